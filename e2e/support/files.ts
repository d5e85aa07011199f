import { expect, type Page } from '@playwright/test'

/** Opens a folder of the one that is shown, and waits until it is the one that is shown. */
export async function openFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: 'Ordnerpfad' }).getByText(name),
  ).toHaveAttribute('aria-current', 'page')
}

/** Does something by the menu of a file or folder. */
export async function fromMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Aktionen für ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
