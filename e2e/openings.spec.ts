import type { SignInRole } from '@atrium/api-client/contract'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

/** Somebody of each role, where most of the pages are. */
const people = {
  ADMINISTRATOR: { login: 'maren.thiessen', clientId: 115 },
  SUPERVISOR: { login: 'henning.vahl', clientId: 115 },
  CLIENTSERVICE: { login: 'jonas.petersen', clientId: 115 },
  DIRECTORDER: { login: 'tobias.brandt', clientId: 115 },
  AUTHOR: { login: 'lea.scholz', clientId: 101 },
  CLIENT_LEAD: { login: 'sabine.moser', clientId: 101 },
  CLIENT: { login: 'korbinian.huber', clientId: 101 },
} satisfies Record<SignInRole, { login: string; clientId: number }>

/** Clients read on a phone, too: there more stands below each other, and moves what is below it. */
const phone = { width: 390, height: 844 }
const onPhone = new Set(['CLIENT_LEAD', 'CLIENT', 'ADMINISTRATOR'])

/** How much of a page may move by itself while it opens: a fifth of what counts as good (CLS). */
const mayShift = 0.02
/**
 * What arrived before there was a connection is asked for once there is one (NOTI-12), and whoever changes the
 * configuration begins with what it is then, not when they opened the portal.
 */
const askedTwice = /^GET \/api\/v1\.0\/(notifications\/\d+|applications\/\d+\/configuration)$/

/** Adds up in the page how far things moved that nobody had pressed. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum += entry.value
      document.documentElement.dataset.shift = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
}

for (const [role, { login, clientId }] of Object.entries(people))
  test(`${role}: every page opens without an error in the console, asks each thing once and stays in place`, async ({
    page,
    portal,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
    })
    // What the page before still asks for is not this one's.
    page.on('response', (response) => {
      const request = response.request()
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.length = 0
    })
    // What really changed meanwhile is rightly asked for again: work of the server for those before, say.
    let changes = 0
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (`${payload}`.includes('"target":"Changed"')) changes += 1
      }),
    )
    const shift = await watchShifts(page)
    await signIn(page, portal, login, `/home?clientId=${clientId}`)
    const entries = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')
    await expect(entries.filter({ hasText: 'Links' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const addresses = await entries.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!).filter((href) => href.startsWith('/')),
    )

    addresses.push('/settings')
    if (role === 'ADMINISTRATOR') {
      await page.goto(`${portal.url}/administration`)
      const tabs = page.getByRole('tab')
      await expect(tabs.first()).toBeVisible()
      addresses.push(
        ...(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('href')!))),
      )
    }
    if (onPhone.has(role)) await page.setViewportSize(phone)
    const open = async (address: string) => {
      changes = 0
      await page.goto(portal.url + address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      return changes === 0
    }
    for (const address of addresses) {
      await expect.poll(() => open(address), { timeout: 120_000 }).toBe(true)
      expect(errors, address).toEqual([])
      const repeated = calls.filter(
        (call, index) => calls.indexOf(call) !== index && !askedTwice.test(call),
      )
      expect(repeated, address).toEqual([])
      expect(await shift(), address).toBeLessThan(mayShift)
    }
  })
