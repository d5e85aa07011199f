import { Button } from '@atrium/design-system'
import { formatExact, formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import { isChanged, isChosen } from '../configuration.logic.ts'
import type { PastChange, StoredSetting } from '../configuration.port.ts'
import { messages } from '../messages/index.ts'

interface SettingNoteProps {
  setting: StoredSetting
  /** What happened to it, the newest first. */
  past: readonly PastChange[]
  onReset: () => void
  onHistory: () => void
}

/** Below a setting: whether the portal's own choice counts, else who changed it, and the way back (T-98). */
export function SettingNote({ setting, past, onReset, onHistory }: SettingNoteProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  if (!isChosen(setting)) return null
  const name = setting.field.displayName
  const isOwn = isChanged(setting)
  const [last] = past
  return (
    <div className="at-note" data-at-changed={isOwn || undefined}>
      {isOwn && last ? (
        <span title={formatExact(locale, last.at)}>
          {t('note.by', {
            name: last.actorName ?? t('history.system'),
            day: formatMoment(locale, last.at, now()),
          })}
        </span>
      ) : (
        <span>{t(isOwn ? 'note.changed' : 'note.standard')}</span>
      )}
      {past.length > 0 && (
        <Button
          size="compact"
          variant="quiet"
          aria-label={t('history.openNamed', { name })}
          onPress={onHistory}
        >
          {t('history.open')}
        </Button>
      )}
      {isOwn && setting.can.change && (
        <Button
          size="compact"
          variant="quiet"
          aria-label={t('reset.named', { name })}
          onPress={onReset}
        >
          {t('reset.action')}
        </Button>
      )}
    </div>
  )
}
