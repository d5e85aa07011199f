import { Button, StateScreen } from '@atrium/design-system'
import { useEffect, useEffectEvent } from 'react'
import { usePortalMessages } from '../../messages/index.ts'
import { Bare } from '../Bare.tsx'
import { useOnline } from '../connection/useOnline.ts'

/** The identity provider could not be reached: why, and once more, by itself when the network is back (AUTH-07). */
export function SignInProblem({ onRetry }: { onRetry: () => void }) {
  const { t } = usePortalMessages()
  const isOnline = useOnline()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  const title = t(isOnline ? 'providerAway' : 'offline')
  return (
    <Bare title={title}>
      <StateScreen
        kind={isOnline ? 'error' : 'offline'}
        headingLevel={1}
        title={title}
        detail={t(isOnline ? 'providerAwayDetail' : 'providerOfflineDetail')}
        action={
          <Button variant="primary" onPress={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </Bare>
  )
}
