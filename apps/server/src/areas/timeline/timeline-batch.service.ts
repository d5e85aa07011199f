import type { BodyOf, ResponseOf, timelineBatch, TimelineItem } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import { requireCurrentRows } from '../../platform/current-rows.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import { collectFaults, refuseFaults } from '../../platform/row-faults.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Command } from '../components/index.ts'
import { linkTexts } from '../links/index.ts'
import { enterTenant } from '../users/index.ts'
import {
  listAllItems,
  listHeldItems,
  restoreItems,
  saveItems,
} from './timeline-batch.repository.ts'
import { lockTimeline } from './timeline-import.repository.ts'
import { toItem } from './timeline.mapper.ts'
import { canAddItem } from './timeline.policy.ts'
import { deleteItems, type ItemFacts } from './timeline.repository.ts'
import { itemAddress, seenTimeline, publishTimelineChanged } from './timeline.service.ts'
import { timelineTexts } from './timeline.texts.ts'

type Batch = BodyOf<typeof timelineBatch.put>
interface Place {
  applicationId: number
  componentId: number
}

/** Everything that was told in a timeline, for whoever tells it. */
export const listTold = (
  deps: Pick<Dependencies, 'database'>,
  actor: Actor,
  { applicationId, componentId }: Place,
): Promise<TimelineItem[]> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    await seenTimeline(tx, access, componentId)
    if (!canAddItem(access)) throw forbidden()
    const rows = await listAllItems(tx, { applicationId, componentId })
    return rows.map((row) => toItem(row, access))
  })

/** Makes, changes, deletes and brings back items of a timeline: all of it, or nothing. */
export const putItems = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  componentId: number,
  { items, removeIds, restoreIds }: Batch,
): Promise<ResponseOf<typeof timelineBatch.put>> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId, actor } = access
    const timeline = await seenTimeline(tx, access, componentId)
    if (!canAddItem(access)) throw forbidden()
    const key = { applicationId, componentId }
    await lockTimeline(tx, key)
    await requireCurrentRows({
      rows: items.map(({ itemId: id, version }) => ({ id, version })),
      removeIds,
      load: (ids) => listHeldItems(tx, key, ids),
      twice: { field: 'itemId', text: timelineTexts.twice },
      toAnswer: (row) => toItem(row, access),
    })
    const facts = factsOf(items, deps.portalUrl)

    const restored = await restoreItems(tx, key, restoreIds)
    if (restored.length < new Set(restoreIds).size) throw notFound()
    const at = deps.clock.now()
    const saved =
      facts.length > 0 ? await saveItems(tx, { ...key, userId: actor.userId, at }, facts) : []
    if (removeIds.length > 0) await deleteItems(tx, { applicationId, ids: removeIds, at })

    const changed = items.filter(({ itemId }) => itemId !== null).length
    const done = {
      added: items.length - changed + restored.length,
      changed,
      removed: removeIds.length,
    }
    if (done.added + done.changed + done.removed > 0) {
      await audit(tx, {
        applicationId,
        actor,
        action: 'timeline.imported',
        objectType: 'component',
        objectId: componentId,
        summary: { name: timeline.display_name, after: done },
      })
      await publishTimelineChanged(deps, tx, command, timeline)
    }
    return saved
  })

function factsOf(items: Batch['items'], portalUrl: string): (ItemFacts & { id: number | null })[] {
  const faults = collectFaults()
  const facts = items.map(({ itemId, title, text, date, type, icon, url }, index) => {
    const address = itemAddress(url, portalUrl)
    if (address === undefined) faults.add(`items[${index}].url`, linkTexts.address)
    return {
      id: itemId,
      title,
      text: text || null,
      date: dayOf(new Date(date)),
      type,
      icon: icon || null,
      url: address ?? null,
    }
  })
  refuseFaults(faults.all)
  return facts
}
