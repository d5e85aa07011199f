const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Messages lie beside the page, though each says that it is a dialog. */
const over =
  '[role=dialog], [role=menu], [role=alertdialog]:not([data-at-messages] [role=alertdialog])'

/** Where an event happened: outside of a shadow tree its `target` is what hosts that. */
export const targetOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? null

/** What has the focus, in a shadow tree, too. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Keys meant for the page are left to what is written, and to what lies over the page. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  return target.closest(`${fields}, ${over}`) !== null
}
