import { notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import {
  findReadable,
  findVisible,
  isId,
  requireReleased,
  type ComponentRow,
} from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { applicationsOf } from './office.repository.ts'

export type FileRow = ComponentRow & { storage_key: string }

type FileDependencies = Pick<Dependencies, 'database' | 'clock'>

interface Where {
  /** One that the caller could take out of the trash counts, too: to be looked at, not to be edited (T-66). */
  alsoInTrash?: boolean
}

/** A file that the caller may see; everything else is not there (PERM-13). */
export const fileFor = (
  deps: FileDependencies,
  actor: Actor,
  applicationId: number,
  id: number,
  { alsoInTrash = false }: Where = {},
): Promise<FileRow> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    const { row } = alsoInTrash
      ? await findReadable(tx, access, id, deps.clock.now())
      : await findVisible(tx, access, id)
    if (row.type !== 'filelink' || row.storage_key === null) throw notFound()
    requireReleased(row)
    return row as FileRow
  })

/** The same, where the call names no tenant: it is looked for in the caller's own. */
export async function findFile(
  deps: FileDependencies,
  actor: Actor,
  id: number,
  where?: Where,
): Promise<FileRow> {
  const places = isId(id)
    ? await deps.database.system((tx) => applicationsOf(tx, id, actor.applicationIds))
    : []
  for (const applicationId of places) {
    const row = await fileFor(deps, actor, applicationId, id, where).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return undefined
      throw error
    })
    if (row) return row
  }
  throw notFound()
}
