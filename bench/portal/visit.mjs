import { gzipSync } from 'node:zlib'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uuidOf } from '../../apps/server/src/demo/ids.ts'
import { root } from '../../tools/lib/setup.mjs'
import { observe } from './observe.mjs'

const password = 'atrium-demo'
const sabine = { login: 'sabine.moser', tenant: 101 }
const folder = join(root, 'apps/portal/dist/client')
const { version } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'))
/** What a browser remembers of somebody who went through the tour and has read what is new. */
function knownOf(login) {
  const subject = uuidOf(`person ${login}`)
  return {
    [`atrium:tour:${subject}`]: JSON.stringify({
      welcome: { shownAt: '2026-11-01T08:00:00.000Z', isCompleted: true },
    }),
    [`atrium:news:${subject}`]: version,
  }
}

/** Chrome's "Fast 3G" of before 2024, Lighthouse's "slow 4G"; and a phone's processor, so to speak. */
export const slow = {
  name: '4x slower CPU; 1.6 Mbit/s down, 750 kbit/s up, 150 ms of latency',
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
}

/** Bytes of one of the portal's scripts or styles in gzip; the goal speaks of it. */
function gzipOf(url) {
  const file = join(folder, new URL(url).pathname)
  if (existsSync(`${file}.gz`)) return readFileSync(`${file}.gz`).length
  return existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length : 0
}

/** Everything that a page asks of the server, as it came over the line. */
async function listen(devtools) {
  const requests = new Map()
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    requests.set(requestId, { url: request.url, type, bytes: 0, isCached: false }),
  )
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    if (requests.has(requestId)) requests.get(requestId).isCached = true
  })
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.type = type
    request.encoding = response.headers['content-encoding'] ?? ''
    if (response.fromDiskCache || response.fromPrefetchCache) request.isCached = true
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request && !request.isCached) request.bytes = encodedDataLength
  })
  return requests
}

/** The sum of what was asked for. */
export function sum(requests) {
  const sent = [...requests.values()].filter(
    ({ url, isCached }) => !isCached && !url.startsWith('data:') && !url.startsWith('blob:'),
  )
  const of = (...types) => sent.filter(({ type }) => types.includes(type))
  const bytes = (list) => list.reduce((all, request) => all + request.bytes, 0)
  const [scripts, styles] = [of('Script'), of('Stylesheet')]
  return {
    requests: sent.length,
    scripts: scripts.length,
    js: bytes(scripts),
    jsGzip: scripts.reduce((all, { url }) => all + gzipOf(url), 0),
    css: bytes(styles),
    fonts: bytes(of('Font')),
    all: bytes(sent),
    encodings: [...new Set([...scripts, ...styles].map(({ encoding }) => encoding))].join(', '),
  }
}

/** Until nothing was asked for during half a second. */
export async function settled(page, requests) {
  for (let count = -1; count !== requests.size;) {
    count = requests.size
    await page.waitForTimeout(500)
  }
}

/**
 * A browser profile of its own, with somebody in it who knows the portal: no tour and no news open by
 * themselves. `work` gets the page, what it asked for, and how to sign in and to throttle.
 */
export async function visit(chrome, url, work, { login, tenant } = sabine) {
  const context = await chrome.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(observe, knownOf(login))
  const devtools = await context.newCDPSession(page)
  const requests = await listen(devtools)
  const throttle = async (profile) => {
    await devtools.send('Network.emulateNetworkConditions', profile.network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  }
  /** To the form of the identity provider; the address is where one wanted to go. */
  const ask = async (path) => {
    const target = new URL(path, url)
    target.searchParams.set('clientId', String(tenant))
    await page.goto(target.href)
    await page.locator('input[name=login]').waitFor()
  }
  const answer = async () => {
    await page.locator('input[name=login]').fill(login)
    await page.locator('input[name=password]').fill(password)
    await page.locator('button[type=submit]').click()
  }
  try {
    const result = await work({ page, devtools, requests, throttle, ask, answer })
    if (errors.length > 0) throw new Error(`The portal failed: ${errors.join('; ')}`)
    return result
  } finally {
    await context.close()
  }
}
