import { isPicture } from '../../platform/images/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listInside, type ComponentRow, type InsideRow } from '../components/index.ts'
import { maxArchiveFiles } from '../files/index.ts'
import type { Access } from '../users/index.ts'
import { isFile } from './file-shares.policy.ts'

interface FileFacts {
  name: string
  /** Bytes. */
  size: number
  type: string
  /** Short-lived address of a small picture. */
  pictureUrl: string | undefined
}

/** A file as an outsider knows it before they have it. */
export interface SharedFile extends FileFacts {
  kind: 'file'
}

export type SharedEntry =
  | (FileFacts & { kind: 'file'; id: number; modifiedAt: Date })
  | { kind: 'folder'; id: number; name: string; entryCount: number; modifiedAt: Date }

/** A folder as an outsider walks through it. */
export interface SharedFolder {
  kind: 'folder'
  id: number
  name: string
  /** The folders above it, from the one that was given on; nobody hears of what is above that. */
  way: { id: number; name: string }[]
  /** One page of what lies directly in it, folders first. */
  entries: SharedEntry[]
  page: number
  pageCount: number
  /** Of all files inside, however deep; and their bytes. */
  fileCount: number
  size: number
  /** There is something to have, and not too much for one archive. */
  canArchive: boolean
}

/** Of a file whose type nobody knows. */
export const plain = 'application/octet-stream'

/** Entries of one page. */
export const pageLength = 100

const pictureSide = 1_280
const smallSide = 160
/** What is larger takes too long to draw small. */
const maxPictureBytes = 40 * 1_024 * 1_024

/** Files and folders as outsiders see them: names, sizes, dates and small pictures. */
export function createSharedItems({ content }: Pick<Dependencies, 'content'>) {
  function pictureOf(
    row: Pick<InsideRow, 'storage_key' | 'content_type' | 'file_size'>,
    side: number,
  ) {
    const { storage_key: key, content_type: type, file_size: size } = row
    if (key === null || type === null || !isPicture(type) || (size ?? 0) > maxPictureBytes)
      return undefined
    return content.signThumbnail({ key, type, side }).url
  }

  const factsOf = (row: InsideRow | ComponentRow, side: number): FileFacts => ({
    name: row.display_name,
    size: row.file_size ?? 0,
    type: row.content_type ?? plain,
    pictureUrl: pictureOf(row, side),
  })

  return {
    file: (row: ComponentRow): SharedFile => ({ kind: 'file', ...factsOf(row, pictureSide) }),

    async folder(
      tx: Transaction,
      access: Access,
      way: readonly ComponentRow[],
      { language, page: wanted }: { language: 'de' | 'en'; page: number },
    ): Promise<SharedFolder> {
      const { id, display_name: name } = way.at(-1)!
      const inside = await listInside(tx, access, [id])
      const files = inside.filter(isFile)
      const byParent = Map.groupBy(inside.filter(isShown), (row) => row.parent_id)
      const byName = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
      const own = (byParent.get(id) ?? []).toSorted(
        (a, b) =>
          Number(isFile(a)) - Number(isFile(b)) || byName.compare(a.display_name, b.display_name),
      )
      const pageCount = Math.max(1, Math.ceil(own.length / pageLength))
      const page = Math.min(Math.max(1, wanted), pageCount)
      const toEntry = (row: InsideRow): SharedEntry => {
        const { id: entryId, modified_at: modifiedAt } = row
        if (isFile(row))
          return { kind: 'file', id: entryId, modifiedAt, ...factsOf(row, smallSide) }
        const entryCount = byParent.get(entryId)?.length ?? 0
        return { kind: 'folder', id: entryId, name: row.display_name, entryCount, modifiedAt }
      }
      return {
        kind: 'folder',
        id,
        name,
        way: way.slice(0, -1).map((row) => ({ id: row.id, name: row.display_name })),
        entries: own.slice((page - 1) * pageLength, page * pageLength).map(toEntry),
        page,
        pageCount,
        fileCount: files.length,
        size: files.reduce((sum, file) => sum + (file.file_size ?? 0), 0),
        canArchive: files.length > 0 && files.length <= maxArchiveFiles,
      }
    },
  }
}

const isShown = (row: InsideRow) => row.type === 'directory' || isFile(row)
