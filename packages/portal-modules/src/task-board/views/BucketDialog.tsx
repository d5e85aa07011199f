import { Button, Dialog, Form, NumberField, Select, Stack, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { statuses, type Bucket } from '../task-board.port.ts'
import type { TaskCommands } from '../useTaskCommands.ts'

export interface BucketDialogProps {
  commands: TaskCommands
  /** The bucket to change; absent: a new one. */
  bucket: Bucket | undefined
  /** Whether it can say how many tasks it should hold. */
  hasLimit: boolean
  onClose: () => void
}

/** Asks for a bucket's name, how many open tasks it should hold, and what tasks become in it (TASK-10). */
export function BucketDialog({ commands, bucket, hasLimit, onClose }: BucketDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [name, setName] = useState(bucket?.name ?? '')
  const [limit, setLimit] = useState(bucket?.limit ?? null)
  const [status, setStatus] = useState(bucket?.status ?? null)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)

  const holdsDone = status === 'done'
  const submit = async () => {
    // What is done has no limit.
    const most = holdsDone ? null : limit
    const fields = { name: name.trim(), status, ...(hasLimit && { limit: most }) }
    setMissing(fields.name === '')
    if (isSaving || fields.name === '') return
    setSaving(true)
    const error = bucket
      ? await commands.saveBucket(bucket, fields)
      : await commands.addBucket(fields)
    setSaving(false)
    setFailure(error)
    if (!error) onClose()
  }
  return (
    <Dialog
      isOpen
      size="small"
      isLocked={isSaving}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bucket ? t('bucket.editTitle', { name: bucket.name }) : t('bucket.addTitle')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t(bucket ? 'action.save' : 'action.create')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        hasNoActions
        onSubmit={() => void submit()}
        errors={failure}
        errorMessage={failure && errorText(tools, failure)}
        isSaving={isSaving}
      >
        <Stack>
          <TextField
            label={t('bucket.name')}
            value={name}
            maxLength={100}
            onChange={(text) => {
              setName(text)
              setMissing(false)
            }}
            errorMessage={isMissing ? t('bucket.missing') : undefined}
            isRequired
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus
          />
          {hasLimit && !holdsDone && (
            <NumberField
              label={t('bucket.limit')}
              description={t('bucket.limitHint')}
              placeholder={t('bucket.limitNone')}
              value={limit}
              onChange={setLimit}
              minValue={1}
              maxValue={999}
              step={1}
              errorMessage={failure?.fields.limit?.[0]}
            />
          )}
          <Select
            label={t('bucket.status')}
            description={t('bucket.statusHint')}
            value={status ?? 'none'}
            onChange={(chosen) => setStatus(statuses.find((one) => one === chosen) ?? null)}
            options={[
              { id: 'none', label: t('bucket.statusNone') },
              ...statuses.map((one) => ({ id: one, label: t(`status.${one}`) })),
            ]}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}
