/** Fields that somebody has typed into. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLElement>()
/** What a field held when somebody came to it for the first time. */
const textsBefore = new WeakMap<HTMLElement, string>()

addEventListener(
  'focusin',
  ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(writable)) return
    if (!textsBefore.has(target)) textsBefore.set(target, textOf(target))
  },
  { capture: true },
)

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
  /** What the field held before. */
  before: string
  /** Title of the dialog or drawer around the field; empty on the page itself. */
  dialog: string
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
    .map((field) => ({
      ...describeField(field),
      text: textOf(field).trim(),
      before: textsBefore.get(field) ?? '',
    }))
    .filter(({ text }) => text !== '')
}

/** All texts with their labels, for the clipboard. */
export const joinTexts = (texts: readonly TypedText[]): string =>
  texts.map(({ label, text }) => (label ? `${label}\n${text}` : text)).join('\n\n')

/** Fields in which a typed text may be put again: their value can be set, as it cannot where text is edited in place. */
export const fillableFields = (): (HTMLInputElement | HTMLTextAreaElement)[] =>
  [...document.querySelectorAll<HTMLElement>(writable)].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  )

/** How a field is found again on the same page after it was loaded anew. */
export function describeField(field: HTMLElement): Pick<TypedText, 'label' | 'dialog'> {
  const dialog = field.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
  return { label: labelOf(field), dialog: dialog ? labelOf(dialog) : '' }
}

/** The words of a label without the note that the field is required. */
function wordsOf(element: Element | null | undefined): string {
  const nodes = [...(element?.childNodes ?? [])]
  const own = nodes.filter((node) => !(node instanceof Element && node.matches('.at-note')))
  return own
    .map((node) => node.textContent ?? '')
    .join('')
    .trim()
}

function labelOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = ids.map((id) => wordsOf(document.getElementById(id))).join(' ')
  const [label] =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? (field.labels ?? [])
      : []
  return (
    field.getAttribute('aria-label') ||
    named.trim() ||
    wordsOf(label) ||
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
