import { useCallback, useState } from 'react'
import { useModuleHost, type Keeper } from '../kit/index.ts'
import { readDraft, writeDraft, type OrderDraft } from './draft.logic.ts'

/** The name under which the draft of a new order is kept. */
const newDraftName = 'draft'
/** The name for an order that is adjusted; each has its own. */
export const draftName = (orderId: number | null): string =>
  orderId === null ? newDraftName : `${newDraftName}-${orderId}`

/** The draft of a new order that is kept from before; undefined where there is none that can be opened. */
export function readKept(keeper: Keeper | undefined, orderId: number | null = null) {
  return readDraft(keeper?.read(draftName(orderId)))
}

/**
 * What is entered in the wizard, kept with every change until it is sent or discarded (DO-31). The keeper
 * is the person's in this tenant.
 * @param start  makes the draft where none is kept
 */
export function useDraft(
  keeper: Keeper | undefined,
  orderId: number | null,
  start: () => OrderDraft,
) {
  const { now } = useModuleHost()
  const [kept] = useState(() => readKept(keeper, orderId))
  const [draft, setDraft] = useState<OrderDraft>(() =>
    kept === undefined || kept === 'outdated' ? start() : kept,
  )
  const [restored, setRestored] = useState(kept)
  const put = useCallback(
    (next: OrderDraft) => {
      keeper?.keep(draftName(orderId), writeDraft(next))
      setDraft(next)
    },
    [keeper, orderId],
  )
  return {
    draft,
    /** What was kept from before, until it is sent or discarded. */
    restored,
    /** Changes what is entered; something else is sent now, under a name of its own. */
    change: (change: Partial<OrderDraft>) =>
      put({ ...draft, command: null, ...change, editedAt: now().toISOString() }),
    /** Forgets it at once: also where nobody is there any more to see that. */
    discard: () => {
      keeper?.keep(draftName(orderId), undefined)
      setRestored(undefined)
      setDraft(start())
    },
    dismiss: () => setRestored(undefined),
  }
}
