import { Button, Dialog, isComposing, TextField } from '@atrium/design-system'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import { whatOf } from '../approvals.logic.ts'
import type { Approval, Decision } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'

export interface DecisionDialogProps {
  items: readonly Approval[]
  decision: Decision
  /** What was written about it already. */
  words?: string
  /** What the decision is about, over the words. */
  children?: ReactNode
  onClose: () => void
  /** Answers with false where it did not arrive: then what was typed stays. */
  onDecide: (comment: string) => Promise<boolean> | boolean
}

const labels = { approved: 'decide.note', conditional: 'dialog.condition', rejected: 'dialog.reason' } as const // prettier-ignore
const missing = { approved: undefined, conditional: 'decide.conditionMissing', rejected: 'decide.missing' } as const // prettier-ignore
const actions = { approved: 'action.approve', conditional: 'action.conditionalNow', rejected: 'action.reject' } as const // prettier-ignore

/** Asks for words to a decision: needed to reject and for a condition, welcome to approve (COCK-09). */
export function DecisionDialog({
  items,
  decision,
  words = '',
  children,
  onClose,
  onDecide,
}: DecisionDialogProps) {
  const { t } = useMessages(messages)
  const formId = useId()
  const [comment, setComment] = useState(words)
  const [isMissing, setMissing] = useState(false)
  const [isPending, setPending] = useState(false)
  const values = { name: items[0]?.plan.name ?? '', count: items.length, what: whatOf(items) }
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const needed = missing[decision]
  // Of an order the server asks for a reason that says something (DO-18).
  const leastLength = items.some(({ campaign }) => campaign === null) ? 3 : 1
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (needed && comment.trim().length < leastLength) {
      setMissing(true)
      return field.current?.focus()
    }
    const answer = onDecide(comment.trim())
    if (answer === true) return onClose()
    setPending(true)
    const isDone = await answer
    setPending(false)
    if (isDone) onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.closest('form')?.requestSubmit()
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
            {t(actions[decision])}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        {/* The key is one of the field in it. */}
        <div role="presentation" onKeyDown={onKeyDown}>
          <TextField
            ref={field}
            label={t(labels[decision])}
            description={t(`dialog.${decision}Hint`, values)}
            rows={3}
            maxLength={1_000}
            value={comment}
            onChange={(text) => {
              setComment(text)
              setMissing(false)
            }}
            errorMessage={
              isMissing && needed
                ? t(comment.trim() === '' ? needed : 'dialog.reasonShort')
                : undefined
            }
            isRequired={needed !== undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus
          />
        </div>
      </form>
    </Dialog>
  )
}
