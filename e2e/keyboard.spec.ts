import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

/** What has the focus, and what is wrong with that; undefined after the last control of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = [
      element.getAttribute('aria-label'),
      ...named.map((id) => document.getElementById(id)?.textContent),
      ...labels.map((label) => label.textContent),
      element.textContent,
    ]
    const name = words.find((text) => text?.trim())?.trim() ?? ''
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const around = [element, ...element.children]
    for (let next = element.parentElement; next && around.length < 12; next = next.parentElement)
      if (next !== document.body) around.push(next)
    if (element.nextElementSibling) around.push(element.nextElementSibling)
    const hasRing = around.some((one) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
      }),
    )
    // Where it can be seen something else must not lie over it, such as a bar that stays.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const there = document.elementFromPoint(x, y)
    const isSeen = there !== null && (element.contains(there) || there.contains(element))
    const isPart = there !== null && element.parentElement?.contains(there) === true
    const isControl =
      element.matches('a,button,input,textarea,select,summary') || element.hasAttribute('role')
    const faults = [
      !isControl && 'no control',
      !name && 'no name',
      !hasRing && 'no ring',
      right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight
        ? 'out of sight'
        : !isSeen && !isPart && 'covered',
    ].filter(Boolean)
    return { name, fault: faults.length > 0 ? `${faults.join(', ')}: ${name}` : undefined }
  })

/** Goes through the page with Tab until it ends; returns what is wrong on the way. */
async function walk(page: Page, atLeast: number): Promise<string[]> {
  const faults: string[] = []
  for (let stop = 0; stop < 160; stop += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (!now) {
      expect(stop, 'stops').toBeGreaterThanOrEqual(atLeast)
      return faults
    }
    if (now.fault) faults.push(now.fault)
  }
  throw new Error('The focus never leaves the page.')
}

for (const width of [1440, 320])
  test(`by Tab alone at ${width} px: every stop is a control with a name, seen and marked, and the last one is left again (T-12)`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: width > 767 ? 900 : 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, portal, 'aylin.kaya', '/home?clientId=101')
    await expect(page.getByRole('heading', { level: 1, name: /Aylin/ })).toBeVisible()
    const content: [string, () => Promise<void>][] = [
      [
        '/home',
        async () => {
          // What comes later stands above some of what is there.
          await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
          await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        },
      ],
      ['/files', () => expect(page.getByRole('row').nth(1)).toBeVisible()],
      [
        '/insights',
        () => expect(page.getByRole('button', { name: /Halbzeit/ }).first()).toBeVisible(),
      ],
      ['/seminars', () => expect(page.getByRole('heading', { name: 'Media-ABC' })).toBeVisible()],
      [
        '/timeline',
        () => expect(page.getByRole('heading', { name: /Zitrone Launch/ }).first()).toBeVisible(),
      ],
      ['/contacts', () => expect(page.getByRole('heading', { name: 'Aylin Kaya' })).toBeVisible()],
      [
        '/search?q=plan',
        () => expect(page.getByRole('button', { name: 'Streupläne' })).toBeVisible(),
      ],
    ]
    for (const [path, isThere] of content) {
      await page.goto(portal.url + path)
      await isThere()
      expect(await walk(page, 8), path).toEqual([])
    }
  })

test('on a phone, by keyboard: the menu leads to the settings and is gone; a drawer has no stop but its controls (T-12)', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // On its way in, a drawer is out of sight yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, portal, 'aylin.kaya', '/insights?clientId=101')
  await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Hauptnavigation' })
  await menu.getByRole('button', { name: /Aylin Kaya/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Einstellungen' }).press('Enter')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeFocused()

  const open = page.getByRole('button', { name: /^Weitere Aktionen/ })
  await open.press('Enter')
  await page.getByRole('menuitem', { name: 'Chat' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Chat' })
  await expect(drawer.getByRole('button', { name: /^Sommerfrische/ })).toBeVisible()
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    expect((await focused(page))?.fault).toBeUndefined()
  }
  // A new chat, left again: back at the button that led there.
  const add = drawer.getByRole('button', { name: 'Neuer Chat' })
  await add.press('Enter')
  await drawer.getByRole('button', { name: 'Abbrechen' }).press('Enter')
  await expect(add).toBeFocused()
  await drawer.getByRole('button', { name: 'Schließen' }).press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(open).toBeFocused()
})
