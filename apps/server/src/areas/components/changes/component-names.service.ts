import { forbidden } from '../../../platform/problem.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { partitionByCheck, type Refusal } from '../batches/component-batches.ts'
import { isNamed, nameTaken, requireReleased, type Conflict } from './component-changes.service.ts'
import { freeName, nameKey } from '../components.names.ts'
import { canEdit } from '../components.policy.ts'
import {
  findNamed,
  lockComponents,
  takenNames,
  type ComponentRow,
} from '../components.repository.ts'
import { findAllVisible, type Found } from '../components.service.ts'

/** An item that comes into a folder, and what was said for the case that its name is taken. */
export interface Coming {
  row: ComponentRow
  conflict: Conflict
  /** What it shall be called there; absent: as it is called. */
  name?: string | undefined
}

export interface Named {
  row: ComponentRow
  /** The name that it gets; absent: the one that it has. */
  name?: string
  /** The file that has it, of which it becomes a version (T-65). */
  versionOf?: ComponentRow
}

/** Those that come by themselves, and those that become a version of what is there. */
export function splitVersions(named: readonly Named[]) {
  const versions = named.flatMap(({ row: from, versionOf: to }) => (to ? { from, to } : []))
  return { own: named.filter(({ versionOf }) => !versionOf), versions }
}

/** What is set of each item that gets a name. */
export const namesOf = (named: readonly Named[]) =>
  named.map(({ row, name }) => ({ id: row.id, name }))

/** The names under which items come into a folder; where one is taken and nothing was said, the item is refused (T-65). */
export async function settleNames(
  tx: Transaction,
  access: Access,
  folderId: number,
  coming: readonly Coming[],
): Promise<{ fit: Named[]; refused: Refusal[] }> {
  const { applicationId } = access
  const named = coming.filter(({ row }) => isNamed(row))
  const keyOf = ({ row, name = row.display_name }: Coming) => nameKey(name)
  const keysOf = (items: readonly Coming[]) => items.map(keyOf)
  const isNumbering = named.some(({ conflict }) => conflict === 'keep-both')
  const among = isNumbering ? undefined : { wanted: keysOf(named) }
  const used = await takenNames(tx, applicationId, folderId, among)
  const replacing = named.filter(
    ({ row, conflict }) => conflict === 'replace' && row.type === 'filelink',
  )
  const { files } = await holdNamed(tx, access, folderId, keysOf(replacing))
  const next = new Map<string, number>()
  // A number is not one that another one, which comes with it, has by itself.
  const fixed = new Set(keysOf(named.filter(({ conflict }) => conflict !== 'keep-both')))

  return partitionByCheck(
    coming,
    ({ row }) => row.id,
    (item): Named => {
      const { row, conflict, name = row.display_name } = item
      if (!isNamed(row)) return { row }
      const key = keyOf(item)
      const asNamed = (given: string) => (given === row.display_name ? { row } : { row, name: given }) // prettier-ignore
      if (conflict === 'keep-both') {
        const free = freeName(name, { has: (one) => used.has(one) || fixed.has(one) }, next)
        used.add(nameKey(free))
        return asNamed(free)
      }
      if (!used.has(key)) {
        used.add(key)
        return asNamed(name)
      }
      const isReplacing = conflict === 'replace' && row.type === 'filelink'
      const versionOf = isReplacing ? files.get(key) : undefined
      // What lies elsewhere has no versions.
      if (!versionOf || row.storage_key === null || versionOf.storage_key === null) throw nameTaken() // prettier-ignore
      if (!canEdit(access, versionOf.type)) throw forbidden()
      requireReleased(row)
      // One that comes after it under the same name does not take its place.
      files.delete(key)
      return { row, versionOf }
    },
  )
}

/** Finds what has these names in a folder, and holds it; the files that the caller sees come by their keys. */
async function holdNamed(
  tx: Transaction,
  access: Access,
  folderId: number,
  keys: readonly string[],
): Promise<{ count: number; files: Map<string, ComponentRow> }> {
  if (keys.length === 0) return { count: 0, files: new Map() }
  const { applicationId } = access
  const named = await findNamed(tx, applicationId, folderId, keys)
  const ids = named.map(({ id }) => id)
  await lockComponents(tx, applicationId, ids)
  const keyOf = new Map(named.map(({ id, name_key: key }) => [id, key]))
  const seen = await findAllVisible(tx, access, ids)
  const files = seen.filter(({ row }) => row.type === 'filelink')
  return {
    count: ids.length,
    files: new Map(files.map(({ row }) => [keyOf.get(row.id)!, row])),
  }
}

/**
 * Finds and holds the files of these names in a folder. What the caller may not see, or is a folder,
 * stands in the way: 409 (T-65).
 */
export async function holdFilesNamed(
  tx: Transaction,
  access: Access,
  folder: Found,
  names: readonly string[],
): Promise<ComponentRow[]> {
  const { count, files } = await holdNamed(tx, access, folder.row.id, names.map(nameKey))
  if (files.size < count) throw nameTaken()
  return [...files.values()]
}
