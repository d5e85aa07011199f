import type { Page } from '@playwright/test'
import { expect, signInNew, test } from './support/journey.ts'

const steps = [
  'Willkommen in Ihrem Portal',
  'Ihre Seiten',
  'Hier arbeiten Sie',
  'Alles finden',
  'Schnelle Wege',
  'Dieser Rundgang bleibt Ihnen',
]

/** Goes on with Tab until the button has the focus, then presses it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page
    .getByRole('dialog', { name: /^Rundgang/ })
    .getByRole('button', { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
}

async function onStep(page: Page, number: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Rundgang durchs Portal' })
  await expect(dialog).toContainText(`Schritt ${number} von 6`)
  await expect(dialog.getByRole('heading', { name: steps[number - 1] })).toBeFocused()
}

const stored = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('atrium:tour:'))
    return key === undefined ? {} : (JSON.parse(localStorage.getItem(key)!) as object)
  })

test('the welcome tour, by keyboard: six steps, left, taken up again, gone through (TOUR-01, TOUR-03, TOUR-04, TOUR-05, TOUR-07, TOUR-08, TOUR-09, LAY-14, GEN-07)', async ({
  page,
  portal,
}) => {
  await signInNew(page, portal, 'sabine.moser')
  await onStep(page, 1)
  await press(page, 'Weiter')
  await onStep(page, 2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await stored(page)).toEqual({ welcome: { shownAt: expect.any(String) } })

  // Left today: it does not come by itself, the rocket brings it.
  await page.reload()
  const rocket = page.getByRole('button', { name: 'Rundgang durchs Portal' })
  await expect(rocket).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await rocket.focus()
  await page.keyboard.press('Enter')
  for (let step = 1; step < 6; step++) {
    await onStep(page, step)
    await press(page, 'Weiter')
  }
  await onStep(page, 6)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await onStep(page, 6)
  await press(page, 'Fertig')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rocket).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  expect(await stored(page)).toEqual({
    welcome: { shownAt: expect.any(String), isCompleted: true },
  })

  const tour = page.getByRole('dialog', { name: 'Rundgang durch diese Seite' })
  // The file explorer has a tour of its own, which the mask closes.
  await page.getByRole('link', { name: 'Dateien', exact: true }).click()
  await page.getByRole('button', { name: 'Rundgang durch diese Seite' }).click()
  await expect(tour).toContainText('Schritt 1 von 4')
  await page.mouse.click(5, 5)
  await expect(tour).toHaveCount(0)

  // Links, posts and contacts have theirs; steps without anything to point at stand in the middle (TOUR-02).
  for (const [path, count] of [
    ['links', 4],
    ['insights', 6],
    ['contacts', 4],
  ] as const) {
    await page.goto(`${portal.url}/${path}`)
    await page.getByRole('button', { name: 'Rundgang durch diese Seite' }).click()
    for (let step = 1; step <= count; step++) {
      await expect(tour).toContainText(`Schritt ${step} von ${count}`)
      await press(page, step < count ? 'Weiter' : 'Fertig')
    }
    await expect(tour).toHaveCount(0)
  }

  // What has none gets one step, from the menu, where the welcome stays as well. All that the demo
  // has on its pages has one, so the answer names a type that no module knows.
  await page.route('**/api/v1.0/pages/*', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('"postCollection"', '"fairground"')
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto(`${portal.url}/insights`)
  await page.getByRole('button', { name: /Sabine Moser/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Rundgang durchs Portal' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Rundgang durch diese Seite' }).click()
  await expect(tour).toContainText('Schritt 1 von 1')
  await expect(page.getByRole('heading', { name: 'Hier sind Sie' })).toBeFocused()
  await press(page, 'Fertig')
  await expect(tour).toHaveCount(0)
})
