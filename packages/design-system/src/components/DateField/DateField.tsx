import { DateField as AriaDateField } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  checkedOnLeave,
  dateBoxCss,
  FieldFault,
  Segments,
  segmentsCss,
  type DayFieldProps,
  useDayField,
} from '../../dates/index.ts'
import { boxCss, boxProps, FieldFrame } from '../../field/index.ts'

/** The day as `YYYY-MM-DD`, its limits, and what every field has. */
export type DateFieldProps = DayFieldProps

const Root = styled(AriaDateField)`
  ${segmentsCss}
`
const Box = styled.div`
  ${boxCss}
  ${dateBoxCss}
`

/** A day that is typed, in the order and with the signs of the reader's language. */
export function DateField(props: DateFieldProps) {
  const { frame, control, parts, refused, segments, native } = useDayField(props)
  return (
    <FieldFrame {...frame}>
      <Root {...control}>
        {({ isInvalid, state }) => (
          <>
            <Box
              {...boxProps(props)}
              {...checkedOnLeave(state, parts(state))}
              data-invalid={isInvalid || undefined}
            >
              <Segments {...native} {...segments} />
            </Box>
            {!props.errorMessage && <FieldFault refused={refused} />}
          </>
        )}
      </Root>
    </FieldFrame>
  )
}
