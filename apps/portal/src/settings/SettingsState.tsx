import type { CallResult } from '@atrium/api-client'
import { Button, Skeleton, StateScreen, type SkeletonProps } from '@atrium/design-system'
import { useSettingsMessages } from './messages/index.ts'

interface SettingsStateProps extends Pick<SkeletonProps, 'lines' | 'height'> {
  /** What is on its way, or has not come. */
  of: Exclude<CallResult<unknown>, { state: 'ready' }>
}

/** What stands in a section while its settings are on their way, or have not come. */
export function SettingsState({ of, lines, height }: SettingsStateProps) {
  const { t } = useSettingsMessages()
  if (of.state === 'failed')
    return (
      <StateScreen
        kind={of.error.isOffline ? 'offline' : 'error'}
        headingLevel={3}
        title={t('failed')}
        detail={t('failedDetail')}
        reference={of.error.traceId}
        action={<Button onPress={of.retry}>{t('retry')}</Button>}
      />
    )
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <Skeleton lines={lines} height={height} />
    </section>
  )
}
