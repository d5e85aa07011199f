import type { FileStore } from '../../kit/browser-storage/file-store.ts'
import type { PreferenceStore } from '../../kit/browser-storage/preference-store.ts'

/** Files over this are not kept. */
const maxKeptBytes = 1_000

/** What a browser keeps of drafts, for all of its tabs. */
export function memoryDevice(
  { keptDraft, keptFiles }: { keptDraft: string | undefined; keptFiles: readonly File[] | undefined }, // prettier-ignore
  answer: <T>(work: () => T) => Promise<T>,
) {
  const kept = new Map<string, string>()
  if (keptDraft !== undefined) kept.set('draft', keptDraft)
  const chosen = new Map<string, readonly File[]>(keptFiles && [['draft', keptFiles]])
  const files: FileStore = {
    read: (name) => {
      // As they were when they were asked for.
      const found = chosen.get(name) ?? []
      return answer(() => found)
    },
    keep: async (name, all) => {
      const isKept = all.every(({ size }) => size <= maxKeptBytes)
      chosen.set(name, isKept ? all : [])
      return isKept
    },
  }
  const watchers = new Set<{ name: string; listener: () => void }>()
  const keep = (name: string, value: string | undefined) =>
    void (value === undefined ? kept.delete(name) : kept.set(name, value))
  const preferences: PreferenceStore = {
    read: (name) => kept.get(name),
    keep,
    watch: (name, listener) => {
      const watcher = { name, listener }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
  return {
    kept,
    chosen,
    files,
    preferences,
    /** Another tab keeps something; a tab does not hear of its own. */
    keepElsewhere: (name: string, value: string | undefined) => {
      keep(name, value)
      for (const watcher of watchers) if (watcher.name === name) watcher.listener()
    },
  }
}
