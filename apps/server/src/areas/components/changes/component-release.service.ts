import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { NewMail } from '../../notifications/index.ts'
import { listViewers } from '../rights/component-groups.repository.ts'
import { meantGroups } from '../rights/component-groups.service.ts'
import { announce, type Doing } from './component-notices.service.ts'
import { componentsChanged } from '../components.events.ts'
import { findChain } from '../contents/component-tree.repository.ts'

/** Tells the groups of an item by mail that it is there to be read. Returns the mails, for the log. */
export async function mailRelease(
  deps: Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>,
  tx: Transaction,
  doing: Doing,
  id: number,
): Promise<NewMail[]> {
  const chain = await findChain(tx, doing.applicationId, id)
  const [folder, row] = chain.slice(-2)
  if (!folder || !row) return []
  return announce(deps, tx, doing, {
    kind: 'post',
    folder: { row: folder, chain: chain.slice(0, -1) },
    names: [row.display_name],
    viewers: await listViewers(tx, doing.applicationId, id),
    mailToGroupIds: await meantGroups(tx, row),
  })
}

/** Tells everybody who sees an item from now on that their lists are no longer right. */
export async function showRelease(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  { applicationId, actor }: Doing,
  id: number,
): Promise<void> {
  const row = (await findChain(tx, applicationId, id)).at(-1)
  if (!row) return
  const viewers = await listViewers(tx, applicationId, id)
  const change = {
    applicationId,
    kind: 'added' as const,
    parentIds: [row.parent_id],
    componentIds: [id],
    byUserId: actor.userId ?? 0,
    commandId: undefined,
  }
  const seenBy = viewers.map((viewer) => viewer.userId)
  await deps.events.append(tx, componentsChanged(change, seenBy))
}
