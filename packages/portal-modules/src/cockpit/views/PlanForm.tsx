import { Banner, DatePicker, FieldGrid, FieldGridItem, NumberField } from '@atrium/design-system'
import { useState, type ReactNode } from 'react'
import { formatDay, useMessages, type PortError } from '../../kit/index.ts'
import { currencyCode, formatBudget } from '../../kit/campaigns/index.ts'
import { arePausesWrong, changedMeanwhile, edited } from '../cockpit.logic.ts'
import type { Pause } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import { PausesField } from './PausesField.tsx'
import { rangesOf } from './ranges.ts'
import { SaveDialog } from './SaveDialog.tsx'

/** Budget and days that a plan has. */
interface PlanFields {
  budget: number | null
  start: string | null
  end: string | null
  /** Absent: nothing rests. */
  pauses?: readonly Pause[]
}

export interface PlanFormProps<Fields extends PlanFields> {
  title: string
  /** What its budget is called. */
  budgetLabel: string
  /** As they are now; somebody else may change them while the form is open. */
  current: Fields
  /** Of what is `current`: goes up with every change. */
  version: number
  /** Words of the days besides start and end. */
  deadlines: Readonly<Record<Exclude<keyof Fields, keyof PlanFields>, string>>
  currencyName: string | null
  /** What to know before. */
  note?: ReactNode
  onSave: (fields: Partial<Fields>) => Promise<PortError | undefined>
  onClose: () => void
}

/**
 * Changes budget and days. Somebody else's change is shown beside one's own as soon as it is heard of,
 * or a save is refused; what was typed stays, and saving then replaces theirs.
 */
export function PlanForm<Fields extends PlanFields>(props: PlanFormProps<Fields>) {
  const { title, budgetLabel, current, version, deadlines, currencyName, note } = props
  const { onSave, onClose } = props
  const { t, locale } = useMessages(messages)
  const [began] = useState(current)
  const [typed, setTyped] = useState(current)
  const [isChecked, setChecked] = useState(false)
  const [sent, setSent] = useState(version)
  const set = (change: Partial<Fields>) => setTyped((before) => ({ ...before, ...change }))

  const isWrong = typed.start !== null && typed.end !== null && typed.end < typed.start
  const hasWrongPauses = arePausesWrong(typed.pauses ?? [], typed)
  const names = {
    budget: budgetLabel,
    start: t('edit.start'),
    end: t('edit.end'),
    pauses: t('edit.pauses'),
    ...deadlines,
  } as Record<keyof Fields, string>
  const write = (value: unknown) => {
    if (typeof value === 'number') return formatBudget(locale, value, currencyName)
    if (Array.isArray(value)) return rangesOf(locale, value as Pause[])
    return typeof value === 'string' ? formatDay(locale, value) : '–'
  }
  const save = () => {
    setChecked(true)
    if (isWrong || hasWrongPauses) return undefined
    setSent(version)
    return onSave(edited(began, typed))
  }
  const others = changedMeanwhile(began, current)
  // Until their state has come, nobody knows what they changed.
  const isUntouched = others.length === 0 && version > sent
  return (
    <SaveDialog
      title={title}
      submitLabel={t('action.save')}
      isChanged={Object.keys(edited(began, typed)).length > 0}
      onSave={save}
      doneText={() => t('edit.saved')}
      onClose={onClose}
    >
      {(isConflict) => (
        <>
          {(isConflict || others.length > 0) && (
            <Banner tone="warn">
              {t('edit.conflict')} {isUntouched && t('edit.unchanged')}
              {others.length > 0 && (
                <ul>
                  {others.map((name) => (
                    <li key={String(name)}>
                      {t('edit.nowAndMine', {
                        field: names[name],
                        now: write(current[name]),
                        mine: write(typed[name]),
                      })}
                    </li>
                  ))}
                </ul>
              )}
            </Banner>
          )}
          {note}
          <FieldGrid>
            <FieldGridItem columns={12}>
              <NumberField
                label={names.budget}
                value={typed.budget}
                onChange={(budget) => set({ budget } as Partial<Fields>)}
                minValue={0}
                maxValue={999_999_999_999}
                formatOptions={{ style: 'currency', currency: currencyCode(currencyName ?? '') }}
                hasNoSteps
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
                autoFocus
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <DatePicker
                label={names.start}
                value={typed.start}
                onChange={(start) => set({ start } as Partial<Fields>)}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <DatePicker
                label={names.end}
                value={typed.end}
                onChange={(end) => set({ end } as Partial<Fields>)}
                errorMessage={isChecked && isWrong ? t('edit.order') : undefined}
              />
            </FieldGridItem>
            {typed.pauses && (
              <FieldGridItem columns={12}>
                <PausesField
                  value={typed.pauses}
                  onChange={(pauses) => set({ pauses } as Partial<Fields>)}
                  flight={typed}
                  errorMessage={isChecked && hasWrongPauses ? t('edit.wrongPauses') : undefined}
                />
              </FieldGridItem>
            )}
            {(Object.keys(deadlines) as (keyof typeof deadlines)[]).map((name) => (
              <FieldGridItem key={String(name)} columns={6}>
                <DatePicker
                  label={deadlines[name]}
                  value={typed[name] as string | null}
                  onChange={(day) => set({ [name]: day } as Partial<Fields>)}
                />
              </FieldGridItem>
            ))}
          </FieldGrid>
        </>
      )}
    </SaveDialog>
  )
}
