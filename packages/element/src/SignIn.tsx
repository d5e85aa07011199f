import { Button, StateScreen } from '@atrium/design-system'
import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dispatch } from './events.ts'
import { useElementMessages } from './messages/index.ts'
import type { SignInWindow } from './signInFor.ts'

interface SignInProps {
  element: HTMLElement
  /** Absent: the page signs people in. */
  signIn: SignInWindow | undefined
}

/** The portal does not know who reads. */
export function SignIn({ element, signIn }: SignInProps) {
  const { t } = useElementMessages()
  const [problem, setProblem] = useState<'signInFailed' | 'signInBlocked'>()
  const [isBusy, setBusy] = useState(false)
  const detail = t(signIn ? 'signedOutDetail' : 'signedOutByPage')
  useEffect(() => {
    dispatch(element, 'atrium-error', { code: 'signed-out', message: detail })
  }, [element, detail])
  // What fails now fails again when it is pressed, and says so then.
  useEffect(() => void signIn?.prepare().catch(() => undefined), [signIn])
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await signIn?.open()
    } catch (error) {
      setProblem(isBlocked(error) ? 'signInBlocked' : 'signInFailed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <StateScreen
      kind="empty"
      icon={LogIn}
      headingLevel={3}
      title={t('signed-out')}
      detail={problem ? t(problem) : detail}
      action={
        signIn && (
          <Button variant="primary" onPress={press} isPending={isBusy}>
            {t('signIn')}
          </Button>
        )
      }
    />
  )
}

/** The library's words where `window.open` gave nothing. */
const isBlocked = (error: unknown) =>
  error instanceof Error && /opening (popup )?window|popup.*block/i.test(error.message)
