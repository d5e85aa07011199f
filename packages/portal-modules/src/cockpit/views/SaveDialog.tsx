import { Button, Dialog, Form } from '@atrium/design-system'
import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  errorText,
  useCloseQuestion,
  useMessages,
  useModuleHost,
  type PortError,
} from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

const Fields = styled.div`
  @layer at.components {
    display: contents;
  }
`

export interface SaveDialogProps {
  title: string
  description?: string
  submitLabel: string
  /** Something is in the form that would be lost: closing asks. */
  isChanged?: boolean
  /** There is nothing that could be saved. */
  isDisabled?: boolean
  /** Answers what was refused; returns nothing at all where something is missing, which the form says. */
  onSave: () => Promise<PortError | undefined> | undefined
  /** What is said once it is saved. */
  doneText: () => string
  onClose: () => void
  /** The form; it words a conflict itself where it is a function. */
  children: ReactNode | ((isConflict: boolean) => ReactNode)
}

/** A form in a dialog: it stays, with what was typed, until it is saved or left. */
export function SaveDialog(props: SaveDialogProps) {
  const { title, description, submitLabel, isChanged = false, isDisabled } = props
  const { onSave, doneText, onClose, children } = props
  const tools = useMessages(messages)
  const { t } = tools
  const { notify } = useModuleHost()
  const formId = useId()
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  // A field may tell what is typed only when it is left.
  const [isTouched, setTouched] = useState(false)
  const { close, question } = useCloseQuestion({ isChanged: isChanged || isTouched, onClose })
  const submit = async () => {
    if (isSaving) return
    setFailure(undefined)
    const saving = onSave()
    if (!saving) return
    setSaving(true)
    const refused = await saving
    setSaving(false)
    setFailure(refused)
    if (refused) return
    notify({ tone: 'success', title: doneText() })
    onClose()
  }
  const wordsConflict = typeof children === 'function'
  const isConflict = wordsConflict && failure?.code === 'conflict'
  const worded = isConflict ? undefined : failure
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={title}
        description={description}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={isSaving}
              isDisabled={isDisabled}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={worded}
          errorMessage={worded && errorText(tools, worded)}
          isSaving={isSaving}
        >
          <Fields onInput={() => setTouched(true)} onBlur={() => setTouched(false)}>
            {wordsConflict ? children(isConflict) : children}
          </Fields>
        </Form>
      </Dialog>
      {question}
    </>
  )
}
