import { connect } from 'node:net'
import type { Socket } from 'node:net'
import type { ContentScanner } from './scanner.types.ts'
import type { FileStorage } from '../storage/storage.types.ts'

interface ClamdOptions {
  /** `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
  url: string
  /** Nothing moves for so long: it is not reachable. */
  timeoutMs?: number
}

/** A scanner that speaks the protocol of ClamAV's `clamd`: INSTREAM, chunks with their length in front. */
export const createClamdScanner = (
  storage: Pick<FileStorage, 'read'>,
  { url, timeoutMs = 60_000 }: ClamdOptions,
): ContentScanner => ({
  async scan(key) {
    const content = await storage.read(key)
    const socket = open(new URL(url))
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')))
    const answer = answerOf(socket)
    // It may hang up before all is sent, as where a file is too large for it: then its answer counts.
    const sent = send(socket, content)
    sent.catch(() => undefined)
    try {
      return findingIn(await answer)
    } finally {
      content.destroy()
      socket.destroy()
    }
  },
})

const open = ({ protocol, hostname, port, pathname }: URL): Socket =>
  protocol === 'unix:'
    ? connect({ path: decodeURIComponent(pathname) })
    : connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  // With `z`, command and answer end with a zero byte.
  socket.write('zINSTREAM\0')
  try {
    for await (const chunk of content) {
      if (chunk.length === 0) continue
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (!socket.write(chunk)) await drained(socket)
    }
    socket.write(Buffer.alloc(4))
  } catch (error) {
    socket.destroy(error as Error)
    throw error
  }
}

const drained = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    const settle = () => {
      socket.off('drain', settle).off('close', settle)
      if (socket.destroyed) reject(new Error('clamd hung up'))
      else resolve()
    }
    socket.once('drain', settle).once('close', settle)
  })

const answerOf = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      text += part
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd hung up without an answer')))
  })

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, or what went wrong. */
function findingIn(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (finding === undefined) throw new Error(`clamd: ${answer.slice(0, 200)}`)
  return finding
}
