import type { AbsenceChange } from '@atrium/api-client'
import type { OwnAbsence } from '@atrium/api-client/contract'
import { Banner, Button, ComboBox, DateRangePicker, useToasts } from '@atrium/design-system'
import { dayFromWire, formatDay } from '@atrium/portal-modules/kit'
import { useState } from 'react'
import { deputiesOf, draftOf, isSameDraft, nameOf, type AbsenceDraft } from './absence.logic.ts' // prettier-ignore
import { useSettingsMessages } from './messages/index.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useFailure } from './useFailure.ts'

export interface AbsenceFormProps {
  /** As the server has it. */
  saved: OwnAbsence
  /** In Berlin. */
  today: string
  onSave: (change: AbsenceChange) => Promise<unknown>
  onEnd: () => Promise<unknown>
  onDirtyChange: (isDirty: boolean) => void
}

const fields = ['from', 'until', 'deputyId'] as const

/** When somebody is away, and who decides about approvals for them meanwhile (T-39). */
export function AbsenceForm({ saved, today, onSave, onEnd, onDirtyChange }: AbsenceFormProps) {
  const { t } = useSettingsMessages()
  const { show } = useToasts()
  const [draft, setDraft] = useState<AbsenceDraft>()
  const [isSaving, setSaving] = useState(false)
  const { failure, hear, refuse, forget, clear } = useFailure(fields)
  const kept = draftOf(saved)
  const { days, deputyId } = draft ?? kept
  const edit = (change: Partial<AbsenceDraft>) => setDraft({ days, deputyId, ...change })

  const run = async (work: () => Promise<unknown>, title: string) => {
    setSaving(true)
    try {
      await work()
      setDraft(undefined)
      clear()
      show({ tone: 'success', title })
    } catch (error) {
      hear(error)
    } finally {
      setSaving(false)
    }
  }
  const save = async () => {
    const missing = {
      ...(!days && { until: t('absenceDaysMissing') }),
      ...(days && days.end < today && { until: t('absencePast') }),
      ...(!deputyId && { deputyId: t('absenceDeputyMissing') }),
    }
    if (Object.keys(missing).length > 0 || !days || !deputyId) return refuse(missing)
    const change = { from: days.start, until: days.end, deputyId: Number(deputyId) }
    await run(() => onSave(change), t('saved'))
  }

  return (
    <>
      <StandingIn saved={saved} today={today} />
      {saved.can.edit && (
        <>
          <Away
            saved={saved}
            today={today}
            isBusy={isSaving}
            onEnd={() => void run(onEnd, t('absenceEnded'))}
          />
          <SettingsForm
            label={t('absence')}
            failure={failure}
            isDirty={draft !== undefined && !isSameDraft(draft, kept)}
            isSaving={isSaving}
            onSave={save}
            onDiscard={() => {
              setDraft(undefined)
              clear()
            }}
            onDirtyChange={onDirtyChange}
          >
            <DateRangePicker
              label={t('absenceDays')}
              value={days}
              minValue={kept.days && kept.days.start < today ? kept.days.start : today}
              errorMessage={failure?.fields.until ?? failure?.fields.from}
              onChange={(next) => edit({ days: next })}
              // Not while it is typed: a form that hears of fewer faults leads to the next one.
              onBlur={() => {
                if (!days) return
                forget('until')
                forget('from')
              }}
            />
            <ComboBox
              label={t('absenceDeputy')}
              description={t('absenceDeputyHint')}
              options={deputiesOf(saved)}
              emptyText={t('absenceNobody')}
              value={deputyId}
              errorMessage={failure?.fields.deputyId}
              onChange={(next) => {
                edit({ deputyId: next })
                forget('deputyId')
              }}
            />
          </SettingsForm>
        </>
      )}
    </>
  )
}

interface StateProps {
  saved: OwnAbsence
  today: string
}

/** Who decides in the reader's place, and the way back. */
function Away({
  saved,
  today,
  isBusy,
  onEnd,
}: StateProps & { isBusy: boolean; onEnd: () => void }) {
  const { t, locale } = useSettingsMessages()
  const { absence } = saved
  if (!absence) return null
  const [from, until] = [dayFromWire(absence.from), dayFromWire(absence.until)]
  const values = {
    name: nameOf(absence.deputy),
    from: formatDay(locale, from),
    until: formatDay(locale, until),
  }
  return (
    <Banner
      tone="info"
      action={
        <Button size="compact" isDisabled={isBusy} onPress={onEnd}>
          {t('absenceEnd')}
        </Button>
      }
    >
      {t(from <= today ? 'absenceNow' : 'absenceSoon', values)}
    </Banner>
  )
}

/** For whom the reader decides. */
function StandingIn({ saved, today }: StateProps) {
  const { t, locale } = useSettingsMessages()
  return saved.standsInFor.map(({ person, from, until }) => (
    <Banner key={person.id} tone="info">
      {t(dayFromWire(from) <= today ? 'standsInNow' : 'standsInSoon', {
        name: nameOf(person),
        from: formatDay(locale, dayFromWire(from)),
        until: formatDay(locale, dayFromWire(until)),
      })}
    </Banner>
  ))
}
