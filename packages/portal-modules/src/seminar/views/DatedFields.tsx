import { DatePicker, NumberField, TextField, TimeField } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { SeminarForm } from '../editing/useSeminarForm.ts'

export interface DatedFieldsProps {
  form: Pick<SeminarForm, 'fields' | 'change' | 'times' | 'changeTime' | 'faultOf'>
}

/** When and where a dated seminar is, by whom, and for how many. */
export function DatedFields({ form }: DatedFieldsProps) {
  const { t } = useMessages(messages)
  const { fields, change, times, changeTime, faultOf } = form
  return (
    <>
      <div className="at-pair">
        <DatePicker
          label={t('field.startDay')}
          value={times.start.day}
          onChange={(day) => changeTime({ start: { ...times.start, day } })}
          errorMessage={faultOf('startsAt')}
          isRequired
        />
        <TimeField
          label={t('field.startTime')}
          value={times.start.time}
          onChange={(time) => changeTime({ start: { ...times.start, time } })}
        />
      </div>
      <div className="at-pair">
        <DatePicker
          label={t('field.endDay')}
          value={times.end.day ?? times.start.day}
          onChange={(day) => changeTime({ end: { ...times.end, day } })}
          errorMessage={faultOf('endsAt')}
        />
        <TimeField
          label={t('field.endTime')}
          value={times.end.time}
          onChange={(time) => changeTime({ end: { ...times.end, time } })}
        />
      </div>
      <TextField
        label={t('field.location')}
        description={t('field.locationHint')}
        value={fields.location}
        onChange={(location) => change({ location })}
        maxLength={200}
        errorMessage={faultOf('location')}
      />
      <div className="at-pair">
        <TextField
          label={t('field.trainer')}
          value={fields.trainer}
          onChange={(trainer) => change({ trainer })}
          maxLength={200}
          errorMessage={faultOf('trainer')}
        />
        <NumberField
          label={t('field.seats')}
          description={t('field.seatsHint')}
          value={fields.seats}
          onChange={(seats) => change({ seats })}
          minValue={1}
          maxValue={10_000}
          step={1}
          errorMessage={faultOf('seats')}
        />
      </div>
    </>
  )
}
