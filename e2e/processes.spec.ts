import { expect, test } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enter } from './support/journey.ts'
import { freePorts, startPortal } from './support/portal.ts'
import { createDatabase } from './support/database.ts'

const server = process.env.TEST_DATABASE_URL

test('two processes on one PostgreSQL act as one: what is uploaded at one appears at the other (NOTI-12)', async ({
  browser,
}) => {
  test.skip(!server, 'needs a PostgreSQL server')
  test.setTimeout(120_000)
  const data = mkdtempSync(join(tmpdir(), 'atrium-two-'))
  const database = await createDatabase(server!)
  const env = { DATABASE_URL: database.url }
  const one = await startPortal({ port: await freePorts(), data, env })
  const other = await startPortal({ port: await freePorts(), data, env })
  try {
    const [agency, client] = await Promise.all([
      enter(browser, one, 'aylin.kaya'),
      enter(browser, other, 'sabine.moser'),
    ])
    await agency
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'Über die Grenze.txt', mimeType: 'text/plain', buffer: Buffer.from('da') },
      ])
    await agency
      .getByRole('dialog')
      .getByRole('button', { name: /hochladen/ })
      .click()
    await expect(client.getByRole('row', { name: /Über die Grenze/ })).toBeVisible()
    await client.getByRole('button', { name: /Benachrichtigungen/ }).click()
    // In the drawer: a toast says the same before the drawer is there.
    const drawer = client.getByRole('dialog', { name: 'Benachrichtigungen' })
    await expect(drawer.getByText('Aylin Kaya hat eine Datei hochgeladen').first()).toBeVisible()

    await client.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)

    // The process that took the upload is gone; the other has everything.
    await one.kill()
    await client.reload()
    await expect(client.getByRole('row', { name: /Über die Grenze/ })).toBeVisible()
    await Promise.all([agency.context().close(), client.context().close()])
  } finally {
    await one.stop()
    await other.stop()
    await database.drop()
    rmSync(data, { recursive: true, force: true })
  }
})
