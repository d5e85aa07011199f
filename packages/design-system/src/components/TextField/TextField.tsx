import { useState, type ReactNode, type Ref } from 'react'
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { FieldLabel, FieldMessage, fieldCss, inputCss } from '../Field/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'

export interface TextFieldProps {
  /** What is asked for; always visible. */
  label: string
  /** Help below the field. */
  description?: ReactNode
  /** What is wrong; marks the field as invalid. */
  errorMessage?: ReactNode
  /** An answer is needed. */
  isRequired?: boolean
  /** Takes no input. */
  isDisabled?: boolean
  /** Shows its value and takes no input. */
  isReadOnly?: boolean
  /** Most characters; shows a counter. */
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
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

const Root = styled(AriaTextField)`
  ${fieldCss}
`
const Line = styled(Input)`
  ${inputCss}
`
const Lines = styled(TextArea)`
  ${inputCss}
  @layer at.components {
    min-block-size: calc(var(--_rows) * 20px + 14px);
    resize: vertical;
    field-sizing: content;
    max-block-size: 24rem;
  }
`

/** A labelled text input, of one line or with `rows` of several. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, maxLength, placeholder, rows, ref, ...field } = props
  const [own, setOwn] = useState(props.defaultValue ?? '')
  const length = (props.value ?? own).length
  const change = (value: string) => {
    setOwn(value)
    props.onChange?.(value)
  }
  return (
    <Root
      {...field}
      maxLength={maxLength}
      onChange={change}
      isInvalid={errorMessage ? true : undefined}
    >
      <FieldLabel isRequired={field.isRequired}>{label}</FieldLabel>
      {rows ? (
        <Lines ref={ref} rows={rows} placeholder={placeholder} style={height(rows)} />
      ) : (
        <Line ref={ref} placeholder={placeholder} />
      )}
      <FieldMessage
        description={description}
        errorMessage={errorMessage}
        end={maxLength !== undefined && <Counter length={length} max={maxLength} />}
      />
    </Root>
  )
}

function height(rows: number): Record<string, number> {
  return { '--_rows': rows }
}

/** Spoken only near the end: a count at every letter would drown what is typed. */
function Counter({ length, max }: { length: number; max: number }) {
  const strings = useStrings()
  const left = max - length
  return (
    <>
      <span className="at-counter" aria-hidden="true">
        {length} / {max}
      </span>
      <LiveRegion>{left <= 10 ? strings.charactersLeft(left) : ''}</LiveRegion>
    </>
  )
}
