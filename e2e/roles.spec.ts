import type { SignInRole } from '@atrium/api-client/contract'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

interface Walk {
  login: string
  /** As the home greets them, and as the menu names them. */
  firstName: string
  /** How the home greets, where that is not by the first name. */
  greeted?: string
  name: string
  company: RegExp
  /** What they may do beyond reading; everything else must not be offered. */
  may?: readonly Ability[]
}

const abilities = {
  files: { upload: 'Hochladen', folder: 'Ordner' },
  links: { link: 'Link hinzufügen', file: 'Dateien hinzufügen' },
  insights: { post: 'Beitrag schreiben' },
} as const
type Ability =
  | 'chat'
  | 'administer'
  | 'choose'
  | 'decide'
  | 'ask'
  | 'invoices'
  | 'upload'
  | 'folder'
  | 'link'
  | 'file'
  | 'post'

const staff: readonly Ability[] = ['choose', 'upload', 'folder', 'link', 'file', 'post']

/** One person of each role, where the chat is the administrators' alone. */
const walks = {
  ADMINISTRATOR: {
    login: 'maren.thiessen',
    firstName: 'Maren',
    name: 'Maren Thiessen',
    company: /Wohnwerk/,
    may: [...staff, 'chat', 'administer', 'decide', 'invoices'],
  },
  SUPERVISOR: {
    login: 'henning.vahl',
    firstName: 'Dr. Henning',
    greeted: 'Dr. Vahl',
    name: 'Dr. Henning Vahl',
    company: /Wohnwerk/,
    may: ['choose', 'administer', 'invoices'],
  },
  CLIENTSERVICE: {
    login: 'jonas.petersen',
    firstName: 'Jonas',
    name: 'Jonas Petersen',
    company: /Wohnwerk/,
    may: ['upload', 'folder', 'link', 'file', 'post', 'ask', 'administer', 'invoices'],
  },
  DIRECTORDER: {
    login: 'tobias.brandt',
    firstName: 'Tobias',
    name: 'Tobias Brandt',
    company: /Wohnwerk/,
    may: ['ask'],
  },
  AUTHOR: { login: 'lea.scholz', firstName: 'Lea', name: 'Lea Scholz', company: /Alpenquell/ },
  CLIENT_LEAD: {
    login: 'andreas.lindner',
    firstName: 'Andreas',
    name: 'Andreas Lindner',
    company: /Wohnwerk/,
    may: ['upload', 'file', 'decide', 'administer', 'invoices'],
  },
  CLIENT: {
    login: 'nadine.wolff',
    firstName: 'Nadine',
    name: 'Nadine Wolff',
    company: /Wohnwerk/,
    may: ['upload', 'file'],
  },
} satisfies Record<SignInRole, Walk>

/** Is offered to who may, and not there for anybody else. */
async function expectOffered(page: Page, name: string, may: boolean): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  if (may) await expect(button.first()).toBeVisible()
  else await expect(button, name).toHaveCount(0)
}

for (const [role, walk] of Object.entries(walks) as [SignInRole, Walk][])
  test(`${role}: sees what is theirs, nothing that is not, and gets out again (LAY-01, LAY-04, LAY-08, LAY-09, CHAT-07, PERM-04, PERM-06)`, async ({
    page,
    portal,
  }) => {
    const may = new Set(walk.may)
    const clientId = walk.company.test('Wohnwerk') ? 115 : 101
    await signIn(page, portal, walk.login, `/home?clientId=${clientId}`)

    // The home greets by name; the navigation has the pages and the ways that are open.
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(walk.greeted ?? walk.firstName) }),
    ).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await expect(navigation).toContainText(walk.company)
    await expect(navigation.getByRole('link')).toHaveText([
      'Start',
      // With the number of what waits for them (COCK-10); who plans or orders reads there what they asked for (D-01).
      ...(may.has('decide') || may.has('ask') ? [/^Freigaben/] : []),
      'Kampagnen',
      'Dateien',
      // Where stores order.
      ...(clientId === 115 ? ['Direktbestellungen'] : []),
      // With what is overdue for them (T-53).
      /^Aufgaben/,
      'Insights',
      'Schulungen',
      'Zeitleiste',
      'Links',
      'Kontakte',
      'Berichte',
      ...(may.has('invoices') ? ['Rechnungen'] : []),
      // An entry that leads nowhere is not shown.
      ...(may.has('administer') ? ['Administration'] : []),
      ...(may.has('choose') ? ['Anwendungen'] : []),
    ])
    const top = page.getByRole('banner')
    await expect(top.getByRole('button', { name: 'Einstellungen' })).toBeVisible()
    await expect(top.getByRole('button', { name: /^Benachrichtigungen/ })).toBeVisible()
    await expect(top.getByRole('button', { name: /^Chat/ })).toHaveCount(may.has('chat') ? 1 : 0)

    // Each page offers what this role may do on it.
    for (const [slug, names] of Object.entries(abilities)) {
      await navigation.locator(`a[href="/${slug}"]`).click()
      const content =
        slug === 'files'
          ? page.getByRole('row', { name: /Reportings/ })
          : page.getByRole('main').getByRole('button', { name: 'Reagieren' }).first()
      await expect(content).toBeVisible()
      for (const [ability, name] of Object.entries(names) as [Ability, string][])
        await expectOffered(page, name, may.has(ability))
      const actions = page.getByRole('main').getByRole('button', { name: /^Aktionen für/ })
      if (slug === 'insights')
        await expect(actions.first()).toBeVisible({ visible: may.has('post') })
      if (slug !== 'files') continue
      await content.getByRole('button', { name: /^Aktionen/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Öffnen' })).toBeVisible()
      const rename = page.getByRole('menuitem', { name: 'Umbenennen' })
      await expect(rename).toHaveCount(may.has('folder') ? 1 : 0)
      await page.keyboard.press('Escape')
    }

    // Everybody finds what they may read, has settings of their own, and the way out.
    await top.getByRole('combobox', { name: /^Suchen/ }).fill('reportings')
    await page
      .getByRole('option', { name: /Reportings/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/files\/\d+/)
    await expect(page.getByRole('main').locator('[aria-current=page]')).toHaveText('Reportings')

    await top.getByRole('button', { name: 'Einstellungen' }).click()
    await page.getByRole('link', { name: 'Alle Einstellungen' }).click()
    await expect(page.getByRole('textbox', { name: /^Vorname/ })).toHaveValue(walk.firstName)

    await page.getByRole('button', { name: new RegExp(walk.name) }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(`${portal.url}/logged-out`)
  })
