import { orderRoles, type Abilities } from '@atrium/api-client/contract'
import type { Role } from '../../platform/actor.ts'
import { groupTypes, hasAnyRole, type Access } from '../users/index.ts'

/** What the rights table asks of a caller. */
export type Holder = Pick<Access, 'roles' | 'isDataSolutions'>

interface Rule {
  edit: readonly Role[]
  delete: readonly Role[]
  /** Data Solutions may do what Client Service may do (PERM-20). */
  dataSolutions?: boolean
}

const everyday: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT']
const agency: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE']
const administrator: readonly Role[] = ['ADMINISTRATOR']

const same = (roles: readonly Role[]): Rule => ({ edit: roles, delete: roles })

/** The rights table, by component type in lower case (PERM-01 to PERM-11). */
const rules: Readonly<Record<string, Rule>> = {
  filelink: same(everyday),
  reportlink: { ...same(agency), dataSolutions: true },
  pagelink: { ...same(agency), dataSolutions: true },
  post: same(agency),
  seminar: same(agency),
  directory: same(agency),
  buildingblock: same(agency),
  linkcollection: same(administrator),
  taskbucket: same(administrator),
  directorder: { edit: orderRoles, delete: [] },
}

const folderTypes = new Set(['directory', 'fileexplorer'])
const collectionTypes = new Set(['linkcollection', 'postcollection', 'seminarcollection'])
const taskTypes = new Set(['tasklist', 'taskbucket'])
/** On a page: holds direct orders and the building blocks that they are made from. */
const orderList = 'directorderlist'
/** On a page: shows the contacts of the application, which are no components (CON-01). */
const contactList = 'contactlist'

/** Can hold files and folders. */
export const isFolder = (type: string) => folderTypes.has(type.toLowerCase())

/** Can hold anything. */
export const isContainer = (type: string) =>
  isFolder(type) ||
  collectionTypes.has(type.toLowerCase()) ||
  taskTypes.has(type.toLowerCase()) ||
  type.toLowerCase() === orderList

/** What a container is, as far as it says what fits into it. */
export interface Container {
  type: string
  collectionType: string | null
}

const linkTypes: Readonly<Record<string, readonly string[]>> = {
  file: ['filelink'],
  report: ['reportlink'],
  page: ['pagelink'],
}

/** Types of what a container holds, in lower case (ENT-12). */
function contentTypes({ type, collectionType }: Container): readonly string[] {
  if (isFolder(type)) return ['directory', 'filelink']
  if (type.toLowerCase() === 'postcollection') return ['post']
  if (type.toLowerCase() === 'seminarcollection') return ['seminar']
  if (type.toLowerCase() === 'tasklist') return ['taskbucket']
  if (type.toLowerCase() === 'taskbucket') return ['task']
  if (type.toLowerCase() === orderList) return ['directorder', 'buildingblock']
  if (type.toLowerCase() !== 'linkcollection') return []
  return linkTypes[collectionType ?? ''] ?? Object.values(linkTypes).flat()
}

/** Whether an item of the type has its place there. */
export const fitsInto = (container: Container, type: string) =>
  contentTypes(container).includes(type.toLowerCase())

export const canEdit = (holder: Holder, type: string) => isAllowed(holder, type, 'edit')

export const canDelete = (holder: Holder, type: string) => isAllowed(holder, type, 'delete')

/**
 * Nothing brings back what is removed for good, so that the agency alone does it, which answers for the
 * records; a client asks it to (T-66).
 */
export const canPurge = (holder: Holder, type: string) =>
  hasAnyRole(holder.roles, agency) && canDelete(holder, type)

/**
 * Creating follows the right to edit what is created (FILE-12); tasks are created by everybody who
 * sees the list, but for those who only oversee (TASK-12, A5).
 */
export const canPutInto = (holder: Holder, container: Container, type: string) =>
  fitsInto(container, type) &&
  (type.toLowerCase() === 'task' ? canWork(holder) : canEdit(holder, type))

const workers: readonly Role[] = [...agency, 'DIRECTORDER', 'AUTHOR', 'CLIENT_LEAD', 'CLIENT']

/** Changes and deletes everybody's tasks; whose own they are may, too, see `mayEdit` (TASK-12). */
export const keepsTasks = (holder: Pick<Holder, 'roles'>) => hasAnyRole(holder.roles, agency)

/** Says whom a client turns to, and in which order (CON-02). */
const keepsContacts = (holder: Pick<Holder, 'roles'>) => hasAnyRole(holder.roles, agency)

/** Has tasks of their own: everybody but who only oversees (A5). */
export const canWork = (holder: Pick<Holder, 'roles'>) => hasAnyRole(holder.roles, workers)

/** What the caller may do with a component; travels with it. */
export const abilitiesOf = (holder: Holder, item: Container): Abilities => ({
  edit: canEdit(holder, item.type),
  delete: canDelete(holder, item.type),
  addFiles: canPutInto(holder, item, 'filelink'),
  addFolders: canPutInto(holder, item, 'directory'),
  addItems:
    ['reportlink', 'pagelink', 'post', 'seminar'].some((type) => canPutInto(holder, item, type)) ||
    canPutInto(holder, item, 'directorder') ||
    // Its buckets take tasks.
    (item.type.toLowerCase() === 'tasklist' && canWork(holder)) ||
    (item.type.toLowerCase() === contactList && keepsContacts(holder)),
  ...(item.type.toLowerCase() === 'linkcollection' && { arrange: canArrange(holder) }),
  ...(item.type.toLowerCase() === contactList && { arrange: keepsContacts(holder) }),
  ...(item.type.toLowerCase() === orderList && {
    addBlocks: canPutInto(holder, item, 'buildingblock'),
  }),
  ...(canChangeAudience(holder, item.type) && { changeAudience: true }),
})

/** The order of links is the agency's, as the links are, also where a client may add files (T-76). */
export const canArrange = (holder: Holder) => canEdit(holder, 'reportlink')

/** Roles that read posts before they are published: who writes them, and who reads along (PERM-12). */
export const draftRoles: readonly Role[] = [...agency, 'SUPERVISOR', 'AUTHOR']

export const seesDrafts = (access: Pick<Access, 'roles'>) => hasAnyRole(access.roles, draftRoles)

/** Readers see a post from its publication on. */
export const isOut = (row: { type: string; published_at: Date | null }, now: Date) =>
  row.type !== 'post' || (row.published_at !== null && row.published_at <= now)

/** Only the agency decides who sees an item; a client's files take the groups of their folder. */
export const canChooseGroups = (holder: Holder) => hasAnyRole(holder.roles, agency)

/**
 * Who may change an item and choose groups may change who sees it (PERM-14). Administrators do so with
 * whole modules, too, which nobody edits; a task is seen by whoever sees its list.
 */
export const canChangeAudience = (holder: Holder, type: string) =>
  canChooseGroups(holder) &&
  (canEdit(holder, type) ||
    (type.toLowerCase() !== 'task' && hasAnyRole(holder.roles, administrator)))

/**
 * Seen by those who are in a group of the item and of every folder above it (PERM-13).
 * `levels` holds the groups from the root down to the item.
 */
export const isVisible = (
  access: Pick<Access, 'seesAll' | 'groupIds'>,
  levels: readonly (readonly number[])[],
) =>
  access.seesAll ||
  levels.every((groupIds) => groupIds.some((groupId) => access.groupIds.includes(groupId)))

/** On a hidden page only those see something who see everything, and who looks at that page as somebody else. */
export const isShownTo = (
  access: Pick<Access, 'seesAll' | 'shownPageId'>,
  chain: readonly { is_hidden: boolean; page_id: number | null }[],
) =>
  access.seesAll || chain.every((level) => !level.is_hidden || level.page_id === access.shownPageId)

/** An administrator group always gets the item, a client-service group where no other has it (PERM-16). */
export function withStandingGroups(
  chosen: readonly number[],
  groups: readonly { id: number; type: number }[],
): number[] {
  const idsOf = (type: number) =>
    groups.filter((group) => group.type === type).map((group) => group.id)
  const administration = idsOf(groupTypes.Administration)
  const others = chosen.filter((id) => !administration.includes(id))
  const holders = others.length > 0 ? others : idsOf(groupTypes.CustomerService)
  return [...new Set([...administration, ...holders])].sort((one, other) => one - other)
}

function isAllowed(holder: Holder, type: string, action: 'edit' | 'delete') {
  const rule = rules[type.toLowerCase()]
  if (!rule) return false
  return (
    hasAnyRole(holder.roles, rule[action]) ||
    (rule.dataSolutions === true && holder.isDataSolutions)
  )
}
