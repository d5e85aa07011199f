import { useMemo, useRef } from 'react'
import { TimeField as AriaTimeField } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  checkedOnLeave,
  dateBoxCss,
  FieldFault,
  focusSegment,
  frameProps,
  Segments,
  sendForm,
  segmentsCss,
  toClock,
  toTime,
} from '../../dates/index.ts'
import {
  boxCss,
  boxProps,
  FieldFrame,
  useField,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'

export interface TimeFieldProps
  extends FieldProps, ControlProps<'div', 'onBlur' | 'role' | 'slot'> {
  /** The time as `HH:MM`, `null` for none, when the parent holds it. */
  value?: string | null
  /** The time at first, when the field holds it. */
  defaultValue?: string | null
  /** Called with the time once it is complete, with `null` when it is emptied. */
  onChange?: (value: string | null) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** The earliest time. */
  minValue?: string
  /** The latest time. */
  maxValue?: string
  /** Name in a form; the value is `HH:MM:SS`. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const Root = styled(AriaTimeField)`
  ${segmentsCss}
`
const Box = styled.div`
  ${boxCss}
  ${dateBoxCss}
`

/** A time of day in hours and minutes, of 24 or 12 hours as the reader's language has it. */
export function TimeField(props: TimeFieldProps) {
  const {
    value: held,
    defaultValue,
    onChange,
    onBlur,
    minValue,
    maxValue,
    name,
    autoFocus,
    // The control takes it with the field's own.
    'aria-describedby': _describedBy,
    ...rest
  } = props
  const ids = useField(props)
  const root = useRef<HTMLDivElement>(null)
  const value = useMemo(() => (held === undefined ? undefined : toTime(held)), [held])
  return (
    <FieldFrame field={props} ids={ids} onLabelClick={() => focusSegment(root.current)}>
      <Root
        ref={root}
        {...frameProps(props, ids)}
        value={value}
        defaultValue={toTime(defaultValue) ?? undefined}
        onChange={onChange && ((time) => onChange(toClock(time)))}
        onBlur={onBlur}
        minValue={toTime(minValue)}
        maxValue={toTime(maxValue)}
        name={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
      >
        {({ isInvalid, state }) => (
          <>
            <Box
              {...boxProps(props)}
              {...checkedOnLeave(state)}
              onKeyDownCapture={sendForm}
              data-invalid={isInvalid || undefined}
            >
              <Segments {...withoutField(rest)} />
            </Box>
            {!props.errorMessage && <FieldFault />}
          </>
        )}
      </Root>
    </FieldFrame>
  )
}
