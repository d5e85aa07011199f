import type { FileExplorerPort, PictureSize } from '../file-explorer.port.ts'

/** Small pictures of files, asked for many at a time and as long as their addresses work. */
export interface Pictures {
  /** The address as it is known; undefined: there is none yet, or none at all. */
  peek: (id: number, size: PictureSize) => string | undefined
  /** Asks for it together with all that are wanted at this moment. */
  want: (id: number, size: PictureSize) => void
  subscribe: (listener: () => void) => () => void
}

/** Addresses work for five minutes. */
const goodFor = 4 * 60_000
const atOnce = 60

export function createPictures(
  load: NonNullable<FileExplorerPort['pictures']>,
  now: () => number = Date.now,
): Pictures {
  const known = new Map<string, { url: string | undefined; until: number }>()
  const wanted: Record<PictureSize, Set<number>> = { small: new Set(), large: new Set() }
  const listeners = new Set<() => void>()
  const nameOf = (id: number, size: PictureSize) => `${id} ${size}`

  const ask = async (ids: readonly number[], size: PictureSize) => {
    try {
      const urls = await load(ids, size)
      const until = now() + goodFor
      for (const id of ids) known.set(nameOf(id, size), { url: urls.get(id), until })
    } catch {
      // Its icon stands there instead; the next look asks again.
      for (const id of ids) known.delete(nameOf(id, size))
    }
    for (const listener of listeners) listener()
  }
  const send = (size: PictureSize) => {
    const ids = [...wanted[size]]
    wanted[size].clear()
    for (let at = 0; at < ids.length; at += atOnce) void ask(ids.slice(at, at + atOnce), size)
  }

  return {
    peek: (id, size) => known.get(nameOf(id, size))?.url,
    want(id, size) {
      const name = nameOf(id, size)
      const before = known.get(name)
      if (before && before.until > now()) return
      known.set(name, { url: before?.url, until: Infinity })
      // All rows that come into sight together ask together.
      if (wanted[size].size === 0) queueMicrotask(() => send(size))
      wanted[size].add(id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const ofPorts = new WeakMap<FileExplorerPort, Pictures>()

/** The pictures of a port; undefined where it has none. */
export function picturesOf(port: FileExplorerPort): Pictures | undefined {
  if (!port.pictures) return undefined
  let pictures = ofPorts.get(port)
  if (!pictures) ofPorts.set(port, (pictures = createPictures(port.pictures)))
  return pictures
}
