import { isProviderAway } from '@atrium/api-client/session'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoggedOutState } from '../loggedOut/loggedOutState.ts'
import { log, logFailure, useServices } from '../services.tsx'
import { Waiting } from '../shell/sign-in/Waiting.tsx'
import { openApplication } from '../tenant.ts'
import { expectUserLanguage } from '../language/useUserLanguage.ts'
import { clientIdOf } from '../addresses/clientId.ts'

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
      } catch (error) {
        log('The sign-in could not be completed', error)
        const reason = isProviderAway(error) ? 'provider-away' : 'failed'
        const state: LoggedOutState = { reason }
        void navigate('/logged-out', { replace: true, state })
      }
    }
    complete().catch(logFailure)
  }, [navigate, session])

  return <Waiting />
}
