import { ConfirmDialog } from '@atrium/design-system'

export interface DeleteQuestionProps {
  /** What is asked, with the name of what is to go. */
  title: string
  /** What follows from it. */
  detail: string
  confirmLabel: string
  onDelete: () => void
  /** Called whatever was answered, before anything is deleted. */
  onClose: () => void
}

/** Asks before something is deleted; it is there as long as there is something to ask. */
export function DeleteQuestion({
  title,
  detail,
  confirmLabel,
  onDelete,
  onClose,
}: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={() => {
        onClose()
        onDelete()
      }}
    >
      {detail}
    </ConfirmDialog>
  )
}
