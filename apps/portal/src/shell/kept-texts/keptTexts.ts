import type { Session } from '@atrium/api-client/session'
import { useSyncExternalStore } from 'react'
import { typedTexts, type TypedText } from './unsaved.ts'

/** Belongs to the tab, as the session does. */
const storageKey = 'atrium:kept-texts'

interface Kept {
  subject: string
  pathname: string
  keptAt: number
  texts: readonly TypedText[]
}

const none: readonly TypedText[] = []
let kept: Kept | undefined
const listeners = new Set<() => void>()

/**
 * Keeps what was typed on this page while its writer signs in again: the page is loaded anew, and
 * `restoreTexts` gives it back. Texts of an earlier sign-in that were not put back yet stay.
 */
export function keepTexts(subject: string, texts: readonly TypedText[] = typedTexts()): void {
  const all = [...texts, ...(kept?.texts ?? none)]
  if (all.length > 0) save({ subject, pathname: location.pathname, keptAt: Date.now(), texts: all })
}

/** Keeps what is typed here when the person signs out in another tab: this page goes without being asked. */
export function keepTextsOf(session: Pick<Session, 'subscribe' | 'getSnapshot'>): void {
  let subject: string | undefined
  session.subscribe(() => {
    const { user, isEndedElsewhere } = session.getSnapshot()
    if (isEndedElsewhere && subject) keepTexts(subject)
    subject = user?.subject
  })
}

/** What an earlier page of this tab kept. */
export function loadKept(): Kept | undefined {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text === null ? undefined : (JSON.parse(text) as Kept)
  } catch {
    return undefined
  }
}

/** What is offered to its writer, as long as it has not found its field. */
export const currentKept = (): Kept | undefined => kept

export function changeKept(value: Kept | undefined): void {
  save(value)
  kept = value
  for (const listener of listeners) listener()
}

/** Forgets what was kept: its writer has it, or does not want it. */
export const forgetTexts = (): void => changeKept(undefined)

/** What was kept and has not found its field yet. */
export const useKeptTexts = (): readonly TypedText[] =>
  useSyncExternalStore(onKept, () => kept?.texts ?? none)

export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function save(value: Kept | undefined) {
  try {
    if (value) sessionStorage.setItem(storageKey, JSON.stringify(value))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Where storage is blocked there is no session either.
  }
}
