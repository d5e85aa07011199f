import { Button, Dialog, TextField } from '@atrium/design-system'
import { useId, useState, type FormEvent } from 'react'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import type { Bucket } from './tasks.data.ts'

export interface AddTaskProps {
  bucket: Bucket
  onAdd: (title: string) => void
  onClose: () => void
}

/** Asks for the one thing that a new task needs. */
export function AddTask({ bucket, onAdd, onClose }: AddTaskProps) {
  const { t } = useMessages(tasksMessages)
  const formId = useId()
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim()) return setMissing(true)
    onAdd(title.trim())
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add.title', { bucket: t(`bucket.${bucket}`) })}
      footer={
        <>
          <Button onPress={onClose}>{t('add.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={t('add.label')}
          value={title}
          onChange={(text) => {
            setTitle(text)
            setMissing(false)
          }}
          errorMessage={isMissing ? t('add.missing') : undefined}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
      </form>
    </Dialog>
  )
}
