import { Button, Dialog, Form, TextArea } from '@atrium/design-system'
import { useId, useState } from 'react'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { nameOf } from '../seminar.logic.ts'
import type { Participant } from '../seminar.port.ts'

const minReason = 3

export interface WithdrawDialogProps {
  /** Somebody with a certificate that holds. */
  person: Participant
  onWithdraw: (person: Participant, reason: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Withdraws somebody's certificate, and says why (T-90). */
export function WithdrawDialog({ person, onWithdraw, onClose }: WithdrawDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const isShort = reason.trim().length < minReason
  const name = nameOf(person)
  const save = async () => {
    setChecked(true)
    if (isSaving || isShort) return
    setSaving(true)
    const error = await onWithdraw(person, reason.trim())
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
      title={t('withdraw.title', { name })}
      description={t('withdraw.detail')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={isSaving}>
            {t('withdraw.confirm')}
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
        <TextArea
          label={t('reset.reason')}
          description={t('withdraw.reasonHint', { name })}
          value={reason}
          onChange={setReason}
          maxLength={500}
          isRequired
          errorMessage={isChecked && isShort ? t('reset.reasonMissing') : undefined}
        />
      </Form>
    </Dialog>
  )
}
