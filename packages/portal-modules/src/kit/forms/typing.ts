const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'

/** Messages lie beside the page, though each says that it is a dialog. */
const over =
  '[role=dialog], [role=menu], [role=alertdialog]:not([data-at-messages] [role=alertdialog])'

/** Keys meant for the page are left to what is written, and to what lies over the page. */
export function isTaken(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return true
  return target.closest(`${fields}, ${over}`) !== null
}
