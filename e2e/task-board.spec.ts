import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, openDialog, signIn, test } from './support/journey.ts'
import type { Portal } from './support/portal.ts'

const path = '/tasks?clientId=101'

/** The board, open, for a person in a browser of their own. */
async function open(browser: Browser, portal: Portal, login: string, to = path): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, login, to)
  await expect(page.getByRole('group', { name: 'Briefing' })).toBeVisible()
  return page
}

const column = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const card = (place: Page | Locator, title: string) =>
  place.getByRole('row', { name: new RegExp(title) })

/** With keys alone, as somebody without a mouse does. */
async function moveRight(page: Page, title: string) {
  await card(page, title).focus()
  await page.keyboard.press('Control+Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
}

test('a card moved with keys is moved in the other browser too; what is due and late stands on it (T-51, T-52, T-53, T-59, TASK-03)', async ({
  browser,
  portal,
}) => {
  const aylin = await open(browser, portal, 'aylin.kaya')
  const sabine = await open(browser, portal, 'sabine.moser')
  await expect(aylin.getByRole('heading', { level: 1 })).toHaveText('Aufgaben')
  await expect(
    card(aylin, 'Rechnungsadresse für die Kinobuchung').getByText('7 Tage überfällig'),
  ).toBeVisible()
  // What is late for oneself, the navigation counts.
  const entry = (page: Page) =>
    page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: /^Aufgaben/ }) // prettier-ignore
  await expect(entry(aylin)).toContainText('5')
  await expect(entry(sabine)).toContainText('2')
  await expectAccessible(aylin, 'main')

  const title = 'Briefing Herbst Gastro schärfen'
  await moveRight(aylin, title)
  await expect(card(column(aylin, 'In Arbeit'), title)).toBeFocused()
  await expect(card(column(sabine, 'In Arbeit'), title)).toBeVisible()
  await expect(card(column(sabine, 'Briefing'), title)).toHaveCount(0)
  await aylin.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(card(column(sabine, 'Briefing'), title)).toBeVisible()
  await Promise.all([aylin.context().close(), sabine.context().close()])
})

test('without a network one works on, and nothing is lost; what others did meanwhile stays (T-09, T-59)', async ({
  browser,
  portal,
}) => {
  const aylin = await open(browser, portal, 'aylin.kaya')
  const maren = await open(browser, portal, 'maren.thiessen')
  await aylin.context().setOffline(true)
  await moveRight(aylin, 'Eckdaten für Nachhaltigkeit')
  await expect(card(column(aylin, 'In Arbeit'), 'Eckdaten für Nachhaltigkeit')).toBeVisible()
  await column(aylin, 'Beim Kunden')
    .getByRole('button', { name: /anlegen$/ })
    .click()
  await aylin.keyboard.type('Ohne Netz notiert')
  await aylin.keyboard.press('Enter')
  await expect(card(column(aylin, 'Beim Kunden'), 'Ohne Netz notiert')).toBeVisible()

  // Somebody else goes on meanwhile.
  await moveRight(maren, 'Mehrweg-Zahlen bei der Produktion')
  await expect(card(column(maren, 'In Arbeit'), 'Mehrweg-Zahlen')).toBeVisible()
  await expect(card(column(maren, 'Briefing'), 'Eckdaten für Nachhaltigkeit')).toBeVisible()

  await aylin.context().setOffline(false)
  await expect(card(column(maren, 'In Arbeit'), 'Eckdaten für Nachhaltigkeit')).toBeVisible()
  await expect(card(column(aylin, 'In Arbeit'), 'Mehrweg-Zahlen')).toBeVisible()
  await aylin.reload()
  await expect(card(column(aylin, 'In Arbeit'), 'Eckdaten für Nachhaltigkeit')).toBeVisible()
  for (const page of [aylin, maren]) {
    // It stands at the end of its column, perhaps out of sight.
    await page.getByRole('searchbox', { name: 'Aufgaben suchen' }).fill('Ohne Netz')
    await expect(page.getByRole('row')).toHaveCount(1)
    await expect(card(column(page, 'Beim Kunden'), 'Ohne Netz notiert')).toBeVisible()
  }
  await Promise.all([aylin.context().close(), maren.context().close()])
})

test('who only oversees sees everything and no way to change it; the client adds tasks, and changes what is theirs (TASK-12, A5)', async ({
  browser,
  portal,
}) => {
  const henning = await open(browser, portal, 'henning.vahl')
  await expect(henning.getByRole('button', { name: 'Aufgabe', exact: true })).toHaveCount(0)
  await expect(card(henning, 'Streuplan TV')).toBeVisible()
  await expect(henning.getByRole('button', { name: /^Aufgabe in .* anlegen$/ })).toHaveCount(0)
  await expect(henning.getByRole('button', { name: /^Aktionen für Spalte/ })).toHaveCount(0)
  await card(henning, 'Streuplan TV').click()
  await expect(openDialog(henning).getByText('KW 28 streichen')).toBeVisible()
  await expect(openDialog(henning).getByRole('button', { name: 'Speichern' })).toHaveCount(0)
  await henning.context().close()

  const korbinian = await open(browser, portal, 'korbinian.huber')
  await expect(korbinian.getByRole('button', { name: 'Aufgabe', exact: true })).toBeVisible()
  // Aylin's is not his.
  await korbinian.getByRole('button', { name: 'Aktionen für Streuplan TV KW 23–35 aktualisieren' }).click() // prettier-ignore
  await expect(korbinian.getByRole('menuitem')).toHaveText(['Öffnen'])
  await korbinian.keyboard.press('Escape')
  await korbinian.context().close()
})

test('a task is made with all it needs, found again by its filter over a reload, and opened by its address (TASK-02, TASK-13, T-57)', async ({
  browser,
  portal,
}) => {
  const aylin = await open(browser, portal, 'aylin.kaya')
  await aylin.getByRole('button', { name: 'Aufgabe', exact: true }).click()
  const dialog = openDialog(aylin)
  await dialog.getByRole('textbox', { name: /^Was ist zu tun/ }).fill('Musik für den Kinospot lizenzieren') // prettier-ignore
  await dialog.getByRole('combobox', { name: /^Zuständig/ }).fill('Moser')
  await aylin.getByRole('option', { name: /Moser/ }).click()
  await aylin.keyboard.press('Tab')
  await dialog.getByRole('textbox', { name: 'Nächster Schritt' }).fill('Angebot einholen')
  await aylin.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Datei oder Kampagne suchen' }).fill('Sommerfrische')
  await aylin
    .getByRole('option', { name: /^Sommerfrische Classic/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Anlegen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card(column(aylin, 'Briefing'), 'Musik für den Kinospot')).toBeVisible()

  await aylin.getByRole('searchbox', { name: 'Aufgaben suchen' }).fill('kinospot')
  await expect(aylin.getByRole('row')).toHaveCount(1)
  await expect(aylin).toHaveURL(/q=kinospot/)
  await aylin.reload()
  await expect(aylin.getByRole('row')).toHaveCount(1)
  await card(aylin, 'Musik für den Kinospot').click()
  await expect(aylin).toHaveURL(/task=\d+/)
  await aylin.reload()
  await expect(openDialog(aylin).getByRole('link', { name: 'Sommerfrische Classic' })).toBeVisible()
  await aylin.keyboard.press('Escape')
  await expect(openDialog(aylin)).toHaveCount(0)
  await aylin.getByRole('button', { name: 'Aktionen für Musik für den Kinospot lizenzieren' }).click() // prettier-ignore
  await aylin.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(aylin.getByText('Keine passenden Aufgaben')).toBeVisible()
  await aylin.context().close()
})

test('one’s own tasks: late ones wait on the home, all of them stand in the drawer and on a page (T-53, T-55)', async ({
  browser,
  portal,
}) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'sabine.moser', '/home?clientId=101')
  await expect(page.getByText('2 Aufgaben überfällig')).toBeVisible()
  await page.getByRole('button', { name: 'Meine Aufgaben' }).click()
  const drawer = openDialog(page)
  await expect(drawer.getByRole('heading', { name: /^Überfällig/ })).toBeVisible()
  await drawer.getByRole('link', { name: 'Alle auf einer Seite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Aufgaben' })).toBeVisible()
  await expect(page).toHaveTitle(/Meine Aufgaben – Atrium/)
  // The drawer has the same links until it is out of sight.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: /Budgetaufteilung Digital/ }).click()
  await expect(page).toHaveURL(/\/tasks\?.*task=\d+/)
  await expect(openDialog(page).getByText('Budgetaufteilung Digital bestätigen').first()).toBeVisible() // prettier-ignore
  await page.context().close()
})

test('a column says how many open tasks it should hold, in every browser; one more is a hint, and what was written is asked about before it goes (TASK-10)', async ({
  browser,
  portal,
}) => {
  const maren = await open(browser, portal, 'maren.thiessen')
  const aylin = await open(browser, portal, 'aylin.kaya')
  await expect(column(maren, 'In Arbeit').getByText(/^\d+ \/ 5$/)).toBeVisible()
  await maren.getByRole('button', { name: 'Mehr', exact: true }).click()
  await maren.getByRole('menuitem', { name: 'Spalte anlegen' }).click()
  await maren.keyboard.type('Abstimmung')
  await openDialog(maren)
    .getByRole('textbox', { name: /^Obergrenze/ })
    .fill('1')
  await maren.keyboard.press('Enter')
  await expect(openDialog(maren)).toHaveCount(0)

  const place = column(aylin, 'Abstimmung')
  await expect(place.getByText('0 von höchstens 1 offenen Aufgabe')).toBeAttached()
  await place.getByRole('button', { name: /anlegen$/ }).click()
  for (const title of ['Mit dem Verlag reden', 'Mit der Druckerei reden']) {
    await aylin.keyboard.type(title)
    await aylin.keyboard.press('Enter')
    await expect(card(place, title)).toBeVisible()
  }
  const hint = 'In „Abstimmung“ sind jetzt 2 offene Aufgaben, vorgesehen ist höchstens eine.'
  await expect(aylin.getByText(hint)).toBeVisible()
  await expect(column(maren, 'Abstimmung').getByText('2 / 1')).toBeVisible()

  await card(place, 'Mit der Druckerei reden').click()
  await openDialog(aylin).getByRole('textbox', { name: 'Beschreibung' }).fill('Bis Freitag')
  await aylin.mouse.click(5, 5)
  const question = aylin.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(openDialog(aylin).getByRole('textbox', { name: 'Beschreibung' })).toBeFocused()
  await aylin.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(openDialog(aylin)).toHaveCount(0)
  // Done, it goes where what is done lies, and counts no more.
  await place.getByRole('button', { name: 'Aktionen für Mit der Druckerei reden' }).click()
  await aylin.getByRole('menuitem', { name: 'Als erledigt markieren' }).click()
  await expect(card(column(maren, 'Erledigt'), 'Mit der Druckerei reden')).toBeVisible()
  await expect(column(maren, 'Abstimmung').getByText('1 / 1')).toBeVisible()
  await Promise.all([aylin.context().close(), maren.context().close()])
})
