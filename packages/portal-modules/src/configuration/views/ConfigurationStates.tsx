import { PageHeader, Skeleton } from '@atrium/design-system'
import { useMessages, type PortError } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
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

/** Why nothing came. */
export function ConfigurationFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  return (
    <LoadFailure
      error={error}
      onRetry={onRetry}
      forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
      failed={{ title: t('failed.title'), detail: t('failed.detail') }}
    />
  )
}
