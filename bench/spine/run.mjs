// What a start of the server and a first load of the portal cost.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browser } from '../../tools/lib/browser.mjs'
import { say } from '../../tools/lib/say.mjs'
import { buildPortal, environment, node, root } from '../../tools/lib/setup.mjs'
import { writeResults } from '../lib/results.mjs'

const port = 4490
const url = `http://localhost:${port}`
const kB = (bytes) => Math.round(bytes / 100) / 10

/** Starts the server and resolves with the milliseconds until it is ready. */
function start(data) {
  const begin = performance.now()
  const server = spawn(node(), ['--conditions=@atrium/source', 'src/main.ts'], {
    cwd: join(root, 'apps/server'),
    env: environment({ NODE_ENV: 'production', PORT: String(port), ATRIUM_DATA: data }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    server.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Atrium is ready'))
        resolve({ server, ms: performance.now() - begin })
    })
  })
}

const stop = (server) =>
  new Promise((resolve) => {
    server.once('exit', resolve)
    server.kill('SIGTERM')
  })

/** Measures, and says what it found. */
export async function run() {
  const data = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
  await buildPortal()
  const first = await start(data)
  await stop(first.server)
  const second = await start(data)

  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const context = await chrome.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map()
  const transferred = { Script: 0, Stylesheet: 0, Font: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind in transferred) transferred[kind] += encodedDataLength
  })

  await page.goto(`${url}/files?clientId=101`)
  await page.locator('input[name=login]').fill('sabine.moser')
  await page.locator('input[name=password]').fill('atrium-demo')
  const list = page.getByRole('grid')
  const timed = async (work) => {
    const begin = performance.now()
    await work()
    await list.waitFor()
    return performance.now() - begin
  }
  const signIn = await timed(() => page.locator('button[type=submit]').click())
  const sizes = { ...transferred }
  const reload = await timed(() => page.reload())
  await chrome.close()
  await stop(second.server)
  rmSync(data, { recursive: true, force: true })

  const rows = {
    'first start: database, migrations, demo (ms)': Math.round(first.ms),
    'second start (ms)': Math.round(second.ms),
    'first load: scripts up to the file list (kB sent)': kB(sizes.Script),
    'first load: styles (kB sent)': kB(sizes.Stylesheet),
    'first load: fonts (kB sent)': kB(sizes.Font),
    'sign-in to file list (ms)': Math.round(signIn),
    'reload to file list (ms)': Math.round(reload),
  }
  const width = Math.max(...Object.keys(rows).map((name) => name.length))
  for (const [name, value] of Object.entries(rows))
    say(`${name.padEnd(width)}  ${String(value).padStart(7)}`)
  writeResults('spine', { rows })
}
