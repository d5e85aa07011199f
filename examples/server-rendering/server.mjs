// Renders the page for every request and lets the browser take it over, under a strict policy: nothing
// inline but what carries the nonce of this page.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join, normalize } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { App } from './dist/server/App.js'

const base = createRequire(import.meta.url).resolve('@atrium/design-system/base.css')
const types = { '.js': 'text/javascript', '.css': 'text/css' }

async function page(nonce) {
  const styles = new ServerStyleSheet()
  try {
    const app = styles.collectStyles(h(App, { nonce }))
    const content = await text(
      renderToPipeableStream(app, { nonce: { script: nonce, style: nonce } }).pipe(
        new PassThrough(),
      ),
    )
    const tags = styles.getStyleTags().replaceAll('<style', `<style nonce="${nonce}"`)
    return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Unterlagen</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}">
<link rel="stylesheet" href="/base.css">${tags}</head><body><div id="root">${content}</div>
<script type="module" src="/browser.js"></script></body></html>`
  } finally {
    styles.seal()
  }
}

// `style-src-attr`: React writes a server's `style` props as attributes; in the browser it needs none.
const policyOf = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
  ].join('; ')

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url, 'http://example').pathname)
  const type = types[extname(path)]
  if (!type) {
    const nonce = randomBytes(18).toString('base64')
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(nonce),
    })
    return response.end(await page(nonce))
  }
  try {
    const file = path === '/base.css' ? base : join(import.meta.dirname, 'dist', path)
    response.writeHead(200, { 'content-type': type }).end(await readFile(file))
  } catch {
    response.writeHead(404).end()
  }
})
// With PORT=0 the system chooses a port that is free.
server.listen(Number(process.env.PORT ?? 4174), '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`),
)
