import type { ResponseOf, home } from '@atrium/api-client/contract'
import type { Actor, Dependencies } from '../../platform/types.ts'
import { settingsOf } from '../applications/index.ts'
import { enterTenant } from '../users/index.ts'
import { linesOf, recentOf } from './home.logic.ts'
import {
  firstVisit,
  listChangedComponents,
  listNewComments,
  listOpened,
  listPlaces,
  noteVisit,
} from './home.repository.ts'

const mostLines = 30
const mostRecent = 6

export function createHomeService(deps: Pick<Dependencies, 'database'>) {
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
  }
}
