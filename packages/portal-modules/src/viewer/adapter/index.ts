import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { components, fileLinks, officeDocuments, type Component } from '@atrium/api-client/contract'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { versionCalls } from '../../kit/adapter/version-calls.ts'
import { toItem } from '../../kit/adapter/view-items.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Content, Reports, ViewerPort, ViewItem } from '../viewer.port.ts'
import { toSiblings } from './to-item.ts'

export interface ViewerAdapterOptions {
  client: Client
  scope: Scope
  /** Where stored content lies; of files with other addresses there is nothing to show. Default `/storage`. */
  storage?: string
  /** Where reports are shown, and who signs on there. Absent: they open in tabs of their own. */
  reports?: Reports
  /** An office server is set up and shows documents (VIEW-14). */
  hasOffice?: boolean
  /** The server makes PDFs of documents that browsers do not show (VIEW-13). */
  makesPdf?: boolean
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Names in the order of this language; default German. */
  locale?: string
}

/** An answer waits eight seconds for a PDF; who waited for minutes is told that it did not work. */
const mostTries = 30

const { asPort, withPortErrors } = portCalls({ displayName: 'name' })

/** The viewer's port on the portal's own calls. */
export function createViewerAdapter(options: ViewerAdapterOptions): ViewerPort {
  const {
    client,
    scope,
    storage = '/storage',
    reports,
    hasOffice,
    makesPdf,
    live,
    locale = 'de',
  } = options
  const calls = componentCalls(client, scope, asPort)
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  const versions = versionCalls(client, scope, { asPort, withPortErrors })
  const addressOf = (id: number, disposition: 'inline' | 'attachment', version?: number) =>
    version === undefined
      ? asPort(client.call(fileLinks.link, { ...of(id), query: { disposition } }))
      : versions.address(id, version, disposition)

  return {
    item(id) {
      const { key, load } = describeQuery(client, scope, components.get, of(id))
      return withPortErrors({
        key: [...key, 'view-item'],
        load: async () => toItem(await load(), storage),
      })
    },

    siblings(id) {
      const { key } = describeQuery(client, scope, components.path, of(id))
      return {
        key: [...key, 'siblings'],
        load: () => asPort(siblingsOf(id)),
      }
    },

    content: (id, version) => addressOf(id, 'inline', version),
    download: async (id, version) => ({ url: (await addressOf(id, 'attachment', version)).url }),
    versions: versions.versions,
    ...(live && {
      onChange: (id: number, listener: () => void) =>
        listenToCollection(live, scope.tenant, id, ({ reactions }) => {
          if (!reactions) listener()
        }),
    }),
    ...(reports && { reports }),
    ...(hasOffice && {
      office: (id: number) => asPort(client.call(officeDocuments.link, { params: { id } })),
    }),
    ...(makesPdf && { asPdf: (id: number) => asPort(pdfOf(id)) }),
    opened: (id) => calls.track(id),
  }

  async function pdfOf(id: number): Promise<Content> {
    for (let tries = 0; tries < mostTries; tries++) {
      const { state, link } = await client.call(officeDocuments.pdf, { params: { id } })
      if (link) return link
      if (state === 'failed') throw new PortError({ code: 'invalid' })
    }
    throw new PortError({ code: 'unknown' })
  }

  async function siblingsOf(id: number): Promise<readonly ViewItem[]> {
    const path = await client.call(components.path, of(id))
    const [self, parent] = [path.at(-1), path.at(-2)]
    if (!self) throw new PortError({ code: 'not-found' })
    const inside: readonly Component[] = parent
      ? await client.call(components.children, of(parent.id))
      : []
    return toSiblings(self, parent, inside, storage, locale)
  }
}
