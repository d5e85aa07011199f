/** Where an event happened: outside of a shadow tree its `target` is what hosts that. */
export const targetOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? null

/** What has the focus, in a shadow tree, too. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
