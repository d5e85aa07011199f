import { Button, StateScreen } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { LogIn, LogOut } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Bare } from '../shell/Bare.tsx'
import { SignInProblem } from '../shell/sign-in/SignInProblem.tsx'
import { useSignIn } from '../shell/sign-in/useSignIn.ts'
import { activeApplication } from '../tenant.ts'
import type { LoggedOutState } from './loggedOutState.ts'
import { loggedOutMessages } from './messages/index.ts'

const titles = {
  failed: 'failedTitle',
  elsewhere: 'signedOutTitle',
  here: 'signedOutTitle',
} as const
const details = {
  failed: 'failedDetail',
  elsewhere: 'elsewhereDetail',
  here: 'signedOutDetail',
} as const

/** Landing after sign-out, here or in another tab, and after a sign-in that did not work (AUTH-02, AUTH-03). */
export default function LoggedOut() {
  const { t } = useMessages(loggedOutMessages)
  const { reason, returnTo } = (useLocation().state as LoggedOutState | null) ?? { reason: 'here' }
  const { hasFailed, signIn } = useSignIn()
  const signInAgain = () => signIn({ applicationId: activeApplication(), returnTo })
  if (reason === 'provider-away' || hasFailed) return <SignInProblem onRetry={signInAgain} />
  const title = t(titles[reason])
  const way = reason === 'elsewhere' ? { onPress: signInAgain } : { href: '/' }
  return (
    <Bare title={title}>
      <StateScreen
        kind={reason === 'failed' ? 'error' : 'empty'}
        icon={reason === 'failed' ? undefined : LogOut}
        headingLevel={1}
        title={title}
        detail={t(details[reason])}
        action={
          <Button variant="primary" icon={LogIn} {...way}>
            {t('signInAgain')}
          </Button>
        }
      />
    </Bare>
  )
}
