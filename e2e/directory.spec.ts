import { expectAccessible } from './support/accessible.ts'
import { enter, expect, signIn, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

test('an administrator connects a directory; whom it adds is in the list that is open, and whom it switches off is out at once; what its groups give is said on screen (ADM-02, ADM-05, ADM-09, T-05)', async ({
  browser,
}) => {
  // Whoever is switched off is somebody in other journeys.
  const portal = await startDemo()
  const client = await enter(browser, portal, 'korbinian.huber')
  const page = await (await browser.newContext()).newPage()
  await signIn(page, portal, 'maren.thiessen', '/administration/integrations?clientId=101')
  await page.getByRole('button', { name: 'Schnittstelle anlegen' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Entra ID')
  await page.getByRole('checkbox', { name: /Verzeichnis/ }).check()
  await page.getByRole('combobox', { name: /Rolle neuer Personen/ }).click()
  await page.getByRole('option', { name: 'Kundenleitung' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Anlegen und Token zeigen' }).click()
  const shown = page.getByRole('dialog', { name: 'Token für „Entra ID“' })
  const token = await shown.getByRole('textbox', { name: 'Token' }).inputValue()
  const base = await shown.getByRole('textbox', { name: /Base URL/ }).inputValue()
  expect(base).toBe(`${portal.url}/scim/v2`)
  await shown.getByRole('button', { name: 'Ich habe das Token gesichert' }).click()
  await expect(page.getByRole('listitem', { name: 'Entra ID' })).toContainText('Neue Personen: Kundenleitung') // prettier-ignore

  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: body && JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  await page.getByRole('tab', { name: 'Personen', exact: true }).click()
  await expect(page.getByRole('row', { name: /Korbinian Huber/ })).toBeVisible()
  const made = await send('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    externalId: '0f3c',
    userName: 'paula.prokop@alpenquell.example',
    active: true,
    name: { givenName: 'Paula', familyName: 'Prokop' },
    emails: [{ primary: true, type: 'work', value: 'paula.prokop@alpenquell.example' }],
  })
  expect(made.status).toBe(201)
  await expect(page.getByRole('row', { name: /Paula Prokop.*Kundenleitung.*Eingeladen/ })).toBeVisible() // prettier-ignore

  const filter = encodeURIComponent('displayName eq "Korbinian Huber"')
  const { id } = (await send('GET', `/Users?filter=${filter}`)).body.Resources[0]
  await send('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
  })
  await expect(client.getByRole('heading', { name: 'Ihr Zugang wurde beendet' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Korbinian Huber.*Deaktiviert/ })).toBeVisible()

  // What a group of the directory means here.
  await send('POST', '/Groups', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName: 'GRP-Alpenquell-Presse',
    members: [{ value: made.body.id }],
  })
  await page.getByRole('tab', { name: 'Schnittstellen' }).click()
  await page.getByRole('button', { name: '„GRP-Alpenquell-Presse“ zuordnen' }).click()
  const mapping = page.getByRole('dialog', { name: '„GRP-Alpenquell-Presse“ zuordnen' })
  await mapping.getByRole('combobox', { name: /^Rolle/ }).click()
  await page.getByRole('option', { name: 'Redaktion' }).click()
  await expectAccessible(page)
  await mapping.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('list', { name: 'Gruppen des Verzeichnisses' })).toContainText('Rolle: Redaktion') // prettier-ignore
  await page.getByRole('tab', { name: 'Personen', exact: true }).click()
  await expect(page.getByRole('row', { name: /Paula Prokop.*Redaktion/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Protokoll' }).click()
  await expect(page.getByRole('row', { name: /Person vom Verzeichnis angelegt.*Paula Prokop/ })).toBeVisible() // prettier-ignore
  await expect(page.getByRole('row', { name: /Gruppe des Verzeichnisses zugeordnet.*GRP-Alpenquell-Presse/ })).toBeVisible() // prettier-ignore
  await expect(page.getByRole('row', { name: /Person deaktiviert.*Korbinian Huber.*Entra ID/ })).toBeVisible() // prettier-ignore
  await portal.stop()
})
