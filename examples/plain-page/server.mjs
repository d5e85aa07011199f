// An intranet: a plain page and its files, under a policy that allows nothing inline.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const portal = process.env.ATRIUM_URL ?? 'http://localhost:4400'
const content = process.env.CONTENT_URL ?? 'http://127.0.0.1:4401'
const element = dirname(fileURLToPath(import.meta.resolve('@atrium/element')))
const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  `img-src 'self' data: blob: ${portal} ${content}`,
  `connect-src 'self' ${portal} ${portal.replace(/^http/, 'ws')} ${content}`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url, 'http://example').pathname)
  try {
    // Here your server would ask the identity provider for the token of whoever is signed in.
    if (path === '/token') {
      const token = process.env.ATRIUM_TOKEN
      return response.writeHead(token ? 200 : 204, { 'cache-control': 'no-store' }).end(token)
    }
    const [, part] = /^\/atrium\/(.+)$/.exec(path) ?? []
    const type = types[extname(path)]
    if (type) {
      const file = part ? join(element, part) : join(import.meta.dirname, path)
      return response.writeHead(200, { 'content-type': type }).end(await readFile(file))
    }
    const name = path.endsWith('.html') ? path : 'index.html'
    const page = await readFile(join(import.meta.dirname, name), 'utf8')
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      .end(page.replaceAll('__SERVER__', portal))
  } catch {
    response.writeHead(404).end()
  }
})
// With PORT=0 the system chooses a port that is free.
server.listen(Number(process.env.PORT ?? 4174), '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`),
)
