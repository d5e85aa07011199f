import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '../keys/index.ts'

/**
 * Enter in a part of a date or time sends the form around it, as in any other field; the library leaves it
 * out. What was typed is read, or refused, before: as where the field is left.
 */
export function sendForm(event: KeyboardEvent): void {
  const part = (event.target as Element).closest<HTMLElement>('[role=spinbutton]')
  const form = part?.closest('form')
  if (!part || !form || event.key !== 'Enter') return
  if (event.ctrlKey || event.metaKey || isComposing(event)) return
  event.preventDefault()
  flushSync(() => part.blur())
  part.focus()
  form.requestSubmit()
}
