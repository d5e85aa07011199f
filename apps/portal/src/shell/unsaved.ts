/** Fields that somebody has typed into. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLElement>()

addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLElement) touched.add(target)
  },
  { capture: true },
)

const textOf = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')

/** Whether leaving now would lose something: what was typed and still stands there, or what is being sent. */
export function hasUnsaved(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  if ([...touched].some((field) => textOf(field).trim() !== '')) return true
  // Who would ask before the window closes is asked now, without closing it.
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
