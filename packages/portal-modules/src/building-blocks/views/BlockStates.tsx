import { Button, PageHeader, Skeleton, Stack, StateScreen } from '@atrium/design-system'
import { useMessages, type PortError } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { messages } from '../messages/index.ts'

/** A form of the size of what comes. */
export function BlockLoading() {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <PageHeader title={t('title')} isLoading />
      <Stack>
        <Skeleton shape="block" height="220px" />
        <Skeleton shape="block" height="320px" />
      </Stack>
    </section>
  )
}

/** Why nothing came: it was withdrawn, there is no connection, or it is broken. */
export function BlockFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { t } = useMessages(messages)
  return (
    <LoadFailure
      error={error}
      onRetry={onRetry}
      forbidden={{ title: t('gone.title'), detail: t('gone.detail') }}
      failed={{ title: t('failed.title'), detail: t('failed.detail') }}
    />
  )
}

/** Told to whoever orders from blocks and does not make them (PERM-07). */
export function BlockForbidden({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="forbidden"
      headingLevel={1}
      title={t('forbidden.title')}
      detail={t('forbidden.detail')}
      action={onLeave && <Button onPress={onLeave}>{t('forbidden.action')}</Button>}
    />
  )
}
