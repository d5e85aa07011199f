import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The harmless file that every scanner finds; in two parts, or one would find this source. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('') // prettier-ignore

export interface FakeClamd {
  /** What CLAMD_URL is set to. */
  url: string
  /** Contents that came, in their order. */
  scanned: Buffer[]
  /** What it says about a content. Waits as long as this waits; undefined: it hangs up. */
  answer: (content: Buffer) => Promise<string | undefined>
  stop: () => Promise<void>
}

/** Finds the test file and nothing else. */
export const answerLikeClamd = async (content: Buffer) =>
  content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'

/** A real server that speaks as ClamAV's `clamd` does: `zINSTREAM`, chunks with their length in front. */
export async function startFakeClamd(port = 0): Promise<FakeClamd> {
  const open = new Set<Socket>()
  const clamd: FakeClamd = {
    url: '',
    scanned: [],
    answer: answerLikeClamd,
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    let received = Buffer.alloc(0)
    let isDone = false
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const content = contentOf(received)
      if (!content || isDone) return
      isDone = true
      clamd.scanned.push(content)
      void answer(socket, content)
    })
  })
  const answer = async (socket: Socket, content: Buffer) => {
    const text = await clamd.answer(content)
    if (text === undefined) socket.destroy()
    else socket.end(`${text}\0`)
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  clamd.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return clamd
}

const command = 'zINSTREAM\0'

/** The content, as soon as the chunk of length 0 that ends it is there. */
function contentOf(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
