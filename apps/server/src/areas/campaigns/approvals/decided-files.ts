import type { Approval } from '@atrium/api-client/contract'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { findAllVisible } from '../../components/index.ts'
import type { Access } from '../../users/index.ts'
import { listCurrentFiles, type DecidedFile } from './decided-files.repository.ts'

type NamedFile = NonNullable<Approval['last']>['files'][number]

/** The files of a campaign that the caller sees, in their current versions: what they decide about (D-09). */
export async function filesToDecide(
  tx: Transaction,
  access: Access,
  campaignId: number,
): Promise<DecidedFile[]> {
  const files = await listCurrentFiles(tx, access.applicationId, campaignId)
  if (files.length === 0) return []
  const found = await findAllVisible(tx, access, files.map(({ id }) => id)) // prettier-ignore
  const seen = new Set(found.map(({ row }) => row.id))
  return files.filter(({ id }) => seen.has(id))
}

/**
 * Reads the files of past decisions by their present names, with the version that is current now; what
 * the caller does not see, or is gone, is left out. The same number of statements for any number of
 * decisions.
 */
export async function readDecidedFiles(
  tx: Transaction,
  access: Access,
  decisions: readonly { files: readonly DecidedFile[] }[],
): Promise<(files: readonly DecidedFile[]) => NamedFile[]> {
  const ids = new Set(decisions.flatMap(({ files }) => files.map(({ id }) => id)))
  const seen = ids.size === 0 ? [] : await findAllVisible(tx, access, [...ids])
  const rows = new Map(seen.map(({ row }) => [row.id, row]))
  return (files) =>
    files.flatMap(({ id, version }) => {
      const row = rows.get(id)
      return row
        ? [{ id, name: row.display_name, version, currentVersion: row.content_number }]
        : []
    })
}
