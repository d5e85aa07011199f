import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeOffice {
  /** What WOPI_CLIENT_URL is set to. */
  url: string
  /** Forms that browsers posted, with the address that they went to. */
  posts: { address: URL; fields: Record<string, string> }[]
  /** How often it was asked what it can show. */
  discoveries: number
  stop: () => Promise<void>
}

/** A small office server: says what it shows, takes the form, and fetches the file as WOPI has it. */
export async function startFakeOffice(
  extensions: readonly string[] = ['docx', 'xlsx', 'pptx', 'txt'],
): Promise<FakeOffice> {
  const office: FakeOffice = { url: '', posts: [], discoveries: 0, stop: async () => undefined }
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', office.url)
    if (address.pathname === '/hosting/discovery') {
      office.discoveries += 1
      response.setHeader('Content-Type', 'text/xml')
      return void response.end(discovery(office.url, extensions))
    }
    if (request.method !== 'POST') return void response.writeHead(404).end()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      office.posts.push({ address, fields })
      const answer = (html: string) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(`<!doctype html><html lang="de"><title>Office</title>${html}`)
      }
      show(address.searchParams.get('WOPISrc') ?? '', fields.access_token ?? '').then(
        answer,
        (error: unknown) => answer(`<h1>${String(error)}</h1>`),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  office.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  office.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return office
}

const discovery = (url: string, extensions: readonly string[]) => `<?xml version="1.0"?>
<wopi-discovery><net-zone name="external-http"><app name="Word">
${extensions
  .map(
    (extension) =>
      `<action name="edit" ext="${extension}" urlsrc="${url}/edit?"/>
<action ext="${extension}" name="view" urlsrc="${url}/view?&lt;ui=UI_LLCC&amp;&gt;&lt;dchat=DISABLE_CHAT&amp;&gt;"/>`,
  )
  .join('\n')}
<action name="view" ext="odt" urlsrc="https://elsewhere.example/view?"/>
</app></net-zone></wopi-discovery>`

/** What a document's page holds: its name and how much of it arrived. */
async function show(source: string, token: string): Promise<string> {
  const query = `?access_token=${encodeURIComponent(token)}`
  const info = (await (await fetch(`${source}${query}`)).json()) as Record<string, unknown>
  const content = await (await fetch(`${source}/contents${query}`)).arrayBuffer()
  return `<h1>${String(info.BaseFileName)}</h1><p>${content.byteLength} von ${String(info.Size)} Bytes für ${String(info.UserFriendlyName)}</p>`
}
