import { fromColumns, toColumns } from '../../packages/api-client/src/contract/columns.ts'
import { home } from './screens.mjs'
import { settled, visit } from './visit.mjs'

/** So many rows each list has, whatever the demo holds: what is there is repeated. */
export const listRows = 12_000

/** Lists whose rows all come to the browser. `search` finds a part of them. */
const lists = [
  {
    name: 'campaigns',
    who: { login: 'aylin.kaya', tenant: 101 },
    path: '/campaigns',
    call: /\/campaigns\/101$/,
    // It begins with its board.
    view: 'Liste',
    shown: 'main [role=grid] [role=row] a',
    filter: /^Mediengattung/,
    search: 'kids',
  },
  {
    name: 'direct orders',
    who: { login: 'jonas.petersen', tenant: 115 },
    path: '/direct-order',
    call: /\/directordernext\/115\/direct-orders\/summaries$/,
    shown: 'main [role=grid] [role=rowheader]',
    filter: /^Medium/,
    search: 'kassel',
  },
]

/** Answers the call of a list with as many rows as are wanted, each with a number of its own. */
async function repeatRows(route) {
  const response = await route.fetch()
  const body = await response.json()
  const rows = Array.isArray(body) ? body : fromColumns(body)
  const repeated = Array.from({ length: listRows }, (_, index) =>
    index < rows.length ? rows[index] : { ...rows[index % rows.length], id: 10_000_000 + index },
  )
  await route.fulfill({ response, json: Array.isArray(body) ? repeated : toColumns(repeated) })
}

/**
 * Milliseconds that the main thread had a processor, of each list with as many rows: opened from the
 * navigation until it is at rest, narrowed by a filter, and by a search. The lowest of the rounds.
 */
export async function timeLists(chrome, url, rounds) {
  const found = {}
  for (const list of lists) {
    const samples = []
    for (let round = 0; round < rounds; round++)
      samples.push(await visit(chrome, url, (tab) => timeList(tab, list), list.who))
    const least = (part) => Math.min(...samples.map((sample) => sample[part]))
    found[list.name] = Object.fromEntries(Object.keys(samples[0]).map((part) => [part, least(part)])) // prettier-ignore
  }
  return found
}

async function timeList({ page, requests, devtools, ask, answer }, list) {
  await page.route((address) => list.call.test(address.pathname) && address.search === '', repeatRows) // prettier-ignore
  await ask(home.path)
  await answer()
  await page.locator(home.shown).first().waitFor()
  const rest = async () => {
    await settled(page, requests)
    await page.waitForTimeout(2_500)
    await settled(page, requests)
    await page.evaluate(() => bench.whenQuiet(0))
  }
  await rest()
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async (work) => {
    const read = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
    }
    await devtools.send('HeapProfiler.collectGarbage')
    const before = await read()
    await work()
    return (await read()) - before
  }
  const open = await spent(async () => {
    await page.locator(`nav a[href="${list.path}"]`).click()
    if (list.view) await page.getByRole('radio', { name: list.view }).click({ force: true })
    await page.locator(list.shown).first().waitFor()
    await rest()
  })
  await page.getByRole('main').getByRole('button', { name: list.filter }).click()
  await rest()
  const filter = await spent(async () => {
    await page.locator('[role=option], [role=menuitemcheckbox]').first().click()
    await rest()
  })
  await page.keyboard.press('Escape')
  await rest()
  const search = await spent(async () => {
    await page.getByRole('main').getByRole('searchbox').click()
    await page.keyboard.insertText(list.search)
    await rest()
  })
  return { open, filter, search }
}
