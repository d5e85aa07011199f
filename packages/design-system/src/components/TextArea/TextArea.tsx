import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  boxCss,
  boxProps,
  controlProps,
  Counter,
  FieldFrame,
  useField,
  useOwn,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { numberFormat } from '../../intl/formats.ts'
import { defineStrings, useStrings } from '../../intl/index.ts'
import { isComposing } from '../../keys/index.ts'
import { withOwn } from '../../native/index.ts'

export interface TextAreaProps extends FieldProps, ControlProps<'textarea', 'onBlur' | 'value'> {
  /** The text, when the parent holds it. */
  value?: string
  /** The text at first, when the field holds it. */
  defaultValue?: string
  /** Called with every change. */
  onChange?: (value: string) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Called by Enter, which then breaks no line: Shift+Enter does. Not while an input method composes. */
  onEnter?: () => void
  /** Most characters; shows a counter (VAL-09). */
  maxLength?: number
  /** Lets people write past `maxLength` and says so, instead of cutting what they paste. */
  allowsOverflow?: boolean
  /** Lines at first; default 2 (ENT-06). */
  minRows?: number
  /** Lines after which it scrolls; default 5 (ENT-06). */
  maxRows?: number
  /** Name in a form. */
  name?: string
  /** An example, never the label. */
  placeholder?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
  /** What a component that builds on it adds to the control. A key that it takes is not the field's any more. */
  control?: Pick<
    ComponentProps<'textarea'>,
    | 'onKeyDown'
    | 'onSelect'
    | 'aria-autocomplete'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'enterKeyHint'
  >
}

const strings = defineStrings('TextArea', {
  en: { tooLong: (max: string) => `Please shorten the text to ${max} characters.` },
  de: { tooLong: (max) => `Bitte kürzen Sie den Text auf ${max} Zeichen.` },
})

const Box = styled.div`
  ${boxCss}
  @layer at.components {
    textarea.at-entry {
      field-sizing: content;
      box-sizing: border-box;
      min-block-size: calc(var(--_min) * 1lh + 14px);
      max-block-size: calc(var(--_max) * 1lh + 14px);
      padding-block: 7px;
      resize: none;
      overflow-wrap: anywhere;
      scrollbar-width: thin;
    }
    @media print {
      textarea.at-entry {
        max-block-size: none;
      }
    }
  }
`

/** A text of several lines; grows with it from two lines to five, then scrolls. */
export function TextArea(props: TextAreaProps) {
  const {
    value: held,
    defaultValue = '',
    onChange,
    onBlur,
    onEnter,
    maxLength,
    allowsOverflow,
    minRows = 2,
    maxRows = 5,
    autoFocus,
    control,
    ...rest
  } = props
  const [value, change] = useOwn(held, defaultValue, onChange)
  const isOver = maxLength !== undefined && value.length > maxLength
  const words = useStrings(strings)
  const { format } = numberFormat(useLocale().locale)
  const errorMessage: ReactNode =
    props.errorMessage ?? (isOver && allowsOverflow ? words.tooLong(format(maxLength)) : undefined)
  const field = { ...props, errorMessage }
  const ids = useField(field)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    control?.onKeyDown?.(event)
    if (event.defaultPrevented || !onEnter) return
    if (event.key !== 'Enter' || event.shiftKey) return
    if (isComposing(event)) return
    event.preventDefault()
    onEnter()
  }
  return (
    <FieldFrame
      field={field}
      ids={ids}
      end={maxLength !== undefined && <Counter length={value.length} max={maxLength} />}
    >
      <Box {...boxProps(field)} style={rows(minRows, Math.max(minRows, maxRows))}>
        <textarea
          {...withOwn(withoutField(rest), { ...control, onKeyDown })}
          {...controlProps(field, ids)}
          className="at-entry"
          // Where the browser does not size it by its content, by its lines.
          rows={Math.min(maxRows, Math.max(minRows, value.split('\n').length))}
          maxLength={allowsOverflow ? undefined : maxLength}
          readOnly={props.isReadOnly}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
        />
      </Box>
    </FieldFrame>
  )
}

function rows(min: number, max: number): Record<string, number> {
  return { '--_min': min, '--_max': max }
}
