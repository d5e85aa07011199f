// The server that files are sent to, and beside it a bare one that only writes what comes.
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { databases, startServer } from '../../apps/server/test/harness.ts'
import { components } from '../../packages/api-client/src/contract/index.ts'

const applicationId = 101
const server = await startServer({ kind: databases[0]!, demo: 'small' })
const token = await server.tokenOf('aylin.kaya')
const api = await server.as('aylin.kaya')
const [folder] = await server.deps.database.system((tx) =>
  tx.query<{ id: number }>({
    text: `select id from components where application_id = $1 and display_name = 'Briefings'`,
    values: [applicationId],
  } as never),
)
const { status } = await api.call(components.children, {
  params: { applicationId, componentId: folder!.id },
})
if (status !== 200) throw new Error(`The folder answers ${status}.`)

let count = 0
const bare = createServer(async (request, response) => {
  count += 1
  await pipeline(request, createWriteStream(join(server.config.ATRIUM_DATA, `bare-${count}`)))
  response.writeHead(201).end()
})
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
const address = bare.address()
const bareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
console.info(
  JSON.stringify({ url: server.url, bareUrl, token, applicationId, folderId: folder!.id }),
)

process.once('SIGTERM', async () => {
  bare.close()
  await server.stop()
  process.exit(0)
})
