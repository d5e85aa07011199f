import { Banner, Button } from '@atrium/design-system'
import { Undo2 } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import type { PendingUndo, UndoPauseHandlers } from '../../kit/pending/useUndoableAction.ts'
import { whatOf } from '../approvals.logic.ts'
import { messages } from '../messages/index.ts'
import type { Deciding } from '../useDeciding.ts'

export interface HeldBarProps {
  held: readonly PendingUndo<Deciding>[]
  onUndo: () => void
  /** Keeps it from being sent while somebody is in here. */
  pauseHandlers: UndoPauseHandlers
}

/** What is about to be sent, and the way to take the last of it back (T-08). */
export function HeldBar({ held, onUndo, pauseHandlers }: HeldBarProps) {
  const { t } = useMessages(messages)
  const last = held.at(-1)
  if (!last) return null
  const { items, decision } = last.value
  return (
    <div className="at-held" {...pauseHandlers}>
      <Banner
        tone={decision === 'rejected' ? 'info' : 'ok'}
        action={
          <Button size="compact" icon={Undo2} onPress={onUndo}>
            {t('action.undo')}
          </Button>
        }
      >
        {t(`held.${decision}`, {
          name: items[0]?.plan.name ?? '',
          count: items.length,
          what: whatOf(items),
        })}
      </Banner>
    </div>
  )
}
