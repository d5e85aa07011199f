import { relatedObjectTypes } from '@atrium/api-client/contract'
import { inBerlin, nextTime } from '../../platform/berlin-time.ts'
import type { JobKind } from '../../platform/jobs/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { discussionAddressOf, findChain } from '../components/index.ts'
import { notify, type News, type NewsKind } from '../notifications/index.ts'
import { listParticipants } from './report.service.ts'
import { listComingUp, seminarRows } from './seminars.repository.ts'

type ReminderDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** So many days before a course is due those who are not done hear of it (T-90). */
const daysBefore = 3

/** Reminds learners of what is due in three days and of what takes place tomorrow, each morning at eight. */
export const seminarReminderJob = (deps: ReminderDependencies): JobKind => ({
  name: 'remind-learners',
  next: (after) => nextTime('08:00', after),
  run: () => remindLearners(deps),
})

export async function remindLearners(deps: ReminderDependencies): Promise<void> {
  const now = deps.clock.now()
  const dayFrom = (days: number) => {
    const from = inBerlin(now).plus({ days }).startOf('day')
    return { from: from.toJSDate(), to: from.plus({ days: 1 }).toJSDate() }
  }
  const found = await deps.database.system((tx) =>
    listComingUp(tx, { due: dayFrom(daysBefore), starts: dayFrom(1) }),
  )
  for (const { application_id: applicationId, id, kind } of found) {
    await deps.database.tenant(applicationId, async (tx) => {
      const row = (await seminarRows(tx, applicationId, [id])).get(id)
      if (!row) return
      const participants = await listParticipants(tx, applicationId, row, now)
      const concerned = participants.filter(
        ({ signUp, lessonStatus }) =>
        kind === 'dated' ? signUp === 'signedUp' : lessonStatus !== 'completed' && lessonStatus !== 'attended', // prettier-ignore
      )
      const recipientIds = concerned.map(({ person }) => person.id)
      const news = kind === 'dated' ? 'seminarTomorrow' : 'seminarDue'
      await notifyLearners(deps, tx, { applicationId, id }, news, recipientIds)
    })
  }
}

const nobody = { userId: null, firstName: '', lastName: '' }

/** Tells people something of a seminar, in the name of nobody unless somebody is named. */
export async function notifyLearners(
  deps: ReminderDependencies,
  tx: Transaction,
  { applicationId, id }: { applicationId: number; id: number },
  kind: NewsKind,
  recipientIds: readonly number[],
  actor: News['actor'] = nobody,
): Promise<void> {
  if (recipientIds.length === 0) return
  const chain = await findChain(tx, applicationId, id)
  const row = chain.at(-1)
  if (!row) return
  await notify(deps, tx, applicationId, {
    kind,
    object: { id, type: relatedObjectTypes.Component, name: row.display_name },
    url: await discussionAddressOf(tx, chain),
    actor,
    recipientIds,
  })
}
