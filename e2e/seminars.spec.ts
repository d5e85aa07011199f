import type { Locator, Page } from '@playwright/test'
import { mediaAbc } from '../apps/server/src/demo/content/courses/media-abc.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, test } from './support/journey.ts'
import { openSeminar, openSeminars } from './support/seminars.ts'

/** The lesson's own page, in the player's frame. */
const lessonOf = (page: Page) => page.frameLocator('iframe[sandbox]').frameLocator('iframe')

type Opened = Awaited<ReturnType<typeof openSeminars>>

test('a learner loses the network in the middle of lesson 2 and goes on elsewhere with the answers still there; the first window hears of it, and staff sees it live (SEM-01, SEM-03, SEM-06, ROUTE-08, T-86, T-87)', async ({
  browser,
  portal,
}) => {
  const [first, staff] = await Promise.all([
    openSeminars(browser, portal, 'tobias.brandt'),
    openSeminars(browser, portal, 'jonas.petersen'),
  ])
  await openSeminar(first.page, 'Media-ABC')
  await expect(first.page).toHaveURL(/\/academy\/sessions\/\d+/)
  await openSeminar(staff.page, 'Media-ABC')
  await staff.page.getByRole('button', { name: 'Auswertung' }).click()
  const row = staff.page.getByRole('row', { name: /Brandt/ })
  await expect(row).toBeVisible()

  await first.page.getByRole('button', { name: 'Weiter in Lektion 2' }).click()
  const lesson = lessonOf(first.page)
  await expect(lesson.getByText('Seite 1 von 4')).toBeVisible()
  await lesson.getByRole('button', { name: 'Weiter' }).click()
  await expect(lesson.getByText('Seite 2 von 4')).toBeVisible()
  await lesson.getByRole('textbox').first().fill('Mehr Besuche in Göttingen')
  await lesson.getByRole('heading', { level: 2 }).first().click()
  await expect(first.page.getByText('Gerade gespeichert')).toBeVisible()

  // The network goes: what is said from now on is kept here.
  await first.context.setOffline(true)
  await lesson.getByRole('textbox').nth(1).fill('Familien')
  await lesson.getByRole('heading', { level: 2 }).first().click()
  await expect(first.page.getByText(/Hier behalten/)).toBeVisible()

  // On another machine the lesson is still open elsewhere, and is taken over.
  const second = await openSeminars(browser, portal, 'tobias.brandt')
  await openSeminar(second.page, 'Media-ABC')
  await second.page.getByRole('button', { name: 'Weiter in Lektion 2' }).click()
  await second.page.getByRole('button', { name: 'Hier weitermachen' }).click()
  const resumed = lessonOf(second.page)
  await expect(resumed.getByText('Seite 2 von 4')).toBeVisible()
  await expect(resumed.getByRole('textbox').first()).toHaveValue('Mehr Besuche in Göttingen')
  await resumed.getByRole('textbox').nth(1).fill('Junge Leute')
  await resumed.getByRole('button', { name: 'Weiter' }).click()
  await resumed.getByRole('button', { name: 'Weiter' }).click()
  await expect(resumed.getByText('Seite 4 von 4')).toBeVisible()
  await expect(second.page.getByText('Gerade gespeichert')).toBeVisible()
  // The first one hears of it once it is back.
  await first.context.setOffline(false)
  await expect(first.page.getByText(/läuft jetzt in einem anderen Fenster weiter/)).toBeVisible()
  await expect(row).toContainText('Abgeschlossen')
  await expectAccessible(staff.page)

  await second.page.getByRole('button', { name: 'Beenden' }).click()
  await expect(second.page.getByText('2 von 3 Lektionen erledigt')).toBeVisible()
  await expectAccessible(second.page)
})

test('staff makes a course of a package; learners take part; who waits for a date moves up live (SEM-01, SEM-05, SEM-07)', async ({
  browser,
  portal,
}) => {
  const [staff, learner, other] = (await Promise.all(
    ['jonas.petersen', 'nadine.wolff', 'andreas.lindner'].map((login) =>
      openSeminars(browser, portal, login),
    ),
  )) as [Opened, Opened, Opened]
  const { page } = staff
  const create = async (title: string, fill: (dialog: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'Schulung anlegen' }).click()
    const dialog = openDialog(page)
    await dialog.getByRole('textbox', { name: /Titel/ }).fill(title)
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Schulung anlegen' }).click()
  }

  await create('Media kompakt', async () => undefined)
  const upload = openDialog(page).filter({ hasText: 'Lernpaket hochladen' })
  const choose = (name: string, buffer: Buffer) =>
    upload.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })
  await choose('Kurs.zip', Buffer.from('kein Zip'))
  await expect(upload.getByText(/keine ZIP-Datei/)).toBeVisible()
  await choose('Media-ABC.zip', mediaAbc())
  await expect(upload.getByText('Das Lernpaket ist da: 3 Lektionen.')).toBeVisible()
  await upload.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // It is there at once, and its first lesson opens.
  await openSeminar(learner.page, 'Media kompakt')
  await learner.page.getByRole('button', { name: 'Schulung beginnen' }).click()
  await expect(lessonOf(learner.page).getByText('Seite 1 von')).toBeVisible()
  await learner.page.getByRole('button', { name: 'Beenden' }).click()
  await learner.page.getByRole('button', { name: 'Alle Schulungen' }).click()

  // A date with two seats: who waits has one once somebody goes.
  await openSeminar(learner.page, 'Praxistag: Plakat und Standort')
  await expect(learner.page.getByText(/Sie stehen auf der Warteliste/)).toBeVisible()
  await openSeminar(other.page, 'Praxistag: Plakat und Standort')
  await other.page.getByRole('button', { name: 'Abmelden' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click()
  await expect(other.page.getByRole('button', { name: 'Auf die Warteliste' })).toBeVisible()
  await expect(learner.page.getByText(/Sie sind angemeldet/)).toBeVisible()
})

test('what was said just before the tab is closed is there at the next visit (T-87)', async ({
  browser,
  portal,
}) => {
  const { context, page } = await openSeminars(browser, portal, 'andreas.lindner')
  await openSeminar(page, 'Datenschutz für Filialen')
  await page.getByRole('button', { name: 'Schulung beginnen' }).click()
  await lessonOf(page).getByRole('button', { name: 'Weiter' }).click()
  await expect(lessonOf(page).getByText('Seite 2 von')).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.close()

  const again = await context.newPage()
  await again.goto(`${portal.url}${pathname}?clientId=115`)
  await expect(lessonOf(again).getByText('Seite 2 von')).toBeVisible()
})
