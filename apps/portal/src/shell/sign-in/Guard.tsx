import { isExpired, needsOtherApplication } from '@atrium/api-client/session'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { useCallback, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useEndedAccess } from '../../access/endedAccess.ts'
import { clientIdOf } from '../../addresses/clientId.ts'
import type { LoggedOutState } from '../../loggedOut/loggedOutState.ts'
import { runningPreview } from '../../preview/preview.ts'
import { useCurrentSession } from '../../services.tsx'
import { useActiveApplication } from '../../tenant.ts'
import { useUserLanguage } from '../../language/useUserLanguage.ts'
import { SignInProblem } from './SignInProblem.tsx'
import { usePermission } from '../usePermission.ts'
import { useSignIn } from './useSignIn.ts'
import { Waiting } from './Waiting.tsx'

/**
 * Lets in who is signed in. Everybody else goes to the identity provider, with path and query saved
 * (AUTH-07); so does who asks for another application than the active one (AUTH-09). Who signed out in
 * another tab is told so first.
 */
export function Guard() {
  const { status, user, renewalFailed, isEndedElsewhere } = useCurrentSession()
  const { pathname, search } = useLocation()
  const { now } = useModuleHost()
  const asked = new URLSearchParams(search).get('clientId')
  const active = useActiveApplication()
  const isOther = needsOtherApplication(asked, active)
  // The one of the address, else the one that this tab is about (AUTH-16).
  const applicationId = clientIdOf(search) ?? active
  // A session that runs out while somebody works is renewed or said so; only arriving ends in sign-in.
  const isOut =
    status === 'signed-out' ||
    (user && !renewalFailed && isExpired(user.expiresAt, now().getTime()))
  // Whose access has ended is told so; what stands on the page stays (ADM-02).
  const hasEnded = useEndedAccess() !== undefined
  // Who may not enter the other one stays in theirs, and is told so there (ROUTE-13).
  const isQuestion = isOther && !isOut && !hasEnded && status !== 'loading' && !runningPreview
  const permission = usePermission(isQuestion ? (clientIdOf(search) ?? 0) : undefined)
  const isRefused = isQuestion && permission !== 'permitted'
  const mustSignIn =
    status !== 'loading' && !hasEnded && !isEndedElsewhere && (isOut || (isOther && !isRefused))

  const { hasFailed, signIn } = useSignIn()
  const start = useCallback(
    () => signIn({ applicationId, returnTo: pathname + search }),
    [applicationId, pathname, search, signIn],
  )

  useEffect(() => {
    if (mustSignIn) start()
  }, [mustSignIn, start])

  // Thrown to the sign-in without a word, nobody would know why.
  if (isEndedElsewhere) {
    const state: LoggedOutState = { reason: 'elsewhere', returnTo: pathname + search }
    return <Navigate to="/logged-out" replace state={state} />
  }
  if (mustSignIn && hasFailed) return <SignInProblem onRetry={start} />
  const isWaiting = status === 'loading' || mustSignIn || (isQuestion && permission === 'asking')
  return isWaiting ? <Waiting /> : <Inside />
}

function Inside() {
  useUserLanguage()
  return <Outlet />
}
