import { Button, Dialog, TextField } from '@atrium/design-system'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Approval, Decision } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'

export interface DecisionDialogProps {
  items: readonly Approval[]
  decision: Decision
  /** What the decision is about, over the words. */
  children?: ReactNode
  onClose: () => void
  /** Answers with false where it did not arrive: then what was typed stays. */
  onDecide: (comment: string) => Promise<boolean> | boolean
}

/** Asks for words to a decision: needed to reject, welcome to approve (COCK-09). */
export function DecisionDialog({
  items,
  decision,
  children,
  onClose,
  onDecide,
}: DecisionDialogProps) {
  const { t } = useMessages(messages)
  const formId = useId()
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isPending, setPending] = useState(false)
  const values = { name: items[0]?.plan.name ?? '', count: items.length }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (decision === 'rejected' && !comment.trim()) return setMissing(true)
    const answer = onDecide(comment.trim())
    if (answer === true) return onClose()
    setPending(true)
    const isDone = await answer
    setPending(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`dialog.${decision}`, values)}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('dialog.cancel')}
          </Button>
          <Button
            variant={decision === 'rejected' ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            isPending={isPending}
          >
            {t(decision === 'rejected' ? 'action.reject' : 'action.approve')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <TextField
          label={t(decision === 'rejected' ? 'dialog.reason' : 'decide.note')}
          description={t(`dialog.${decision}Hint`, values)}
          rows={3}
          maxLength={1_000}
          value={comment}
          onChange={(text) => {
            setComment(text)
            setMissing(false)
          }}
          errorMessage={isMissing ? t('decide.missing') : undefined}
          isRequired={decision === 'rejected'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
      </form>
    </Dialog>
  )
}
