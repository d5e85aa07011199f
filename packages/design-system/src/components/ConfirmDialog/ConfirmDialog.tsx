import type { ReactNode } from 'react'
import { useStrings } from '../../intl/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'children' | 'description' | 'footer' | 'isLocked' | 'role' | 'size'
> {
  /** Open or not. */
  isOpen: boolean
  /** Called with false when it is cancelled. */
  onOpenChange: (isOpen: boolean) => void
  /** The question. */
  title: string
  /** What follows from it. */
  children?: ReactNode
  /** The word on the button that does it, never just "OK". */
  confirmLabel: string
  /** Default: cancel. */
  cancelLabel?: string
  /** Removes or breaks something. */
  isDanger?: boolean
  /** The work runs; nothing can be pressed. */
  isPending?: boolean
  /** What follows from it is not known yet: it can be cancelled, and not confirmed. */
  isConfirmDisabled?: boolean
  /** Called when it is confirmed; the parent closes the dialog. */
  onConfirm: () => void
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    children,
    confirmLabel,
    cancelLabel,
    isDanger,
    isPending,
    isConfirmDisabled,
    onConfirm,
    ...dialog
  } = props
  const strings = useStrings()
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      description={children}
      isLocked={isPending}
      footer={
        <>
          {/* The way back has the focus, so that a hasty Enter destroys nothing. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus */}
          <Button autoFocus isDisabled={isPending} onPress={() => dialog.onOpenChange(false)}>
            {cancelLabel ?? strings.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={isConfirmDisabled}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
