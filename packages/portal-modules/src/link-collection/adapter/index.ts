import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { componentReactions, components, fileLinks } from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import type { LinkCollectionPort } from '../link-collection.port.ts'
import { askStars } from './asked-stars.ts'
import { linkChanges } from './changes.ts'
import { keptViews } from './kept-view.ts'
import { toCollection } from './to-link.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface LinkCollectionAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Absent: files open in a new tab. */
  openViewer?: OpenViewer
  /** Where stored content lies; files with other addresses lead nowhere (SRCH-04). Default `/storage`. */
  storage?: string
}

const { asPort, withPortErrors } = portCalls({ displayName: 'name' })

/** The link collection's port on the portal's own calls. */
export function createLinkCollectionAdapter({
  client,
  scope,
  live,
  openViewer,
  storage = '/storage',
}: LinkCollectionAdapterOptions): LinkCollectionPort {
  const calls = componentCalls(client, scope, asPort)
  const of = (componentId: number) => ({ params: { applicationId: scope.tenant, componentId } })
  return {
    collection(collectionId) {
      const { key } = describeQuery(client, scope, components.children, of(collectionId))
      return {
        key: [...key, 'links'],
        load: () =>
          asPort(
            Promise.all([
              client.call(components.get, of(collectionId)),
              client.call(components.children, of(collectionId)),
              client.call(componentReactions.inside, of(collectionId)),
              askStars(client, scope.tenant),
            ]).then(([self, children, marks, stars]) => {
              const collection = toCollection(self, children, marks, storage)
              const starred = new Set(stars)
              const links = collection.links.map((link) =>
                starred.has(link.id) ? { ...link, isStarred: true } : link,
              )
              return { ...collection, links }
            }),
          ),
      }
    },

    react: calls.react,

    openViewer,

    content: async (id) => {
      const input = { ...of(id), query: { disposition: 'inline' as const } }
      const { url } = await asPort(client.call(fileLinks.link, input))
      return { url }
    },

    track: calls.track,

    audience: audienceCalls(client, scope, { asPort, withPortErrors }),

    ...linkChanges(client, scope, { asPort, storage }),

    view: keptViews(scope),

    onChange:
      live &&
      ((collectionId, listener) => listenToCollection(live, scope.tenant, collectionId, listener)),
  }
}
