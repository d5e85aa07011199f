import { ConfirmDialog } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

interface ReplaceQuestionProps {
  /** What the draft is called. */
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a template takes the place of a draft that was begun (T-46). */
export function ReplaceQuestion({ name, onConfirm, onClose }: ReplaceQuestionProps) {
  const { t } = useMessages(messages)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('replace.title')}
      confirmLabel={t('replace.confirm')}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      {t('replace.detail', { name })}
    </ConfirmDialog>
  )
}
