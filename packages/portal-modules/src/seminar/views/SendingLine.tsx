import { Banner, Button, formatBytes, ProgressBar } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { UnfinishedFile } from '../seminar.port.ts'
import type { Sending } from '../useSending.ts'

/** How far a file is on its way, and what holds it up (T-64). */
export function SendingLine({ sending }: { sending: Sending }) {
  const { t, locale } = useMessages(messages)
  if (sending.state === 'idle') return null
  if (sending.state === 'working') return <ProgressBar label={t('package.reading')} />
  const { state, sent, size } = sending
  return (
    <ProgressBar
      label={t(`sending.${state}`)}
      value={sent}
      max={Math.max(size, 1)}
      valueText={t('package.sent', {
        sent: formatBytes(locale, sent),
        size: formatBytes(locale, size),
      })}
    />
  )
}

export interface UnfinishedLineProps {
  file: UnfinishedFile
  onForget: () => void
}

/** What was begun before the page was loaded: with the same file it goes on. */
export function UnfinishedLine({ file, onForget }: UnfinishedLineProps) {
  const { t, locale } = useMessages(messages)
  const { name, sent, size } = file
  return (
    <Banner
      tone="info"
      action={
        <Button size="compact" onPress={onForget}>
          {t('sending.forget')}
        </Button>
      }
    >
      {t('sending.interrupted', {
        name,
        sent: formatBytes(locale, sent),
        size: formatBytes(locale, size),
      })}
    </Banner>
  )
}

export interface SendingActionsProps {
  sending: Sending
  onPause: () => void
  onGoOn: () => void
  onGiveUp: () => void
  /** Closes while it is paused; it is offered again. */
  onClose: () => void
}

/** What can be done while a file is on its way. */
export function SendingActions({ sending, onPause, onGoOn, ...act }: SendingActionsProps) {
  const { t } = useMessages(messages)
  if (sending.state === 'idle') return null
  if (sending.state === 'paused')
    return (
      <>
        <Button onPress={act.onGiveUp}>{t('package.stop')}</Button>
        <Button onPress={act.onClose}>{t('sending.later')}</Button>
        <Button variant="primary" onPress={onGoOn}>
          {t('sending.goOn')}
        </Button>
      </>
    )
  return (
    <>
      <Button onPress={act.onGiveUp}>{t('package.stop')}</Button>
      {sending.state !== 'working' && sending.canPause && (
        <Button onPress={onPause}>{t('sending.pause')}</Button>
      )}
    </>
  )
}
