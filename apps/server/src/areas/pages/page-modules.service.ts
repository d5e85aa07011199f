import {
  maxModulesOnPage,
  type BodyOf,
  type Component,
  type ModuleType,
  type pageModules,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { audit } from '../../platform/audit.ts'
import type { Language } from '../../platform/locales.ts'
import { invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addComponents,
  keyOf,
  listByIds,
  lockComponents,
  nameKey,
  presentOne,
  requireFresh,
  requireKnownGroups,
  takeBack,
  publishChanged,
  throwAway,
  trashHorizon,
  updateComponent,
  type Command,
  type ComponentRow,
} from '../components/index.ts'
import {
  listModuleIds,
  saveModulePlaces,
  type ManagedPageRow,
} from './page-management.repository.ts'
import { changePage, placedBefore, requireNoOrders } from './page-management.service.ts'
import { insertFirstBuckets } from './page-starters.ts'
import { pageTexts } from './pages.texts.ts'

type NewModule = BodyOf<typeof pageModules.create>
type ModuleEdit = BodyOf<typeof pageModules.save>

/** Show all of the application wherever they lie: a second one on a page would show the same. */
const single: ReadonlySet<string> = new Set<ModuleType>([
  'campaign',
  'directorderlist',
  'contactlist',
])

export function createPageModulesService(deps: Dependencies) {
  return {
    /** Places a module at the end of a page (PERM-14, PERM-16). */
    create: (
      command: Command,
      pageId: number,
      { type, displayName, description, icon, collectionType, userGroupIds }: NewModule,
      language: Language,
    ): Promise<Component> =>
      changePage(deps, command, pageId, async (tx, access, page) => {
        if (page.is_external) throw invalid({ type: pageTexts['is-external'] })
        requireCollection(type, collectionType)
        await requireKnownGroups(tx, access.applicationId, { userGroupIds: userGroupIds ?? [] })
        await requireRoom(tx, page, type)
        const { rows } = await addComponents(deps, tx, access, command, {
          place: { page: { id: page.id, displayName: page.display_name } },
          items: [
            {
              type,
              displayName: displayName.normalize('NFC'),
              nameKey: nameKey(displayName),
              description,
              icon: icon ?? page.icon,
              ...(type === 'linkcollection' && { collectionType: collectionType ?? 'unknown' }),
            },
          ],
          userGroupIds,
          notifyGroups: false,
        })
        const row = rows[0]!
        if (type === 'tasklist') await insertFirstBuckets(tx, row, language)
        await audit(tx, {
          applicationId: access.applicationId,
          actor: access.actor,
          action: 'component.placed',
          objectType: 'component',
          objectId: row.id,
          summary: { name: row.display_name, after: { type, page: page.display_name } },
        })
        return presentOne(tx, access, row)
      }),

    save: (
      command: Command,
      pageId: number,
      componentId: number,
      edit: ModuleEdit,
    ): Promise<Component> =>
      changePage(deps, command, pageId, async (tx, access, page) => {
        const row = await requireModule(tx, page, componentId)
        requireCollection(row.type, edit.collectionType)
        await requireFresh(tx, access, row, command)
        const name = edit.displayName?.normalize('NFC') ?? row.display_name
        await updateComponent(
          tx,
          keyOf(row, access),
          sql`display_name = ${name}, name_key = ${nameKey(name)},
            description = ${edit.description === undefined ? row.description : edit.description},
            icon = ${edit.icon === undefined ? row.icon : edit.icon},
            collection_type = ${edit.collectionType ?? row.collection_type}`,
        )
        await publishChanged(deps, tx, command, row)
        return presentOne(tx, access, await requireModule(tx, page, componentId))
      }),

    /** Puts a module before another one of its page; at the end where that is not there. */
    arrange: (
      command: Command,
      pageId: number,
      componentId: number,
      beforeId: number | null,
    ): Promise<void> =>
      changePage(deps, command, pageId, async (tx, { applicationId }, page) => {
        await requireModule(tx, page, componentId)
        const order = await listModuleIds(tx, applicationId, pageId)
        await saveModulePlaces(tx, applicationId, placedBefore(order, componentId, beforeId))
      }),

    /** Takes a module off its page; for 30 days it can be taken back (T-08, T-66). */
    remove: (command: Command, pageId: number, componentId: number): Promise<void> =>
      changePage(deps, command, pageId, async (tx, access, page) => {
        // Held before it is counted: an order that is placed meanwhile waits, and finds it gone.
        await lockComponents(tx, access.applicationId, [componentId])
        const row = await requireModule(tx, page, componentId)
        await requireNoOrders(tx, access.applicationId, pageId, componentId)
        await throwAway(deps, tx, access, command, [row])
      }),

    /** Takes it back where a new one of its type could be placed: the page may have changed since. */
    restore: (command: Command, pageId: number, componentId: number): Promise<Component> =>
      changePage(deps, command, pageId, async (tx, access, page) => {
        const row = await findModule(tx, page, componentId)
        const { deleted_at: deletedAt } = row ?? {}
        if (!row || !deletedAt || deletedAt < trashHorizon(deps.clock.now())) throw notFound()
        if (page.is_external) {
          throw new Problem(409, 'is-external', { text: pageTexts['is-external'] })
        }
        await requireRoom(tx, page, row.type)
        await takeBack(deps, tx, access, command, [row])
        return presentOne(tx, access, await requireModule(tx, page, componentId))
      }),
  }
}

async function findModule(
  tx: Transaction,
  { application_id: applicationId, id }: ManagedPageRow,
  componentId: number,
): Promise<ComponentRow | undefined> {
  const [row] = await listByIds(tx, applicationId, [componentId])
  return row?.page_id === id ? row : undefined
}

async function requireModule(tx: Transaction, page: ManagedPageRow, componentId: number) {
  const row = await findModule(tx, page, componentId)
  if (!row || row.deleted_at !== null) throw notFound()
  return row
}

async function requireRoom(tx: Transaction, page: ManagedPageRow, type: string) {
  const { application_id: applicationId, id } = page
  const ids = await listModuleIds(tx, applicationId, id)
  if (ids.length >= maxModulesOnPage) {
    throw new Problem(409, 'too-many-modules', { text: pageTexts['too-many-modules'] })
  }
  if (!single.has(type)) return
  const there = await listByIds(tx, applicationId, ids)
  if (there.some((row) => row.type === type)) {
    throw new Problem(409, 'already-placed', {
      text: pageTexts['already-placed'],
      fields: { type: pageTexts['already-placed'] },
    })
  }
}

/** Only collections of links have a kind of what they take (ENT-12). */
function requireCollection(type: string, collectionType: string | undefined) {
  if (collectionType !== undefined && type !== 'linkcollection') {
    throw invalid({ collectionType: pageTexts['not-a-link-collection'] })
  }
}
