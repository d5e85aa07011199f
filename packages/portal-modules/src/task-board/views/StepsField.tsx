import { Button, Checkbox, IconButton, TextField, isComposing } from '@atrium/design-system'
import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Step } from '../task-board.port.ts'

const Group = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);

    > h3 {
      margin: 0;
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    > ul {
      display: grid;
      gap: var(--at-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      min-block-size: 32px;
    }
    li > :first-child {
      flex: 1 1 auto;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-new {
      display: flex;
      align-items: end;
      gap: var(--at-space-2);
    }
    .at-new > :first-child {
      flex: 1 1 auto;
      min-inline-size: 0;
    }
  }
`

export interface StepsFieldProps {
  steps: readonly Step[]
  onChange: (steps: readonly Step[]) => void
  /** What is typed of the next one. */
  text: string
  onType: (text: string) => void
  isReadOnly: boolean
}

const most = 50
const longest = 200

/** The steps with the one that was typed, unless nothing was. */
export function withStep(steps: readonly Step[], text: string): readonly Step[] {
  const words = text.trim()
  if (words === '') return steps
  return [...steps, { id: crypto.randomUUID(), text: words, isDone: false }]
}

/** The steps of a task: ticked, added with Enter, taken away (T-57). */
export function StepsField({ steps, onChange, text, onType, isReadOnly }: StepsFieldProps) {
  const { t } = useMessages(messages)
  const headingId = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  if (isReadOnly && steps.length === 0) return null
  const add = () => {
    if (text.trim() === '') return
    onChange(withStep(steps, text))
    onType('')
    field.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings borders and a width of its own
    <Group role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{t('field.steps')}</h3>
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <li key={step.id}>
              <Checkbox
                isSelected={step.isDone}
                isReadOnly={isReadOnly}
                onChange={(isDone) =>
                  onChange(steps.map((one) => (one.id === step.id ? { ...one, isDone } : one)))
                }
              >
                {step.text}
              </Checkbox>
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  size="compact"
                  label={t('steps.remove', { name: step.text })}
                  onPress={() => {
                    onChange(steps.filter(({ id }) => id !== step.id))
                    field.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && steps.length < most && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the field adds the step instead of sending the form
        <div
          className="at-new"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            if (event.target !== field.current || text.trim() === '') return
            event.preventDefault()
            add()
          }}
        >
          <TextField
            ref={field}
            label={t('steps.new')}
            isLabelHidden
            placeholder={t('steps.new')}
            value={text}
            onChange={(typed) => onType(typed.slice(0, longest))}
          />
          <Button icon={Plus} isDisabled={text.trim() === ''} onPress={add}>
            {t('steps.add')}
          </Button>
        </div>
      )}
    </Group>
  )
}
