import { relatedObjectTypes } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  componentsChanged,
  discussionAddressOf,
  findChain,
  listViewers,
} from '../components/index.ts'
import { notify } from '../notifications/index.ts'
import {
  insertChecks,
  isWaiting,
  listAdministrators,
  listDocumentsOf,
  listFilesOf,
  listInvoicesOf,
  quarantine,
  release,
  type CheckedFile,
  type WaitingCheck,
} from './content-checks.repository.ts'

export type CheckDependencies = Pick<
  Dependencies,
  'database' | 'events' | 'clock' | 'portalUrl' | 'scanner'
>

/** The job that has one content looked at. */
export const checkJobName = 'check-content'

/**
 * Holds new contents back until the malware scanner has seen them, in the transaction that makes files
 * of them. Without a scanner nothing happens. `userId`: who brought them, null for an outsider.
 */
export async function holdForCheck(
  deps: Pick<Dependencies, 'scanner'>,
  tx: Transaction,
  by: { applicationId: number; userId: number | null },
  keys: readonly string[],
): Promise<void> {
  if (!deps.scanner || keys.length === 0) return
  await insertChecks(tx, by, keys)
  const jobs = keys.map((key) => ({
    kind: checkJobName,
    payload: { application_id: by.applicationId, storage_key: key },
  }))
  await enqueue(tx, ...jobs)
}

/** Has a content looked at, and gives it out or locks it. Rejects where the scanner cannot tell. */
export async function checkContent(deps: CheckDependencies, check: WaitingCheck): Promise<void> {
  const { database, scanner } = deps
  if (!scanner || !(await database.system((tx) => isWaiting(tx, check)))) return
  const finding = await scanner.scan(check.storage_key)
  await database.system(async (tx) => {
    if (finding === undefined) {
      if (await release(tx, check)) await tellChanged(deps, tx, check, await listFilesOf(tx, check))
      return
    }
    const brought = await quarantine(tx, check, finding)
    if (brought) await tellFound(deps, tx, check, { finding, userId: brought.userId })
  })
}

/** Whoever sees the files sees their new state at once. */
async function tellChanged(
  deps: CheckDependencies,
  tx: Transaction,
  { application_id: applicationId }: WaitingCheck,
  files: readonly CheckedFile[],
) {
  for (const file of files) {
    const viewers = await listViewers(tx, applicationId, file.id)
    const change = {
      applicationId,
      kind: 'changed' as const,
      parentIds: [file.parent_id],
      componentIds: [file.id],
      byUserId: 0,
      commandId: undefined,
    }
    const userIds = viewers.map((viewer) => viewer.userId)
    await deps.events.append(tx, componentsChanged(change, userIds))
  }
}

/** Nobody of the portal did it. */
const server = { userId: null, firstName: '', lastName: '' }

/** Tells who brought the content and all administrators, and notes it in the audit log. */
async function tellFound(
  deps: CheckDependencies,
  tx: Transaction,
  check: WaitingCheck,
  { finding, userId }: { finding: string; userId: number | null },
) {
  const { application_id: applicationId } = check
  const files = await listFilesOf(tx, check)
  await tellChanged(deps, tx, check, files)
  const administrators = await listAdministrators(tx, applicationId)
  const recipientIds = [...new Set([...administrators, ...(userId === null ? [] : [userId])])]
  for (const { id, display_name: name } of files) {
    const chain = await findChain(tx, applicationId, id)
    await notify(deps, tx, applicationId, {
      kind: 'malwareFound',
      object: { id, type: relatedObjectTypes.Component, name },
      url: await discussionAddressOf(tx, chain),
      actor: server,
      recipientIds,
    })
  }
  const documents = await listDocumentsOf(tx, check)
  const invoices = await listInvoicesOf(tx, check)
  await audit(
    tx,
    ...files.map(({ id, display_name: name }): AuditEntry => ({
      applicationId,
      action: 'component.quarantined',
      objectType: 'component',
      objectId: id,
      summary: { name, after: { finding } },
    })),
    ...documents.map(({ id, name }): AuditEntry => ({
      applicationId,
      action: 'campaign-document.quarantined',
      objectType: 'campaign-document',
      objectId: id,
      summary: { name, after: { finding } },
    })),
    ...invoices.map(({ id, number: name }): AuditEntry => ({
      applicationId,
      action: 'invoice.quarantined',
      objectType: 'invoice',
      objectId: id,
      summary: { name, after: { finding } },
    })),
  )
}
