import { useEffect, useEffectEvent, useState } from 'react'

/** What was read from a file, or that it cannot be read. */
export type Read<T> = { state: 'loading' } | { state: 'broken' } | { state: 'ready'; content: T }

/** Loads a whole file and reads it; what does not arrive at all is the address's matter. */
export function useBytes<T>(
  url: string,
  read: (bytes: ArrayBuffer) => Promise<T>,
  { onShown, onFail }: { onShown: () => void; onFail: () => void },
): Read<T> {
  const [held, setHeld] = useState<{ url: string; read: Read<T> }>()
  const shown = useEffectEvent(onShown)
  const fail = useEffectEvent(onFail)
  const readNow = useEffectEvent(read)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const load = async () => {
      const bytes = await fetchBytes(url, signal)
      if (signal.aborted) return
      if (!bytes) return fail()
      const next = await readNow(bytes).then(
        (content): Read<T> => ({ state: 'ready', content }),
        (): Read<T> => ({ state: 'broken' }),
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
