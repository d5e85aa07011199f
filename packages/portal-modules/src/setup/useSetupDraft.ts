import { useCallback, useEffect, useState } from 'react'
import type { PreferenceStore } from '../kit/index.ts'
import { emptyDraft, readDraft, writeDraft, type SetupDraft } from './setup.logic.ts'

/** The name under which the draft is kept. */
const draftName = 'draft'

export type Change = Partial<SetupDraft> | ((now: SetupDraft) => Partial<SetupDraft>)

/** What is entered, kept over a reload until it is made (GEN-10). */
export function useSetupDraft(preferences: PreferenceStore | undefined) {
  const [draft, setDraft] = useState(() => readDraft(preferences?.read(draftName)) ?? emptyDraft)

  useEffect(() => {
    preferences?.keep(draftName, draft === emptyDraft ? undefined : writeDraft(draft))
  }, [draft, preferences])

  const change = useCallback((next: Change) => {
    setDraft((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }))
  }, [])
  /** Forgets it at once: also where nobody is there any more to see that. */
  const forget = useCallback(() => {
    preferences?.keep(draftName, undefined)
    setDraft(emptyDraft)
  }, [preferences])
  return { draft, change, forget }
}
