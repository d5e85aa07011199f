import { StateScreen } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { accessMessages } from '../access/messages/index.ts'
import { logFailure, useServices } from '../services.tsx'
import { Bare } from '../shell/Bare.tsx'
import { SignInProblem } from '../shell/sign-in/SignInProblem.tsx'
import { signInAgainPath, subjectKey } from '../shell/sign-in/useSignInAgain.ts'
import { useSignIn } from '../shell/sign-in/useSignIn.ts'
import { Waiting } from '../shell/sign-in/Waiting.tsx'
import { activeApplication } from '../tenant.ts'

/**
 * A window that signs in for the page that opened it, hands the sign-in over and closes. Somebody else
 * who signs in here works on in this window, and the page keeps waiting for its own person.
 */
export default function SignInAgain() {
  const { session } = useServices()
  const { t } = useMessages(accessMessages)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isDone = params.has('done')
  const { hasFailed, signIn } = useSignIn()

  const start = () =>
    signIn({ applicationId: activeApplication(), returnTo: `${signInAgainPath}?done` })
  const begin = useEffectEvent(async () => {
    await session.start()
    if (!isDone) return start()
    const subject = session.getSnapshot().user?.subject
    if (subject === sessionStorage.getItem(subjectKey)) {
      await session.shareSignIn()
      window.close()
    } else void navigate('/home', { replace: true })
  })
  useEffect(() => {
    begin().catch(logFailure)
  }, [])

  if (hasFailed) return <SignInProblem onRetry={start} />
  if (!isDone) return <Waiting />
  // A browser may refuse to close a window that went to another origin meanwhile.
  return (
    <Bare title={t('signedInAgain')}>
      <StateScreen
        kind="empty"
        icon={Check}
        headingLevel={1}
        title={t('signedInAgain')}
        detail={t('signedInAgainDetail')}
      />
    </Bare>
  )
}
