import { useState } from 'react'
import { useModuleHost } from '../kit/index.ts'

interface AskedPath {
  here: string
  /** Addresses that were asked for, the last of which is not there yet. */
  waiting: readonly string[]
}
/** With the last one, or one that nobody asked for, the waiting ends. */
const stillWaiting = (asked: readonly string[], here: string): readonly string[] =>
  asked.at(-1) === here || !asked.includes(here) ? [] : asked

export type Tab = 'open' | 'asked' | 'decided'

const addressOf = (to: Tab, key?: string) => [
  ...(to === 'open' ? [] : [to]),
  ...(key === undefined ? [] : [key]),
]

/** The tab and the approval that the address names, and the way to others; `first` is its tab where it names none. */
export function useInboxAddress(first: Tab) {
  const { path, setPath } = useModuleHost()
  const named = path[0] === 'decided' || path[0] === 'asked' ? path[0] : undefined
  const [place] = named ? path.slice(1) : path
  const chosenKey = place !== undefined && /^(?:order-)?\d+$/.test(place) ? place : undefined

  // A router gives a new address only in a later render, and one goes on meanwhile: until the last one
  // that was asked for is there, the address is an old one.
  const here = path.join('/')
  const [askedPath, setAskedPath] = useState<AskedPath>({ here, waiting: [] })
  const waiting =
    askedPath.here === here ? askedPath.waiting : stillWaiting(askedPath.waiting, here)
  if (askedPath.here !== here) setAskedPath({ here, waiting })
  const isOnTheWay = waiting.length > 0
  const go = (tab: Tab, key?: string, options?: { replace?: boolean }) => {
    const to = addressOf(tab, key)
    const next = to.join('/')
    // Back to where one still is: what was asked for before comes all the same, and then this.
    const isHere = next === here && !isOnTheWay
    setAskedPath({ here, waiting: isHere ? [] : [...waiting, next] })
    setPath(to, options)
  }
  return { tab: named ?? first, chosenKey, isOnTheWay, go }
}
