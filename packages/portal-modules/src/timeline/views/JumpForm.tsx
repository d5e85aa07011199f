import { Button, Calendar, DateField, Form } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Overview } from '../timeline.port.ts'

export interface JumpFormProps {
  overview: Overview
  /** Where it begins. */
  day: string
  onJump: (day: string) => void
}

const Row = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: var(--at-space-2);
    margin-block-end: var(--at-space-3);

    > :first-child {
      flex: 1 1 140px;
    }
  }
`

/** A day, typed or chosen from the days between the first and the last item (T-78). */
export function JumpForm({ overview, day, onJump }: JumpFormProps) {
  const { t } = useMessages(messages)
  const [typed, setTyped] = useState<string | null>(day)
  const [isChecked, setChecked] = useState(false)
  const { firstDay, lastDay } = overview
  const shown = [firstDay ?? day, lastDay ?? day]
  const near = day < shown[0]! ? shown[0]! : day > shown[1]! ? shown[1]! : day
  return (
    <>
      <Form
        hasNoActions
        onSubmit={() => {
          setChecked(true)
          if (typed) onJump(typed)
        }}
      >
        <Row>
          <DateField
            label={t('jump.day')}
            value={typed}
            onChange={setTyped}
            errorMessage={isChecked && !typed ? t('jump.missing') : undefined}
          />
          <Button type="submit">{t('jump.action')}</Button>
        </Row>
      </Form>
      <Calendar
        label={t('jump.calendar')}
        defaultValue={near}
        minValue={firstDay ?? undefined}
        maxValue={lastDay ?? undefined}
        onChange={onJump}
      />
    </>
  )
}
