import type { Role } from '../../platform/actor.ts'
import {
  canEdit,
  canPutInto,
  containerOf,
  fitsInto,
  type ContentCheck,
} from '../components/index.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

const agency: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE']

type Holder = Parameters<typeof canEdit>[0]

/** Who may change files hears of links, where their tenant gives any away (T-73). */
export const hasShares = (holder: Holder) => canEdit(holder, 'filelink')

/**
 * Who may change a file or folder gives it away. A folder's link gives what comes into it later, too: so
 * it takes the right to the folder, not only to each file that is in it today.
 */
export const canShare = (holder: Holder, type: string) => canEdit(holder, type)

/** Who may bring files into a folder asks outsiders for some (T-73, FILE-12). */
export const canRequest = (holder: Holder, row: Parameters<typeof containerOf>[0]): boolean => {
  const container = containerOf(row)
  return fitsInto(container, 'filelink') && canPutInto(holder, container, 'filelink')
}

/** The agency answers for all links of a tenant, everybody else for their own. */
export const seesAllShares = (holder: Pick<Access, 'roles'>) => hasAnyRole(holder.roles, agency)

export const mayRemove = (access: Pick<Access, 'roles' | 'actor'>, share: { created_by: number }) =>
  seesAllShares(access) || share.created_by === access.actor.userId

interface Item {
  type: string
  storage_key: string | null
  content_check: ContentCheck | null
}

/**
 * A file with a content: a link gives away nothing else than these and folders. What waits for the
 * malware scanner, or is locked by it, is none for outsiders.
 */
export const isFile = <Row extends Item>(row: Row): row is Row & { storage_key: string } =>
  row.type === 'filelink' && row.storage_key !== null && row.content_check === null

export const isShareable = (row: Item) => row.type === 'directory' || isFile(row)
