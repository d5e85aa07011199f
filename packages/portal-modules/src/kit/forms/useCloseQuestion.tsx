import { ConfirmDialog } from '@atrium/design-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { kitMessages } from '../language/kit-messages.ts'
import { focused, targetOf } from '../lists/focused.ts'
import { useAskBeforeLeaving } from '../module-host/useAskBeforeLeaving.ts'
import { useMessages } from '../language/useMessages.ts'

export interface CloseQuestionOptions {
  /** Something was written that is not saved. */
  isChanged: boolean
  onClose: () => void
}

export interface CloseQuestion {
  /** Closes, after asking where something would be lost. */
  close: () => void
  /** Stands beside the dialog that it asks about. */
  question: ReactNode
}

/** Asks before a dialog with something unsaved is closed, be it by Escape, beside it or by its buttons. */
export function useCloseQuestion({ isChanged, onClose }: CloseQuestionOptions): CloseQuestion {
  const { t } = useMessages(kitMessages)
  const [isAsking, setAsking] = useState(false)
  const takeBack = useLastPlace()
  useAskBeforeLeaving(isChanged)
  return {
    close: () => {
      if (!isChanged) return onClose()
      // The question gives the focus back to where it is now.
      takeBack()
      setAsking(true)
    },
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        onOpenChange={setAsking}
        title={t('close.title')}
        confirmLabel={t('close.discard')}
        cancelLabel={t('close.stay')}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
      >
        {t('close.detail')}
      </ConfirmDialog>
    ),
  }
}

/** A press beside a dialog takes the focus away: this gives it back to where in the dialog it was. */
function useLastPlace(): () => void {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const note = (element: EventTarget | null) => {
      if (element instanceof HTMLElement && element.closest('[role=dialog]')) last.current = element
    }
    const onFocus = (event: FocusEvent) => note(targetOf(event))
    note(focused())
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return () => {
    if (!focused()?.closest('[role=dialog]')) last.current?.focus()
  }
}
