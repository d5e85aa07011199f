import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  componentReactions,
  components,
  componentStars,
  componentTags,
  fileLinks,
  linkCollections,
  pageLinks,
  reportLinks,
  type Component,
} from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import type { Link, LinkCollectionPort } from '../link-collection.port.ts'
import { askStars, forgetStars } from './asked-stars.ts'
import { keptViews } from './kept-view.ts'
import { toCollection, toLink } from './to-link.ts'

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

const { asPort, translated } = portCalls({ displayName: 'name' })

/** The link collection's port on the portal's own calls. */
export function createLinkCollectionAdapter({
  client,
  scope,
  live,
  openViewer,
  storage = '/storage',
}: LinkCollectionAdapterOptions): LinkCollectionPort {
  const calls = componentCalls(client, scope, asPort)
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  const linkOf = async (answer: Promise<Component>): Promise<Link> => {
    const link = toLink(await asPort(answer), storage)
    if (!link) throw new PortError({ code: 'unknown', message: 'not a link' })
    return link
  }

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

    star: async ({ id, isStarred, commandId }) => {
      await asPort(
        client.call(
          componentStars.set,
          { ...of(id), body: { isStarred } },
          { idempotencyKey: commandId },
        ),
      ).finally(() => forgetStars(client, scope.tenant))
    },

    openViewer,

    content: async (id) => {
      const input = { ...of(id), query: { disposition: 'inline' as const } }
      const { url } = await asPort(client.call(fileLinks.link, input))
      return { url }
    },

    track: calls.track,

    audience: audienceCalls(client, scope, { asPort, translated }),

    add: ({ collectionId, kind, name, description, url, icon, groupIds, notify, commandId }) =>
      linkOf(
        client.call(
          kind === 'report' ? reportLinks.create : pageLinks.create,
          {
            params,
            body: {
              displayName: name,
              ...(description !== null && { description }),
              url,
              icon,
              data: {
                parentComponentId: collectionId,
                notifyGroups: notify,
                ...(groupIds && { userGroupIds: [...groupIds] }),
              },
            },
          },
          { idempotencyKey: commandId },
        ),
      ),

    addFiles: async ({ collectionId, files, commandId }) => {
      const uploaded = await asPort(
        client.call(
          fileLinks.upload,
          {
            params,
            body: { ParentComponentId: collectionId, notifyGroups: false },
            files: { files },
          },
          { idempotencyKey: commandId },
        ),
      )
      return uploaded.flatMap((component) => toLink(component, storage) ?? [])
    },

    save({ id, kind, version, fields: { name, description, url, icon }, groupIds, commandId }) {
      const options = { idempotencyKey: commandId, ifMatch: version }
      const body = {
        id,
        displayName: name,
        description,
        ...(groupIds && { userGroupIds: [...groupIds] }),
      }
      if (kind === 'file') return linkOf(client.call(fileLinks.save, { params, body }, options))
      const call = kind === 'report' ? reportLinks.save : pageLinks.save
      return linkOf(client.call(call, { params, body: { ...body, url, icon } }, options))
    },

    arrange: ({ collectionId, id, beforeId, commandId }) =>
      asPort(
        client.call(
          linkCollections.arrange,
          { ...of(collectionId), body: { componentId: id, beforeId } },
          { idempotencyKey: commandId },
        ),
      ),

    saveTags: async ({ id, added, removed, commandId }) => {
      const tags = [
        ...added.map((label) => ({ label })),
        ...removed.map((label) => ({ label, isRemoved: true })),
      ]
      const saved = await asPort(
        client.call(
          componentTags.save,
          { ...of(id), body: { tags } },
          { idempotencyKey: commandId },
        ),
      )
      return saved.map(({ label }) => label)
    },

    remove: calls.remove,

    restore: (command) => linkOf(calls.restore(command)),

    view: keptViews(scope),

    onChange:
      live &&
      ((collectionId, listener) => listenToCollection(live, scope.tenant, collectionId, listener)),
  }
}
