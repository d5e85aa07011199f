import type { Draft, Drafts } from '../browser-storage/draft-store.ts'

/** A place of one person in the browser. */
export interface DraftStorage {
  read: () => unknown
  write: (drafts: Readonly<Record<string, unknown>>) => void
}

/** Drafts of a person, by the number of what they are written for: no two tenants share one. */
export function draftsIn<D extends Draft>({ read, write }: DraftStorage): Drafts<D> {
  const all = (): Record<string, D> => {
    const stored = read()
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  }
  return {
    read(id) {
      const draft = all()[id]
      // Another version of this page may have written something else.
      return typeof draft?.text === 'string' && Array.isArray(draft.unsent) ? draft : undefined
    },
    keep(id, draft) {
      const { [id]: _old, ...rest } = all()
      const isEmpty = draft.text === '' && draft.unsent.length === 0
      write(isEmpty ? rest : { ...rest, [id]: draft })
    },
  }
}
