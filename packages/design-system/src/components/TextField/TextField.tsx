import { useRef, type ChangeEvent, type ComponentProps, type Ref } from 'react'
import { AutoFocus } from '../../focus/index.ts'
import {
  FieldFrame,
  controlProps,
  useBrowserError,
  useField,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { withOwn } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { LengthOf } from './LengthOf.tsx'

export interface TextFieldProps
  extends FieldProps, ControlProps<'input', 'onBlur' | 'ref' | 'type' | 'value'> {
  /** Most characters; shows a counter (VAL-09). */
  maxLength?: number
  /** The text, when the parent holds it. */
  value?: string
  /** The text at first, when the field holds it. */
  defaultValue?: string
  /** Called with every change. */
  onChange?: (value: string) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Gets the focus when it appears. */
  autoFocus?: boolean
  /** Default `text`. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url'
  /** Name in a form. */
  name?: string
  /** What a browser may fill in. */
  autoComplete?: string
  /** An example, never the label. */
  placeholder?: string
  /** More than one line of this height. */
  rows?: number
  /** Its element. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** A labelled text input, of one line or with `rows` of several. */
export function TextField(props: TextFieldProps) {
  const {
    maxLength,
    value,
    defaultValue,
    onChange,
    onBlur,
    autoFocus,
    rows,
    ref,
    type,
    name,
    autoComplete,
    placeholder,
    ...rest
  } = props
  const { message, onInvalid, clear } = useBrowserError(value)
  const field = message === undefined || props.errorMessage ? props : told(props, message)
  const ids = useField(field)
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const hasCount = maxLength !== undefined
  const both = useBothRefs(ref, hasCount || autoFocus ? element : undefined)
  const control = {
    ...withOwn(withoutField(rest), { onInvalid }),
    ...controlProps(field, ids),
    ref: both,
    className: 'at-input',
    name,
    value,
    defaultValue: value === undefined ? defaultValue : undefined,
    maxLength,
    readOnly: props.isReadOnly,
    placeholder,
    autoComplete,
    onBlur: onBlur && (() => onBlur()),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      clear()
      onChange?.(event.target.value)
    },
  }
  const first = value ?? defaultValue ?? ''
  return (
    <FieldFrame
      field={field}
      ids={ids}
      end={hasCount && <LengthOf target={element} value={value} first={first} max={maxLength} />}
    >
      {rows ? (
        <textarea
          {...(control as unknown as ComponentProps<'textarea'>)}
          rows={rows}
          style={height(rows)}
        />
      ) : (
        <input {...control} type={type} />
      )}
      {autoFocus && <AutoFocus target={element} />}
    </FieldFrame>
  )
}

function told(props: TextFieldProps, errorMessage: string): TextFieldProps {
  return { ...props, errorMessage }
}

function height(rows: number): Record<string, number> {
  return { '--_rows': rows }
}
