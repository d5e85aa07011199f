import type { Client, Scope } from '@atrium/api-client'
import {
  componentStars,
  componentTags,
  fileLinks,
  linkCollections,
  pageLinks,
  reportLinks,
  type Component,
} from '@atrium/api-client/contract'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Link, LinkCollectionPort } from '../link-collection.port.ts'
import { forgetStars } from './asked-stars.ts'
import { toLink } from './to-link.ts'

type Changes = Pick<
  LinkCollectionPort,
  'star' | 'add' | 'addFiles' | 'save' | 'arrange' | 'saveTags' | 'remove' | 'restore'
>

export interface LinkChangesOptions extends Pick<PortCalls, 'asPort'> {
  /** Where stored content lies. */
  storage: string
}

/** What is done to the links of a collection; commands go under their own ids, so each happens once. */
export function linkChanges(
  client: Client,
  scope: Scope,
  { asPort, storage }: LinkChangesOptions,
): Changes {
  const calls = componentCalls(client, scope, asPort)
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  const linkOf = async (answer: Promise<Component>): Promise<Link> => {
    const link = toLink(await asPort(answer), storage)
    if (!link) throw new PortError({ code: 'unknown', message: 'not a link' })
    return link
  }

  return {
    star: async ({ id, isStarred, commandId }) => {
      await asPort(
        client.call(
          componentStars.set,
          { ...of(id), body: { isStarred } },
          { idempotencyKey: commandId },
        ),
      ).finally(() => forgetStars(client, scope.tenant))
    },

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
  }
}
