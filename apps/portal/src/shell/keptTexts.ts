import type { Session } from '@atrium/api-client/session'
import { useSyncExternalStore } from 'react'
import { describeField, fillableFields, typedTexts, type TypedText } from './unsaved.ts'

/** Belongs to the tab, as the session does. */
const storageKey = 'atrium:kept-texts'
/** An older one is of work that nobody remembers. */
const maxAgeMs = 24 * 60 * 60_000

interface Kept {
  subject: string
  pathname: string
  keptAt: number
  texts: readonly TypedText[]
}

const none: readonly TypedText[] = []
let kept: Kept | undefined
let observer: MutationObserver | undefined
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

/**
 * Takes up what was kept, if the same person has signed in, and puts each text into its field as soon as
 * that is on the page again: the same page, dialog and label, and a field that still holds what it held
 * before. `onRestored` is called after each such round. Returns how to stop.
 */
export function restoreTexts(subject: string, onRestored: () => void): () => void {
  const found = load()
  if (!found) return () => undefined
  if (found.subject !== subject || Date.now() - found.keptAt > maxAgeMs) {
    save(undefined)
    return () => undefined
  }
  kept = found
  tell()
  const fill = () => {
    if (fillFields()) onRestored()
  }
  observer = new MutationObserver(fill)
  // React sets the attribute, too, when a value arrives later than its field.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] })
  fill()
  return () => observer?.disconnect()
}

/** Forgets what was kept: its writer has it, or does not want it. */
export function forgetTexts(): void {
  save(undefined)
  kept = undefined
  observer?.disconnect()
  tell()
}

/** What was kept and has not found its field yet. */
export const useKeptTexts = (): readonly TypedText[] =>
  useSyncExternalStore(subscribe, () => kept?.texts ?? none)

function fillFields(): boolean {
  if (!kept || kept.pathname !== location.pathname) return false
  const fields = fillableFields()
  let isFilled = false
  const left = kept.texts.filter((wanted) => {
    const field = fields.find((one) => {
      const { label, dialog } = describeField(one)
      return label === wanted.label && dialog === wanted.dialog
    })
    // A draft that its own module keeps stands there already.
    if (field?.value.trim() === wanted.text) return false
    if (!field || field.readOnly || field.disabled || field.value !== wanted.before) return true
    setValue(field, wanted.text)
    isFilled = true
    return false
  })
  if (left.length === kept.texts.length) return false
  if (left.length === 0) forgetTexts()
  else {
    kept = { ...kept, texts: left }
    save(kept)
    tell()
  }
  return isFilled
}

/** Sets a value as typing does: React listens to the event, and compares with what its own setter has seen. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function load(): Kept | undefined {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text === null ? undefined : (JSON.parse(text) as Kept)
  } catch {
    return undefined
  }
}

function save(value: Kept | undefined) {
  try {
    if (value) sessionStorage.setItem(storageKey, JSON.stringify(value))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Where storage is blocked there is no session either.
  }
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
