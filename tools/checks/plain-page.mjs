// What an intranet does: takes the packed script, puts three tags into a plain page with styles of its own, and people
// use them, against the reference server. The snippet of the README is a page, too.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs' // prettier-ignore
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createPortal } from '../../apps/server/src/identity/testing/portal.ts'
import { freePorts, startPortal } from '../../e2e/support/portal.ts'
import { browser } from '../lib/browser.mjs'
import { command } from '../lib/command.mjs'
import { startExample } from '../lib/example-server.mjs'
import { say } from '../lib/say.mjs'
import { environment, root } from '../lib/setup.mjs'

const element = join(root, 'packages/element')
const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')
const who = { login: 'sabine.moser', password: 'atrium-demo' }

const folder = mkdtempSync(join(tmpdir(), 'atrium-plain-page-'))
let portal
let intranet
let chrome
try {
  if (!existsSync(join(element, 'dist/atrium.js'))) await must('vite', ['build', '--logLevel', 'warn'], element) // prettier-ignore
  await layOut()
  const port = await freePorts()
  const origin = `http://127.0.0.1:${port}`
  portal = await startPortal({ env: { EMBED_ORIGINS: origin } })
  const { access_token: token } = await createPortal(portal.url).signIn(who)
  writePages(portal.url)
  intranet = await startExample(folder, {
    PORT: `${port}`,
    ATRIUM_URL: portal.url,
    CONTENT_URL: `http://127.0.0.1:${portal.port + 1}`,
    ATRIUM_TOKEN: token,
  })
  chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  await visit('', useIntranet)
  await visit('versions.html', useTwoVersions)
  await visit('readme.html', signInByWindow)
  say('three tags in a plain page, two versions, a sign-in in a window')
} finally {
  await chrome?.close()
  intranet?.stop()
  await portal?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The example, and beside it what the registry would give. */
async function layOut() {
  const example = join(root, 'examples/plain-page')
  for (const entry of readdirSync(example))
    if (entry !== 'node_modules') cpSync(join(example, entry), join(folder, entry))
  await must('npm', ['pack', '--silent', '--pack-destination', folder], element)
  const to = join(folder, 'node_modules/@atrium/element')
  mkdirSync(to, { recursive: true })
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  await must('tar', ['-xzf', join(folder, tarball), '-C', to, '--strip-components=1'])
}

/** The README's first snippet as a page, and one on which a later version came first. */
function writePages(server) {
  const [, snippet] = /```html\n(.*?)```/s.exec(readFileSync(join(element, 'README.md'), 'utf8'))
  const page = (body) => `<!doctype html><html lang="de"><meta charset="utf-8"><title>Seite</title>${body}</html>` // prettier-ignore
  writeFileSync(join(folder, 'readme.html'), page(snippet.replace('https://portal.example.com', server))) // prettier-ignore

  const dist = join(folder, 'node_modules/@atrium/element/dist')
  const later = join(folder, 'later')
  cpSync(dist, later, { recursive: true })
  const { version } = JSON.parse(readFileSync(join(element, 'package.json'), 'utf8'))
  const script = readFileSync(join(dist, 'atrium.js'), 'utf8')
  if (!script.includes(version)) throw new Error('The script does not say its version.')
  writeFileSync(join(later, 'atrium.js'), script.replaceAll(version, '9.9.0'))
  const [major, minor] = version.split('.')
  const tag = (name, type) =>
    `<${name} type="${type}" server="${server}" application="101"></${name}>`
  writeFileSync(
    join(folder, 'versions.html'),
    page(`
      <script src="/host.js"></script>
      <script type="module" src="/later/atrium.js"></script>
      <script type="module" src="/atrium/atrium.js"></script>
      ${tag('atrium-module', 'contacts')}
      ${tag('atrium-module-9-9', 'posts')}
      ${tag(`atrium-module-${major}-${minor}`, 'link-collection')}`),
  )
}

async function must(file, args, cwd = folder) {
  const { code, output } = await command(file, args, { cwd, env: environment(), quiet: true })
  if (code !== 0) throw new Error(`${file} ${args[0] ?? ''} ended with ${code}\n${output}`)
}

/** Opens a page in a browser of its own. What the console says of errors fails, a policy's refusal among it. */
async function visit(name, work) {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults = []
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${intranet.url}/${name}`)
  await work(page)
  if (faults.length > 0) throw new Error(`${name}\n${faults.join('\n')}`)
  await context.close()
}

function tagOf(page) {
  return (type) => page.locator(`[type="${type}"]`)
}
function logOf(page) {
  return page.evaluate(() => JSON.parse(document.documentElement.dataset.log ?? '[]'))
}

function expect(isTrue, fault) {
  if (!isTrue) throw new Error(fault)
}

/** What breaks a rule of axe in the tags, when nothing moves. */
async function lookWithAxe(page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))) // prettier-ignore
  await page.evaluate(axe)
  const faults = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run({ include: [['atrium-module']] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)) // prettier-ignore
  })
  expect(faults.length === 0, faults.join('\n'))
}

async function useIntranet(page) {
  const tag = tagOf(page)
  const focused = () =>
    page.evaluate(() => {
      const { shadowRoot } = document.activeElement
      const element = shadowRoot?.activeElement
      return element && (element.getAttribute('aria-label') ?? element.textContent)
    })
  await tag('campaigns').getByRole('heading', { name: 'Kampagnen', exact: true }).waitFor()
  const board = tag('task-board')
  const add = board.getByRole('button', { name: 'Aufgabe', exact: true })
  await add.waitFor()
  await tag('timeline').getByRole('button', { name: 'Load older entries' }).waitFor()
  await page.evaluate(() => document.fonts.ready)

  // Neither has changed the other, whatever the page's sheet says of everything.
  const seen = await page.evaluate(() => {
    const inside = (type) => document.querySelector(`[type="${type}"]`).shadowRoot
    const button = [...inside('task-board').querySelectorAll('button')].find((one) => one.textContent.trim() === 'Aufgabe') // prettier-ignore
    const { fontSize, textTransform, fontFamily, backgroundColor } = getComputedStyle(button)
    return {
      button: [fontSize, textTransform, fontFamily.split(',')[0], backgroundColor],
      schemes: ['campaigns', 'timeline'].map((type) => getComputedStyle(inside(type).querySelector('.at-scope')).colorScheme), // prettier-ignore
      hasFont: document.fonts.check('16px "Inter Variable"'),
      head: [...document.head.children].map(({ localName }) => localName).join(),
      heading: getComputedStyle(document.querySelector('h1')).fontVariant,
    }
  })
  const wanted = {
    button: ['14px', 'none', '"Inter Variable"', 'rgb(31, 138, 91)'],
    schemes: ['light', 'dark'],
    hasFont: true,
    head: 'meta,meta,title,link,script,script',
    heading: 'small-caps',
  }
  expect(JSON.stringify(seen) === JSON.stringify(wanted), `Page and tags look ${JSON.stringify(seen)}.`) // prettier-ignore
  await lookWithAxe(page)

  // A menu, by keyboard.
  const more = tag('campaigns')
    .getByRole('button', { name: /^Aktionen für/ })
    .first()
  await more.focus()
  await page.keyboard.press('Enter')
  await tag('campaigns').getByRole('menu').waitFor()
  await page.keyboard.press('ArrowDown')
  await lookWithAxe(page)
  await page.keyboard.press('Escape')
  await tag('campaigns').getByRole('menu').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement.shadowRoot?.activeElement?.getAttribute('aria-label')?.startsWith('Aktionen für')) // prettier-ignore

  // A dialog, and one over it.
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = board.getByRole('dialog', { name: 'Neue Aufgabe' })
  await dialog.waitFor()
  await page.keyboard.type('Plakate für das Hoffest')
  await lookWithAxe(page)
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    expect((await focused()) !== null, 'Tab leaves the dialog.')
  }
  await page.keyboard.press('Escape')
  await board.getByRole('alertdialog', { name: 'Änderungen verwerfen?' }).waitFor()
  expect((await focused()) === 'Weiter bearbeiten', `The question leaves the focus at ${await focused()}.`) // prettier-ignore
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Anlegen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await board.getByText('Plakate für das Hoffest').first().waitFor()

  // A link into the portal is the page's to follow.
  await page.evaluate(() => document.addEventListener('atrium-navigate', (event) => event.preventDefault())) // prettier-ignore
  await tag('timeline').getByRole('link').first().click()
  const { href } = (await logOf(page)).find(({ name }) => name === 'atrium-navigate') ?? {}
  expect(href?.startsWith(`${portal.url}/`), `The link leads to ${href}.`)

  // What is wrong is said in the tag and to the page.
  await tag('timeline').evaluate((one) => one.setAttribute('type', 'weather'))
  await tag('timeline').or(tag('weather')).getByText('There is no module “weather”.').waitFor()
  const { code } = (await logOf(page)).find(({ name }) => name === 'atrium-error') ?? {}
  expect(code === 'unknown-type', `The page was told ${code}.`)
  await page.evaluate(() => document.querySelector('main').remove())
}

/** The first script has the name; each version has its own. */
async function useTwoVersions(page) {
  const tag = tagOf(page)
  await tag('contacts').getByRole('heading', { name: 'Kontakte' }).waitFor()
  await tag('posts').getByRole('heading').first().waitFor()
  await tag('link-collection').getByRole('heading', { name: 'Berichte' }).waitFor()
  const versions = await page.evaluate(() =>
    [...document.querySelectorAll('[server]')].map((one) => one.constructor.version),
  )
  const { version } = JSON.parse(readFileSync(join(element, 'package.json'), 'utf8'))
  expect(versions.join() === `9.9.0,9.9.0,${version}`, `The versions are ${versions}.`)
}

/** The README's snippet on a page that has no token. */
async function signInByWindow(page) {
  const tag = tagOf(page)
  const button = tag('campaigns').getByRole('button', { name: 'Anmelden' })
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.press('Enter')])
  await popup.getByRole('textbox', { name: /Benutzername/ }).fill(who.login)
  await popup.locator('input[type=password]').fill(who.password)
  await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')])
  await tag('campaigns').getByRole('heading', { name: 'Kampagnen', exact: true }).waitFor()
  const kept = await page.evaluate(() => localStorage.length + sessionStorage.length)
  expect(kept === 0, 'Something is kept in the page’s storage.')
}
