import { Banner, Button, Dialog, Form, Select, TextArea } from '@atrium/design-system'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { nameOf } from '../seminar.logic.ts'
import type { Participant, Seminar } from '../seminar.port.ts'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
  }
`
const minReason = 3

export interface ResetDialogProps {
  seminar: Seminar
  person: Participant
  onReset: (person: Participant, lessonId: number, reason: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Lets somebody begin a lesson anew, and says why (T-88). */
export function ResetDialog({ seminar, person, onReset, onClose }: ResetDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const begun = seminar.lessons.filter(({ id }) => person.lessons.some((one) => one.lessonId === id)) // prettier-ignore
  const [lessonId, setLessonId] = useState(String(begun[0]?.id ?? ''))
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const isShort = reason.trim().length < minReason
  const save = async () => {
    setChecked(true)
    if (isSaving || isShort || lessonId === '') return
    setSaving(true)
    const error = await onReset(person, Number(lessonId), reason.trim())
    setSaving(false)
    if (!error) return onClose()
    setFailure(error)
  }
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t('reset.title', { name: nameOf(person) })}
      description={t('reset.detail')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t('reset.confirm')}
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
          {person.certificate && !person.certificate.withdrawnAt && (
            <Banner tone="info">{t('reset.certificate', { name: nameOf(person) })}</Banner>
          )}
          <Select
            label={t('reset.lesson')}
            value={lessonId}
            onChange={(value) => setLessonId(value ?? '')}
            options={begun.map(({ id, title }) => ({ id: String(id), label: title }))}
          />
          <TextArea
            label={t('reset.reason')}
            description={t('reset.reasonHint')}
            value={reason}
            onChange={setReason}
            maxLength={500}
            isRequired
            errorMessage={isChecked && isShort ? t('reset.reasonMissing') : undefined}
          />
        </Fields>
      </Form>
    </Dialog>
  )
}
