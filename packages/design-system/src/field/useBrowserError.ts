import { useState, type InvalidEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * What the browser finds wrong when the form is sent, to be shown at the field instead of in the
 * browser's own bubble. Typing takes it back.
 */
export function useBrowserError() {
  const [message, setMessage] = useState<string>()
  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault()
    const control = event.currentTarget
    setMessage(control.validationMessage)
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
