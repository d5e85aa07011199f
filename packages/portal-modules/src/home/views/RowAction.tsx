import { Button } from '@atrium/design-system'
import { useRef, useState } from 'react'
import { failureText, toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import { useUndoableAction } from '../../kit/pending/useUndoableAction.ts'
import type { HomeAction, HomeRow } from '../home.port.ts'
import { messages } from '../messages/index.ts'

interface RowActionProps extends Pick<HomeRow, 'look'> {
  action: HomeAction
  /** Leads where the row leads. */
  onLook?: () => void
}

/** Does something with a row on the spot; for a moment it can be taken back (T-08). */
export function RowAction({ action, look, onLook }: RowActionProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { notify, announce } = useModuleHost()
  const [isSending, setSending] = useState(false)
  // The two buttons take turns: who is on one of them stays there.
  const [isHere, setHere] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const lookAtFocus = () => setHere(place.current?.contains(document.activeElement) ?? false)
  const { held, hold, undo, pauseHandlers } = useUndoableAction<HomeAction>((one) => {
    lookAtFocus()
    setSending(true)
    one.run().catch((error: unknown) => {
      setSending(false)
      const failure = toPortError(error)
      const detail = failureText(tools, failure, failure.message)
      notify({ tone: 'failure', title: one.failed, detail })
    })
  })
  const [first] = held
  if (first) {
    return (
      <span className="at-doing" ref={place} {...pauseHandlers}>
        <span>{action.doing}</span>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in place of the one that was pressed
          autoFocus
          size="compact"
          onPress={() => {
            lookAtFocus()
            undo(first.key)
          }}
        >
          {t('action.undo')}
        </Button>
      </span>
    )
  }
  const isLookedAt = look !== undefined && onLook !== undefined
  const act = (
    <Button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- in place of the one that was pressed
      autoFocus={isHere}
      variant={isLookedAt ? 'secondary' : 'primary'}
      size="compact"
      isPending={isSending}
      aria-label={action.spoken}
      onPress={() => {
        hold(action)
        announce(action.doing)
      }}
    >
      {action.label}
    </Button>
  )
  if (!isLookedAt) return act
  return (
    <>
      <Button variant="primary" size="compact" aria-label={look.spoken} onPress={onLook}>
        {look.label}
      </Button>
      {act}
    </>
  )
}
