import { useSyncExternalStore } from 'react'
import { typedTexts, type TypedText } from '../shell/kept-texts/unsaved.ts'

/** Another application of somebody who is out of one. */
interface OtherApplication {
  id: number
  name: string
}

/**
 * What has ended (ADM-02, API-12): this session, what a password alone opened, access to everything, or to the
 * open application.
 */
export type AccessEnd =
  | { kind: 'signed-out' }
  | { kind: 'second-factor' }
  | { kind: 'everywhere' }
  | { kind: 'application'; others: readonly OtherApplication[] }

/** An end, and what was typed until then. */
export interface EndedAccess {
  end: AccessEnd
  typed: readonly TypedText[]
}

/** For the life of the page: only loading it anew leads on. */
let ended: EndedAccess | undefined
const listeners = new Set<() => void>()

/** Whoever signs in again is back on this page. */
export const isComingBack = ({ kind }: AccessEnd): boolean =>
  kind === 'signed-out' || kind === 'second-factor'

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const hasAccessEnded = (): boolean => ended !== undefined

/** Says it, unless something else was said before. */
export function announceAccessEnded(end: AccessEnd): void {
  if (ended) return
  ended = { end, typed: typedTexts() }
  for (const listener of listeners) listener()
}

/** What has ended; undefined as long as nothing has. */
export const useEndedAccess = (): EndedAccess | undefined =>
  useSyncExternalStore(subscribe, () => ended)
