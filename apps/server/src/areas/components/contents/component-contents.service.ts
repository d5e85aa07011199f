import { keptVersions } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { audit, type AuditEntry } from '../../../platform/audit.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import {
  changeOf,
  keyOf,
  type ChangesDependencies,
  type Command,
} from '../changes/component-changes.service.ts'
import { dropOldest, keepContents, listContents } from './component-contents.repository.ts'
import { listViewers } from '../rights/component-groups.repository.ts'
import { componentsChanged } from '../components.events.ts'
import { type ComponentRow } from '../components.repository.ts'
import { updateComponent } from '../component-writes.repository.ts'

/** What a file gets in the place of what it had. */
export interface NewContent {
  size: number
  type: string
  storageKey: string
  sha256: string
}

/**
 * Gives files other contents, in the caller's transaction, who has found, locked and may edit them.
 * What they had stays as a version; of many, the oldest fall away (T-65, T-71). Answers with the
 * contents that nothing names any more: they are removed after the commit.
 */
export async function replaceContents(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  access: Access,
  command: Command,
  files: readonly { row: ComponentRow; content: NewContent }[],
  /** The version that is taken back; absent: the content is new. */
  restored?: number,
): Promise<string[]> {
  const { applicationId, actor } = access
  const ids = files.map(({ row }) => row.id)
  await keepContents(tx, applicationId, ids)
  for (const { row, content } of files) {
    await updateComponent(
      tx,
      keyOf(row, access),
      sql`content_number = content_number + 1, content_at = now(), content_by = ${actor.userId},
        file_size = ${content.size}, content_type = ${content.type},
        storage_key = ${content.storageKey}, sha256 = ${content.sha256 || null}`,
    )
    const viewers = await listViewers(tx, applicationId, row.id)
    await deps.events.append(
      tx,
      componentsChanged(
        { ...changeOf(command, row), kind: 'changed', parentIds: [row.parent_id] },
        viewers.map((viewer) => viewer.userId),
      ),
    )
  }
  await audit(
    tx,
    ...files.map(({ row }): AuditEntry => ({
      applicationId,
      actor,
      action: restored === undefined ? 'component.replaced' : 'component.version-restored',
      objectType: 'component',
      objectId: row.id,
      summary: {
        name: row.display_name,
        before: { version: row.content_number },
        after: { version: row.content_number + 1, ...(restored && { restored }) },
      },
    })),
  )
  return dropOldest(tx, applicationId, ids, keptVersions)
}

/**
 * Gives files the contents of others, as new versions of theirs (T-65, T-71). Answers as
 * `replaceContents` does.
 */
export async function takeContents(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  access: Access,
  command: Command,
  pairs: readonly { from: ComponentRow; to: ComponentRow }[],
): Promise<string[]> {
  if (pairs.length === 0) return []
  const ids = pairs.map(({ from }) => from.id)
  const contents = await listContents(tx, access.applicationId, ids)
  const contentOf = new Map(contents.map((content) => [content.id, content]))
  const files = pairs.map(({ from, to }) => {
    const content = contentOf.get(from.id)!
    return {
      row: to,
      content: {
        size: content.file_size ?? 0,
        type: content.content_type ?? 'application/octet-stream',
        storageKey: content.storage_key!,
        sha256: content.sha256 ?? '',
      },
    }
  })
  return replaceContents(deps, tx, access, command, files)
}

export type ContentDependencies = ChangesDependencies & Pick<Dependencies, 'storage'>

/** Ids of what is there now: where something became a version, the file that it is one of. */
export function throughVersions(
  ids: readonly number[],
  versions: readonly { from: ComponentRow; to: ComponentRow }[],
): number[] {
  const fileOf = new Map(versions.map(({ from, to }) => [from.id, to.id]))
  return ids.map((id) => fileOf.get(id) ?? id)
}
