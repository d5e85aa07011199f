import {
  Banner,
  Button,
  DatePicker,
  Dialog,
  Form,
  NumberField,
  RadioGroup,
  Switch,
  TextArea,
  TextField,
  TimeField,
} from '@atrium/design-system'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { AudienceField, useAudienceChoice } from '../../kit/audience/index.ts'
import { errorText, PortError, useCloseQuestion, useMessages } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import {
  clockOf,
  fieldsOf,
  momentFrom,
  problemsOf,
  type DayAndTime,
  type FieldName,
} from '../seminar.logic.ts'
import type { Seminar, SeminarFields } from '../seminar.port.ts'
import type { SeminarEditing } from '../useSeminars.ts'
import { PictureField } from '../../kit/pictures/PictureField.tsx'

export interface SeminarEditorProps {
  editing: SeminarEditing
  /** The seminar to change, as it stands now; absent: a new one. */
  seminar: Seminar | undefined
  onClose: () => void
  onAdded: (seminar: Seminar) => void
}

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 20px;

    .at-pair {
      display: flex;
      flex-wrap: wrap;
      gap: 12px;
    }
    .at-pair > * {
      flex: 1 1 180px;
      min-inline-size: 0;
    }
  }
`
const empty: SeminarFields = {
  title: '',
  description: null,
  kind: 'scorm',
  durationMinutes: null,
  dueAt: null,
  startsAt: null,
  endsAt: null,
  location: '',
  trainer: '',
  seats: null,
  imageUrl: '',
  hasCertificate: false,
}
/** A day is due until it is over. */
const endOfDay = '23:59'
const morning = '09:00'
const noon = '12:00'

interface Times {
  due: DayAndTime
  start: DayAndTime
  end: DayAndTime
}
const timesOf = ({ dueAt, startsAt, endsAt }: SeminarFields): Times => ({
  due: clockOf(dueAt),
  start: startsAt === null ? { day: null, time: morning } : clockOf(startsAt),
  end: endsAt === null ? { day: null, time: startsAt === null ? noon : null } : clockOf(endsAt),
})

/** The fields as they are sent: what belongs to the other kind is left out. */
function wholeOf(fields: SeminarFields, { due, start, end }: Times): SeminarFields {
  const isDated = fields.kind === 'dated'
  // Whoever gives only the hour of the end means the same day.
  const endDay = end.day ?? (end.time === null ? null : start.day)
  return {
    ...fields,
    title: fields.title.trim(),
    description: fields.description?.trim() || null,
    location: isDated ? fields.location.trim() : '',
    trainer: isDated ? fields.trainer.trim() : '',
    seats: isDated ? fields.seats : null,
    dueAt: isDated ? null : momentFrom(due, endOfDay),
    startsAt: isDated ? momentFrom(start, morning) : null,
    endsAt: isDated && start.day !== null ? momentFrom({ ...end, day: endDay }, noon) : null,
  }
}

/** Writes a seminar; what was written stays until the server has it (SEM-07). */
export function SeminarEditor({ editing, seminar, onClose, onAdded }: SeminarEditorProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [fields, setFields] = useState<SeminarFields>(() => (seminar ? fieldsOf(seminar) : empty))
  const [times, setTimes] = useState(() => timesOf(fields))
  const [seenFields] = useState(fields)
  const audience = useAudienceChoice({ groups: editing.groups, current: seminar?.audience })
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const [version, onConflict] = useVersion(seminar?.version, seminar?.version)

  const whole = wholeOf(fields, times)
  const problems = isChecked ? problemsOf(whole) : {}
  const faultOf = (field: FieldName) =>
    problems[field] ? t(`problem.${field}.${problems[field]}` as 'problem.title.required') : failure?.fields[field]?.[0] // prettier-ignore
  const change = (part: Partial<SeminarFields>) => setFields((before) => ({ ...before, ...part }))
  const changeTime = (part: Partial<Times>) => setTimes((before) => ({ ...before, ...part }))

  const written = JSON.stringify([fields, times])
  const [before] = useState(written)
  const { close, question } = useCloseQuestion({
    isChanged: written !== before || audience.isChanged,
    onClose,
  })

  const save = async () => {
    setChecked(true)
    setFailure(undefined)
    if (isSaving || Object.keys(problemsOf(whole)).length > 0) return
    const seen = await audience.confirm()
    if (!seen) return
    setSaving(true)
    const answer = await editing.save(seminar, version, whole, seen.groupIds)
    setSaving(false)
    if (answer instanceof PortError) {
      setFailure(answer)
      if (answer.code === 'conflict') onConflict()
      return
    }
    onClose()
    if (!seminar) onAdded(answer)
  }

  const isDated = fields.kind === 'dated'
  const theirs = failure?.code === 'conflict' && seminar ? differences(seenFields, seminar) : []
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={t(seminar ? 'edit.title' : 'edit.titleNew')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(seminar ? (theirs.length > 0 ? 'edit.overwrite' : 'action.save') : 'action.add')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void save()}
          errors={failure}
          errorMessage={failure && errorText(tools, failure)}
        >
          <Fields>
            {theirs.length > 0 && (
              <Banner tone="warn">
                {t('edit.theirs')}{' '}
                {theirs
                  .map((field) => `${t(`field.${field}`)}: ${theirText(seminar!, field) || '–'}`)
                  .join(' · ')}
              </Banner>
            )}
            {!seminar && (
              <RadioGroup<Seminar['kind']>
                label={t('field.kind')}
                variant="row"
                options={[
                  { value: 'scorm', label: t('kind.scorm') },
                  { value: 'dated', label: t('kind.dated') },
                ]}
                value={fields.kind}
                onChange={(kind) => change({ kind })}
              />
            )}
            <TextField
              label={t('field.title')}
              value={fields.title}
              onChange={(title) => change({ title })}
              maxLength={100}
              errorMessage={faultOf('title')}
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              autoFocus
            />
            <TextArea
              label={t('field.description')}
              description={t('field.descriptionHint')}
              value={fields.description ?? ''}
              onChange={(description) => change({ description })}
              maxLength={100}
              errorMessage={faultOf('description')}
            />
            {isDated ? (
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
            ) : (
              <DatePicker
                label={t('field.dueAt')}
                description={t('field.dueHint')}
                value={times.due.day}
                onChange={(day) => changeTime({ due: { day, time: endOfDay } })}
                errorMessage={faultOf('dueAt')}
              />
            )}
            <NumberField
              label={t('field.durationMinutes')}
              value={fields.durationMinutes}
              onChange={(durationMinutes) => change({ durationMinutes })}
              minValue={1}
              maxValue={100_000}
              step={1}
              unit={t('field.minutes')}
              errorMessage={faultOf('durationMinutes')}
            />
            <Switch
              description={t('field.hasCertificateHint')}
              isSelected={fields.hasCertificate}
              onChange={(hasCertificate) => change({ hasCertificate })}
            >
              {t('field.hasCertificate')}
            </Switch>
            {editing.uploadPicture && (
              <PictureField
                value={fields.imageUrl}
                onChange={(imageUrl) => change({ imageUrl })}
                upload={editing.uploadPicture}
                failureOf={(error) => errorText(tools, error)}
              />
            )}
            {audience.field && <AudienceField {...audience.field} />}
          </Fields>
        </Form>
      </Dialog>
      {question}
      {audience.question}
    </>
  )
}

const comparable = ['title', 'description', 'location', 'trainer'] as const

/** What somebody else changed since it was opened. */
const differences = (seen: SeminarFields, current: Seminar) => {
  const now = fieldsOf(current)
  return comparable.filter((field) => (seen[field] ?? '') !== (now[field] ?? ''))
}
const theirText = (seminar: Seminar, field: (typeof comparable)[number]) =>
  fieldsOf(seminar)[field] ?? ''
