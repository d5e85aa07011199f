import { Button, Dialog, Form, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import { errorText, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Lesson } from '../seminar.port.ts'

export interface RenameLessonDialogProps {
  lesson: Lesson
  onRename: (title: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Names a film or document; what was typed stays until the server has it. */
export function RenameLessonDialog({ lesson, onRename, onClose }: RenameLessonDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [title, setTitle] = useState(lesson.title)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const { close, question } = useCloseQuestion({ isChanged: title !== lesson.title, onClose })
  const save = async () => {
    setFailure(undefined)
    if (title.trim() === '' || isSaving) return
    setSaving(true)
    const error = await onRename(title.trim())
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={t('ownLesson.renameTitle')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('action.save')}
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
          <TextField
            label={t('addLesson.titleLabel')}
            value={title}
            onChange={setTitle}
            maxLength={200}
            isRequired
            errorMessage={failure?.fields.title?.[0]}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
