import { forbidden, invalid } from '../../../platform/problem.ts'
import type { CallContext, UploadedFile } from '../../../platform/http/call-context.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { NewMail } from '../../notifications/index.ts'
import type { Access } from '../../users/index.ts'
import type { Command } from './component-changes.service.ts'
import { listViewers, replaceGroups } from '../rights/component-groups.repository.ts'
import { settleGroups } from '../rights/component-groups.service.ts'
import { announce } from './component-notices.service.ts'
import type { News } from './component-notices.texts.ts'
import { componentsChanged } from '../components.events.ts'
import { containerOf } from '../components.mapper.ts'
import { canPutInto, fitsInto } from '../components.policy.ts'
import { listByIds, lockComponents } from '../components.repository.ts'
import { insertComponents } from '../component-writes.repository.ts'
import type { ComponentRow } from '../components.repository.ts'
import type { NewComponent } from '../component-writes.repository.ts'
import { findVisible, type Found } from '../components.service.ts'
import { nameKey } from '../components.names.ts'
import { componentTexts } from '../components.texts.ts'

/** Where new items go: into a folder or collection, or onto a page. */
type Place = { folder: Found } | { page: { id: number; displayName: string } }

export interface Additions {
  /** The caller has locked it and asked whether they may. */
  place: Place
  /** What its mails and notifications call it; absent: nobody is told. */
  kind?: News['kind']
  items: readonly NewComponent[]
  /** Absent: those of the folder (FILE-16); on a page those that always have an item (PERM-16). */
  userGroupIds: readonly number[] | undefined
  /** Mails the chosen groups as well (PERM-15). */
  notifyGroups: boolean
  /** Groups by a rule of the area, instead of those of the folder. */
  audience?: readonly number[]
  /** An outsider who brings it, by the name that they gave: nobody of the portal did (T-73). */
  sender?: string
}

export interface Added {
  rows: ComponentRow[]
  /** What was put into the outbox, for the log. */
  mails: NewMail[]
}

/** Adds new components with their groups, event and news, in the caller's transaction. */
export async function addComponents(
  deps: Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>,
  tx: Transaction,
  access: Access,
  { applicationId, actor, idempotencyKey }: Command,
  { place, kind, items, userGroupIds, notifyGroups, audience, sender }: Additions,
): Promise<Added> {
  if (items.length === 0) return { rows: [], mails: [] }
  const folder = 'folder' in place ? place.folder : undefined
  const parentId = folder?.row.id ?? null
  const pageId = 'page' in place ? place.page.id : null
  const inherited = audience ?? folder?.row.group_ids ?? []
  const groups = await settleGroups(tx, access, inherited, userGroupIds)
  const by = sender === undefined ? actor : { userId: null, firstName: sender, lastName: '' }
  const at = { applicationId, parentId, pageId, userId: by.userId }
  const ids = await insertComponents(tx, at, items)
  await replaceGroups(tx, applicationId, ids, groups.groupIds)
  const viewers = await listViewers(tx, applicationId, ids[0]!)
  const change = {
    applicationId,
    kind: 'added' as const,
    parentIds: [parentId],
    componentIds: ids,
    byUserId: by.userId ?? 0,
    commandId: idempotencyKey,
  }
  const seenBy = viewers.map((viewer) => viewer.userId)
  await deps.events.append(tx, componentsChanged(change, seenBy))
  const rows = await listByIds(tx, applicationId, ids)
  if (!kind) return { rows, mails: [] }
  const mails = await announce(
    deps,
    tx,
    { applicationId, actor: by },
    {
      kind,
      folder: 'folder' in place ? place.folder : onPage(rows[0]!, place.page.displayName),
      names: items.map((item) => item.displayName),
      viewers,
      mailToGroupIds: notifyGroups ? groups.meantIds : undefined,
    },
  )
  return { rows, mails }
}

/** On the page itself the page stands in for the folder. */
const onPage = (row: ComponentRow, displayName: string): Found => ({
  row: { ...row, display_name: displayName },
  chain: [row],
})

/**
 * Finds and holds the folder or collection that a new item of the type goes into. 404 where the
 * caller does not see it, 400 where it does not take the type, 403 where the caller may not.
 */
export async function placeInto(
  tx: Transaction,
  access: Access,
  parentId: number,
  type: string,
): Promise<Found> {
  await findVisible(tx, access, parentId)
  await lockComponents(tx, access.applicationId, [parentId])
  const found = await findVisible(tx, access, parentId)
  const container = containerOf(found.row)
  if (!fitsInto(container, type)) {
    throw invalid({ 'data.parentComponentId': componentTexts['does-not-fit'] })
  }
  if (!canPutInto(access, container, type)) throw forbidden()
  return found
}

/** Says in the log what waits in the outbox. */
export function logMails(
  log: CallContext['log'],
  mails: readonly Pick<NewMail, 'address' | 'subject'>[],
): void {
  for (const { address, subject } of mails) {
    log.info({ to: address, subject }, 'mail written to the outbox')
  }
}

/** A file that was uploaded, as an item to be added; its content lies in the storage under the key. */
export const fileItem = (
  { size, type, sha256 }: UploadedFile,
  { name, storageKey }: { name: string; storageKey: string },
) => ({
  type: 'filelink' as const,
  displayName: name,
  nameKey: nameKey(name),
  fileSize: size,
  contentType: type,
  storageKey,
  sha256,
})
