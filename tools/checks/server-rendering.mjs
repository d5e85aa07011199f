// What a product with a server does: Node imports every entry of the packages as it is, renders every module,
// and a browser takes over what came. Needs the packages built, as `tools/checks/packages.mjs` leaves them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { browser } from '../lib/browser.mjs'
import { command } from '../lib/command.mjs'
import { startExample } from '../lib/example-server.mjs'
import { say } from '../lib/say.mjs'
import { environment, root } from '../lib/setup.mjs'

const example = join(root, 'examples/server-rendering')
const packageOf = (name) => join(root, 'packages', name)
const load = (name, entry) => import(pathToFileURL(join(packageOf(name), 'dist', entry)).href)
/** Threads and the page of the lesson player: nothing imports them, a browser starts them. */
const startedByBrowsers = ['./seminar/frame.js', './viewer/mail-worker', './viewer/sheet-worker']

/** A module, its port in memory, and what else it is given. */
const modules = [
  ['approvals', 'Approvals', 'createMemoryApprovals'],
  ['audit-log', 'AuditLog', 'createMemoryAuditLog'],
  ['building-blocks', 'BuildingBlocks', 'createMemoryBuildingBlocks', { component: { id: 40 } }],
  ['campaigns', 'Campaigns', 'createMemoryCampaigns'],
  ['chat', 'Chat', 'createMemoryChat'],
  ['cockpit', 'Cockpit', 'createMemoryCockpit', { address: { kind: 'own', id: 7 } }],
  ['comments', 'Comments', 'createMemoryComments', { itemId: 1 }],
  ['configuration', 'Configuration', 'createMemoryConfiguration'],
  ['contacts', 'Contacts', 'createMemoryContacts'],
  ['direct-orders', 'DirectOrders', 'createMemoryDirectOrders', { component: { id: 40 } }],
  ['file-explorer', 'FileExplorer', 'createMemoryFileExplorer', { title: 'Dateien' }],
  ['home', 'Home', 'createMemoryHome'],
  ['customers', 'Customers', 'createMemoryCustomers'],
  ['integrations', 'Integrations', 'createMemoryIntegrations'],
  ['invoices', 'Invoices', 'createMemoryInvoices'],
  ['link-collection', 'LinkCollection', 'createMemoryLinkCollection'],
  ['page-list', 'PageList', 'createMemoryPageList'],
  ['people', 'People', 'createMemoryPeople'],
  ['people', 'UserGroups', 'createMemoryPeople'],
  ['posts', 'Posts', 'createMemoryPosts'],
  ['seminar', 'SeminarCollection', 'createMemorySeminars'],
  ['seminar', 'SeminarSession', 'createMemorySeminars', { seminarId: 1 }],
  ['setup', 'Setup', 'createMemorySetup'],
  ['task-board', 'TaskBoard', 'createMemoryTasks'],
  ['task-board', 'MyTasks', 'createMemoryTasks'],
  ['theme-studio', 'ThemeStudio', 'createMemoryThemeStudio'],
  ['timeline', 'Timeline', 'createMemoryTimeline'],
]

await importAll()
await renderAll()
await takeOver()
say(`${modules.length} modules rendered on a server`)
process.exit()

async function importAll() {
  for (const name of ['api-client', 'design-system', 'portal-modules']) {
    const { exports } = JSON.parse(readFileSync(join(packageOf(name), 'package.json'), 'utf8'))
    for (const [entry, { import: file }] of Object.entries(exports))
      if (file?.endsWith('.js') && !file.includes('*') && !startedByBrowsers.includes(entry)) {
        await load(name, file.replace('./dist/', ''))
        // Modules and what registers them; manifests, adapters and ports in memory are for both sides.
        const hasComponents = name === 'portal-modules' && /^\.\/[\w-]+(\/module)?$/.test(entry)
        if (
          hasComponents &&
          !readFileSync(join(packageOf(name), file), 'utf8').startsWith('"use client"')
        )
          throw new Error(`${entry} does not say 'use client'.`)
      }
  }
}

async function renderAll() {
  const ofModules = createRequire(join(packageOf('portal-modules'), 'package.json'))
  const { createElement } = ofModules('react')
  const { renderToString } = ofModules('react-dom/server')
  const { AtriumHost } = await load('portal-modules', 'host/index.js')
  for (const [folder, name, port, props] of modules) {
    const { [name]: Module } = await load('portal-modules', `${folder}/index.js`)
    const memory = (await load('portal-modules', `${folder}/testing/index.js`))[port]()
    const { rootId, listId, collectionId, timelineId } = memory
    const given = { port: memory.port, rootId, listId, collectionId, timelineId, ...props }
    const html = renderToString(createElement(AtriumHost, {}, createElement(Module, given)))
    if (!html.includes('data-at-theme')) throw new Error(`${name} renders without its theme.`)
  }
}

/** The example: what the server sent is seen without scripts, and works with them. */
async function takeOver() {
  const run = { cwd: example, env: environment(), quiet: true }
  const { code, output } = await command('npm', ['run', 'build'], run)
  if (code !== 0) throw new Error(output)
  const server = await startExample(example)
  const executablePath = await browser()
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const faults = []
  try {
    const open = async (options) => {
      const page = await (await chrome.newContext(options)).newPage()
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(server.url)
      return page
    }
    const still = await open({ javaScriptEnabled: false })
    await still.getByRole('heading', { name: 'Unterlagen' }).waitFor()

    const page = await open({})
    await page.getByRole('button', { name: 'Ordner', exact: true }).click()
    await page.getByRole('textbox', { name: /Name/ }).waitFor()
    const ground = '[data-at-theme="8a1538"]'
    const brand = (one) => getComputedStyle(one).getPropertyValue('--at-brand')
    for (const seen of [still, page])
      if ((await seen.locator(ground).first().evaluate(brand)) !== '#8a1538')
        faults.push('The theme did not come with the page.')
    const margin = await page.locator('body').evaluate((body) => getComputedStyle(body).margin)
    if (margin !== '8px') faults.push(`The host’s own page is another: its margin is ${margin}.`)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    await chrome.close()
    server.stop()
  }
}
