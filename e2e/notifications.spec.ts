import { enter, expect, test } from './support/journey.ts'
import { startDemo } from './support/portal.ts'

test('the drawer: newest first, long names cut, a click leads there and closes it (NOTI-01, NOTI-02, NOTI-03, NOTI-05, LAY-01, GEN-07)', async ({
  browser,
}) => {
  // A portal that nobody has looked at: the count is the demo's own.
  const portal = await startDemo()
  const page = await enter(browser, portal, 'sabine.moser')
  const bell = page.getByRole('button', { name: /Benachrichtigungen/ })
  await expect(bell).toContainText('9')
  await expect(page).toHaveTitle(/^\(9\) /)
  // The newest leads to the files; from another page that is seen.
  await page.getByRole('link', { name: 'Insights', exact: true }).click()
  await expect(page).toHaveURL(/\/insights/)
  const viewed = page.waitForRequest(/notifications\/101\/view$/)
  await bell.click()
  await viewed
  const drawer = page.getByRole('dialog', { name: /Benachrichtigungen/ })
  await expect(drawer.getByRole('button', { name: 'Alle entfernen' })).toBeVisible()

  const rows = drawer.getByRole('row')
  await expect(rows.first()).toContainText('Neu')
  const times = await drawer
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')!))
  expect(times.length).toBeGreaterThan(6)
  expect(times).toEqual(times.toSorted().toReversed())
  const names = await drawer.getByRole('row').locator('strong').allTextContents()
  const longest = Math.max(...names.map((name) => [...name].length))
  expect(longest).toBeLessThanOrEqual(81)
  expect(names.some((name) => name.endsWith('…') || name.endsWith('...'))).toBe(true)
  // The one of a type that nobody knows is the 14th.
  await rows.first().focus()
  await page.keyboard.press('End')
  await expect(drawer.getByText('Es gibt Neuigkeiten').first()).toBeVisible()

  await page.keyboard.press('Home')
  await expect(rows.first()).toBeFocused()
  const href = await rows.first().getByRole('link').getAttribute('href')
  const wanted = new URL(href!, portal.url).pathname
  expect(new URL(page.url()).pathname).not.toBe(wanted)
  await page.keyboard.press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).pathname).toBe(wanted)
  await expect(bell).not.toContainText('9')
  await expect(page).toHaveTitle(/^[^(]/)
  await page.context().close()
  await portal.stop()
})

test('clearing empties the list for good, and the history keeps it (NOTI-01, NOTI-06, T-14)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'andreas.lindner', { path: '/files?clientId=115' })
  const bell = page.getByRole('button', { name: /Benachrichtigungen/ })
  await bell.click()
  const drawer = page.getByRole('dialog', { name: /Benachrichtigungen/ })
  await drawer.getByRole('button', { name: 'Alle entfernen' }).click()
  await expect(drawer.getByText('Nichts Neues')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Alle entfernen' })).toHaveCount(0)
  // The drawer stands in the address.
  await page.reload()
  await expect(drawer.getByText('Nichts Neues')).toBeVisible()
  await drawer.getByRole('radio', { name: 'Verlauf' }).click()
  await expect(drawer.getByRole('row').first()).toBeVisible()
  await page.context().close()
})

test('22 % of the window, never under 300 nor over 400 px; all of it on a phone (NOTI-04)', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, 'korbinian.huber')
  const drawer = page.getByRole('dialog', { name: /Benachrichtigungen/ })
  for (const [width, wanted] of [
    [1000, 300],
    [1600, 352],
    [2400, 400],
    [767, 767],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    // The bell moves as the others leave a phone's bar: pressed before, it is let go elsewhere.
    const others = page.getByRole('button', { name: 'Vollbild' })
    await expect(others).toBeVisible({ visible: width >= 768 })
    await page.getByRole('button', { name: /Benachrichtigungen/ }).click()
    await expect(drawer).toBeVisible()
    // The surface around the dialog, its border included.
    const surface = () =>
      drawer.evaluate((dialog) => dialog.parentElement!.getBoundingClientRect().width)
    await expect.poll(async () => Math.round(await surface())).toBe(wanted)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  }
  await page.context().close()
})
