import { Button, DatePicker, Dialog, Form } from '@atrium/design-system'
import { useId, useState } from 'react'
import { failureText } from '../failures/failure-text.ts'
import type { PortError } from '../port-error.ts'
import { useCloseQuestion } from '../forms/useCloseQuestion.tsx'
import { useMessages } from '../language/useMessages.ts'
import type { ChannelDeadlineKind } from './deadlines.ts'
import { campaignWords } from './messages/index.ts'

export interface MoveDeadlineDialogProps {
  /** Of the channel. */
  name: string
  kind: ChannelDeadlineKind
  /** Its day, `YYYY-MM-DD`. */
  day: string
  /** Resolves to what was refused. */
  onMove: (day: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Asks for another day of a deadline (T-27). */
export function MoveDeadlineDialog({ name, kind, day, onMove, onClose }: MoveDeadlineDialogProps) {
  const tools = useMessages(campaignWords)
  const { t } = tools
  const formId = useId()
  const [typed, setTyped] = useState<string | null>(day)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const { close, question } = useCloseQuestion({ isChanged: typed !== day, onClose })
  const submit = async () => {
    setMissing(typed === null)
    if (isSaving || typed === null) return
    if (typed === day) return onClose()
    setFailure(undefined)
    setSaving(true)
    const refused = await onMove(typed)
    setSaving(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={t(`deadline.moveOf.${kind}`, { name })}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('deadline.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('deadline.moveConfirm')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={failure}
          errorMessage={failure && failureText(tools, failure, t('deadline.failed'))}
          isSaving={isSaving}
        >
          <DatePicker
            label={t('deadline.newDay')}
            value={typed}
            onChange={setTyped}
            errorMessage={isMissing ? t('deadline.dayMissing') : undefined}
            isRequired
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
