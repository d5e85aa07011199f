import { enter, expect, test } from './support/journey.ts'

/** Calls the server as the page would, with the token of the signed-in person. */
const call = (path: string, body?: object) => `(async () => {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'))
  const { access_token } = JSON.parse(sessionStorage.getItem(key))
  const headers = { Authorization: 'Bearer ' + access_token, 'Content-Type': 'application/json' }
  const response = await fetch('/api/v1.0/${path}', ${
    body
      ? `{ headers, method: 'POST', body: ${JSON.stringify(JSON.stringify(body))} }`
      : '{ headers }'
  })
  return { status: response.status, body: await response.text() }
})()`

test('a folder for management is not there for a client: not in the list, not by address, not by call (PERM-13, PERM-19)', async ({
  browser,
  portal,
}) => {
  const lead = await enter(browser, portal, 'sabine.moser')
  const folder = lead.getByRole('row', { name: /Geschäftsleitung/ })
  await expect(folder).toBeVisible()
  await folder.focus()
  await lead.keyboard.press('Enter')
  await expect(lead).toHaveURL(/\/files\/\d+-/)
  const address = new URL(lead.url()).pathname
  const id = /\/files\/(\d+)/.exec(address)![1]!
  expect(
    (await lead.evaluate<{ status: number }>(call(`components/101/${id}/children`))).status,
  ).toBe(200)

  const client = await enter(browser, portal, 'korbinian.huber')
  await expect(client.getByRole('grid')).toBeVisible()
  await expect(client.getByRole('row', { name: /Geschäftsleitung/ })).toHaveCount(0)
  await client.goto(`${portal.url}${address}`)
  await expect(
    client.getByText('Diesen Ordner gibt es nicht oder Sie haben keinen Zugriff'),
  ).toBeVisible()
  for (const path of [
    `components/101/${id}`,
    `components/101/${id}/children`,
    `components/101/${id}/path`,
  ]) {
    const answer = await client.evaluate<{ status: number; body: string }>(call(path))
    expect(answer.status, path).toBe(404)
    expect(answer.body).not.toContain('Geschäftsleitung')
  }
  await Promise.all([lead.context().close(), client.context().close()])
})

test('who is put into a group sees its folder at once, and taken out no more (PERM-13, API-21)', async ({
  browser,
  portal,
}) => {
  const lead = await enter(browser, portal, 'sabine.moser')
  const client = await enter(browser, portal, 'korbinian.huber')
  const folder = client.getByRole('row', { name: /Geschäftsleitung/ })
  await expect(client.getByRole('grid')).toBeVisible()
  await expect(folder).toHaveCount(0)
  type Answer = { status: number; body: string }
  const groups = await lead.evaluate<Answer>(call('userGroups/101'))
  const { id: userGroupId } = (JSON.parse(groups.body) as { id: number; name: string }[]).find(
    ({ name }) => name === 'Kunde – Geschäftsleitung',
  )!
  const own = await client.evaluate<Answer>(call('users/current'))
  const { id: userId } = JSON.parse(own.body) as { id: number }
  for (const isMember of [true, false]) {
    const path = 'usergroupmember/application/101'
    const saved = await lead.evaluate<Answer>(call(path, { userGroupId, userId, isMember }))
    expect(saved.status).toBe(200)
    await expect(folder).toHaveCount(isMember ? 1 : 0)
  }
  await Promise.all([lead.context().close(), client.context().close()])
})

test('another tenant is not found (PERM-19)', async ({ browser, portal }) => {
  const client = await enter(browser, portal, 'korbinian.huber')
  for (const path of ['pages/115', 'notifications/115', 'applications/115/configuration'])
    expect((await client.evaluate<{ status: number }>(call(path))).status, path).toBe(404)
  await client.context().close()
})

test('what a role may not do is not offered (FILE-12, FILE-14)', async ({ browser, portal }) => {
  const client = await enter(browser, portal, 'korbinian.huber')
  await expect(client.getByRole('button', { name: 'Hochladen', exact: true })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Ordner', exact: true })).toHaveCount(0)
  const reader = await enter(browser, portal, 'henning.vahl')
  await expect(reader.getByRole('grid')).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Hochladen', exact: true })).toHaveCount(0)
  await Promise.all([client.context().close(), reader.context().close()])
})
