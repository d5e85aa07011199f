import {
  courseStructure,
  unitPage,
} from '../apps/server/src/areas/seminars/testing/xapi-packages.ts'
import { zip } from '../apps/server/src/demo/content/zip.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, test } from './support/journey.ts'
import { openSeminar, openSeminars } from './support/seminars.ts'

const course = zip({
  'cmi5.xml': courseStructure([
    { id: 'https://atrium.example/au/1', title: 'Einstieg', moveOn: 'CompletedAndPassed' },
  ]),
  'unit0/index.html': unitPage,
})

test('a package of cmi5 runs in the player, goes on where it was left, and its end comes to the report (SEM-01, SEM-02, SEM-06, T-86)', async ({
  browser,
  portal,
}) => {
  const staff = await openSeminars(browser, portal, 'jonas.petersen')
  const { page } = staff
  await page.getByRole('button', { name: 'Schulung anlegen' }).click()
  await openDialog(page).getByRole('textbox', { name: /Titel/ }).fill('Kurs in cmi5')
  await openDialog(page).getByRole('button', { name: 'Schulung anlegen' }).click()
  const dialog = openDialog(page).filter({ hasText: 'Lernpaket hochladen' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Kurs.zip', mimeType: 'application/zip', buffer: course })
  await expect(dialog.getByText('Das Lernpaket ist da: eine Lektion.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fertig' }).click()

  const learner = await openSeminars(browser, portal, 'tobias.brandt')
  await openSeminar(learner.page, 'Kurs in cmi5')
  const unit = () =>
    learner.page.locator('iframe').first().contentFrame().locator('iframe').contentFrame()
  const open = () =>
    learner.page
      .getByRole('button', { name: /Einstieg/ })
      .first()
      .click()
  await open()
  // The unit asks the server where it stands before its buttons do anything.
  await expect(unit().getByText('Seite 1')).toBeVisible()
  await unit().getByRole('button', { name: 'Weiter' }).click()
  await expect(unit().getByText('Seite 2')).toBeVisible()
  await expectAccessible(learner.page)
  await learner.page.getByRole('button', { name: 'Beenden' }).click()
  await open()
  await expect(unit().getByText('Seite 2')).toBeVisible()
  await unit().getByRole('button', { name: 'Bestanden' }).click()
  // It goes to where it is told to go once the server has taken all that it says.
  await expect(unit().getByRole('button', { name: 'Bestanden' })).toHaveCount(0)
  await learner.page.getByRole('button', { name: 'Beenden' }).click()
  await expect(learner.page.getByText('Abgeschlossen').first()).toBeVisible()

  await openSeminar(page, 'Kurs in cmi5')
  await page.getByRole('button', { name: 'Auswertung' }).click()
  await expect(page.getByRole('row', { name: /Brandt/ })).toContainText('90')
  await Promise.all([staff.context.close(), learner.context.close()])
})
