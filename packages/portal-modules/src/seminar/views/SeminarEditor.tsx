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
} from '@atrium/design-system'
import { useId } from 'react'
import { styled } from 'styled-components'
import { AudienceField } from '../../kit/audience/index.ts'
import { errorText, useMessages } from '../../kit/index.ts'
import { PictureField } from '../../kit/pictures/PictureField.tsx'
import { messages } from '../messages/index.ts'
import { endOfDay, theirText } from '../editing/seminar-form.logic.ts'
import type { Seminar } from '../seminar.port.ts'
import { useSeminarForm, type SeminarFormOptions } from '../editing/useSeminarForm.ts'
import { DatedFields } from './DatedFields.tsx'

export type SeminarEditorProps = SeminarFormOptions

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    .at-pair {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-3);
    }
    .at-pair > * {
      flex: 1 1 180px;
      min-inline-size: 0;
    }
  }
`
/** Writes a seminar; what was written stays until the server has it (SEM-07). */
export function SeminarEditor(props: SeminarEditorProps) {
  const { editing, seminar } = props
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const form = useSeminarForm(props)
  const { fields, change, times, changeTime, faultOf } = form
  const { audience, failure, theirs, isSaving, close } = form
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
          onSubmit={() => void form.save()}
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
            {fields.kind === 'dated' ? (
              <DatedFields form={form} />
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
      {form.question}
      {audience.question}
    </>
  )
}
