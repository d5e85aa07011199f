import { Button, Dialog, Form, TextArea } from '@atrium/design-system'
import { useId, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { parseTable } from './paste.logic.ts'

export interface PasteDialogProps {
  onPaste: (text: string) => Promise<void>
  onClose: () => void
}

/** Takes rows from a spreadsheet without a key: each becomes a new channel (CAMP-07). */
export function PasteDialog({ onPaste, onClose }: PasteDialogProps) {
  const { t } = useMessages(messages)
  const formId = useId()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const count = parseTable(text).length
  const submit = () => {
    setTried(true)
    if (count === 0) return
    void onPaste(text)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sheet.pasteTitle')}
      description={t('sheet.pasteDetail')}
      footer={
        <>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('sheet.pasteConfirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} hasNoActions onSubmit={submit}>
        <TextArea
          label={t('sheet.pasteField')}
          description={t('sheet.pasteCount', { count })}
          value={text}
          onChange={setText}
          errorMessage={isTried && count === 0 ? t('sheet.pasteNothing') : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
