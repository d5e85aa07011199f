// What another product does: takes the packed packages, builds its own pages around the modules, and
// people use them. Needs the packages built, as `tools/checks/packages.mjs` leaves them.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs' // prettier-ignore
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { browser } from '../lib/browser.mjs'
import { command } from '../lib/command.mjs'
import { say } from '../lib/say.mjs'
import { environment, root } from '../lib/setup.mjs'

const example = join(root, 'examples/embed')
const packed = ['design-system', 'portal-modules']
const mostGlue = 40

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
  const port = await freePort()
  server = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: environment({ PORT: String(port) }),
    stdio: 'inherit',
  })
  await workIn(`http://127.0.0.1:${port}`)
  say(`another product: ${glue} lines of glue`)
} finally {
  server?.kill()
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

function freePort() {
  const probe = createServer()
  return new Promise((resolve) =>
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    }),
  )
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
    for (let tries = 0; ; tries++) {
      const answer = await page.goto(url).catch(() => undefined)
      if (answer?.ok()) break
      if (tries > 100) throw new Error('The product does not answer.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
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

    // The other module, on the same page of the same product.
    await page.getByRole('link', { name: 'Links' }).click()
    await there(page.getByRole('link', { name: /Zählerstand melden/ }))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    await chrome.close()
  }
}
