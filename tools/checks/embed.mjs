// What another product does: takes the packed packages, builds its own pages around the modules, and
// people use them. Needs the packages built, as `tools/checks/packages.mjs` leaves them.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs' // prettier-ignore
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { browser } from '../lib/browser.mjs'
import { command } from '../lib/command.mjs'
import { startExample } from '../lib/example-server.mjs'
import { say } from '../lib/say.mjs'
import { environment, root } from '../lib/setup.mjs'

const example = join(root, 'examples/embed')
const packed = ['design-system', 'portal-modules']
const mostGlue = 20

const folder = mkdtempSync(join(tmpdir(), 'atrium-embed-'))
let server
try {
  const glue = readFileSync(join(example, 'src/atrium.tsx'), 'utf8').trim().split('\n').length
  if (glue >= mostGlue) throw new Error(`The glue has ${glue} lines.`)
  for (const entry of readdirSync(example))
    if (!['node_modules', 'dist', 'tsconfig.json'].includes(entry)) cpSync(join(example, entry), join(folder, entry), { recursive: true }) // prettier-ignore
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(example, 'package.json'), 'utf8'),
  )
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (!name.startsWith('@atrium/')) link(name, join(example, 'node_modules', name))
  for (const name of packed) await unpack(name)

  await must('vite', ['build', '--logLevel', 'warn'])
  server = await startExample(folder)
  await workIn(server.url)
  say(`another product: ${glue} lines of glue`)
} finally {
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** What the registry would give: the packed files, and beside them what they depend on. */
async function unpack(name) {
  const from = join(root, 'packages', name)
  if (!existsSync(join(from, 'dist'))) await must('tsup', [], from)
  const tarballs = join(folder, 'tarballs')
  mkdirSync(tarballs, { recursive: true })
  await must('npm', ['pack', '--silent', '--pack-destination', tarballs], from)
  const to = join(folder, 'node_modules/@atrium', name)
  mkdirSync(to, { recursive: true })
  const tarball = readdirSync(tarballs).find((file) => file.includes(name))
  await must('tar', ['-xzf', join(tarballs, tarball), '-C', to, '--strip-components=1'])
  const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  for (const dependency of Object.keys(dependencies))
    link(dependency, join(from, 'node_modules', dependency))
}

function link(name, target) {
  const place = join(folder, 'node_modules', name)
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(realpathSync(target), place)
}

async function must(file, args, cwd = folder) {
  const { code, output } = await command(file, args, { cwd, env: environment(), quiet: true })
  if (code !== 0) throw new Error(`${file} ${args[0] ?? ''} ended with ${code}\n${output}`)
}

/** Somebody at work in that product. Whatever is not there within the time fails. */
async function workIn(url) {
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await chrome.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(30_000)
  const faults = []
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url) faults.push(`asked ${request.url()}`)
  })
  const row = (name) => page.getByRole('row', { name }).first()
  const there = (locator) => locator.waitFor()
  const gone = (locator) => locator.waitFor({ state: 'detached' })
  try {
    await page.goto(url)
    // In its own colour, at its own address.
    await there(row(/Hausordnung/))
    await row(/Verträge/).focus()
    await page.keyboard.press('Enter')
    await there(row(/Reinigung/))
    if (!/\/3-/.test(page.url())) throw new Error(`The address is ${page.url()}.`)
    await page.reload()
    await there(row(/Reinigung/))

    // What is added is there; what is deleted comes back.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'Winterdienst.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Ab November.'),
      })
    await there(row(/Winterdienst/))
    await row(/Winterdienst/).focus()
    await page.keyboard.press('Delete')
    await gone(row(/Winterdienst/))
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await there(row(/Winterdienst/))

    // A closed account offers nothing that its product refuses.
    await page.goto(`${url}/unterlagen/2-abrechnung`)
    await there(row(/Heizkosten/))
    if ((await page.getByRole('button', { name: /hochladen/i }).count()) > 0)
      throw new Error('A locked folder takes uploads.')

    // The other modules, on pages of the same product.
    await page.getByRole('link', { name: 'Links' }).click()
    await there(page.getByRole('link', { name: /Zählerstand melden/ }))
    await page.getByRole('link', { name: 'Wer hilft?' }).click()
    await there(page.getByRole('button', { name: 'Rückruf anfragen: Rolf Petersen' }))
    await workOnTasks(page)
    await readTimeline(page)
    await orderAnAd(page)
    await comeToATraining(page)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    await chrome.close()
  }
}

/** A job is added and goes on by its menu; where it may not go it comes back, with a reason. */
async function workOnTasks(page) {
  const column = (name) => page.getByRole('group', { name, exact: true })
  const card = (name, title) => column(name).getByRole('row', { name: title })
  const menuOf = (title) => page.getByRole('button', { name: `Aktionen für ${title}` }).click()
  const move = async (title, stage) => {
    await menuOf(title)
    await page.getByRole('menuitem', { name: stage }).click()
    await page.getByRole('menuitem', { name: 'Ganz nach oben' }).click()
  }
  const said = (text) => page.getByText(text).first().waitFor()
  const job = 'Briefkasten klemmt'

  await page.getByRole('link', { name: 'Aufgaben' }).click()
  await page.getByRole('button', { name: 'Aufgabe in „Gemeldet“ anlegen' }).click()
  await page.keyboard.type(job)
  await page.keyboard.press('Enter')
  await card('Gemeldet', job).waitFor()
  await page.keyboard.press('Escape')
  // Shown at once; there is something to do with it as soon as it has a number.
  await page.locator('[data-at-new]').waitFor({ state: 'detached' })
  await move(job, 'Beauftragt')
  await said(`„${job}“ nach „Beauftragt“ verschoben`)
  await card('Beauftragt', job).waitFor()

  // What is settled takes nothing more, and says so in the words of this product.
  await move(job, 'Abgerechnet 2025')
  await said(`„${job}“ ließ sich nicht verschieben`)
  await said(/Die Abrechnung 2025 ist verschickt/)
  await card('Beauftragt', job).waitFor()
  await card('Abgerechnet 2025', job).waitFor({ state: 'detached' })
  await menuOf('Gegensprechanlage erneuert')
  await page.getByRole('menuitem').first().waitFor()
  if ((await page.getByRole('menuitem').count()) !== 1)
    throw new Error('A settled job offers what its product refuses.')
  await page.keyboard.press('Escape')

  // Without a connection it is moved all the same, and told to the server when there is one again.
  await page.context().setOffline(true)
  await move(job, 'In Arbeit')
  await card('In Arbeit', job).waitFor()
  await page.context().setOffline(false)
  await said(`„${job}“ nach „In Arbeit“ verschoben`)
}

/** The log is read on, narrowed, told something, and leads to another page. */
async function readTimeline(page) {
  const entries = page.locator('li[data-item]')
  const count = async (wanted) => {
    await entries.nth(wanted - 1).waitFor()
    await entries.nth(wanted).waitFor({ state: 'detached' })
  }
  const button = (name) => page.getByRole('button', { name })
  const said = (text) => page.getByText(text).first().waitFor()

  await page.getByRole('link', { name: 'Hausbuch' }).click()
  await count(15)
  await page.context().setOffline(true)
  await button('Ältere Einträge laden').click()
  await said('Die älteren Einträge ließen sich nicht laden.')
  await button('Erneut versuchen').click()
  await said('Die älteren Einträge ließen sich nicht laden.')
  await page.context().setOffline(false)
  await count(30)
  await button('Ältere Einträge laden').click()
  await count(34)

  await button('Dateien (7)').click()
  await count(7)
  await page.reload()
  await count(7)
  await button('Alle (34)').click()
  await count(15)

  // What was written is kept without a connection, and sent once more.
  await button('Eintrag hinzufügen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Titel/ }).fill('Neue Fußmatten im Windfang')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  await dialog.getByText(/Keine Verbindung/).waitFor()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await entries.filter({ hasText: 'Neue Fußmatten im Windfang' }).waitFor()

  // What the service refuses comes back, with the reason that it gave.
  await button('Aktionen für Maler im Treppenhaus').click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await said('„Maler im Treppenhaus“ ließ sich nicht löschen')
  await said(/12 Mieter haben ihn bestätigt/)
  await entries.filter({ hasText: 'Maler im Treppenhaus' }).waitFor()

  await page.getByRole('link', { name: 'Protokoll der Begehung' }).click()
  await page
    .getByRole('row', { name: /Versammlung Mai/ })
    .first()
    .waitFor()
}

/** Somebody signs up for a meeting, once there is a connection, and waits for a full one. */
async function comeToATraining(page) {
  const button = (name) => page.getByRole('button', { name, exact: true })
  const said = (text) => page.getByText(text).first().waitFor()
  const open = async (title) => {
    await page.getByRole('heading', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }

  await page.getByRole('link', { name: 'Schulungen' }).click()
  await open('Brandschutz im Treppenhaus')
  if (!/\/schulungen\/1-/.test(page.url())) throw new Error(`The address is ${page.url()}.`)
  await page.context().setOffline(true)
  await button('Anmelden').click()
  await said('Die Anmeldung kam nicht an')
  await page.context().setOffline(false)
  await button('Anmelden').click()
  await said('Sie sind angemeldet. Wir freuen uns auf Sie.')
  await button('Alle Schulungen').click()
  await open('Erste Hilfe für Hausleute')
  await button('Auf die Warteliste').click()
  await said(/Sie stehen auf der Warteliste/)
}

/** A package gets one more question, and an advertisement is ordered from it. */
async function orderAnAd(page) {
  const button = (name) => page.getByRole('button', { name, exact: true })
  const said = (text) => page.getByText(text).first().waitFor()

  await page.getByRole('link', { name: 'Anzeigen' }).click()
  await button('Bausteine').click()
  await page.getByRole('row', { name: /Wohnung vermieten/ }).click()
  await button('Feld hinzufügen').click()
  await page.getByRole('menuitem', { name: /^Einzeiliger Text/ }).click()
  await page.getByRole('textbox', { name: /Name des Feldes/ }).fill('Frei ab')
  await page.context().setOffline(true)
  await button('Änderungen speichern').click()
  await said(/Der Baustein ist nicht gespeichert/)
  await page.context().setOffline(false)
  await button('Änderungen speichern').click()
  await said('Baustein „Wohnung vermieten“ ist gespeichert')

  await button('Direktbestellungen').click()
  await button('Neue Bestellung').click()
  await button('Weiter').click()
  await page.getByRole('radio', { name: /Wohnung vermieten/ }).check({ force: true })
  await page.getByRole('textbox', { name: /Welche Wohnung/ }).fill('2. Stock links')
  await page.getByRole('textbox', { name: 'Frei ab' }).fill('Januar')
  await button('Weiter').click()
  await button('Bestellung absenden').click()
  await page.getByRole('heading', { level: 1, name: 'Wohnung vermieten' }).waitFor()
  await said('Januar')
}
