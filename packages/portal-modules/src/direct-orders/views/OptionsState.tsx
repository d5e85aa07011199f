import { Banner, Button, Skeleton } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

/** Keeps the place of media and fields until they are known. */
export function OptionsLoading() {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('media.loading')}>
      <Skeleton lines={3} height="32px" />
    </section>
  )
}

/** Media and fields could not be loaded: the way to ask once more. */
export function OptionsFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages(messages)
  return (
    <Banner
      tone="bad"
      action={
        <Button size="compact" onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('media.failed')}
    </Banner>
  )
}
