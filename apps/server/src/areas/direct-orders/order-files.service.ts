import { invalid } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UploadedFile } from '../../platform/http/call-context.ts'
import {
  addComponents,
  fileItem,
  freeNames,
  listChildren,
  takenNames,
  throwAway,
  type Command,
  type Found,
} from '../components/index.ts'
import { holdForCheck } from '../content-checks/index.ts'
import type { Access } from '../users/index.ts'
import { orderTexts } from './direct-orders.texts.ts'

type FilesDependencies = Pick<
  Dependencies,
  'database' | 'events' | 'clock' | 'portalUrl' | 'scanner'
>

/**
 * Attaches files to an order, in the caller's transaction: each is a file of the portal that lies in the
 * order, so it is scanned, opened and commented on like any other. `keys` are their contents in the storage.
 */
export async function attachFiles(
  deps: FilesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  { order, files, keys }: { order: Found; files: readonly UploadedFile[]; keys: readonly string[] },
): Promise<void> {
  if (files.length === 0) return
  const { applicationId, actor } = access
  await holdForCheck(deps, tx, { applicationId, userId: actor.userId }, keys)
  const names = freeNames(
    files.map((file) => file.name),
    await takenNames(tx, applicationId, order.row.id),
  )
  await addComponents(deps, tx, access, command, {
    place: { folder: order },
    items: files.map((file, index) =>
      fileItem(file, { name: names[index]!, storageKey: keys[index]! }),
    ),
    userGroupIds: undefined,
    audience: order.row.group_ids,
    notifyGroups: false,
  })
}

/** Puts attachments of an order into the trash; answers with what they are called. */
export async function removeFiles(
  deps: FilesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  { order, ids }: { order: Found; ids: readonly number[] },
): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await listChildren(tx, access, order.row.id)
  const gone = files.filter(({ id }) => ids.includes(id))
  if (gone.length < new Set(ids).size) throw invalid({ removedFileIds: orderTexts['unknown-file'] })
  await throwAway(deps, tx, access, command, gone)
  return gone.map((file) => file.display_name)
}
