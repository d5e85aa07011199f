import { Banner, Button, Dialog, Form, TextArea } from '@atrium/design-system'
import { useId, useState } from 'react'
import { useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { maxReasonLength, reasonFault } from '../status.logic.ts'

interface ReasonDialogProps {
  kind: 'cancel' | 'rebrief' | 'reject'
  /** Of the order. */
  name: string
  /** Undefined: done. Else why not. */
  onConfirm: (reason: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Asks for the reason, which everybody concerned reads (DO-18). */
export function ReasonDialog({ kind, name, onConfirm, onClose }: ReasonDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<object>()
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const { close, question } = useCloseQuestion({
    isChanged: reason.trim() !== '' && !isSaving,
    onClose,
  })
  const fault = reasonFault(reason)
  const submit = async () => {
    setTried(true)
    if (fault) return setRefused({})
    setSaving(true)
    setFailure(undefined)
    const error = await onConfirm(reason.trim())
    setSaving(false)
    if (error) return setFailure(error)
    onClose()
  }
  return (
    <>
      <Dialog
        isOpen
        size="small"
        isLocked={isSaving}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t(`${kind}.title`)}
        description={t(`${kind}.detail`, { name })}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t(kind === 'cancel' ? 'cancel.keep' : 'action.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={kind === 'cancel' ? 'danger' : 'primary'}
              isPending={isSaving}
            >
              {t(`${kind}.confirm`)}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={refused}
          isSaving={isSaving}
        >
          {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
          <TextArea
            label={t('reason.label')}
            description={t('reason.hint')}
            isRequired
            minRows={3}
            maxLength={maxReasonLength}
            allowsOverflow
            value={reason}
            onChange={setReason}
            errorMessage={isTried && fault ? t(`fault.${fault}`) : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
