import { home } from './screens.mjs'
import { settled, sum, visit } from './visit.mjs'

const aylin = { login: 'aylin.kaya', tenant: 101 }
/** Client service of the portal with stores. */
const jonas = { login: 'jonas.petersen', tenant: 115 }

/** What is opened of much data, each from the navigation; `shown` is there with the first of its content. */
const screens = [
  { name: 'campaigns', path: '/campaigns', shown: 'main [role=grid] [role=row] a' },
  { name: 'plan', path: '/campaigns', shown: 'main [role=treegrid] [role=row] [role=gridcell], main [role=grid][aria-rowcount] [role=rowheader]', choose: 'Mediaplan' }, // prettier-ignore
  { name: 'files', path: '/files', shown: 'main [role=grid] [role=gridcell]' },
  { name: 'tasks', path: '/tasks', shown: 'main [role=grid] [role=row]' },
  { name: 'invoices', path: '/invoices', shown: 'main [role=grid] [role=rowheader]' },
  { name: 'approvals', path: '/approvals', shown: 'main [role=list] li' },
  { name: 'direct orders', path: '/direct-order', shown: 'main [role=grid] [role=rowheader]', who: jonas }, // prettier-ignore
]

/** Until the code of the other pages has come as well: the portal asks for it after two seconds at rest. */
async function atRest(page, requests) {
  await settled(page, requests)
  await page.waitForTimeout(2_500)
  await settled(page, requests)
  await page.evaluate(() => bench.whenQuiet(0))
}

/** Frames a second, and those over 50 ms, while the wheel turns for three seconds over what scrolls. */
async function frames(page) {
  await page.mouse.move(900, 600)
  const counted = page.evaluate(
    () =>
      new Promise((resolve) => {
        const gaps = []
        const begin = performance.now()
        let last = begin
        const frame = (now) => {
          gaps.push(now - last)
          last = now
          if (now - begin < 3000) return requestAnimationFrame(frame)
          resolve({ perSecond: gaps.length / 3, slow: gaps.filter((gap) => gap > 50).length })
        }
        requestAnimationFrame(frame)
      }),
  )
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 180)
    await page.waitForTimeout(40)
  }
  return counted
}

/**
 * Of each screen as client service, in a tab of its own: milliseconds from the click in the
 * navigation (of the plan: on its view) to the first content and to rest, kilobytes as sent until
 * each, layout shift, frames while scrolling; and from a second visit in the same tab the time again.
 */
export async function timeVolume(chrome, url, rounds) {
  const found = {}
  for (const { name, path, shown, choose, who = aylin } of screens) {
    const samples = []
    for (let round = 0; round < rounds; round++) {
      const sample = await visit(
        chrome,
        url,
        async ({ page, requests, ask, answer }) => {
          await ask(home.path)
          await answer()
          await page.locator(home.shown).first().waitFor()
          const link = page.locator(`nav a[href="${path}"]`)
          const view = page.getByRole('radio', { name: choose ?? '' })
          const open = async (press) => {
            await atRest(page, requests)
            const before = sum(requests).all
            const at = await page.evaluate(
              ([selector, to]) => {
                bench.shifts.length = 0
                bench.follow(selector, to)
                return performance.now()
              },
              [shown, choose ? undefined : path],
            )
            await press()
            const first = await page.evaluate(() => bench.followed)
            const firstBytes = sum(requests).all - before
            await settled(page, requests)
            const quiet = (await page.evaluate((from) => bench.whenQuiet(from), at)) - at
            const cls = await page.evaluate(() => bench.cls())
            return { first, quiet, firstBytes, bytes: sum(requests).all - before, cls }
          }
          const visitOnce = async () => {
            if (!choose) return open(() => link.click())
            await link.click()
            await view.waitFor()
            return open(() => view.click({ force: true }))
          }
          const once = await visitOnce()
          const scrolled = await frames(page)
          await page.locator('nav a[href="/home"]').click()
          await page.locator(home.shown).first().waitFor()
          const again = await visitOnce()
          return { ...once, again: again.first, ...scrolled }
        },
        who,
      )
      samples.push(sample)
    }
    const least = (key) => Math.min(...samples.map((sample) => sample[key]))
    found[name] = Object.fromEntries(Object.keys(samples[0]).map((key) => [key, least(key)]))
    found[name].perSecond = Math.max(...samples.map((sample) => sample.perSecond))
  }
  return found
}
