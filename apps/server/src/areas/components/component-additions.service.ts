import type { CallContext, Dependencies, Transaction } from '../../platform/types.ts'
import type { NewMail } from '../notifications/index.ts'
import type { Access } from '../users/index.ts'
import type { Command } from './component-changes.service.ts'
import { listViewers, replaceGroups } from './component-groups.repository.ts'
import { settleGroups } from './component-groups.service.ts'
import { announce } from './component-notices.service.ts'
import type { News } from './component-notices.texts.ts'
import { componentsChanged } from './components.events.ts'
import { insertComponents, listByIds } from './components.repository.ts'
import type { ComponentRow, NewComponent } from './components.repository.ts'
import type { Found } from './components.service.ts'

export interface Additions {
  /** Where they go; the caller has locked it and asked whether they may. */
  folder: Found
  /** What people are told. */
  kind: News['kind']
  items: readonly NewComponent[]
  /** Absent: those of the folder (FILE-16). */
  userGroupIds: readonly number[] | undefined
  /** Mails the chosen groups as well (PERM-15). */
  notifyGroups: boolean
}

export interface Added {
  rows: ComponentRow[]
  /** What was put into the outbox, for the log. */
  mails: NewMail[]
}

/** Puts new components into a folder with their groups, event and news, in the caller's transaction. */
export async function addComponents(
  deps: Pick<Dependencies, 'events' | 'portalUrl'>,
  tx: Transaction,
  access: Access,
  { applicationId, actor, idempotencyKey }: Command,
  { folder, kind, items, userGroupIds, notifyGroups }: Additions,
): Promise<Added> {
  const parentId = folder.row.id
  const groups = await settleGroups(tx, access, folder.row.group_ids, userGroupIds)
  const ids = await insertComponents(tx, { applicationId, parentId, userId: actor.userId }, items)
  await replaceGroups(tx, applicationId, ids, groups.groupIds)
  const viewers = await listViewers(tx, applicationId, ids[0]!)
  const change = {
    applicationId,
    kind: 'added' as const,
    parentIds: [parentId],
    componentIds: ids,
    byUserId: actor.userId,
    commandId: idempotencyKey,
  }
  const seenBy = viewers.map((viewer) => viewer.userId)
  await deps.events.append(tx, componentsChanged(change, seenBy))
  const mails = await announce(deps, tx, access, {
    kind,
    folder,
    names: items.map((item) => item.displayName),
    viewers,
    mailToGroupIds: notifyGroups ? groups.meantIds : undefined,
  })
  return { rows: await listByIds(tx, applicationId, ids), mails }
}

/** Says in the log what waits in the outbox. */
export function logMails(log: CallContext['log'], mails: readonly NewMail[]): void {
  for (const { address, subject } of mails) {
    log.info({ to: address, subject }, 'mail written to the outbox')
  }
}
