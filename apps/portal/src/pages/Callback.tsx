import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { logFailure, useServices } from '../services.tsx'
import { Waiting } from '../shell/Waiting.tsx'
import { openApplication } from '../tenant.ts'
import { expectUserLanguage } from '../useUserLanguage.ts'
import { clientIdOf } from '../clientId.ts'

/** `/callback`: completes sign-in; to where the person wanted to go, else the launcher (AUTH-02). */
export function Callback() {
  const { session } = useServices()
  const navigate = useNavigate()
  // An answer of the provider can be used once; effects may run twice.
  const isDone = useRef(false)

  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const complete = async () => {
      try {
        const { returnTo } = await session.completeSignIn()
        expectUserLanguage()
        const clientId = returnTo && clientIdOf(returnTo)
        if (clientId) openApplication(clientId)
        void navigate(returnTo ?? '/launcher', { replace: true })
      } catch {
        void navigate('/logged-out', { replace: true, state: { failed: true } })
      }
    }
    complete().catch(logFailure)
  }, [navigate, session])

  return <Waiting />
}
