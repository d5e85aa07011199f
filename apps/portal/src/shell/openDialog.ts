/** Messages speak as dialogs do, and a drawer may have one over it. */
const others = '[data-at-messages],[data-at-width]'

/** One dialog of edit, create, delete and preview at a time: whether one stands over the page and stays (LAY-12). */
export const isDialogOpen = (page: Document = document): boolean =>
  [...page.querySelectorAll('[role=dialog],[role=alertdialog]')].some(
    (dialog) => !dialog.closest(`${others},[data-exiting]`),
  )
