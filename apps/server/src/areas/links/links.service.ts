import type { collectionTypes, Component, placement } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type * as z from 'zod/mini'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import {
  addComponents,
  applyEdit,
  canArrange,
  canEdit,
  componentsChanged,
  findVisible,
  listViewers,
  logMails,
  nameKey,
  nameOf,
  placeInto,
  presentOne,
  type Command,
} from '../components/index.ts'
import { findPage } from '../pages/index.ts'
import { enterTenant } from '../users/index.ts'
import { normalAddress, type Address } from './links.addresses.ts'
import { lockOrder, saveOrder } from './links.repository.ts'
import { linkTexts } from './links.texts.ts'

export interface Item {
  displayName: string
  description?: string | null | undefined
  icon?: string | null | undefined
}

export type Link = Item & { url: string; icon: string }
type LinkType = 'reportlink' | 'pagelink'
type Collection = Item & { collectionType: (typeof collectionTypes)[number] }
type Placed = { data: z.output<typeof placement> }
type Edited = { id: number; userGroupIds?: number[] | undefined }

export function createLinksService(deps: Dependencies) {
  function addressOf(type: LinkType, url: string): Address {
    const address = normalAddress(type, url, deps.portalUrl)
    if (!address) throw invalid({ url: linkTexts.address })
    return address
  }

  return {
    /** Puts a link into a collection that takes its type (LINK-04). */
    async createLink(
      command: Command,
      type: LinkType,
      link: Link & Placed,
      log: CallContext['log'],
    ): Promise<Component> {
      const { component, mails } = await enterTenant(
        deps,
        command.actor,
        command.applicationId,
        async (tx, access) => {
          const folder = await placeInto(tx, access, link.data.parentComponentId, type)
          const address = addressOf(type, link.url)
          const { rows, mails } = await addComponents(deps, tx, access, command, {
            place: { folder },
            kind: type,
            items: [{ ...fieldsOf(link), ...address, type }],
            ...audienceOf(link),
          })
          return { component: await presentOne(tx, access, rows[0]!), mails }
        },
      )
      logMails(log, mails)
      return component
    },

    saveLink: (command: Command, type: LinkType, link: Link & Edited): Promise<Component> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const changed = await applyEdit(deps, tx, access, command, type, link, async (row) => {
          const { url, isExternal } = addressOf(type, link.url)
          return sql`${nameOf(link, row)}, icon = ${link.icon}, url = ${url},
            is_external = ${isExternal}`
        })
        return presentOne(tx, access, changed)
      }),

    /** Puts a link collection onto a page; there it is the page that stands in for the parent. */
    async createCollection(
      command: Command,
      collection: Collection & Placed,
      log: CallContext['log'],
    ): Promise<Component> {
      const { applicationId } = command
      const { component, mails } = await enterTenant(
        deps,
        command.actor,
        applicationId,
        async (tx, access) => {
          const page = await findPage(tx, access, collection.data.parentComponentId)
          if (!page) throw notFound()
          if (!canEdit(access, 'linkcollection')) throw forbidden()
          const { collectionType } = collection
          const { rows, mails } = await addComponents(deps, tx, access, command, {
            place: { page: { id: page.id, displayName: page.display_name } },
            kind: 'linkcollection',
            items: [{ ...fieldsOf(collection), type: 'linkcollection', collectionType }],
            ...audienceOf(collection),
          })
          return { component: await presentOne(tx, access, rows[0]!), mails }
        },
      )
      logMails(log, mails)
      return component
    },

    saveCollection: (
      command: Command,
      collection: Item & Edited & { collectionType?: Collection['collectionType'] | undefined },
    ): Promise<Component> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const changed = await applyEdit(
          deps,
          tx,
          access,
          command,
          'linkcollection',
          collection,
          async (row) => sql`${nameOf(collection, row)},
            icon = ${collection.icon === undefined ? row.icon : collection.icon},
            collection_type = ${collection.collectionType ?? row.collection_type}`,
        )
        return presentOne(tx, access, changed)
      }),

    /** Puts a link before another one (T-76). It stays the link that it was: nothing of it changes. */
    arrange: (
      command: Command,
      collectionId: number,
      { componentId, beforeId }: { componentId: number; beforeId: number | null },
    ): Promise<void> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId, actor } = access
        const { row: collection } = await findVisible(tx, access, collectionId)
        if (collection.type !== 'linkcollection') throw notFound()
        const { row: link } = await findVisible(tx, access, componentId)
        if (link.parent_id !== collectionId) throw notFound()
        if (!canArrange(access)) throw forbidden()
        const others = (await lockOrder(tx, applicationId, collectionId)).filter(
          (id) => id !== componentId,
        )
        const place = beforeId === null ? -1 : others.indexOf(beforeId)
        await saveOrder(tx, applicationId, others.toSpliced(place === -1 ? others.length : place, 0, componentId)) // prettier-ignore
        const viewers = await listViewers(tx, applicationId, collectionId)
        const change = {
          applicationId,
          kind: 'changed' as const,
          parentIds: [collectionId],
          componentIds: [collectionId],
          byUserId: actor.userId,
          commandId: command.idempotencyKey,
        }
        const seenBy = viewers.map((viewer) => viewer.userId)
        await deps.events.append(tx, componentsChanged(change, seenBy))
      }),
  }
}

const fieldsOf = ({ displayName, description, icon }: Item) => ({
  displayName: displayName.normalize('NFC'),
  nameKey: nameKey(displayName),
  description,
  icon,
})

/** What the dialogs' part says about who sees the item and who is told (PERM-14, PERM-15). */
const audienceOf = ({ data }: Placed) => ({
  userGroupIds: data.userGroupIds,
  notifyGroups: data.notifyGroups ?? false,
})
