import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** The question whether to let go of what was written. */
export async function closeQuestion() {
  const asked = await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await waitFor(() => expect(asked).toBeVisible())
  return within(asked)
}

/** The question is gone, and the focus is back in the dialog, where the next Escape is heard. */
export const backInDialog = () =>
  waitFor(async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  })

/** Answers it: what was written stays. */
export async function stayInDialog() {
  await userEvent.click((await closeQuestion()).getByRole('button', { name: 'Weiter bearbeiten' }))
  await backInDialog()
}

/** Answers it: what was written goes. */
export async function discardChanges() {
  const asked = await closeQuestion()
  await userEvent.click(asked.getByRole('button', { name: 'Änderungen verwerfen' }))
}
