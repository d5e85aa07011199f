import {
  signInRoles,
  type BodyOf,
  type SavedView,
  type savedViews,
} from '@atrium/api-client/contract'
import { forbidden, invalid, notFound, Problem, stale } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toSavedView } from './saved-views.mapper.ts'
import {
  canArrange,
  canChange,
  canSee,
  canShareWith,
  isTooLarge,
  maxViews,
  startOf,
} from './saved-views.policy.ts'
import {
  countGroups,
  deleteView,
  insertView,
  listGroupNames,
  listViews,
  lockView,
  lockViews,
  ownViews,
  replaceGroups,
  takeRoles,
  updateView,
  type SavedViewContent,
  type SavedViewRow,
} from './saved-views.repository.ts'
import { savedViewTexts } from './saved-views.texts.ts'

type ViewForm = BodyOf<typeof savedViews.save>

interface Place {
  id: number
  module: string
  userId: number
}

const newId = 0

const refused = (code: 'name-taken' | 'too-many') =>
  new Problem(409, code, {
    text: savedViewTexts[code],
    ...(code === 'name-taken' && { fields: { name: savedViewTexts[code] } }),
  })

export function createSavedViewsService(deps: Pick<Dependencies, 'database'>) {
  return {
    list: (actor: Actor, applicationId: number, module: string): Promise<SavedView[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { groupIds, roles } = access
        const viewer = { userId: actor.userId, groupIds, roles }
        const rows = await listViews(tx, applicationId, module, viewer)
        const startId = startOf(access, rows)
        return rows.map((row) => toSavedView(row, access, startId))
      }),

    /** With whom the caller may share. */
    groups: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, (tx, access) =>
        listGroupNames(tx, applicationId, canArrange(access) ? undefined : access.groupIds),
      ),

    /** Of whom the caller says with which view they begin. */
    roles: (actor: Actor, applicationId: number) =>
      enterTenant(deps, actor, applicationId, async (_tx, access) =>
        canArrange(access) ? [...signInRoles] : [],
      ),

    create: (
      actor: Actor,
      applicationId: number,
      { module, ...form }: ViewForm & { module: string },
    ): Promise<SavedView> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await lockViews(tx, applicationId)
        const place = { id: newId, module, userId: actor.userId }
        const content = await check(tx, access, form, place)
        const id = await insertView(tx, applicationId, place, content)
        return finish(tx, access, { ...place, id }, content)
      }),

    save: (
      actor: Actor,
      applicationId: number,
      viewId: number,
      form: ViewForm,
      seenVersion: number | undefined,
    ): Promise<SavedView> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await lockViews(tx, applicationId)
        const row = await reach(tx, access, viewId)
        const place = { id: viewId, module: row.module, userId: row.user_id }
        const content = await check(tx, access, form, place, row)
        if (seenVersion !== undefined && seenVersion !== row.version)
          throw stale(await present(tx, access, row))
        await updateView(tx, applicationId, viewId, content)
        return finish(tx, access, place, content)
      }),

    remove: (actor: Actor, applicationId: number, viewId: number): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await reach(tx, access, viewId)
        await deleteView(tx, applicationId, viewId)
      }),
  }
}

/** A view that the caller may change: one that they do not see is not there. */
async function reach(tx: Transaction, access: Access, viewId: number): Promise<SavedViewRow> {
  const row = await lockView(tx, access.applicationId, viewId)
  if (!row || !(canSee(access, row) || canChange(access, row))) throw notFound()
  if (!canChange(access, row)) throw forbidden()
  return row
}

/** Refuses what cannot be saved; `before` is what stands, where it stands already. */
async function check(
  tx: Transaction,
  access: Access,
  form: ViewForm,
  place: Place,
  before?: SavedViewRow,
): Promise<SavedViewContent> {
  const { applicationId } = access
  const groupIds = [...new Set(form.userGroupIds ?? before?.group_ids)]
  const defaultForRoles = [
    ...new Set<string>(form.defaultForRoles ?? before?.default_for_roles),
  ].toSorted()
  const isSame = defaultForRoles.join() === (before?.default_for_roles ?? []).toSorted().join()
  if (!isSame && !canArrange(access)) throw forbidden()
  if (isTooLarge(form.state)) throw invalid({ state: savedViewTexts['too-large'] })
  // Who changes a view leaves it with groups that it was shared with before, also with others' groups.
  const added = groupIds.filter((id) => !before?.group_ids.includes(id))
  const isKnown = (await countGroups(tx, applicationId, groupIds)) === groupIds.length
  if (!isKnown || !canShareWith(access, added))
    throw invalid({ userGroupIds: savedViewTexts['unknown-group'] })
  const { userId, module, id: exceptId } = place
  const own = await ownViews(tx, applicationId, { userId, module, name: form.name, exceptId })
  if (own.isNameTaken) throw refused('name-taken')
  if (!before && own.count >= maxViews) throw refused('too-many')
  return { name: form.name, state: form.state, groupIds, defaultForRoles }
}

/** Shares the view, makes it the one default of its roles, and reads it back. */
async function finish(
  tx: Transaction,
  access: Access,
  place: Place,
  { groupIds, defaultForRoles }: SavedViewContent,
): Promise<SavedView> {
  const { applicationId } = access
  await replaceGroups(tx, applicationId, place.id, groupIds)
  await takeRoles(tx, applicationId, place, defaultForRoles)
  return present(tx, access, (await lockView(tx, applicationId, place.id))!)
}

/** A view as the caller sees it. */
async function present(tx: Transaction, access: Access, row: SavedViewRow): Promise<SavedView> {
  const viewer = { userId: access.actor.userId, groupIds: access.groupIds, roles: access.roles }
  const all = await listViews(tx, access.applicationId, row.module, viewer)
  return toSavedView(row, access, startOf(access, all))
}
