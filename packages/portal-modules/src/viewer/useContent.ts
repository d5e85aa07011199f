import { useCallback, useEffect, useRef, useState } from 'react'
import { PortError, toPortError, useModuleHost } from '../kit/index.ts'
import { isStale } from './viewer.logic.ts'
import type { Content, ViewerPort } from './viewer.port.ts'

/** The content of the item that is looked at. */
export type ContentState =
  | { state: 'loading' }
  /** `onFail`: what lies there could not be shown. */
  | { state: 'ready'; url: string; size: number | undefined; onFail: () => void }
  /** It came, and the browser can do nothing with it. */
  | { state: 'broken'; retry: () => void }
  | { state: 'failed'; error: PortError; retry: () => void }

interface Held {
  id: number
  /** Where it was asked for: another version's address is another content. */
  from: Addresses
  content?: Content
  error?: PortError
  isBroken?: boolean
}

/** Addresses of content, of no more than two items at a time: this one and the next. */
export interface Addresses {
  get: (id: number) => Promise<Content>
  forget: (id: number) => void
}

/** Asks for an address once, and again when it works no longer. */
export function createAddresses(port: Pick<ViewerPort, 'content'>, now: () => Date): Addresses {
  const known = new Map<number, Promise<Content>>()
  const forget = (id: number) => void known.delete(id)
  return {
    forget,
    async get(id) {
      const kept = await known.get(id)?.catch(() => undefined)
      if (kept && !isStale(kept, now())) return kept
      const asked = port.content(id)
      known.delete(id)
      known.set(id, asked)
      asked.catch(() => forget(id))
      for (const oldest of [...known.keys()].slice(0, -2)) forget(oldest)
      return asked
    },
  }
}

/** Loads where an item's content is; undefined means that none is needed. */
export function useContent(addresses: Addresses, id: number | undefined): ContentState {
  const { now } = useModuleHost()
  const [held, setHeld] = useState<Held>()
  const wanted = useRef<Pick<Held, 'id' | 'from'>>(undefined)

  const load = useCallback(
    async (asked: number) => {
      const next = await addresses.get(asked).then(
        (content): Held => ({ id: asked, from: addresses, content }),
        (error: unknown): Held => ({ id: asked, from: addresses, error: toPortError(error) }),
      )
      const { current } = wanted
      if (current?.id === asked && current.from === addresses) setHeld(next)
    },
    [addresses],
  )
  useEffect(() => {
    if (id === undefined) return
    wanted.current = { id, from: addresses }
    void load(id)
    return () => void (wanted.current = undefined)
  }, [addresses, id, load])

  // What is shown stays until the new address is there: a film goes on where it was.
  const ask = useCallback(() => {
    if (id === undefined) return
    addresses.forget(id)
    void load(id)
  }, [addresses, id, load])
  const retry = useCallback(() => {
    setHeld(undefined)
    ask()
  }, [ask])
  const content = held?.content
  const onFail = useCallback(() => {
    // An address that is over, as in the middle of a long film, says nothing about what lies there.
    if (content && isStale(content, now())) ask()
    else if (!navigator.onLine)
      setHeld((was) => was && { ...was, error: new PortError({ code: 'offline' }) })
    else setHeld((was) => was && { ...was, isBroken: true })
  }, [ask, content, now])

  if (id === undefined || held?.id !== id || held.from !== addresses) return { state: 'loading' }
  if (held.error) return { state: 'failed', error: held.error, retry }
  if (held.isBroken) return { state: 'broken', retry }
  const { url, size } = held.content!
  return { state: 'ready', url, size, onFail }
}
