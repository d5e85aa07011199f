// Serves what `vite build` made, as strictly as a product would: nothing inline, nothing from elsewhere.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

const policyOf = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url, 'http://example').pathname)
  const type = types[extname(path)]
  try {
    if (type)
      return response.writeHead(200, { 'content-type': type }).end(await readFile(join(dist, path)))
    // Every other address is one of the product's pages.
    const nonce = randomBytes(18).toString('base64')
    const page = await readFile(join(dist, 'index.html'), 'utf8')
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(nonce),
      })
      .end(page.replaceAll('__NONCE__', nonce))
  } catch {
    response.writeHead(404).end()
  }
})
// With PORT=0 the system chooses a port that is free.
server.listen(Number(process.env.PORT ?? 4173), '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`),
)
