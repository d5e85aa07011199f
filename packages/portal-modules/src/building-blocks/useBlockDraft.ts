import { useMemo, useState } from 'react'
import type { BlockDetails } from './building-blocks.port.ts'
import { draftOf, isChanged, type BlockDraft } from './draft.logic.ts'

/** A draft as it stands over a block. */
interface DraftState {
  /** The block as it was when the draft was begun, or was brought together with it last. */
  base: BlockDraft
  draft: BlockDraft
  version: number
}

export interface BlockDraftModel extends DraftState {
  isDraftChanged: boolean
  /** The same until something else is entered: sending again makes one block. */
  commandId: string
  change: (update: (now: BlockDraft) => BlockDraft) => void
  /** Goes on from here; `commandId`: of what is sent next. */
  adopt: (next: DraftState, commandId?: string) => void
  discard: () => void
}

/**
 * What is entered of a block. What others saved meanwhile appears, as long as nothing is entered here.
 * @param isSaving  nothing appears meanwhile
 */
export function useBlockDraft(
  start: BlockDraft,
  block: BlockDetails | undefined,
  isSaving: boolean,
): BlockDraftModel {
  const [state, setState] = useState<DraftState>({
    base: start,
    draft: start,
    version: block?.version ?? 0,
  })
  const { base, draft, version } = state
  const [seen, setSeen] = useState(block)
  const [commandId, setCommandId] = useState<string>(() => crypto.randomUUID())
  const isDraftChanged = useMemo(() => isChanged(draft, base), [draft, base])
  if (block && block !== seen) {
    setSeen(block)
    if (!isDraftChanged && !isSaving && block.version > version) {
      const next = draftOf(block)
      setState({ base: next, draft: next, version: block.version })
    }
  }
  return {
    ...state,
    isDraftChanged,
    commandId,
    change: (update) => {
      setState((now) => ({ ...now, draft: update(now.draft) }))
      setCommandId(crypto.randomUUID())
    },
    adopt: (next, nextCommandId = crypto.randomUUID()) => {
      setState(next)
      setCommandId(nextCommandId)
    },
    discard: () => setState((now) => ({ ...now, draft: now.base })),
  }
}
