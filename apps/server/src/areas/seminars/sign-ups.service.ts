import type { ResponseOf, Seminar, seminarReports } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listViewers, lockComponents, publishChanged, type Command } from '../components/index.ts'
import { enterTenant, listGroups, type Access } from '../users/index.ts'
import { notifyLearners } from './reminders.job.ts'
import { listParticipants } from './report.service.ts'
import { canKeep } from './seminars.policy.ts'
import {
  insertSignUp,
  insertSignUps,
  listSignUps,
  removeSignUps,
  type SeminarRow,
} from './seminars.repository.ts'
import { findSeminar, presentSeminar } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'

/**
 * Signs the caller up for a dated seminar, or takes it back. Who comes after the last seat waits; when
 * somebody goes, whoever waits longest has the seat, because places are counted and not given out.
 */
export const changeSignUp = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  componentId: number,
  wish: 'come' | 'stay-away',
): Promise<Seminar> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId, actor } = access
    const { row, facts } = await holdSeminar(tx, access, componentId)
    const now = deps.clock.now()
    requireComing(facts, now)
    const own = { applicationId, id: row.id }
    const before = await seatedOf(tx, own, facts)
    if (wish === 'come') await insertSignUp(tx, own, actor.userId, now)
    else await removeSignUps(tx, own, [actor.userId])
    // Who has moved up did nothing for it, and hears of it.
    const moved = (await seatedOf(tx, own, facts)).filter((id) => id !== actor.userId && !before.includes(id)) // prettier-ignore
    await notifyLearners(deps, tx, own, 'seminarSeat', moved)
    await publishChanged(deps, tx, command, row)
    return presentSeminar(tx, access, row, now)
  })

type GroupsSignedUp = ResponseOf<typeof seminarReports.signUpGroups>

/**
 * Signs everybody of some groups up who sees the seminar and has not signed up yet, by their names. The seats
 * that are left are theirs in this order, and the others wait. Each hears of it.
 */
export const signUpGroups = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  componentId: number,
  userGroupIds: readonly number[],
): Promise<GroupsSignedUp> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId, actor } = access
    const { row, facts } = await holdSeminar(tx, access, componentId)
    if (!canKeep(access)) throw forbidden()
    const now = deps.clock.now()
    requireComing(facts, now)
    const groups = new Set((await listGroups(tx, applicationId)).map(({ id }) => id))
    if (userGroupIds.some((id) => !groups.has(id))) throw notFound()
    const key = { applicationId, id: row.id }
    const wanted = new Set(userGroupIds)
    const people = (await listViewers(tx, applicationId, row.id))
      .filter(({ groupIds }) => groupIds.some((id) => wanted.has(id)))
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'de'))
    const added = new Set(
      await insertSignUps(
        tx,
        key,
        people.map(({ userId }) => userId),
        now,
      ),
    )
    const inOrder = (await listSignUps(tx, key)).map(({ user_id }) => user_id)
    const seats = facts.seats ?? inOrder.length
    const [seated, waiting] = [inOrder.slice(0, seats), inOrder.slice(seats)].map((ids) => ids.filter((id) => added.has(id))) // prettier-ignore
    // Nobody is told what they do themselves.
    const others = (ids: readonly number[]) => ids.filter((id) => id !== actor.userId)
    await notifyLearners(deps, tx, key, 'seminarSignedUp', others(seated!), actor)
    await notifyLearners(deps, tx, key, 'seminarWaiting', others(waiting!), actor)
    if (added.size > 0) {
      await audit(tx, {
        applicationId,
        actor,
        action: 'seminar.groups-signed-up',
        objectType: 'component',
        objectId: row.id,
        summary: {
          name: row.display_name,
          after: { userGroupIds: [...wanted], userIds: [...added] },
        },
      })
      await publishChanged(deps, tx, command, row)
    }
    const participants = await listParticipants(tx, applicationId, facts, now)
    return { count: added.size, waitingCount: waiting!.length, userIds: [...added], participants }
  })

type SignedOff = ResponseOf<typeof seminarReports.signOffPeople>

/**
 * Takes people's sign-ups back, as when groups were signed up by mistake. They were told that they are
 * coming, so they are told that they are not; who moves up into their seats hears of that.
 */
export const signOffPeople = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  componentId: number,
  userIds: readonly number[],
): Promise<SignedOff> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId, actor } = access
    const { row, facts } = await holdSeminar(tx, access, componentId)
    if (!canKeep(access)) throw forbidden()
    const now = deps.clock.now()
    requireComing(facts, now)
    const key = { applicationId, id: row.id }
    const viewers = await listViewers(tx, applicationId, row.id)
    const inOrder = (await listSignUps(tx, key)).map(({ user_id }) => user_id)
    // Whoever does not see the seminar any more may still stand in its list.
    const known = new Set([...viewers.map(({ userId }) => userId), ...inOrder])
    if (userIds.some((id) => !known.has(id))) throw notFound()
    const before = inOrder.slice(0, facts.seats ?? undefined)
    const removed = await removeSignUps(tx, key, userIds)
    const moved = (await seatedOf(tx, key, facts)).filter((id) => !before.includes(id))
    const others = removed.filter((id) => id !== actor.userId)
    await notifyLearners(deps, tx, key, 'seminarSignedOff', others, actor)
    await notifyLearners(deps, tx, key, 'seminarSeat', moved)
    if (removed.length > 0) {
      await audit(tx, {
        applicationId,
        actor,
        action: 'seminar.people-signed-off',
        objectType: 'component',
        objectId: row.id,
        summary: { name: row.display_name, after: { userIds: removed } },
      })
      await publishChanged(deps, tx, command, row)
    }
    const participants = await listParticipants(tx, applicationId, facts, now)
    return { count: removed.length, participants }
  })

/** Those who have a seat, in the order of their sign-ups. */
const seatedOf = async (
  tx: Transaction,
  key: { applicationId: number; id: number },
  { seats }: Pick<SeminarRow, 'seats'>,
): Promise<number[]> =>
  (await listSignUps(tx, key)).slice(0, seats ?? undefined).map(({ user_id }) => user_id)

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${lastName} ${firstName}`

/** A seminar, held so that two who sign up do not both take the last seat. */
async function holdSeminar(tx: Transaction, access: Access, componentId: number) {
  await findSeminar(tx, access, componentId)
  await lockComponents(tx, access.applicationId, [componentId])
  return findSeminar(tx, access, componentId)
}

/** Refuses a course, and what is over. */
function requireComing(facts: SeminarRow, now: Date): void {
  if (facts.kind !== 'dated') throw invalid({ componentId: seminarTexts['not-dated'] })
  if (facts.endsAt! <= now) throw new Problem(409, 'is-over', { text: seminarTexts['is-over'] })
}
