import type { Seminar } from '@atrium/api-client/contract'
import { invalid, Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/types.ts'
import { lockComponents, tellChanged, type Command } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { tellLearners } from './reminders.job.ts'
import { insertSignUp, listSignUps, removeSignUp } from './seminars.repository.ts'
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
    await findSeminar(tx, access, componentId)
    await lockComponents(tx, applicationId, [componentId])
    const { row, facts } = await findSeminar(tx, access, componentId)
    if (facts.kind !== 'dated') throw invalid({ componentId: seminarTexts['not-dated'] })
    const now = deps.clock.now()
    if (facts.endsAt! <= now) throw new Problem(409, 'is-over', { text: seminarTexts['is-over'] })
    const own = { applicationId, id: row.id }
    const seated = async () =>
      (await listSignUps(tx, own)).slice(0, facts.seats ?? undefined).map(({ user_id }) => user_id)
    const before = await seated()
    if (wish === 'come') await insertSignUp(tx, own, actor.userId, now)
    else await removeSignUp(tx, own, actor.userId)
    // Who has moved up did nothing for it, and hears of it.
    const moved = (await seated()).filter((id) => id !== actor.userId && !before.includes(id))
    await tellLearners(deps, tx, own, 'seminarSeat', moved)
    await tellChanged(deps, tx, command, row)
    return presentSeminar(tx, access, row, now)
  })
