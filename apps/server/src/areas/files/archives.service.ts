import { maxArchived } from '@atrium/api-client/contract'
import type { Actor } from '../../platform/actor.ts'
import type { ArchiveEntry, SignedArchive } from '../../platform/content/content.types.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { auditDownloads } from '../../platform/audit.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import {
  findAllVisible,
  findVisible,
  freeNames,
  listInside,
  requireReleased,
} from '../components/index.ts'
import type { Found, InsideRow } from '../components/index.ts'
import { actorOfUser, enterTenant, type Access } from '../users/index.ts'
import { fileTexts } from './files.texts.ts'

type ArchiveDependencies = Pick<Dependencies, 'database' | 'content' | 'storage'>

/** More than that nobody unpacks; it would be one request for hours. */
export const maxArchiveFiles = 10_000

/** An address under which files and folders come as one archive, for who sees them all (T-69). */
export const signArchive = (
  deps: ArchiveDependencies,
  actor: Actor,
  applicationId: number,
  componentIds: readonly number[],
) =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    const { link, roots } = await signedArchive(deps, tx, access, componentIds)
    await auditDownloads(
      tx,
      access,
      roots.map(({ row }) => ({ id: row.id, name: row.display_name })),
    )
    return link
  })

/** The same for who is in the tenant already. */
export const archiveLink = async (...given: Parameters<typeof signedArchive>) =>
  (await signedArchive(...given)).link

async function signedArchive(
  deps: Pick<Dependencies, 'content'>,
  tx: Transaction,
  access: Access,
  componentIds: readonly number[],
) {
  // Their ids stand in the address.
  if (componentIds.length > maxArchived) throw tooMany()
  const { roots, inside } = await collect(tx, access, componentIds)
  if (roots.length === 0 || roots.length < new Set(componentIds).size) throw notFound()
  const files = [...roots.map(({ row }) => row), ...inside].filter(isFile)
  if (files.length > maxArchiveFiles) throw tooMany()
  const name = `${nameOf(roots)}.zip`
  const { applicationId, actor } = access
  const { userId } = actor
  const link = deps.content.signArchive({ applicationId, componentIds, userId, name })
  return {
    roots,
    link: {
      url: link.url,
      expiresAt: link.expiresAt.toISOString(),
      name,
      fileCount: files.length,
      fileSize: files.reduce((sum, file) => sum + (file.file_size ?? 0), 0),
    },
  }
}

const tooMany = () => new Problem(413, 'too-many-files', { text: fileTexts['too-many-files'] })

/**
 * What an archive holds at this moment, for who may see it now: whoever lost their rights since the
 * address was signed gets nothing, and each file is asked about again when its turn comes.
 */
export const openArchive =
  (deps: ArchiveDependencies) =>
  async (archive: SignedArchive): Promise<ArchiveEntry[] | undefined> => {
    const { applicationId, userId, componentIds } = archive
    const within = async <T>(work: (tx: Transaction, access: Access) => Promise<T>) =>
      enterTenant(deps, await actorOfUser(deps, userId), applicationId, work)
    try {
      const { roots, inside } = await within((tx, access) => collect(tx, access, componentIds))
      if (roots.length === 0) return undefined
      return entriesOf(roots, inside, async (id) => {
        const { row } = await within((tx, access) => findVisible(tx, access, id))
        return deps.storage.read(row.storage_key!)
      })
    } catch (error) {
      if (error instanceof Problem) return undefined
      throw error
    }
  }

async function collect(tx: Transaction, access: Access, ids: readonly number[]) {
  const found = await findAllVisible(tx, access, [...new Set(ids)])
  const roots = found.filter(({ row }) => hasContent(row) || row.type === 'directory')
  // Beside others, what is held back is left out; alone, the caller hears why.
  if (roots.every(({ row }) => row.content_check)) for (const { row } of roots) requireReleased(row)
  const folderIds = roots.filter(({ row }) => row.type === 'directory').map(({ row }) => row.id)
  return { roots, inside: folderIds.length > 0 ? await listInside(tx, access, folderIds) : [] }
}

/** Of one folder or file its own name, of several that of the folder they lie in. */
function nameOf(roots: readonly Found[]): string {
  const [first] = roots
  return roots.length === 1 ? first!.row.display_name : first!.chain.at(-2)!.display_name
}

/** Each file and each folder with its place in the archive. */
function entriesOf(
  roots: readonly Found[],
  inside: readonly InsideRow[],
  open: (id: number) => ReturnType<ArchiveDependencies['storage']['read']>,
): ArchiveEntry[] {
  const byParent = Map.groupBy(inside, (row) => row.parent_id)
  const entries: ArchiveEntry[] = []
  const add = (above: string, all: readonly (InsideRow | Found['row'])[]) => {
    const rows = all.filter((row) => isFile(row) || row.type === 'directory')
    const names = freeNames(
      rows.map((row) => safeName(row.display_name)),
      new Set(),
    )
    for (const [index, row] of rows.entries()) {
      const path = `${above}${names[index]!}`
      const modifiedAt = row.modified_at
      if (!isFile(row)) {
        entries.push({ path: `${path}/`, modifiedAt })
        add(`${path}/`, byParent.get(row.id) ?? [])
      } else {
        const file = { size: row.file_size ?? 0, open: () => open(row.id) }
        entries.push({ path, modifiedAt, file })
      }
    }
  }
  add(
    '',
    roots.map(({ row }) => row),
  )
  return entries
}

const hasContent = (row: Pick<InsideRow, 'type' | 'storage_key'>) =>
  row.type === 'filelink' && row.storage_key !== null

/** What waits for the malware scanner, or is locked by it, is in no archive. */
const isFile = (row: Pick<InsideRow, 'type' | 'storage_key' | 'content_check'>) =>
  hasContent(row) && row.content_check === null

/** A name that leads nowhere else when it is unpacked, on any computer. */
export function safeName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const plain = name.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_').replace(/[. ]+$/, '')
  return plain === '' ? '_' : plain
}
