import type { BodyOf, ResponseOf, timelineImport } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { forbidden } from '../../platform/problem.ts'
import { refuseFaults } from '../../platform/row-faults.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Command } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { checkItems } from './timeline-import.logic.ts'
import {
  listExternalItems,
  listOtherExternalIds,
  lockTimeline,
  saveExternalItems,
} from './timeline-import.repository.ts'
import { canAddItem } from './timeline.policy.ts'
import { deleteItems } from './timeline.repository.ts'
import { itemAddress, seenTimeline, publishTimelineChanged } from './timeline.service.ts'

/** Takes over items of another system: all of them, or none. The same again changes nothing. */
export const importItems = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  componentId: number,
  { items, missing, isDryRun }: BodyOf<typeof timelineImport.put>,
): Promise<ResponseOf<typeof timelineImport.put>> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId, actor } = access
    const timeline = await seenTimeline(tx, access, componentId)
    if (!canAddItem(access)) throw forbidden()
    const key = { applicationId, componentId }
    await lockTimeline(tx, key)
    const externalIds = items.map(({ externalId }) => externalId)
    const before = await listExternalItems(tx, key, externalIds)
    const known = new Map(before.map((row) => [row.external_id, row]))
    const { rows, faults } = checkItems(items, known, (url) => itemAddress(url, deps.portalUrl))
    refuseFaults(faults)

    const removedIds = missing === 'remove' ? await listOtherExternalIds(tx, key, externalIds) : []
    const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length
    const done = { added: count('added'), changed: count('changed'), removed: removedIds.length }
    const madeIds = new Map<string, number>()
    if (!isDryRun && done.added + done.changed + done.removed > 0) {
      const at = deps.clock.now()
      const written = rows.filter(({ outcome }) => outcome !== 'unchanged')
      const saved = await saveExternalItems(tx, { ...key, userId: actor.userId, at }, written.map(({ item }) => item)) // prettier-ignore
      for (const { external_id, id } of saved) madeIds.set(external_id, id)
      if (removedIds.length > 0) await deleteItems(tx, { applicationId, ids: removedIds, at })
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
    return {
      ...done,
      unchanged: count('unchanged'),
      rows: rows.map(({ item: { external_id: externalId }, outcome, id }) => ({
        externalId,
        outcome,
        itemId: id ?? madeIds.get(externalId) ?? null,
      })),
    }
  })
