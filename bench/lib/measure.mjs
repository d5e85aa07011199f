import { chromium } from 'playwright'
import { browser } from '../../tools/lib/browser.mjs'

/** A browser whose every page is measured alone: a fresh context for each. */
export async function launch() {
  return chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--js-flags=--expose-gc'],
  })
}

/**
 * Opens a page and gives it to `work` with `act`, which runs one of the page's actions and resolves
 * with what it cost: `paint`, milliseconds from just after a frame to the end of the frame in which
 * its check holds, and `cpu`, milliseconds of the main thread until nothing changed for 150 ms.
 * `spent` measures the main thread during work of one's own, `prove` asks the page for its content.
 * `clock` is `timeTicks`, the time that tasks took, or `threadTicks`, the time that they had a
 * processor: other work on the machine makes the one many times longer and leaves the other alone.
 */
export async function onPage(chrome, url, work, clock = 'timeTicks') {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(url)
  await page.waitForFunction(() => globalThis.bench !== undefined)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: clock })
  const metric = async (name) => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find((entry) => entry.name === name)?.value ?? 0
  }
  const spent = async (work) => {
    const before = await metric('TaskDuration')
    const result = await work()
    return [((await metric('TaskDuration')) - before) * 1000, result]
  }
  const prove = async (name) => {
    await page.evaluate((action) => globalThis.bench.prove(action), name)
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`)
  }
  const act = async (name) => {
    await page.waitForTimeout(100)
    const [cpu, paint] = await spent(() =>
      page.evaluate((action) => globalThis.bench.time(action), name),
    )
    await prove(name)
    return { paint, cpu }
  }
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await metric('JSHeapUsedSize')) / 1024 / 1024
  }
  try {
    return await work({ page, devtools, act, prove, spent, heap })
  } finally {
    await context.close()
  }
}
