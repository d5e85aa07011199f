import { home, screens } from './screens.mjs'
import { settled, slow, sum, visit } from './visit.mjs'

const lowest = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0]).map((key) => [key, Math.min(...samples.map((sample) => sample[key]))]),
  )

/** What is sent until a screen is there as the first after sign-in, and after it. */
export function weighFirst(chrome, url, screen) {
  return visit(chrome, url, async ({ page, requests, ask, answer }) => {
    await ask(screen.path)
    await answer()
    await page.locator(screen.shown).first().waitFor()
    const until = sum(requests)
    await settled(page, requests)
    return { until, settled: sum(requests) }
  })
}

/** What the sign-in page itself sends, opened by its own address after a visit of nobody. */
export function weighSignIn(chrome, url) {
  return visit(chrome, url, async ({ page, requests, ask }) => {
    await ask(home.path)
    await settled(page, requests)
    const all = sum(requests)
    const own = new Map([...requests].filter(([, request]) => request.url.includes('/identity/')))
    return { all, own: sum(own) }
  })
}

/** Milliseconds of a visit on a slow line with a slow processor: signing in, then cold, then warm. */
async function loadOnce(chrome, url) {
  return visit(chrome, url, async ({ page, devtools, throttle, ask, answer }) => {
    await throttle(slow)
    const begin = Date.now()
    await ask(home.path)
    // Of several documents on the way: by the clock on the wall.
    const signInShown = (await page.evaluate(() => performance.timeOrigin + bench.firstPaint())) - begin // prettier-ignore

    await page.evaluate(() =>
      addEventListener('submit', () => sessionStorage.setItem('bench', String(Date.now())), true),
    )
    await answer()
    await page.locator(home.shown).first().waitFor()
    const afterSignIn = await page.evaluate(async (shown) => {
      const content = await bench.whenShown(shown)
      const quiet = await bench.whenQuiet(content)
      const offset = performance.timeOrigin - Number(sessionStorage.getItem('bench'))
      return { content: offset + content, quiet: offset + quiet }
    }, home.shown)

    const times = {}
    for (const cache of ['cold', 'warm']) {
      if (cache === 'cold') await devtools.send('Network.clearBrowserCache')
      await page.goto(url + home.path, { waitUntil: 'commit' })
      times[cache] = await page.evaluate(async (shown) => {
        const content = await bench.whenShown(shown)
        const quiet = await bench.whenQuiet(content)
        return { first: bench.firstPaint(), largest: bench.largest, content, quiet }
      }, home.shown)
    }
    return {
      'sign-in page, first content': signInShown,
      'after sign-in, home': afterSignIn.content,
      'after sign-in, to interaction': afterSignIn.quiet,
      'cold cache, first content': times.cold.first,
      'cold cache, home': times.cold.content,
      'cold cache, to interaction': times.cold.quiet,
      'warm cache, first content': times.warm.first,
      'warm cache, home': times.warm.content,
      'warm cache, to interaction': times.warm.quiet,
    }
  })
}

/** The lowest of several rounds: other work on the machine only adds. */
export async function timeLoads(chrome, url, rounds) {
  const samples = []
  for (let round = 0; round < rounds; round++) samples.push(await loadOnce(chrome, url))
  return lowest(samples)
}

/** How much each screen moves while it loads on the slow line, nobody touching it. */
export function shifts(chrome, url) {
  return visit(chrome, url, async ({ page, devtools, throttle, ask, answer }) => {
    await ask(home.path)
    await answer()
    await page.locator(home.shown).first().waitFor()
    await throttle(slow)
    const found = {}
    for (const { name, path, shown } of screens) {
      await devtools.send('Network.clearBrowserCache')
      await page.goto(url + path, { waitUntil: 'commit' })
      found[name] = await page.evaluate(async (selector) => {
        await bench.whenQuiet(await bench.whenShown(selector))
        return { cls: bench.cls(), shifts: bench.shifts }
      }, shown)
    }
    return found
  })
}
