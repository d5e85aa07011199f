import type { Browser } from '@playwright/test'
import { expect, openDialog, signIn, test } from './support/journey.ts'
import type { Portal } from './support/portal.ts'

/**
 * Opens the campaigns, as from the navigation, for somebody in a browser profile of their own, and looks at
 * the tab that they begin with. Where it is another one, what came on the way is said.
 */
const enter = async (browser: Browser, portal: Portal, login: string, tab: RegExp) => {
  const page = await (await browser.newContext()).newPage()
  const answers: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/savedviews/')) answers.push(`${answer.status()} ${answer.url()}`)
  })
  await signIn(page, portal, login, '/campaigns?clientId=101')
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  await expect(page.getByRole('tab', { name: tab }))
    .toHaveAttribute('aria-selected', 'true')
    .catch((error: Error) => {
      throw new Error(`${error.message}\n${page.url()}\n${answers.join('\n')}`)
    })
  return page
}

test('Client Service says with which view the client leads begin; others begin as ever (T-07)', async ({
  browser,
  portal,
}) => {
  const agency = await enter(browser, portal, 'aylin.kaya', /^In Bearbeitung/)
  const viewsOf = (name: string) => agency.getByRole('button', { name, exact: true })

  await test.step('kept and given to a role', async () => {
    await agency.getByRole('tab', { name: /^Live/ }).click()
    await agency.getByRole('radio', { name: 'Liste' }).click()
    await viewsOf('Ansichten').click()
    await agency.getByRole('menuitem', { name: 'Diese Ansicht speichern …' }).click()
    const dialog = openDialog(agency)
    await dialog.getByRole('textbox', { name: /^Name der Ansicht/ }).fill('Was gerade läuft')
    await dialog.getByRole('combobox', { name: 'Startansicht für' }).fill('Kundenl')
    await agency.getByRole('option', { name: 'Kundenleitung' }).click()
    // The list stays for more roles; Escape puts it away, and the dialog is still there.
    await agency.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Ansicht speichern' }).click()
    await expect(dialog).toBeHidden()
    await viewsOf('Was gerade läuft').click()
    await expect(agency.getByRole('menuitem', { name: /^Was gerade läuft.*Startansicht für eine Rolle/ })).toBeVisible() // prettier-ignore
    await agency.keyboard.press('Escape')
  })

  await test.step('a client lead begins with it, leaves it as they like, and may not change it', async () => {
    const lead = await enter(browser, portal, 'sabine.moser', /^Live/)
    await expect(lead.getByRole('radio', { name: 'Liste' })).toBeChecked()
    await lead.getByRole('button', { name: 'Was gerade läuft', exact: true }).click()
    await expect(lead.getByRole('menuitem', { name: /^Was gerade läuft.*Ihre Startansicht/ })).toBeVisible() // prettier-ignore
    await expect(lead.getByRole('menuitem', { name: /umbenennen|löschen/ })).toHaveCount(0)
    await lead.keyboard.press('Escape')
    await lead.getByRole('tab', { name: /^Beendet/ }).click()
    await expect(lead).toHaveURL(/tab=done/)
    // An address that says something goes before the role's view.
    await lead.reload()
    await expect(lead.getByRole('tab', { name: /^Beendet/ })).toHaveAttribute('aria-selected', 'true') // prettier-ignore
    await lead.context().close()
  })

  await test.step('who has another role begins as ever and is not offered it', async () => {
    const client = await enter(browser, portal, 'korbinian.huber', /^In Bearbeitung/)
    await expect(client.getByRole('radio', { name: 'Board' })).toBeChecked()
    await client.getByRole('button', { name: 'Ansichten', exact: true }).click()
    await expect(client.getByRole('menuitem', { name: 'Diese Ansicht speichern …' })).toBeVisible()
    await expect(client.getByRole('menuitem', { name: /Was gerade läuft/ })).toHaveCount(0)
    await client.context().close()
  })

  await test.step('once it is deleted, a client lead begins as ever', async () => {
    await viewsOf('Was gerade läuft').click()
    await agency.getByRole('menuitem', { name: '„Was gerade läuft“ löschen' }).click()
    await expect(viewsOf('Ansichten')).toBeVisible()
    const lead = await enter(browser, portal, 'sabine.moser', /^In Bearbeitung/)
    await lead.context().close()
  })
  await agency.context().close()
})
