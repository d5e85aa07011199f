import type { SeminarDeadline } from '@atrium/api-client/contract'
import { inBerlin } from '../../platform/berlin-time.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findAllVisible } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { courseStatus } from './course-order.logic.ts'
import { listLessons, listStandings } from './lessons.repository.ts'
import { canReport } from './seminars.policy.ts'
import { listDueCourses } from './seminars.repository.ts'
import { isDone } from './standing.logic.ts'

/** So many days before a course is due it is one of the next deadlines. */
const daysAhead = 14
/** Most lines of an answer. */
const mostLines = 50

/**
 * Courses that the caller should have completed, or has to within two weeks, the earliest first (T-90). Who
 * keeps seminars or oversees has none to complete, unless they have begun it.
 */
export const listDeadlines = (
  deps: Pick<Dependencies, 'database' | 'clock'>,
  actor: Actor,
  applicationId: number,
): Promise<SeminarDeadline[]> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    const until = inBerlin(deps.clock.now()).plus({ days: daysAhead }).endOf('day').toJSDate()
    const due = await listDueCourses(tx, applicationId, until)
    const ids = due.map(({ id }) => id)
    const seen = new Map((await findAllVisible(tx, access, ids)).map(({ row }) => [row.id, row]))
    const lessons = Map.groupBy(await listLessons(tx, applicationId, ids), (one) => one.componentId)
    const standings = new Map(
      (await listStandings(tx, applicationId, ids, actor.userId)).map((one) => [one.lessonId, one]),
    )
    return due
      .flatMap(({ id, dueAt, sequencing }) => {
        const row = seen.get(id)
        // Without a package there is nothing to do yet.
        const own = lessons.get(id)
        if (!row || !own) return []
        const lessonStatus = courseStatus({
          sequencing,
          lessons: own,
          standings,
          userId: actor.userId,
        })
        const isAsked = !canReport(access) || own.some((one) => standings.has(one.id))
        if (isDone(lessonStatus) || !isAsked) return []
        return { id, displayName: row.display_name, dueDate: dueAt.toISOString(), lessonStatus }
      })
      .slice(0, mostLines)
  })
