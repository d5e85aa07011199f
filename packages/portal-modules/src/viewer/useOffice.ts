import { useCallback, useEffect, useRef, useState } from 'react'
import { toPortError, type PortError } from '../kit/index.ts'
import type { OfficeLink, ViewerPort } from './viewer.port.ts'

/** How far the office server's link is. */
export type OfficeState =
  | { state: 'loading' }
  | { state: 'ready'; link: OfficeLink }
  | { state: 'failed'; error: PortError; retry: () => void }

interface Held {
  id: number
  link?: OfficeLink
  error?: PortError
}

/** Asks where the office server shows a document; undefined means that it need not (VIEW-14). */
export function useOffice(port: ViewerPort, id: number | undefined): OfficeState {
  const [held, setHeld] = useState<Held>()
  const wanted = useRef(id)
  const load = useCallback(
    async (asked: number) => {
      const next = await port.office?.(asked).then(
        (link): Held => ({ id: asked, link }),
        (error: unknown): Held => ({ id: asked, error: toPortError(error) }),
      )
      if (wanted.current === asked) setHeld(next)
    },
    [port],
  )
  useEffect(() => {
    wanted.current = id
    if (id !== undefined) void load(id)
    return () => void (wanted.current = undefined)
  }, [id, load])
  const retry = useCallback(() => {
    setHeld(undefined)
    if (id !== undefined) void load(id)
  }, [id, load])
  if (id === undefined || held?.id !== id) return { state: 'loading' }
  if (held.link) return { state: 'ready', link: held.link }
  return { state: 'failed', error: held.error!, retry }
}
