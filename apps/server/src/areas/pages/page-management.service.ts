import {
  maxPages,
  reservedSlugs,
  type BodyOf,
  type DeletedPart,
  type ManagedPage,
  type pageManagement,
  type ResponseOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { forbidden, invalid, notFound, Problem, stale } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  listByIds,
  listOnPages,
  lockTree,
  present,
  takeBack,
  throwAway,
  trashHorizon,
  type Command,
} from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import {
  countContents,
  findDeletedPage,
  findManagedPage,
  hideContents,
  insertPage,
  listDeletedParts,
  listManagedPages,
  listModuleIds,
  lockPages,
  savePagePlaces,
  updatePage,
  type DeletedRow,
  type ManagedPageRow,
} from './page-management.repository.ts'
import { pagesChanged } from './pages.events.ts'
import { canManagePages, freeSlug, slugIn } from './pages.policy.ts'
import { pageTexts } from './pages.texts.ts'

type PageForm = BodyOf<typeof pageManagement.create>
type PageEdit = BodyOf<typeof pageManagement.save>
type PageDependencies = Pick<Dependencies, 'database' | 'events' | 'clock'>

export function createPageManagementService(deps: PageDependencies) {
  return {
    /** The pages of the navigation, hidden ones too, and what can be taken back. */
    list: (actor: Actor, applicationId: number): Promise<ResponseOf<typeof pageManagement.list>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canManagePages(access)) throw forbidden()
        const since = trashHorizon(deps.clock.now())
        return {
          pages: await presentPages(tx, access, await listManagedPages(tx, applicationId)),
          deleted: (await listDeletedParts(tx, applicationId, since)).map(toDeletedPart),
        }
      }),

    create: (command: Command, form: PageForm): Promise<ManagedPage> =>
      changePages(deps, command, async (tx, access) => {
        const pages = await listManagedPages(tx, access.applicationId)
        if (pages.length >= maxPages) {
          throw new Problem(409, 'too-many-pages', { text: pageTexts['too-many-pages'] })
        }
        const address = addressIn(form, pages)
        if (!address) throw invalid({ slug: pageTexts['no-address'] })
        const page = await insertPage(tx, access.applicationId, {
          display_name: form.displayName,
          display_name_en: form.displayNameEn ?? null,
          icon: form.icon ?? null,
          is_hidden: form.isHidden ?? false,
          ...address,
        })
        await audit(tx, pageEntry(access, 'created', { after: page }))
        return presentPage(tx, access, page)
      }),

    save: (command: Command, id: number, edit: PageEdit): Promise<ManagedPage> =>
      changePage(deps, command, id, async (tx, access, before) => {
        if (command.ifMatch !== undefined && command.ifMatch !== before.version) {
          throw stale(await presentPage(tx, access, before))
        }
        const others = (await listManagedPages(tx, access.applicationId)).filter(
          (page) => page.id !== id,
        )
        const address = addressIn(edit, others) ?? before
        if (address.is_external && !before.is_external) {
          const modules = await listModuleIds(tx, access.applicationId, id)
          if (modules.length > 0) throw invalid({ url: pageTexts['holds-modules'] })
        }
        const isHidden = edit.isHidden ?? before.is_hidden
        const after = await updatePage(
          tx,
          before,
          sql`display_name = ${edit.displayName ?? before.display_name},
            display_name_en = ${edit.displayNameEn === undefined ? before.display_name_en : edit.displayNameEn},
            icon = ${edit.icon === undefined ? before.icon : edit.icon},
            url = ${address.url}, is_external = ${address.is_external}, is_hidden = ${isHidden}`,
        )
        await hideContents(tx, access.applicationId, id, isHidden)
        await audit(tx, pageEntry(access, 'changed', { before, after }))
        return presentPage(tx, access, after)
      }),

    /** Puts a page before another one; at the end where that is not there (any more). */
    arrange: (command: Command, id: number, beforeId: number | null): Promise<void> =>
      changePage(deps, command, id, async (tx, { applicationId }) => {
        const order = (await listManagedPages(tx, applicationId)).map((page) => page.id)
        await savePagePlaces(tx, applicationId, placedBefore(order, id, beforeId))
      }),

    /** What a deletion would take (T-66). */
    contents: (
      actor: Actor,
      applicationId: number,
      pageId: number,
      componentId: number | undefined,
    ): Promise<ResponseOf<typeof pageManagement.contents>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!(await findManagedPage(tx, applicationId, pageId))) throw notFound()
        if (!canManagePages(access)) throw forbidden()
        return countContents(tx, applicationId, pageId, componentId)
      }),

    /** Deletes a page with all on it; for 30 days it can be taken back (T-08, T-66). */
    remove: (command: Command, id: number): Promise<void> =>
      changePage(deps, command, id, async (tx, access, before) => {
        const { applicationId, actor } = access
        // Held before they are counted: an order that is placed meanwhile waits, and finds them gone.
        const ids = await listModuleIds(tx, applicationId, id)
        await requireNoOrders(tx, applicationId, id)
        const modules = await listByIds(tx, applicationId, ids)
        // One moment for both: what was deleted at that of the page comes back with it, and nothing else.
        const now = deps.clock.now()
        await throwAway({ ...deps, clock: { now: () => now } }, tx, access, command, modules)
        await updatePage(tx, before, sql`deleted_at = ${now}, deleted_by = ${actor.userId}`)
        await audit(tx, pageEntry(access, 'deleted', { before }))
      }),

    /** Takes a page back to its place, with all that was deleted with it. */
    restore: (command: Command, id: number): Promise<ManagedPage> =>
      changePages(
        deps,
        command,
        async (tx, access, before) => {
          const { applicationId } = access
          const pages = await listManagedPages(tx, applicationId)
          const url = before.is_external
            ? before.url
            : `/${freeSlug(slugIn(before.url), slugsOf(pages))}`
          const ids = await listModuleIds(tx, applicationId, id, before.deleted_at!)
          await takeBack(deps, tx, access, command, await listByIds(tx, applicationId, ids))
          const after = await updatePage(
            tx,
            before,
            sql`deleted_at = null, deleted_by = null, url = ${url}`,
          )
          await audit(tx, pageEntry(access, 'restored', { after }))
          return presentPage(tx, access, after)
        },
        (tx) => findDeletedPage(tx, command.applicationId, id, trashHorizon(deps.clock.now())),
      ),
  }
}

/**
 * A change of pages in one transaction, one after the other, told to everybody. With `find`, of one
 * page: 404 where it is not there, before it is said who may.
 */
export function changePages<T>(
  deps: PageDependencies,
  command: Command,
  work: (tx: Transaction, access: Access) => Promise<T>,
): Promise<T>
export function changePages<T>(
  deps: PageDependencies,
  command: Command,
  work: (tx: Transaction, access: Access, page: ManagedPageRow) => Promise<T>,
  find: (tx: Transaction) => Promise<ManagedPageRow | undefined>,
): Promise<T>
export function changePages<T>(
  deps: PageDependencies,
  command: Command,
  work: (tx: Transaction, access: Access, page: ManagedPageRow) => Promise<T>,
  find?: (tx: Transaction) => Promise<ManagedPageRow | undefined>,
): Promise<T> {
  return enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    await lockPages(tx, access.applicationId)
    const page = await find?.(tx)
    if (find && !page) throw notFound()
    if (!canManagePages(access)) throw forbidden()
    // Moves and deletions of what lies inside wait for one another, too.
    await lockTree(tx, access.applicationId)
    const done = await work(tx, access, page!)
    await deps.events.append(tx, pagesChanged(command))
    return done
  })
}

/** The same, of one page that is there. */
export const changePage = <T>(
  deps: PageDependencies,
  command: Command,
  id: number,
  work: (tx: Transaction, access: Access, page: ManagedPageRow) => Promise<T>,
): Promise<T> =>
  changePages(deps, command, work, (tx) => findManagedPage(tx, command.applicationId, id))

/** An order with one of it before another, or at its end. */
export function placedBefore(
  order: readonly number[],
  id: number,
  beforeId: number | null,
): number[] {
  const others = order.filter((one) => one !== id)
  const place = beforeId === null ? -1 : others.indexOf(beforeId)
  return others.toSpliced(place === -1 ? others.length : place, 0, id)
}

/** What was ordered is a contract and is deleted by nobody (PERM-10): it must not go with its page. */
export async function requireNoOrders(
  tx: Transaction,
  applicationId: number,
  pageId: number,
  componentId?: number,
): Promise<void> {
  const counts = await countContents(tx, applicationId, pageId, componentId)
  if (counts.some(({ kind }) => kind === 'directorder')) {
    throw new Problem(409, 'holds-orders', { text: pageTexts['holds-orders'] })
  }
}

/** The address that a form gives; undefined where it gives none. Refuses what cannot be (ROUTE-11). */
function addressIn(
  { slug, url }: Pick<PageEdit, 'slug' | 'url'>,
  others: readonly ManagedPageRow[],
): Pick<ManagedPageRow, 'url' | 'is_external'> | undefined {
  if (slug !== undefined && url !== undefined) throw invalid({ url: pageTexts['two-addresses'] })
  if (url !== undefined) return { url, is_external: true }
  if (slug === undefined) return undefined
  const free = freeSlug(slug, slugsOf(others))
  if (reservedSlugs.has(slug)) throw invalid({ slug: pageTexts.reserved(free) })
  if (free !== slug) {
    const owner = others.find((page) => !page.is_external && slugIn(page.url) === slug)!
    const text = pageTexts.taken(owner.display_name, free)
    throw new Problem(409, 'address-taken', { text, fields: { slug: text } })
  }
  return { url: `/${slug}`, is_external: false }
}

const slugsOf = (pages: readonly ManagedPageRow[]): ReadonlySet<string> =>
  new Set(pages.filter((page) => !page.is_external).map(({ url }) => slugIn(url)))

/** Pages with what lies on them, in order. */
export async function presentPages(
  tx: Transaction,
  access: Access,
  pages: readonly ManagedPageRow[],
): Promise<ManagedPage[]> {
  const rows = await listOnPages(tx, { ...access, seesAll: true })
  const components = await present(tx, access, rows)
  return pages.map((page) => ({
    id: page.id,
    displayName: page.display_name,
    displayNameEn: page.display_name_en,
    icon: page.icon,
    url: page.url,
    isExternal: page.is_external,
    isHidden: page.is_hidden,
    version: page.version,
    modules: components.filter((_, index) => rows[index]!.page_id === page.id),
  }))
}

const presentPage = async (tx: Transaction, access: Access, page: ManagedPageRow) =>
  (await presentPages(tx, access, [page]))[0]!

const toDeletedPart = (row: DeletedRow): DeletedPart => ({
  kind: row.kind,
  id: row.id,
  displayName: row.display_name,
  page: row.page_id === null ? null : { id: row.page_id, displayName: row.page_name! },
  type: row.type,
  deletedAt: row.deleted_at.toISOString(),
  deletedByUser:
    row.deleted_by === null
      ? null
      : {
          id: row.deleted_by,
          firstName: row.first_name ?? '',
          lastName: row.last_name ?? '',
        },
})

const factsOf = (page: ManagedPageRow) => ({
  displayName: page.display_name,
  displayNameEn: page.display_name_en,
  icon: page.icon,
  url: page.url,
  isHidden: page.is_hidden,
})

/** What the audit log says of a page; absent sides: it was not, or is no longer, there. */
export const pageEntry = (
  { applicationId, actor }: Pick<Access, 'applicationId' | 'actor'>,
  what: 'created' | 'changed' | 'deleted' | 'restored',
  { before, after }: { before?: ManagedPageRow; after?: ManagedPageRow },
): AuditEntry => ({
  applicationId,
  actor,
  action: `page.${what}`,
  objectType: 'page',
  objectId: (after ?? before)!.id,
  summary: {
    name: (after ?? before)!.display_name,
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  },
})
