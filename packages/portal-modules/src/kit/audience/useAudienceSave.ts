import { useMemo } from 'react'
import { useModuleHost } from '../module-host/host.tsx'
import { toPortError, type PortError } from '../port-error.ts'
import { useMessages } from '../language/useMessages.ts'
import type { OfferUndo } from '../pending/useUndo.ts'
import type { AudienceChanges, AudienceItem, AudienceWish } from './audience.types.ts'
import { errorText } from './error-text.ts'
import { audienceMessages } from './messages.ts'

/** Saves a wish; undefined: done. Else why not. */
export type SaveAudience = (
  wish: AudienceWish,
  items: readonly AudienceItem[],
  /** What they are together; absent: their own name, or how many they are. */
  name?: string,
) => Promise<PortError | undefined>

/**
 * Saves who sees items, tells it, and offers to put back exactly what was before (T-08). `onChanged` is
 * called with each command that changed something, and after a conflict: what is shown is loaded again.
 * Undefined without `changes`.
 */
export function useAudienceSave(
  changes: AudienceChanges | undefined,
  offerUndo: OfferUndo,
  onChanged: (commandId?: string) => void,
): SaveAudience | undefined {
  const { notify, announce } = useModuleHost()
  const tools = useMessages(audienceMessages)
  return useMemo(() => {
    if (!changes) return undefined
    const { t } = tools
    const notifyFailure = (title: string, error: PortError, retry?: () => void) => {
      const detail = errorText(tools, error)
      if (!retry || !error.retryable) return void notify({ tone: 'failure', title, detail })
      offerUndo(title, retry, { tone: 'failure', detail, timeout: 0 })
    }
    const undo = async (undoIds: readonly string[], name: string | undefined) => {
      const commandId = crypto.randomUUID()
      try {
        const [refusal] = await changes.undo({ undoIds, commandId })
        onChanged(commandId)
        if (refusal) return notifyFailure(t('undo.failed'), refusal.error)
        announce(name === undefined ? t('undone.many') : t('undone.one', { name }))
      } catch (error) {
        notifyFailure(t('undo.failed'), toPortError(error), () => void undo(undoIds, name))
      }
    }
    return async (wish, items, together) => {
      const name = together ?? (items.length === 1 ? items[0]!.name : undefined)
      const commandId = crypto.randomUUID()
      const version = items.length === 1 ? items[0]!.version : undefined
      try {
        const saved = await changes.save({
          ...wish,
          commandId,
          ...(version !== undefined && { version }),
        })
        const { undoIds, changedInsideCount, refused } = saved
        onChanged(commandId)
        const [refusal] = refused
        if (refusal) notifyFailure(t('failed.some', { count: refused.length }), refusal.error)
        if (undoIds.length === 0) return undefined
        const count = items.length - refused.length
        offerUndo(
          name === undefined ? t('done.many', { count }) : t('done.one', { name }),
          () => void undo(undoIds, name),
          { detail: changedInsideCount > 0 ? t('done.inside', { count: changedInsideCount }) : '' },
        )
        return undefined
      } catch (reason) {
        const error = toPortError(reason)
        // Where nothing is live, nobody else says what stands there now.
        if (error.code === 'conflict') onChanged()
        return error
      }
    }
  }, [announce, changes, notify, offerUndo, onChanged, tools])
}
