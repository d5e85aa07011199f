import { expect, test } from '@playwright/test'
import { startPortal } from './support/portal.ts'

test('without demo data the first start prints a link that makes one administrator, once', async ({
  page,
}) => {
  const portal = await startPortal({ env: { ATRIUM_DEMO: 'none' } })
  try {
    const link = /http:\/\/\S+first-administrator\S*/.exec(portal.log())![0]
    await page.goto(link)
    // The code is out of the address before anybody can copy it.
    expect(page.url()).not.toContain('?')
    for (const [name, value] of Object.entries({
      firstName: 'Renate',
      lastName: 'Ostermann',
      email: 'renate@agentur.example',
      login: 'renate',
    }))
      if (await page.locator(`input[name=${name}]`).count())
        await page.locator(`input[name=${name}]`).fill(value)
    for (const field of await page.locator('input[type=password]').all())
      await field.fill('ein-langes-kennwort')
    await page.locator('button[type=submit]').click()

    await page.goto(portal.url)
    await page.locator('input[name=login]').fill('renate')
    await page.locator('input[name=password]').fill('ein-langes-kennwort')
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL(`${portal.url}/launcher`)
    await expect(page.getByRole('heading')).toContainText('noch keine Anwendung')

    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
  } finally {
    await portal.stop()
  }
})
