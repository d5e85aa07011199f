import { Select, Switch, TimeField, useToasts } from '@atrium/design-system'
import { useState } from 'react'
import {
  hoursWith,
  isSame,
  reachOf,
  typesOf,
  groupsOf,
  usualQuietHours,
  type NotificationSettings,
} from './delivery.logic.ts'
import { DeliveryTable } from './DeliveryTable.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { TimeRow, Ways } from './settings.styles.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useFailure } from './useFailure.ts'

export interface DeliveryFormProps {
  /** As the server has it. */
  saved: NotificationSettings
  onSave: (settings: NotificationSettings) => Promise<unknown>
  onDirtyChange: (isDirty: boolean) => void
}

type Times = { from: string | null; to: string | null }

const fields = ['quietHours.from', 'quietHours.to', 'digestTime'] as const

/** Type by way, the hour of the overview, quiet hours (SET-04). */
export function DeliveryForm({ saved, onSave, onDirtyChange }: DeliveryFormProps) {
  const { t } = useSettingsMessages()
  const { show } = useToasts()
  const [draft, setDraft] = useState<NotificationSettings>()
  /** While a time is half typed it is none. */
  const [times, setTimes] = useState<Times>()
  const [isSaving, setSaving] = useState(false)
  const { failure, hear, refuse, forget, clear } = useFailure(fields)
  const shown = draft ?? saved
  const quiet = times ?? shown.quietHours
  const isDirty =
    !isSame(shown, saved) ||
    (times !== undefined &&
      (times.from !== shown.quietHours?.from || times.to !== shown.quietHours?.to))

  const edit = (change: Partial<NotificationSettings>) => setDraft({ ...shown, ...change })
  const setTime = (end: 'from' | 'to', value: string | null) => {
    const next = { from: quiet?.from ?? null, to: quiet?.to ?? null, [end]: value }
    setTimes(next)
    if (next.from !== null && next.to !== null)
      edit({ quietHours: { from: next.from, to: next.to } })
    // Equal times are wrong at the end, whichever of them is changed.
    forget('quietHours.from')
    forget('quietHours.to')
  }
  const discard = () => {
    setDraft(undefined)
    setTimes(undefined)
    clear()
  }
  const save = async () => {
    const missing = [
      ...(quiet && quiet.from === null ? ['quietHours.from'] : []),
      ...(quiet && quiet.to === null ? ['quietHours.to'] : []),
    ]
    if (missing.length > 0)
      return refuse(Object.fromEntries(missing.map((name) => [name, t('timeMissing')])))
    if (quiet && quiet.from === quiet.to) return refuse({ 'quietHours.to': t('timesEqual') })
    setSaving(true)
    try {
      await onSave(shown)
      setDraft((now) => (now === draft ? undefined : now))
      setTimes(undefined)
      clear()
      show({ tone: 'success', title: t('saved') })
    } catch (error) {
      hear(error)
    } finally {
      setSaving(false)
    }
  }
  const all = groupsOf(shown).flatMap(typesOf)
  const hasDigest = reachOf(shown, all, 'digest') !== 'none'

  return (
    <SettingsForm
      label={t('notifications')}
      failure={failure}
      isDirty={isDirty}
      isSaving={isSaving}
      onSave={save}
      onDiscard={discard}
      onDirtyChange={onDirtyChange}
    >
      <Ways>
        <li>{t('inAppDetail')}</li>
        <li>{t('emailDetail')}</li>
        <li>{t('digestDetail')}</li>
      </Ways>
      <DeliveryTable settings={shown} onChange={setDraft} />
      {hasDigest && (
        <TimeRow>
          <Select
            label={t('digestTime')}
            options={hoursWith(shown.digestTime).map((hour) => ({ id: hour, label: hour }))}
            value={shown.digestTime}
            errorMessage={failure?.fields.digestTime}
            onChange={(hour) => {
              if (hour) edit({ digestTime: hour })
              forget('digestTime')
            }}
          />
        </TimeRow>
      )}
      <Switch
        description={t('quietDetail')}
        isSelected={quiet !== null}
        onChange={(isOn) => {
          setTimes(undefined)
          edit({ quietHours: isOn ? (saved.quietHours ?? usualQuietHours) : null })
        }}
      >
        {t('quiet')}
      </Switch>
      {quiet && (
        <TimeRow as="fieldset" aria-label={t('quiet')}>
          <TimeField
            label={t('quietFrom')}
            value={quiet.from}
            errorMessage={failure?.fields['quietHours.from']}
            onChange={(value) => setTime('from', value)}
          />
          <TimeField
            label={t('quietTo')}
            value={quiet.to}
            errorMessage={failure?.fields['quietHours.to']}
            onChange={(value) => setTime('to', value)}
          />
        </TimeRow>
      )}
    </SettingsForm>
  )
}
