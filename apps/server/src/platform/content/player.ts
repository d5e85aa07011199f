import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { acceptsGzip, send } from './answers.ts'

/** The page in which lessons run, as the portal's build wrote it. */
export interface Player {
  page: Buffer
  script: Buffer
  /** The script in gzip. */
  packed: Buffer
}

/** Where the script is served, on the content origin; the page names it. */
export const playerScript = '/player/frame.js'

/** Reads the player as it was built; undefined: it was not. */
export async function loadPlayer(folder: string): Promise<Player | undefined> {
  try {
    const names = ['index.html', 'frame.js', 'frame.js.gz']
    const [page, script, packed] = await Promise.all(names.map((name) => readFile(join(folder, name)))) // prettier-ignore
    return { page: page!, script: script!, packed: packed! }
  } catch {
    return undefined
  }
}

/** Answers a request for the script: its address says which version it is. */
export function sendPlayerScript(
  request: IncomingMessage,
  response: ServerResponse,
  { script, packed }: Player,
): void {
  const isPacked = acceptsGzip(request)
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.setHeader('Vary', 'Origin, Accept-Encoding')
  if (isPacked) response.setHeader('Content-Encoding', 'gzip')
  send(response, 'text/javascript; charset=utf-8', isPacked ? packed : script, request)
}
