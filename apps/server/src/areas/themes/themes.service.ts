import type { themes, BodyOf, Theme } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { forbidden, invalid, notFound, Problem, stale } from '../../platform/problem.ts'
import type { PageTheme } from '../../platform/portal/index.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { enterTenant } from '../users/index.ts'
import { themeChanged } from './themes.events.ts'
import { hasBrokenStyle, toTheme } from './themes.mapper.ts'
import {
  assignmentFrom,
  canSaveThemes,
  canSeeThemes,
  isNavigationStyle,
  type Assignment,
} from './themes.policy.ts'
import {
  deleteTheme,
  findEffective,
  findForPaint,
  insertTheme,
  isAssignable,
  listThemes,
  lockAssignments,
  lockTheme,
  updateTheme,
  type ThemeRow,
} from './themes.repository.ts'
import { themeTexts } from './themes.texts.ts'

type ThemeForm = BodyOf<typeof themes.create>

const exists = () => new Problem(409, 'theme-exists', { text: themeTexts['theme-exists'] })

export function createThemesService(deps: Pick<Dependencies, 'database' | 'events'>) {
  return {
    list: (actor: Actor, applicationId: number): Promise<Theme[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeThemes(access)) throw forbidden()
        return (await listThemes(tx, applicationId)).map(toTheme)
      }),

    create: (actor: Actor, applicationId: number, form: ThemeForm): Promise<Theme> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await requireAssignable(tx, applicationId, form)
        if (!canSaveThemes(access)) throw forbidden()
        const wanted = readAssignment(applicationId, form)
        const assignment = wanted ?? { userGroupId: null, userId: null }
        const row = await insertTheme(tx, applicationId, assignment, lookFrom(form))
        if (!row) throw exists()
        await deps.events.append(tx, themeChanged(applicationId, assignment))
        await audit(tx, entry(actor, 'created', row, undefined, row))
        return toTheme(row)
      }),

    save: (
      actor: Actor,
      applicationId: number,
      form: ThemeForm & { themeRelationId: number },
      seenVersion: number | undefined,
    ): Promise<Theme> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await lockAssignments(tx, applicationId)
        const before = await lockTheme(tx, applicationId, form.themeRelationId)
        if (!before) throw notFound()
        await requireAssignable(tx, applicationId, form)
        if (!canSaveThemes(access)) throw forbidden()
        const wanted = readAssignment(applicationId, form)
        if (seenVersion !== undefined && seenVersion !== before.version)
          throw stale(toTheme(before))
        const assignment = wanted ?? assignmentOf(before)
        const row = await updateTheme(tx, before, assignment, lookFrom(form))
        if (!row) throw exists()
        await deps.events.append(tx, themeChanged(applicationId, assignmentOf(before), assignment))
        await audit(tx, entry(actor, 'changed', row, before, row))
        return toTheme(row)
      }),

    remove: (actor: Actor, applicationId: number, id: number): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const row = await lockTheme(tx, applicationId, id)
        if (!row) throw notFound()
        if (!canSaveThemes(access)) throw forbidden()
        await deleteTheme(tx, applicationId, id)
        await deps.events.append(tx, themeChanged(applicationId, assignmentOf(row)))
        await audit(tx, entry(actor, 'deleted', row, row, undefined))
      }),
  }
}

/** A group or a person that is not here is not found, before anything else is said (PERM-19). */
async function requireAssignable(tx: Transaction, applicationId: number, form: ThemeForm) {
  const assignment = assignmentFrom(form)
  if (!assignment || assignment === 'several') return
  if (!(await isAssignable(tx, applicationId, assignment))) throw notFound()
}

/** What the form assigns the theme to; undefined where it says nothing. Refuses what cannot be. */
function readAssignment(applicationId: number, form: ThemeForm): Assignment | undefined {
  if (form.navigationStyle && !isNavigationStyle(form.navigationStyle))
    throw invalid({ navigationStyle: themeTexts['broken-style'] })
  const assignment = assignmentFrom(form)
  if (assignment === 'several')
    throw invalid({
      [form.assignedUser ? 'assignedUser' : 'assignedUserGroup']: themeTexts.several,
    })
  if (form.assignedApplication && form.assignedApplication !== applicationId)
    throw invalid({ assignedApplication: themeTexts['not-here'] })
  return assignment
}

/** Empty and left out mean none (VAL-10). */
const lookFrom = (form: ThemeForm): PageTheme => ({
  primaryColor: form.primaryColor || null,
  secondaryColor: form.secondaryColor || null,
  brandPictureUrl: form.brandPictureUrl || null,
  agencyPictureUrl: form.agencyPictureUrl || null,
  appHeaderStyle: form.appHeaderStyle || null,
  navigationStyle: form.navigationStyle || null,
  isNavigationExpanded: form.isNavigationExpanded,
  themeToLoad: form.themeToLoad ?? null,
})

const assignmentOf = (row: ThemeRow): Assignment => ({
  userGroupId: row.user_group_id,
  userId: row.user_id,
})

const factsOf = ({
  application_id: _application,
  id: _id,
  version: _version,
  ...facts
}: ThemeRow) => facts

const entry = (
  actor: Actor,
  what: 'created' | 'changed' | 'deleted',
  row: ThemeRow,
  before: ThemeRow | undefined,
  after: ThemeRow | undefined,
): AuditEntry => ({
  applicationId: row.application_id,
  actor,
  action: `theme.${what}`,
  objectType: 'theme',
  objectId: row.id,
  summary: {
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  },
})

/**
 * The theme that a person sees: their own, else their group's, else the application's; null means
 * the default (ENT-04). `warn` is told of a navigation style that was ignored.
 */
export async function effectiveTheme(
  tx: Transaction,
  applicationId: number,
  person: { userId: number; groupIds: readonly number[] },
  warn: (facts: { themeRelationId: number }) => void,
): Promise<Theme | null> {
  const row = await findEffective(tx, applicationId, person)
  if (!row) return null
  if (hasBrokenStyle(row)) warn({ themeRelationId: row.id })
  return toTheme(row)
}

/**
 * The theme of the first paint, before anybody has signed in: the one that the browser remembers,
 * where the application has it, else the application's own.
 */
export async function paintTheme(
  deps: Pick<Dependencies, 'database'>,
  applicationId: number,
  themeRelationId?: number,
): Promise<Theme | null> {
  const row = await deps.database.tenant(applicationId, (tx) =>
    findForPaint(tx, applicationId, themeRelationId ?? null),
  )
  return row ? toTheme(row) : null
}
