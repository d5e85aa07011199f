import { enter, expect, test } from './support/journey.ts'

test('files that cannot be taken say why, the rest goes, nothing chosen is lost (FILE-10)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'korbinian.huber')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Leer.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    { name: 'Voll.txt', mimeType: 'text/plain', buffer: Buffer.from('voll') },
  ])
  await expect(page.getByText('Die Datei ist leer.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Voll/ })).toBeVisible()
  await page.context().close()
})

test('a folder name that cannot be is said at the field and stays typed', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'aylin.kaya')
  const taken = await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).textContent()
  expect(taken).toBeTruthy()
  await page.getByRole('button', { name: 'Ordner', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: /Name/ })
  for (const bad of ['a/b', 'CON', 'Sehr lang '.repeat(40).trim()]) {
    await field.fill(bad)
    await dialog.getByRole('button', { name: 'Ordner anlegen' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(bad)
  }
  await page.context().close()
})

test('a folder that went away while one uploads: the message stands at the file (T-64)', async ({
  browser,
  portal,
}) => {
  const [owner, guest] = await Promise.all([
    enter(browser, portal, 'aylin.kaya'),
    enter(browser, portal, 'aylin.kaya'),
  ])
  await owner.getByRole('button', { name: 'Ordner', exact: true }).click()
  await owner.getByRole('dialog').getByRole('textbox', { name: /Name/ }).fill('Gleich weg')
  await owner.getByRole('button', { name: 'Ordner anlegen' }).click()
  const gone = owner.getByRole('row', { name: /Gleich weg/ })
  await expect(gone).toBeVisible()
  // The guest's line for live events is down, so that nothing tells of the folder's end.
  await guest.routeWebSocket(/\/hubs\//, (socket) => socket.close())
  await guest.reload()
  const row = guest.getByRole('row', { name: /Gleich weg/ })
  await row.focus()
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('Dieser Ordner ist noch leer')).toBeVisible()
  await guest
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Zu spät.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await gone.focus()
  // The row goes before the server has answered; the upload must not come before it.
  const deleted = owner.waitForResponse(/\/removals$/)
  await owner.keyboard.press('Delete')
  await deleted
  await expect(gone).toHaveCount(0)
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: /hochladen/ })
    .click()
  await expect(guest.getByText(/Das gibt es nicht mehr|keinen Zugriff/).first()).toBeVisible()
  await Promise.all([owner.context().close(), guest.context().close()])
})

test('a broken token is renewed without a word, the address stays', async ({ browser, portal }) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))!
    const user = JSON.parse(sessionStorage.getItem(key)!) as { access_token: string }
    sessionStorage.setItem(key, JSON.stringify({ ...user, access_token: `${user.access_token}x` }))
  })
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.reload()
  await refused
  await expect(page.getByRole('row', { name: /Mediapläne/ })).toBeVisible()
  await expect(page).toHaveURL(/\/files\?clientId=101/)
  await page.context().close()
})

test('without any token: signing in again, with the address kept (AUTH-07)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'sabine.moser')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${portal.url}/files?clientId=101`)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page).toHaveURL(/\/files\?clientId=101/)
  await page.context().close()
})
