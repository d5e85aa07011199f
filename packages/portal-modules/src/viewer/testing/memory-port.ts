import type { FileVersion } from '../../kit/file-version.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers } from '../../kit/testing/memory.ts'
import { viewKindOf } from '../viewer.logic.ts'
import type { OfficeLink, Reports, ViewerPort, ViewItem } from '../viewer.port.ts'
import { folderItems, pictureOf, soundOf } from './fixtures.ts'

type Call = 'access' | 'item' | 'siblings' | 'content' | 'download' | 'office' | 'pdf' | 'versions'

export interface MemoryOptions {
  /** Default three pictures and a sound. */
  items?: readonly ViewItem[]
  /** Content of an item; default a picture or a sound of its own. */
  contentOf?: (item: ViewItem, version?: number) => string
  /** Contents that files have and had, by id, the newest first; absent: there are no versions. */
  versions?: Readonly<Record<number, readonly FileVersion[]>>
  /** What the reporting tool says to the person; default it lets them in. */
  reportAccess?: 'granted' | 'over' | 'none'
  /** Bytes of an item; default a few. */
  sizeOf?: (item: ViewItem) => number
  /** Where an office server shows an item; absent: there is none. */
  officeOf?: (item: ViewItem) => OfficeLink
  /** Where a PDF of an item is, or null where none can be made of it; absent: nobody makes any. */
  pdfOf?: (item: ViewItem) => string | null
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryViewer {
  port: ViewerPort
  /** Ids of items that were looked at, in their order. */
  opened: readonly number[]
  /** Ids of items whose content was asked for. */
  asked: readonly number[]
  /** Somebody puts another content into a file; who looks at it hears of it. */
  renew: (id: number) => void
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

const lifetime = 5 * 60_000

/** What needs no content of its own to be shown. */
const shownByThemselves = folderItems.slice(0, 4)

const firstVersion: FileVersion = {
  number: 1,
  isCurrent: true,
  size: 20_000,
  type: 'image/png',
  createdAt: '2026-11-18T14:06:12',
  createdBy: 'Jonas Thiele',
}

/** The whole port in memory: for stories, tests and trials. */
export function createMemoryViewer(options: MemoryOptions = {}): MemoryViewer {
  const { items = shownByThemselves, contentOf = defaultContent, latency = 0 } = options
  const { reportAccess = 'granted' } = options
  const { sizeOf = () => 20_000, officeOf, pdfOf } = options
  const { answer, failNext } = createAnswers<Call>(latency)
  const opened: number[] = []
  const asked: number[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()

  const find = (id: number): ViewItem => {
    const item = items.find((candidate) => candidate.id === id)
    if (!item) throw new PortError({ code: 'not-found' })
    return item
  }
  const fileOf = (id: number): ViewItem => {
    const item = find(id)
    if (item.kind !== 'file') throw new PortError({ code: 'not-found' })
    return item
  }

  const { versions: given } = options
  const held = new Map(Object.entries(given ?? {}).map(([id, list]) => [Number(id), list]))
  const listeners = new Map<number, Set<() => void>>()
  const versionsOf = (id: number): readonly FileVersion[] => held.get(id) ?? [firstVersion]
  const numberOf = (id: number, version?: number): number | undefined => {
    if (!given) return undefined
    const list = versionsOf(id)
    const one = version === undefined ? list[0] : list.find(({ number }) => number === version)
    if (!one) throw new PortError({ code: 'not-found' })
    return one.number
  }

  const port: ViewerPort = {
    item: (id) => ({
      key: ['memory-viewer', instance, 'item', id],
      load: () => answer('item', () => find(id)),
    }),
    siblings: (id) => ({
      key: ['memory-viewer', instance, 'siblings', id],
      load: () =>
        answer('siblings', () =>
          find(id).kind === 'none' ? [find(id)] : items.filter((item) => item.kind !== 'none'),
        ),
    }),
    content: (id, version) => {
      asked.push(id)
      return answer('content', () => ({
        url: contentOf(fileOf(id), numberOf(id, version)),
        expiresAt: new Date(Date.now() + lifetime).toISOString(),
        size: sizeOf(fileOf(id)),
      }))
    },
    download: (id, version) =>
      answer('download', () => ({ url: contentOf(fileOf(id), numberOf(id, version)) })),
    ...(given && {
      versions: (id: number) => ({
        key: ['memory-viewer', instance, 'versions', id],
        load: () => answer('versions', () => versionsOf(fileOf(id).id)),
      }),
      onChange: (id: number, listener: () => void) => {
        const set = listeners.get(id) ?? new Set()
        listeners.set(id, set.add(listener))
        return () => void set.delete(listener)
      },
    }),
    reports: {
      address: '/reports-of-the-memory-port',
      access: () =>
        answer('access', () => {
          const left = reportAccess === 'over' ? -lifetime : lifetime
          const expiresAt = new Date(Date.now() + left).toISOString()
          return reportAccess === 'none' ? null : { token: 'memory', expiresAt }
        }),
    } satisfies Reports,
    ...(officeOf && { office: (id: number) => answer('office', () => officeOf(fileOf(id))) }),
    ...(pdfOf && {
      asPdf: (id: number) =>
        answer('pdf', () => {
          const url = pdfOf(fileOf(id))
          if (url === null) throw new PortError({ code: 'invalid' })
          return { url, expiresAt: new Date(Date.now() + lifetime).toISOString() }
        }),
    }),
    opened: (id) => void opened.push(id),
  }
  return {
    port,
    opened,
    asked,
    renew(id) {
      const [newest = firstVersion] = versionsOf(id)
      const next = { ...newest, number: newest.number + 1 }
      held.set(id, [next, ...versionsOf(id).map((one) => ({ ...one, isCurrent: false }))])
      for (const listener of listeners.get(id) ?? []) listener()
    },
    failNext,
  }
}

const defaultContent = (item: ViewItem): string =>
  viewKindOf(item) === 'audio'
    ? soundOf()
    : viewKindOf(item) === 'image'
      ? pictureOf(item.id)
      : 'data:,'
