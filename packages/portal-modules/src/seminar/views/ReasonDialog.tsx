import { Button, Dialog, Form, TextArea } from '@atrium/design-system'
import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 18px;
  }
`
const minReason = 3

interface ReasonDialogProps {
  title: string
  /** What follows from it. */
  detail: string
  /** What the button says that does it. */
  confirmLabel: string
  isDanger?: boolean
  /** Who reads the reason. */
  hint: string
  /** What else is asked, before the reason. */
  children?: ReactNode
  /** Does it; what went wrong is said here, and the reason stays. */
  onConfirm: (reason: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Does something to somebody's record, and asks why: the reason is kept with it (T-88, T-90). */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, detail, confirmLabel, isDanger, hint, children, onConfirm, onClose } = props
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const isShort = reason.trim().length < minReason
  const save = async () => {
    setChecked(true)
    if (isSaving || isShort) return
    setSaving(true)
    const error = await onConfirm(reason.trim())
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
      title={title}
      description={detail}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            isPending={isSaving}
          >
            {confirmLabel}
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
          {children}
          <TextArea
            label={t('reset.reason')}
            description={hint}
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
