import { useState } from 'react'

interface Ahead {
  known: number
  now: number
  /** Asked for, and not confirmed yet. */
  asked: readonly number[]
}

/**
 * An id that the parent holds, shown at once when it is asked to change: an address changes later
 * than fingers do, and two quick turns are two.
 */
export function useAhead(id: number): readonly [number, (id: number) => void] {
  const [ahead, setAhead] = useState<Ahead>({ known: id, now: id, asked: [] })
  if (ahead.known !== id) setAhead(arrived(ahead, id))
  return [
    ahead.now,
    (next) => setAhead((was) => ({ ...was, now: next, asked: [...was.asked, next] })),
  ]
}

/** The parent is at an id: one that was asked for says nothing new; another one is followed. */
export function arrived({ now, asked }: Ahead, id: number): Ahead {
  const at = asked.indexOf(id)
  return at < 0 ? { known: id, now: id, asked: [] } : { known: id, now, asked: asked.slice(at + 1) }
}
