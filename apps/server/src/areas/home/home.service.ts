import type { FirstSteps, ResponseOf, home } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { settingsOf } from '../applications/index.ts'
import { enterTenant } from '../users/index.ts'
import { linesOf, recentOf, toSteps } from './home.logic.ts'
import { firstStepsOf } from './home.policy.ts'
import {
  findBeginning,
  firstVisit,
  hideBeginning,
  listChangedComponents,
  listNewComments,
  listOpened,
  listPlaces,
  noteVisit,
} from './home.repository.ts'

export type HomeDependencies = Pick<Dependencies, 'database' | 'mailer' | 'isDemoOutbox'>

const mostLines = 30
const mostRecent = 6

export function createHomeService(deps: HomeDependencies) {
  return {
    /** What the caller’s home answers with (T-02, D-04); they are here from now on. */
    overview: (actor: Actor, applicationId: number): Promise<ResponseOf<typeof home.overview>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { previous_at, since } = actor.preview
          ? await firstVisit(tx)
          : await noteVisit(tx, access)
        const settings = await settingsOf(tx, applicationId)
        const changed = await listChangedComponents(tx, access, since)
        // Where commenting is off nobody reads what was said before (CMT-04).
        const said = settings.isOn('COMMENTING_ENABLED')
          ? await listNewComments(tx, access, since)
          : []
        // What somebody opened is their own business.
        const opened = actor.preview ? [] : await listOpened(tx, access)
        const rows = [...changed, ...said]
        const placeIds = new Set([...rows, ...opened].map((row) => row.parent_id))
        const places = new Map(
          (await listPlaces(tx, access, [...placeIds])).map((place) => [place.id, place]),
        )
        const lines = linesOf(applicationId, rows, places)
        return {
          lastVisitAt: previous_at?.toISOString() ?? null,
          since: since.toISOString(),
          changes: lines.slice(0, mostLines),
          changeCount: lines.reduce((sum, { count }) => sum + count, 0),
          recent: recentOf(applicationId, opened, places).slice(0, mostRecent),
        }
      }),

    /** What is left to do in an application that begins (GEN-09). */
    firstSteps: (actor: Actor, applicationId: number): Promise<FirstSteps> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const keys = firstStepsOf(access)
        if (keys.length === 0) throw forbidden()
        const there = await findBeginning(tx, access)
        const hasMail = deps.mailer !== undefined || deps.isDemoOutbox
        return {
          steps: toSteps(keys, there, hasMail),
          isHidden: there.is_hidden,
        }
      }),

    hideFirstSteps: (actor: Actor, applicationId: number, isHidden: boolean): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (firstStepsOf(access).length === 0) throw forbidden()
        await hideBeginning(tx, access, isHidden)
      }),
  }
}
