import type { BodyOf, QueryOf, timeline, TimelineItem, TimelineOverview } from '@atrium/api-client/contract' // prettier-ignore
import { dayIn, dayOf } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, invalid, notFound, stale } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  changeOf,
  componentsChanged,
  findVisible,
  isId,
  listViewers,
  type Command,
  type ComponentRow,
} from '../components/index.ts'
import { orderFacts, ordersOnTimeline } from '../direct-orders/index.ts'
import { linkTexts, normalAddress } from '../links/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toItem, toOrderItem, toOverview } from './timeline.mapper.ts'
import { canAddItem } from './timeline.policy.ts'
import {
  countItems,
  deleteItems,
  findItem,
  insertItem,
  listItems,
  pageSize,
  restoreItem,
  updateItem,
  type ItemFacts,
  type ItemRow,
  type Wanted,
} from './timeline.repository.ts'

type Creation = BodyOf<typeof timeline.create>
type Edit = Partial<Creation>
type Wish = QueryOf<typeof timeline.list>

export function createTimelineService(
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
) {
  function addressOf(url: string | null): string | null {
    const address = itemAddress(url, deps.portalUrl)
    if (address === undefined) throw invalid({ url: linkTexts.address })
    return address
  }

  function factsAfter(before: ItemFacts, { url, date, ...edit }: Edit): ItemFacts {
    return {
      title: edit.title ?? before.title,
      text: edit.text === undefined ? before.text : edit.text || null,
      type: edit.type ?? before.type,
      icon: edit.icon === undefined ? before.icon : edit.icon,
      date: dayIn(date) ?? before.date,
      url: url === undefined ? before.url : addressOf(url),
    }
  }

  const tell = (tx: Transaction, command: Command, row: ComponentRow) =>
    publishTimelineChanged(deps, tx, command, row)

  return {
    list: (
      actor: Actor,
      { applicationId, componentId }: { applicationId: number; componentId: number },
      { type, ...cursor }: Wish,
      language: Language,
    ): Promise<TimelineItem[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await seenTimeline(tx, access, componentId)
        const before = cursorsOf(cursor)
        const told =
          type === 'order'
            ? []
            : await listItems(tx, { applicationId, componentId }, { type, before: before?.told })
        const orders =
          type === undefined || type === 'order'
            ? await ordersOnTimeline(tx, access, { before: before?.order, limit: pageSize, language }) // prettier-ignore
            : []
        const items = [
          ...told.map((row) => toItem(row, access)),
          ...orders.map((order) => toOrderItem(order, componentId)),
        ]
        // Stable: on a day what was told stands first, as the cursors say.
        return items.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0)).slice(0, pageSize) // prettier-ignore
      }),

    overview: (
      actor: Actor,
      key: { applicationId: number; componentId: number },
    ): Promise<TimelineOverview> =>
      enterTenant(deps, actor, key.applicationId, async (tx, access) => {
        await seenTimeline(tx, access, key.componentId)
        return toOverview(await countItems(tx, key), await orderFacts(tx, access), access)
      }),

    get: (
      actor: Actor,
      { applicationId, itemId }: { applicationId: number; itemId: number },
    ): Promise<TimelineItem> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { item } = await seenItem(tx, access, itemId)
        return toItem(item, access)
      }),

    create: (command: Command, componentId: number, item: Creation): Promise<TimelineItem> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId, actor } = access
        const row = await seenTimeline(tx, access, componentId)
        if (!canAddItem(access)) throw forbidden()
        const at = deps.clock.now()
        const none = { title: '', text: null, date: dayOf(at), type: item.type, icon: null, url: null } // prettier-ignore
        const key = { applicationId, componentId, userId: actor.userId, at }
        const id = await insertItem(tx, key, factsAfter(none, item))
        await tell(tx, command, row)
        return present(tx, access, id)
      }),

    save: (command: Command, { id, ...edit }: Edit & { id: number }): Promise<TimelineItem> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { item, row } = await itemForChange(tx, access, command, id)
        await updateItem(tx, access.applicationId, id, factsAfter(item, edit))
        await tell(tx, command, row)
        return present(tx, access, id)
      }),

    remove: (command: Command, id: number): Promise<void> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { row } = await itemForChange(tx, access, command, id)
        const { applicationId } = access
        await deleteItems(tx, { applicationId, ids: [id], at: deps.clock.now() })
        await tell(tx, command, row)
      }),

    restore: (command: Command, id: number): Promise<TimelineItem> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { row } = await seenItem(tx, access, id, { isDeleted: true, isLocked: true })
        if (!canAddItem(access)) throw forbidden()
        await restoreItem(tx, access.applicationId, id)
        await tell(tx, command, row)
        return present(tx, access, id)
      }),
  }
}

/** Above the id of every order. */
const aboveAll = 2_147_483_647

/** What comes after the last item that a reader has: on a day what was told, then the orders that begin. */
function cursorsOf({ before, beforeId, beforeOrderId }: Omit<Wish, 'type'>) {
  if (before === undefined) return undefined
  const day = dayOf(new Date(before))
  return {
    told: { day, id: beforeId ?? 0 },
    order: { day, id: beforeOrderId ?? (beforeId === undefined ? 0 : aboveAll) },
  }
}

/** Everybody who sees the timeline hears that it is no longer the same. */
export async function publishTimelineChanged(
  { events }: Pick<Dependencies, 'events'>,
  tx: Transaction,
  command: Command,
  row: ComponentRow,
): Promise<void> {
  const viewers = await listViewers(tx, row.application_id, row.id)
  const change = { ...changeOf(command, row), kind: 'changed' as const, parentIds: [row.parent_id] }
  await events.append(
    tx,
    componentsChanged(
      change,
      viewers.map((viewer) => viewer.userId),
    ),
  )
}

/** Where an item leads, checked as a link's address is; null: nowhere, undefined: no address. */
export const itemAddress = (url: string | null, portalUrl: string): string | null | undefined =>
  url === null || url === '' ? null : normalAddress('reportlink', url, portalUrl)?.url

/** A timeline that the caller sees; anything else is not found. */
export async function seenTimeline(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<ComponentRow> {
  const { row } = await findVisible(tx, access, id)
  if (row.type.toLowerCase() !== 'timeline') throw notFound()
  return row
}

/** An item of a timeline that the caller sees. */
async function seenItem(
  tx: Transaction,
  access: Access,
  id: number,
  wanted?: Wanted,
): Promise<{ item: ItemRow; row: ComponentRow }> {
  const item = isId(id) ? await findItem(tx, access.applicationId, id, wanted) : undefined
  if (!item) throw notFound()
  return { item, row: await seenTimeline(tx, access, item.component_id) }
}

/** An item that the caller may change, as they saw it. */
async function itemForChange(
  tx: Transaction,
  access: Access,
  { ifMatch }: Command,
  id: number,
): Promise<{ item: ItemRow; row: ComponentRow }> {
  const { item, row } = await seenItem(tx, access, id, { isLocked: true })
  if (!canAddItem(access)) throw forbidden()
  if (ifMatch !== undefined && ifMatch !== item.version) throw stale(toItem(item, access))
  return { item, row }
}

const present = async (tx: Transaction, access: Access, id: number): Promise<TimelineItem> =>
  toItem((await findItem(tx, access.applicationId, id))!, access)
