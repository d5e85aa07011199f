import { useRef } from 'react'
import { DateField as AriaDateField } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  checkedOnLeave,
  dateBoxCss,
  FieldFault,
  focusSegment,
  frameProps,
  Segments,
  segmentsCss,
  toDay,
  useDate,
  useFaults,
  useLimits,
  type Day,
  type DayLimits,
} from '../../dates/index.ts'
import { boxCss, boxProps, FieldFrame, useField, type FieldProps } from '../../field/index.ts'

export interface DateFieldProps extends FieldProps, DayLimits {
  /** The day as `YYYY-MM-DD`, `null` for none, when the parent holds it. */
  value?: Day | null
  /** The day at first, when the field holds it. */
  defaultValue?: Day | null
  /** Called with the day once it is complete, with `null` when it is emptied. */
  onChange?: (value: Day | null) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Name in a form; the value is `YYYY-MM-DD`. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const Root = styled(AriaDateField)`
  ${segmentsCss}
`
const Box = styled.div`
  ${boxCss}
  ${dateBoxCss}
`

/** A day that is typed, in the order and with the signs of the reader's language. */
export function DateField(props: DateFieldProps) {
  const { onChange, onBlur, name, autoFocus } = props
  const ids = useField(props)
  const root = useRef<HTMLDivElement>(null)
  const { today, limits } = useLimits(props)
  const { faultOf } = useFaults(limits)
  const value = useDate(props.value)
  const defaultValue = useDate(props.defaultValue)
  return (
    <FieldFrame field={props} ids={ids} onLabelClick={() => focusSegment(root.current)}>
      <Root
        ref={root}
        {...frameProps(props, ids)}
        {...limits}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange && ((date) => onChange(toDay(date)))}
        onBlur={onBlur}
        validate={faultOf}
        placeholderValue={today}
        name={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
      >
        {({ isInvalid, state }) => (
          <>
            <Box
              {...boxProps(props)}
              {...checkedOnLeave(state)}
              data-invalid={isInvalid || undefined}
            >
              <Segments />
            </Box>
            {!props.errorMessage && <FieldFault />}
          </>
        )}
      </Root>
    </FieldFrame>
  )
}
