import { Meh, ThumbsDown, ThumbsUp } from 'lucide-react'
import { styled } from 'styled-components'
import {
  boxProps,
  FieldFrame,
  useField,
  useOwn,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { defineStrings, useStrings } from '../../intl/index.ts'
import { Icon } from '../Icon/index.ts'

/** Grades of feedback, the best first (CMT-06). */
export const GRADES = ['top', 'ok', 'flop'] as const
export type Grade = (typeof GRADES)[number]

export interface GradeFieldProps extends FieldProps, ControlProps<'div'> {
  /** The grade given, `null` for none, when the parent holds it. */
  value?: Grade | null
  /** The grade at first, when the field holds it. */
  defaultValue?: Grade | null
  /** Called with the grade, `null` when it is taken back. */
  onChange?: (value: Grade | null) => void
  /** Name in a form. */
  name?: string
}

const gradeStrings = defineStrings('GradeField', {
  en: { top: 'Top', ok: 'OK', flop: 'Flop' },
  de: { top: 'Top', ok: 'Okay', flop: 'Flop' },
})

const ICONS = { top: ThumbsUp, ok: Meh, flop: ThumbsDown }

const Grades = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--at-space-2);

    label {
      position: relative;
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--at-space-2);
      min-inline-size: 84px;
      min-block-size: var(--at-control);
      padding: var(--at-space-1) 14px;
      border: 1px solid var(--at-field);
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      color: var(--at-text-2);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      cursor: pointer;
      transition:
        border-color var(--at-fast) var(--at-ease),
        background-color var(--at-fast) var(--at-ease);
    }
    input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    .at-icon {
      flex: none;
    }
    label:has(input:checked) {
      box-shadow: inset 0 0 0 1px currentColor;
    }
    label[data-at-grade='top']:has(input:checked) {
      border-color: var(--at-ok-text);
      background: var(--at-ok-soft);
      color: var(--at-ok-text);
    }
    label[data-at-grade='ok']:has(input:checked) {
      border-color: var(--at-info-text);
      background: var(--at-info-soft);
      color: var(--at-info-text);
    }
    label[data-at-grade='flop']:has(input:checked) {
      border-color: var(--at-bad-text);
      background: var(--at-bad-soft);
      color: var(--at-bad-text);
    }
    label:has(input:focus-visible) {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    @media (hover: hover) {
      label:not(:has(:checked, :disabled)):hover {
        border-color: var(--at-text-2);
        color: var(--at-text);
      }
    }
    label:has(input:disabled) {
      border-color: var(--at-line-strong);
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    label:has(input:disabled:not(:checked)) {
      background: var(--at-sunken);
    }
    &[data-at-disabled] label[data-at-grade]:has(input:checked) {
      border-color: var(--at-field);
      background: var(--at-sunken);
      color: var(--at-text-2);
    }
    &[data-at-invalid] label {
      border-color: var(--at-bad);
    }
    @media (forced-colors: active) {
      label:has(input:checked) {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      label:has(input:disabled) {
        border-color: GrayText;
        color: GrayText;
      }
    }
    @media print {
      label:not(:has(:checked)) {
        display: none;
      }
    }
  }
`

/** A grade for something finished: top, ok or flop; pressed again it is taken back (CMT-06). */
export function GradeField(props: GradeFieldProps) {
  const { value: given, defaultValue = null, onChange, name, ...rest } = props
  const strings = useStrings(gradeStrings)
  const ids = useField(props)
  const [value, change] = useOwn<Grade | null>(given, defaultValue, onChange)
  const canTakeBack = !props.isRequired && !props.isReadOnly
  return (
    <FieldFrame field={props} ids={ids} isRadioGroup native={withoutField(rest)}>
      <Grades {...boxProps(props)}>
        {GRADES.map((grade) => (
          <label key={grade} data-at-grade={grade}>
            <input
              type="radio"
              name={name ?? ids.id}
              value={grade}
              checked={value === grade}
              disabled={props.isDisabled || (props.isReadOnly && value !== grade)}
              onChange={() => change(grade)}
              onClick={() => value === grade && canTakeBack && change(null)}
              onKeyDown={({ key }) => {
                if ((key === 'Delete' || key === 'Backspace') && value && canTakeBack) change(null)
              }}
            />
            <Icon icon={ICONS[grade]} />
            {strings[grade]}
          </label>
        ))}
      </Grades>
    </FieldFrame>
  )
}
