import { Button, Dialog, ListRow, ListRows } from '@atrium/design-system'
import { formatExact, formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import { useSettingWords } from '../../kit/settings/index.ts'
import type { PastChange, StoredSetting } from '../configuration.port.ts'
import { messages } from '../messages/index.ts'

interface HistoryDialogProps {
  setting: StoredSetting
  /** The newest first. */
  past: readonly PastChange[]
  onClose: () => void
}

/** Who changed a setting, when, from what to what (T-98). */
export function HistoryDialog({ setting: { field }, past, onClose }: HistoryDialogProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const say = useSettingWords()
  const title = t('history.title', { name: field.displayName })
  const worded = (value: string | null) =>
    value === null ? t('note.standard') : value === '' ? t('history.empty') : say(field, value)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('history.close')}
        </Button>
      }
    >
      <ListRows aria-label={title}>
        {past.map(({ id, at, actorName, from, to }) => (
          <ListRow
            key={id}
            title={t('history.spoken', { from: worded(from), to: worded(to) })}
            subtitle={actorName ?? t('history.system')}
            meta={
              <time dateTime={at.toISOString()} title={formatExact(locale, at)}>
                {formatMoment(locale, at, now())}
              </time>
            }
          />
        ))}
      </ListRows>
    </Dialog>
  )
}
