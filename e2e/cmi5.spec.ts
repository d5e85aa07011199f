import type { Page } from '@playwright/test'
import {
  foreignCmi5,
  foreignTincan,
} from '../apps/server/src/areas/seminars/testing/foreign-packages.ts'
import {
  courseStructure,
  unitPage,
} from '../apps/server/src/areas/seminars/testing/xapi-packages.ts'
import { zip } from '../apps/server/src/demo/content/zip.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, test } from './support/journey.ts'
import { openSeminar, openSeminars } from './support/seminars.ts'

const own = () =>
  zip({
    'cmi5.xml': courseStructure([
      { id: 'https://atrium.example/au/1', title: 'Einstieg', moveOn: 'CompletedAndPassed' },
    ]),
    'unit0/index.html': unitPage,
  })

/** Makes a seminar of a package, on the collection's page of who keeps it. */
async function makeSeminar(page: Page, title: string, buffer: Buffer, lessons: string) {
  await page.getByRole('button', { name: 'Schulung anlegen' }).click()
  await openDialog(page).getByRole('textbox', { name: /Titel/ }).fill(title)
  await openDialog(page).getByRole('button', { name: 'Schulung anlegen' }).click()
  const dialog = openDialog(page).filter({ hasText: 'Lernpaket hochladen' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Kurs.zip', mimeType: 'application/zip', buffer })
  await expect(dialog.getByText(`Das Lernpaket ist da: ${lessons}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Fertig' }).click()
}

/** A lesson on the page of its learner, and what stands in its frame. */
function lessonOf(page: Page, title: string) {
  const unit = page.locator('iframe').first().contentFrame().locator('iframe').contentFrame()
  return {
    unit,
    open: () => page.getByRole('button', { name: title }).first().click(),
    /** The lessons stand beside the player, too: it is gone once they can be pressed on the overview. */
    leave: async () => {
      await page.getByRole('button', { name: 'Beenden' }).click()
      await expect(page.locator('iframe')).toHaveCount(0)
    },
    press: (name: string) => unit.getByRole('button', { name }).click(),
    /** It asks the server where it stands before its buttons do anything. */
    isOn: (number: number) => expect(unit.getByText(`Seite ${number}`)).toBeVisible(),
    /** It goes to where it is told to go once the server has taken all that it says. */
    isOver: () => expect(unit.getByRole('button', { name: 'Bestanden' })).toHaveCount(0),
  }
}

async function reportOf(page: Page, title: string) {
  await openSeminar(page, title)
  await page.getByRole('button', { name: 'Auswertung' }).click()
  return page.getByRole('row', { name: /Brandt/ })
}

test('a package of cmi5 runs in the player, goes on where it was left, and its end comes to the report (SEM-01, SEM-02, SEM-06, T-86)', async ({
  browser,
  portal,
}) => {
  const staff = await openSeminars(browser, portal, 'jonas.petersen')
  await makeSeminar(staff.page, 'Kurs in cmi5', own(), 'eine Lektion')
  const learner = await openSeminars(browser, portal, 'tobias.brandt')
  await openSeminar(learner.page, 'Kurs in cmi5')
  const { open, leave, press, isOn, isOver } = lessonOf(learner.page, 'Einstieg')
  await open()
  await isOn(1)
  await press('Weiter')
  await isOn(2)
  await expectAccessible(learner.page)
  await leave()
  await open()
  await isOn(2)
  await press('Bestanden')
  await isOver()
  await leave()
  await expect(learner.page.getByText('Abgeschlossen').first()).toBeVisible()
  await expect(await reportOf(staff.page, 'Kurs in cmi5')).toContainText('90')
  await Promise.all([staff.context.close(), learner.context.close()])
})

test('units that speak by xAPI.js and by cmi5.js fail, are left, go on where they were and pass with their score (SEM-01, SEM-02, SEM-06, T-86)', async ({
  browser,
  portal,
}) => {
  const staff = await openSeminars(browser, portal, 'jonas.petersen')
  await makeSeminar(staff.page, 'Kurs von anderen', zip(foreignCmi5()), '2 Lektionen')
  const learner = await openSeminars(browser, portal, 'tobias.brandt')
  await openSeminar(learner.page, 'Kurs von anderen')
  for (const title of ['Mit xAPI.js', 'Mit cmi5.js']) {
    const { unit, open, leave, press, isOn, isOver } = lessonOf(learner.page, title)
    await open()
    await isOn(1)
    await press('Weiter')
    await isOn(2)
    await press('Durchgefallen')
    await expect(unit.getByText('Durchgefallen mit 40')).toBeVisible()
    await leave()
    await open()
    await isOn(2)
    await press('Bestanden')
    await isOver()
    await leave()
  }
  await expect(learner.page.getByText('Abgeschlossen').first()).toBeVisible()
  const row = await reportOf(staff.page, 'Kurs von anderen')
  await expect(row).toContainText('90')
  await expect(row).toContainText('85')
  await Promise.all([staff.context.close(), learner.context.close()])
})

test('a package of xAPI that speaks by TinCanJS keeps its state, reads what it has said and attached, and completes with its score (SEM-01, SEM-02, SEM-06, T-86)', async ({
  browser,
  portal,
}) => {
  const staff = await openSeminars(browser, portal, 'jonas.petersen')
  await makeSeminar(staff.page, 'Kurs in xAPI', zip(foreignTincan()), 'eine Lektion')
  const learner = await openSeminars(browser, portal, 'tobias.brandt')
  await openSeminar(learner.page, 'Kurs in xAPI')
  const { unit, open, leave, press, isOn } = lessonOf(learner.page, 'Probe xAPI')
  await open()
  await isOn(1)
  await press('Weiter')
  await isOn(2)
  await press('Weiter')
  await isOn(3)
  await press('Durchgefallen')
  await expect(unit.getByText('Durchgefallen mit 40')).toBeVisible()
  await leave()
  await open()
  await isOn(3)
  await press('Bestanden')
  await expect(unit.getByText('completed, davor 1, dabei Größe und Menge')).toBeVisible()
  await leave()
  await expect(learner.page.getByText('Abgeschlossen').first()).toBeVisible()
  await expect(await reportOf(staff.page, 'Kurs in xAPI')).toContainText('90')
  await Promise.all([staff.context.close(), learner.context.close()])
})
