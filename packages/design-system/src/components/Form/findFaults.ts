import { treeOf } from '../../focus/tree.ts'

/** A field that does not fit yet. */
export interface Fault {
  /** Takes the focus. */
  element: HTMLElement
  /** Words of its label. */
  label: string
  /** Nothing was entered where something is needed. */
  isMissing: boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of a form that do not fit, in their order on the page. */
export function findFaults(form: HTMLFormElement): Fault[] {
  const faults: Fault[] = []
  for (const element of form.querySelectorAll<HTMLElement>('[aria-invalid="true"], :invalid')) {
    const target = focusable(element)
    if (!target) continue
    const label = labelOf(target)
    if (faults.some((fault) => fault.element === target || fault.label === label)) continue
    faults.push({ element: target, label, isMissing: isMissing(element) })
  }
  return faults
}

/** What takes the focus: the element, or the first part of the group that it stands for. */
function focusable(element: HTMLElement): HTMLElement | null {
  if (element instanceof HTMLFieldSetElement) return null
  const isSeen = element.matches(':not([type="hidden"])') && element.closest('[hidden]') === null
  const isUsable = element.matches('input, textarea, select, button, [tabindex]')
  const isSilent = element.closest('[aria-hidden="true"]') !== null
  if (isSeen && isUsable && !isSilent) return element
  const group = element.parentElement?.closest<HTMLElement>('[role="group"], [role="radiogroup"]')
  const inside = element.matches('[role="group"], [role="radiogroup"]') ? element : group
  return inside?.querySelector<HTMLElement>('[role="spinbutton"], input, button') ?? null
}

function labelOf(element: HTMLElement): string {
  const group = element.closest('[role="group"][aria-labelledby], [role="radiogroup"]')
  const own = 'labels' in element ? (element as Control).labels?.[0] : undefined
  const isPart = element.matches('[role="spinbutton"], [type="radio"], [type="checkbox"]')
  const ids = (isPart ? group : element)?.getAttribute('aria-labelledby')
  const named = ids
    ?.split(' ')
    .map((id) => treeOf(element).getElementById(id))
    .find((found) => found && found !== element)
  const label = isPart ? (named ?? own) : (own ?? named)
  if (!label) return element.getAttribute('aria-label') ?? ''
  const words = label.cloneNode(true) as HTMLElement
  for (const note of words.querySelectorAll('.at-note, .at-detail')) note.remove()
  return words.textContent.trim()
}

function isMissing(element: HTMLElement): boolean {
  if ('validity' in element && (element as Control).validity.valueMissing) return true
  return (
    element.getAttribute('aria-required') === 'true' &&
    'value' in element &&
    (element as Control).value === ''
  )
}
