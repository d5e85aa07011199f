import { home, screens } from './screens.mjs'
import { visit } from './visit.mjs'

const pages = screens.filter(({ link }) => link)

/**
 * Milliseconds from a click in the navigation to the frame in which the page is there: the first time
 * in this tab (`first`) and again (`again`), each way between two pages once a round.
 */
export function timeRoutes(chrome, url, rounds) {
  return visit(chrome, url, async ({ page, ask, answer }) => {
    await ask(home.path)
    await answer()
    await page.locator(home.shown).first().waitFor()
    const times = Object.fromEntries(pages.map(({ name }) => [name, { first: [], again: [] }]))
    const visited = new Set([home.name])
    const go = async ({ name, path, shown, link }) => {
      await page.evaluate(() => bench.whenQuiet(0))
      await page.evaluate(([selector, to]) => bench.follow(selector, to), [shown, path])
      await page.locator(link).click()
      const ms = await page.evaluate(() => bench.followed)
      times[name][visited.has(name) ? 'again' : 'first'].push(ms)
      visited.add(name)
    }
    for (let round = 0; round < rounds; round++) {
      for (const next of [...pages.slice(1), pages[0]]) await go(next)
    }
    return times
  })
}

/** Clicks and keys of somebody who uses every screen; each step ends when its result is there. */
function steps(page) {
  const button = (name) => page.getByRole('button', { name }).first()
  const link = (name) => page.locator(`nav a[href="/${name}"]`).click()
  const there = (selector) => page.locator(selector).first().waitFor()
  const gone = (selector) => page.locator(selector).first().waitFor({ state: 'hidden' })
  const screen = (name) => there(screens.find((known) => known.name === name).shown)
  const escape = async () => {
    await page.keyboard.press('Escape')
    await gone('[role=dialog]')
  }
  const menu = async (choice) => {
    await button(/^Sabine Moser/).click()
    await page.getByRole('menuitemradio', { name: choice }).click()
    await page.keyboard.press('Escape')
    await gone('[role=menu]')
  }
  const view = (name) => page.getByRole('radio', { name }).first().click({ force: true })
  return {
    home: async () => {
      await button('Mehr anzeigen').click()
      await button('Weniger anzeigen').click()
    },
    navigation: async () => {
      await button('Einklappen').click()
      await button('Ausklappen').click()
    },
    files: async () => {
      await link('files')
      await screen('files')
      for (const column of ['Typ', 'Größe', 'Geändert', 'Name']) await button(column).click()
      await page.getByRole('searchbox', { name: 'In diesem Ordner filtern' }).pressSequentially('kre') // prettier-ignore
      await page.keyboard.press('Escape')
      await view('Kacheln')
      await view('Liste')
      await screen('files')
      await page.getByRole('button', { name: 'Briefings', exact: true }).click()
      await page.waitForURL(/-briefings/)
      await screen('files')
      await page.getByRole('checkbox').nth(1).click()
      await page.keyboard.press('Escape')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
    },
    'file menu': async () => {
      await link('files')
      await page.getByRole('button', { name: 'Aktionen für Briefings' }).click()
      await there('[role=menu]')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await gone('[role=menu]')
    },
    search: async () => {
      await page.locator('header [role=combobox]').click()
      await page.keyboard.type('plan')
      await there('[role=option] mark')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
    palette: async () => {
      await page.locator('main').click({ position: { x: 5, y: 5 } })
      await page.keyboard.press('Control+k')
      await there('[role=dialog] [role=option]')
      await page.keyboard.type('somm')
      await there('[role=dialog] [role=option] mark')
      await page.keyboard.press('ArrowDown')
      await escape()
    },
    'search page': async () => {
      await page.locator('header [role=combobox]').click()
      await page.keyboard.type('plan')
      await page.keyboard.press('Enter')
      await screen('search')
    },
    links: async () => {
      await link('links')
      await screen('links')
      await view('Karten')
      await view('Kacheln')
      await view('Liste')
    },
    insights: async () => {
      await link('insights')
      await screen('insights')
      await page.locator('main li h2 button').first().click()
      await page.waitForURL(/insights\/./)
      await page.goBack()
      await screen('insights')
    },
    notifications: async () => {
      await button(/^Benachrichtigungen/).click()
      await there('[role=dialog] :is(li, [role=row])')
      await escape()
    },
    chat: async () => {
      await button(/^Chat/).click()
      await there('[role=dialog] :is(li, [role=row])')
      await page.locator('[role=dialog] li button').first().click()
      const field = page.locator('[role=dialog]').getByRole('textbox')
      await field.click()
      await page.keyboard.type('Guten Tag')
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await escape()
    },
    settings: async () => {
      await button(/^Sabine Moser/).click()
      await page.getByRole('menuitem', { name: 'Einstellungen' }).click()
      await screen('settings')
      const job = page.getByRole('textbox', { name: 'Funktion' })
      await job.click()
      await page.keyboard.press('End')
      await page.keyboard.type('x')
      await page.keyboard.press('Backspace')
      await page.getByText('Mehr Kontrast').first().click()
      await page.getByText('Mehr Kontrast').first().click()
    },
    'mode and language': async () => {
      await link('home')
      await screen('home')
      await menu('Dunkel')
      await menu('Hell')
      await menu('English')
      await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
      await menu('Deutsch')
    },
  }
}

/** Walks through everything; resolves with every interaction of each step, in milliseconds. */
export function walk(chrome, url, rounds) {
  return visit(chrome, url, async ({ page, ask, answer }) => {
    await ask(home.path)
    await answer()
    await page.locator(home.shown).first().waitFor()
    const found = []
    for (let round = 0; round < rounds; round++) {
      for (const [step, act] of Object.entries(steps(page))) {
        await page.evaluate(() => {
          bench.interactions.clear()
          bench.countBefore = performance.interactionCount
        })
        await act().catch((error) => {
          throw new Error(`The walk stopped at "${step}".`, { cause: error })
        })
        await page.evaluate(() => bench.whenQuiet(0))
        const { seen, count } = await page.evaluate(() => ({
          seen: [...bench.interactions.values()],
          count: performance.interactionCount - bench.countBefore,
        }))
        // Those below 16 ms the browser only counts.
        const quick = Array.from({ length: Math.max(0, count - seen.length) }, () => ({ duration: 16 })) // prettier-ignore
        found.push(...[...seen, ...quick].map((interaction) => ({ round, step, ...interaction })))
      }
    }
    return { interactions: found, cls: await page.evaluate(() => bench.cls()) }
  })
}
