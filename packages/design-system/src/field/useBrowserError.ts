import { useState, type InvalidEvent } from 'react'
import { useStrings } from '../intl/index.ts'
import { browserErrorStrings } from './browserError.strings.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * What the browser finds wrong when the form is sent, to be shown at the field instead of in the
 * browser's own bubble, in the portal's language where we have words for it: the browser speaks its
 * own. Typing takes it back, and so does a value from outside.
 * @param value  what the parent holds; undefined: the control holds it
 */
export function useBrowserError(value?: unknown) {
  const [message, setMessage] = useState<string>()
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setMessage(undefined)
  }
  const strings = useStrings(browserErrorStrings)
  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault()
    const control = event.currentTarget
    const { valueMissing, typeMismatch } = control.validity
    const isKnown = typeMismatch && (control.type === 'email' || control.type === 'url')
    const isChoice = control.type === 'checkbox' || control.type === 'radio'
    if (valueMissing) setMessage(isChoice ? strings.choice : strings.missing)
    else setMessage(isKnown ? strings[control.type as 'email'] : control.validationMessage)
    // Without its bubble the browser does not move the focus either.
    if (firstInvalid(control.form) === control) control.focus()
  }
  const clear = () => {
    if (message !== undefined) setMessage(undefined)
  }
  return { message, onInvalid, clear }
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find(
    (element) => 'validity' in element && !(element.validity as ValidityState).valid,
  )
}
