import { Button, Dialog, Form } from '@atrium/design-system'
import { useId, type ReactNode } from 'react'
import { errorText, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { useAskBeforeLeaving } from '../../kit/module-host/useAskBeforeLeaving.ts'
import { messages } from '../messages/index.ts'
import type { SendingModel, Sent } from '../useSending.ts'
import { Root } from './LessonFileFields.tsx'
import { SendingActions, SendingLine } from './SendingLine.tsx'

interface LessonFileDialogProps<More> {
  /** The file on its way. */
  model: SendingModel<void, More>
  title: string
  description: string
  /** What is done with the file: "Add". */
  submit: string
  /** Something is entered that would be lost by closing. */
  isChanged: boolean
  /** A file of the portal is being taken. */
  isTaking: boolean
  failure: PortError | undefined
  onSubmit: () => void
  /** Told what came of a file that went on. */
  onSent: (sent: Sent<void>) => void
  onClose: () => void
  /** What is asked before the file is sent. */
  children: ReactNode
}

/** Asks for the file of a lesson, then shows how far it is; closing asks while something would be lost. */
export function LessonFileDialog<More>(props: LessonFileDialogProps<More>) {
  const { model, title, description, submit, isChanged, isTaking, failure, onClose } = props
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const { sending } = model
  const isBusy = sending.state !== 'idle'
  const isLocked = isBusy && sending.state !== 'paused'
  useAskBeforeLeaving(isLocked)
  const { close, question } = useCloseQuestion({ isChanged, onClose })
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isTaking || isLocked}
        title={title}
        description={description}
        footer={
          isBusy ? (
            <SendingActions
              sending={sending}
              onPause={model.pause}
              onGoOn={async () => props.onSent(await model.goOn())}
              onGiveUp={model.giveUp}
              onClose={onClose}
            />
          ) : (
            <>
              <Button onPress={close}>{t('action.cancel')}</Button>
              <Button variant="primary" type="submit" form={formId} isPending={isTaking}>
                {submit}
              </Button>
            </>
          )
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={props.onSubmit}
          errors={failure}
          errorMessage={failure && errorText(tools, failure)}
        >
          <Root>{isBusy ? <SendingLine sending={sending} /> : props.children}</Root>
        </Form>
      </Dialog>
      {question}
    </>
  )
}
