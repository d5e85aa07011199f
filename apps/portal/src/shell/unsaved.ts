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

/** A text that somebody has typed and that stands in its field. */
export interface TypedText {
  /** What the field is called; empty where it has no name. */
  label: string
  text: string
}

/** Fields whose text is a person's work; a password is nobody's to show, a search is none. */
const writable =
  'textarea, [contenteditable], input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=number])'
const notShown = '[role=searchbox], [role=combobox]'

/** What was typed and still stands there, from the top of the page to its end (ADM-02). */
export function typedTexts(): TypedText[] {
  return [...touched]
    .filter((field) => field.isConnected && field.matches(writable) && !field.matches(notShown))
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map((field) => ({ label: labelOf(field), text: textOf(field).trim() }))
    .filter(({ text }) => text !== '')
}

function labelOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join(' ')
  const [label] = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? (field.labels ?? []) : [] // prettier-ignore
  return (
    field.getAttribute('aria-label') ||
    named.trim() ||
    label?.textContent?.trim() ||
    field.getAttribute('placeholder') ||
    ''
  )
}

/** Whether leaving now would lose something: what was typed and still stands there, or what is being sent. */
export function hasUnsaved(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  if ([...touched].some((field) => textOf(field).trim() !== '')) return true
  // Who would ask before the window closes is asked now, without closing it.
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
