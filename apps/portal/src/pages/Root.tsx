import { mayEnter } from '@atrium/api-client/session'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { storedLanguage, useCurrentSession, useServices } from '../services.tsx'
import { Waiting } from '../shell/Waiting.tsx'

/** `/`: with more than 50 s left to the launcher, else to the identity provider (AUTH-01). */
export function Root() {
  const { session } = useServices()
  const { status, user } = useCurrentSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === 'loading') return
    if (user && mayEnter(user.expiresAt, Date.now())) void navigate('/launcher', { replace: true })
    else void session.signIn({ returnTo: undefined, language: storedLanguage() })
  }, [navigate, session, status, user])

  return <Waiting />
}
