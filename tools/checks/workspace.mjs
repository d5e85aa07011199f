// What a designer opens: builds the workspace as it is published, then opens every story and every page of
// documentation in it. What the stories do there is asked by the tests of stories; here each must appear.
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { browser } from '../lib/browser.mjs'
import { command } from '../lib/command.mjs'
import { fail, say } from '../lib/say.mjs'
import { environment, node, root } from '../lib/setup.mjs'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}
const pages = 2
/** A page that has shown so many stories is left for a fresh one. */
const atOnce = 150

const given = process.argv[2]
const folder = given ?? mkdtempSync(join(tmpdir(), 'atrium-workspace-'))
const server = createServer(serve)
let chrome
try {
  if (!given) await build()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${server.address().port}/iframe.html`
  chrome = await chromium.launch({ executablePath: await browser() })
  const entries = Object.values(
    JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries,
  )
  const known = new Set(entries.map(({ id }) => id))
  const of = (type) => entries.filter((entry) => entry.type === type).map(({ id }) => id)
  const faults = [
    ...(await each(chunks(of('story'), atOnce), (page, ids) => openStories(page, url, ids))),
    ...(await each(chunks(of('docs'), 25), (page, ids) => openDocs(page, url, ids, known))),
  ]
  if (faults.length > 0)
    fail(`${faults.length} do not open in the built workspace.`, faults.join('\n\n'))
  say(`the built workspace: ${of('story').length} stories and ${of('docs').length} pages open`)
} finally {
  await chrome?.close()
  server.close()
  if (!given) rmSync(folder, { recursive: true, force: true })
}

async function build() {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const args = [storybook, 'build', '-o', folder, '--quiet', '--disable-telemetry']
  const { code, output } = await command(node(), args, {
    cwd: root,
    env: environment(),
    quiet: true,
  })
  if (code !== 0) fail('The workspace could not be built.', output)
}

function serve(request, response) {
  const path = join(folder, decodeURIComponent(new URL(request.url, 'http://here').pathname))
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
  createReadStream(path).pipe(response)
}

/** Does the work for each of the items, some pages at a time; the faults of all. */
async function each(items, work) {
  const faults = []
  const rest = items.values()
  const work1 = async () => {
    for (const item of rest) {
      const page = await chrome.newPage({ viewport: { width: 1200, height: 900 } })
      faults.push(...(await work(page, item)))
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: pages }, work1))
  return faults
}

function chunks(items, size) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Renders each story without what it plays. */
async function openStories(page, url, ids) {
  await page.goto(`${url}?id=${ids[0]}&viewMode=docs`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue)
  const faults = []
  for (const id of ids) {
    const fault = await page.evaluate(async (storyId) => {
      const preview = window.__STORYBOOK_PREVIEW__
      const element = document.body.appendChild(document.createElement('div'))
      let found
      const show = (error) =>
        (found = String(error?.stack ?? error?.description ?? error).slice(0, 600))
      try {
        const story = await preview.storyStoreValue.loadStory({ storyId })
        const teardown = await new Promise((resolve, reject) => {
          const end = preview.renderStoryToElement(
            story,
            element,
            { showMain: () => resolve(end), showError: reject, showException: reject },
            { autoplay: false, forceInitialArgs: true },
          )
        })
        await new Promise((resolve) => requestAnimationFrame(resolve))
        await teardown()
      } catch (error) {
        show(error)
      }
      element.remove()
      return found
    }, id)
    if (fault) faults.push(`${id}: ${fault}`)
  }
  return faults
}

/** Also whether its links lead somewhere. Each afresh: what is still being drawn when one goes on to the next makes the workspace load again. */
async function openDocs(page, url, ids, known) {
  const faults = []
  for (const id of ids) {
    await page.goto(`${url}?id=${id}&viewMode=docs`, { waitUntil: 'commit' })
    await page.locator('.at-docs h1, .sb-errordisplay:visible').first().waitFor()
    const error = page.locator('.sb-errordisplay')
    if (await error.isVisible()) faults.push(`${id}: ${(await error.innerText()).slice(0, 600)}`)
    const links = await page
      .locator('a[href*="path=/story/"]')
      .evaluateAll((all) => all.map(({ href }) => href.split('path=/story/')[1]))
    const lost = links.filter((link) => !known.has(link))
    if (lost.length > 0)
      faults.push(`${id} links to stories that are not there: ${lost.join(', ')}`)
  }
  return faults
}
