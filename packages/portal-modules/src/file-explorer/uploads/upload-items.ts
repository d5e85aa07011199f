import type { UploadItem, UploadState } from './uploads.logic.ts'

export type UploadItems = ReturnType<typeof createUploadItems>

/** The files of a queue with what has become of each, as a store for `useSyncExternalStore`. */
export function createUploadItems() {
  let items: readonly UploadItem[] = []
  const listeners = new Set<() => void>()
  const publish = (next: readonly UploadItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish,
    setState: (ids: readonly string[], state: (item: UploadItem, index: number) => UploadState) =>
      publish(
        items.map((item) => {
          const index = ids.indexOf(item.id)
          return index < 0 ? item : { ...item, state: state(item, index) }
        }),
      ),
    patch: (id: string, change: Partial<UploadItem>) =>
      publish(items.map((item) => (item.id === id ? { ...item, ...change } : item))),
    itemOf: (id: string) => items.find((item) => item.id === id),
  }
}
