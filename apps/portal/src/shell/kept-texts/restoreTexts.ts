import { changeKept, currentKept, loadKept, onKept } from './keptTexts.ts'
import { describeField, fillableFields } from './unsaved.ts'

/** An older one is of work that nobody remembers. */
const maxAgeMs = 24 * 60 * 60_000

/**
 * Takes up what was kept, if the same person has signed in, and puts each text into its field as soon as
 * that is on the page again: the same page, dialog and label, and a field that still holds what it held
 * before. `onRestored` is called after each such round. Returns how to stop.
 */
export function restoreTexts(subject: string, onRestored: () => void): () => void {
  const found = loadKept()
  if (!found) return () => undefined
  if (found.subject !== subject || Date.now() - found.keptAt > maxAgeMs) {
    changeKept(undefined)
    return () => undefined
  }
  changeKept(found)
  const fill = () => {
    if (fillFields()) onRestored()
  }
  const observer = new MutationObserver(fill)
  // React sets the attribute, too, when a value arrives later than its field.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] })
  const unsubscribe = onKept(() => {
    if (!currentKept()) observer.disconnect()
  })
  fill()
  return () => {
    observer.disconnect()
    unsubscribe()
  }
}

function fillFields(): boolean {
  const kept = currentKept()
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
  changeKept(left.length === 0 ? undefined : { ...kept, texts: left })
  return isFilled
}

/** Sets a value as typing does: React listens to the event, and compares with what its own setter has seen. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
