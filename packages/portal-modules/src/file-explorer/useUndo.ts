import { useCallback, useMemo, useRef } from 'react'
import { useMessages, useModuleHost } from '../kit/index.ts'
import { messages } from './messages/index.ts'

const undoTime = 10_000

export interface Undo {
  /** Tells what was done, and offers to take it back: by the message or by Ctrl+Z. */
  offer: (title: string, takeBack: () => void) => void
  /** Takes back what was offered last. */
  last: () => void
}

/** Taking back what was done on this screen, each thing once. */
export function useUndo(): Undo {
  const { notify } = useModuleHost()
  const { t } = useMessages(messages)
  const latest = useRef<() => void>(undefined)
  const offer = useCallback(
    (title: string, takeBack: () => void) => {
      let isUndone = false
      const undo = () => {
        // The message may still offer what a key has done already.
        if (isUndone) return
        isUndone = true
        if (latest.current === undo) latest.current = undefined
        takeBack()
      }
      latest.current = undo
      const action = { label: t('action.undo'), onPress: undo }
      notify({ tone: 'success', title, action, timeout: undoTime })
    },
    [notify, t],
  )
  return useMemo(() => ({ offer, last: () => latest.current?.() }), [offer])
}
