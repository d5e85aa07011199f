const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Keys meant for the page are left to what is written, and to what lies over the page. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  return target.closest(`${fields}, [role=dialog], [role=menu]`) !== null
}
