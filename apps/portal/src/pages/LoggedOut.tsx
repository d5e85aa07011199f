import { Button, StateScreen } from '@atrium/design-system'
import { LogIn, LogOut } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { usePortalMessages } from '../messages/index.ts'
import { Bare } from '../shell/Bare.tsx'

/** Landing after sign-out, and after a sign-in that did not work (AUTH-02, AUTH-03). */
export function LoggedOut() {
  const { t } = usePortalMessages()
  const failed = (useLocation().state as { failed?: boolean } | null)?.failed === true
  return (
    <Bare title={t(failed ? 'signInFailedTitle' : 'signedOutTitle')}>
      <StateScreen
        kind={failed ? 'error' : 'empty'}
        icon={failed ? undefined : LogOut}
        headingLevel={1}
        title={t(failed ? 'signInFailedTitle' : 'signedOutTitle')}
        detail={t(failed ? 'signInFailedDetail' : 'signedOutDetail')}
        action={
          <Button variant="primary" icon={LogIn} href="/">
            {t('signInAgain')}
          </Button>
        }
      />
    </Bare>
  )
}
