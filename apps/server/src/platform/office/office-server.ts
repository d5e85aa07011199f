import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { OfficeServer } from './office.types.ts'
import { readDiscovery } from './discovery.ts'

/** So long what it said is taken as true; after an update it may show more. */
const keepMs = 3_600_000
const patienceMs = 8_000

/** Asks an office server what it can show, and remembers it for a while. */
export function createOfficeServer(
  address: string,
  { clock, log }: { clock: Clock; log: Pick<Logger, 'warn'> },
): OfficeServer {
  const { origin } = new URL(address)
  let known: { at: number; viewers: Promise<ReadonlyMap<string, string>> } | undefined

  async function discover(): Promise<ReadonlyMap<string, string>> {
    const response = await fetch(`${address}/hosting/discovery`, {
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`The office server answers ${response.status}`)
    const all = readDiscovery(await response.text())
    const ours = [...all].filter(([, template]) => originOf(template) === origin)
    if (ours.length < all.size) {
      // Pages let nobody else be framed.
      log.warn({ origin, said: all.size, ours: ours.length }, 'The office server names addresses of another origin than WOPI_CLIENT_URL') // prettier-ignore
    }
    return new Map(ours)
  }

  return {
    origin,
    async viewerOf(extension) {
      const at = clock.now().getTime()
      if (!known || at - known.at > keepMs) {
        const asked = { at, viewers: discover() }
        known = asked
        asked.viewers.catch(() => {
          if (known === asked) known = undefined
        })
      }
      return (await known.viewers).get(extension)
    },
  }
}

function originOf(template: string): string | undefined {
  const address = template.replace(/<[^>]*>/g, '')
  return URL.canParse(address) ? new URL(address).origin : undefined
}
