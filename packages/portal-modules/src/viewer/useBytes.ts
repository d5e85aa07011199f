import { useEffect, useEffectEvent, useState } from 'react'
import { isLocked, LockedFile } from './locked-file.ts'

/** What was read from a file, or that it cannot be read. */
export type Read<T> =
  | { state: 'loading' }
  /** Nobody can read it, or only who knows its password. */
  | { state: 'broken'; as: 'damaged' | 'locked' }
  | { state: 'ready'; content: T }

interface ReadOptions {
  onShown: () => void
  onFail: () => void
  /** Files of this kind have no passwords, though they may hold one that has. */
  isNeverLocked?: boolean
}

/** Loads a whole file and reads it; what does not arrive at all is the address's matter. */
export function useBytes<T>(
  url: string,
  read: (bytes: ArrayBuffer) => Promise<T>,
  { onShown, onFail, isNeverLocked = false }: ReadOptions,
): Read<T> {
  const [held, setHeld] = useState<{ url: string; read: Read<T> }>()
  const shown = useEffectEvent(onShown)
  const fail = useEffectEvent(onFail)
  const readUnlocked = useEffectEvent(async (bytes: ArrayBuffer) => {
    if (!isNeverLocked && (await isLocked(bytes))) throw new LockedFile()
    return read(bytes)
  })
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const load = async () => {
      const bytes = await fetchBytes(url, signal)
      if (signal.aborted) return
      if (!bytes) return fail()
      const next = await readUnlocked(bytes).then(
        (content): Read<T> => ({ state: 'ready', content }),
        (error: unknown): Read<T> => ({
          state: 'broken',
          as: error instanceof LockedFile ? 'locked' : 'damaged',
        }),
      )
      if (signal.aborted) return
      setHeld({ url, read: next })
      shown()
    }
    void load()
    return () => abort.abort()
  }, [url])
  return held?.url === url ? held.read : { state: 'loading' }
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(url, { signal })
    return response.ok ? await response.arrayBuffer() : undefined
  } catch {
    return undefined
  }
}
