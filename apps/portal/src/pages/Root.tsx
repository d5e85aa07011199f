import { mayEnter } from '@atrium/api-client/session'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentSession } from '../services.tsx'
import { SignInProblem } from '../shell/sign-in/SignInProblem.tsx'
import { useSignIn } from '../shell/sign-in/useSignIn.ts'
import { Waiting } from '../shell/sign-in/Waiting.tsx'

/** `/`: with more than 50 s left to the launcher, else to the identity provider (AUTH-01). */
export function Root() {
  const { hasFailed, signIn } = useSignIn()
  const { status, user } = useCurrentSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === 'loading') return
    if (user && mayEnter(user.expiresAt, Date.now())) void navigate('/launcher', { replace: true })
    else signIn({})
  }, [navigate, signIn, status, user])

  if (hasFailed) return <SignInProblem onRetry={() => signIn({})} />
  return <Waiting />
}
