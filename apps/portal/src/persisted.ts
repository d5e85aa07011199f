/** The slices that stay over a reload (GEN-10). */
export type Slice =
  | 'chatDrafts'
  | 'chatLast'
  | 'commentDrafts'
  | 'setup'
  | 'navigation'
  | 'tasks'
  | 'search'

const prefix = 'portal:v1:'

const keyOf = (subject: string, slice: Slice) => `${prefix}${subject}:${slice}`

/** Reads a slice of one person; another version, broken JSON or blocked storage is no slice. */
export function readSlice<T>(subject: string, slice: Slice, storage?: Storage): T | undefined {
  try {
    const text = (storage ?? localStorage).getItem(keyOf(subject, slice))
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** Keeps a slice. Full or blocked storage loses only the memory of it. */
export function saveSlice(subject: string, slice: Slice, value: unknown, storage?: Storage): void {
  try {
    // Where it is blocked, naming it throws already.
    const place = storage ?? localStorage
    place.setItem(keyOf(subject, slice), JSON.stringify(value))
  } catch {
    // Nothing depends on it.
  }
}

/** On sign-out: everything but language and theme, which stand in the look cookie. */
export function clearSlices(subject: string, storage: Storage = localStorage): void {
  const mine = Object.keys(storage).filter(
    (key) => key.startsWith('portal:') && key.includes(`:${subject}:`),
  )
  for (const key of mine) storage.removeItem(key)
}
