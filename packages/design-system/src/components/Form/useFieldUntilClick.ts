import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Buttons of the design system, and the links of a form's summary: what a press on them does comes with the click. */
const pressed = 'button[data-at-variant], .at-summary a'

/**
 * Lets a field of a form keep the focus while a button is pressed, and leave it with the click. A field that is left
 * says what is wrong with it, or no longer does: where that happens with the first half of a press, the button
 * moves away under the pointer and there is no click.
 */
export function useFieldUntilClick(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fieldBefore = (target: EventTarget | null): [HTMLElement, HTMLElement] | undefined => {
      const button = target instanceof Element ? target.closest<HTMLElement>(pressed) : null
      const field = document.activeElement
      const isOwn = field instanceof HTMLElement && form.current?.contains(field)
      if (!button || !isOwn || field.contains(button) || field.matches(pressed)) return undefined
      return [field, button]
    }
    const hold = (event: MouseEvent) => {
      if (event.button === 0 && fieldBefore(event.target)) event.preventDefault()
    }
    const leave = ({ target, detail }: MouseEvent) => {
      // A key that presses a button has the focus there already.
      const found = detail > 0 ? fieldBefore(target) : undefined
      if (!found) return
      const [field, button] = found
      // What was typed is taken in before the button does what it does.
      flushSync(() => field.blur())
      button.focus()
    }
    document.addEventListener('mousedown', hold, { capture: true })
    document.addEventListener('click', leave, { capture: true })
    return () => {
      document.removeEventListener('mousedown', hold, { capture: true })
      document.removeEventListener('click', leave, { capture: true })
    }
  }, [form])
}
