import { Button, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { RotateCw } from 'lucide-react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

/** Fields of the size of what comes. */
export function ConfigurationLoading() {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <PageHeader title={t('title')} isLoading />
      <Skeleton shape="block" height="240px" />
    </section>
  )
}

/** Not theirs, no connection, or broken: each with one way on. */
export function ConfigurationFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  if (error.code === 'forbidden' || error.code === 'not-found')
    return (
      <StateScreen
        kind="forbidden"
        headingLevel={1}
        title={t('forbidden.title')}
        detail={t('forbidden.detail')}
      />
    )
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      headingLevel={1}
      title={t('failed.title')}
      detail={t('failed.detail')}
      reference={error.reference}
      action={
        <Button variant="primary" icon={RotateCw} onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
