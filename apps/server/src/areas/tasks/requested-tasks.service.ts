import { relatedObjectTypes, taskStatuses } from '@atrium/api-client/contract'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addComponents,
  discussionAddressOf,
  findChain,
  listByIds,
  listViewersAmong,
  lockComponents,
  nameKey,
  type Command,
} from '../components/index.ts'
import { notify, type NewsKind } from '../notifications/index.ts'
import type { Access } from '../users/index.ts'
import { lastPlace, saveAssignees, saveFacts } from './tasks.repository.ts'
import { listOpenBuckets } from './requested-tasks.repository.ts'

interface RequestedTask {
  /** Whose task it becomes; null: whoever of the agency takes it. */
  assigneeId: number | null
  title: string
  /** What stands in it, on a list that the agency alone sees, or on one that others read as well. */
  description: (isAgencyOnly: boolean) => string
  /** A day of Berlin's calendar. */
  endDate: string
  /** Told to whom it is given; they get a mail about it from the caller of this function. */
  news: { kind: NewsKind; name: string }
}

/** Room between two tasks for those that come between them. */
const gap = 1024

/**
 * Makes a task of what somebody asked a person for, on a list which that person sees and the one who
 * asks need not see: one of the agency's own, if there is one, else the first (CON-03). Tasks for nobody
 * go to the agency's own alone.
 * @returns the task's id; null where there is no such list
 */
export async function createRequestedTask(
  deps: Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>,
  tx: Transaction,
  access: Access,
  command: Command,
  { assigneeId, title, description, endDate, news }: RequestedTask,
): Promise<{ id: number | null }> {
  const { applicationId, actor } = access
  const place = await findPlace(tx, access, assigneeId)
  if (!place) return { id: null }
  await lockComponents(tx, applicationId, [place.id])
  const [bucket] = await listByIds(tx, applicationId, [place.id])
  const order = (await lastPlace(tx, applicationId, place.id)) + gap
  const { rows } = await addComponents(deps, tx, access, command, {
    place: { folder: { row: bucket!, chain: [bucket!] } },
    items: [
      {
        type: 'task',
        displayName: title,
        nameKey: nameKey(title),
        description: description(place.isAgencyOnly),
      },
    ],
    userGroupIds: undefined,
    notifyGroups: false,
    // Who does not see the list is not told of what happens on it.
    ...(!place.isSeenByCaller && { sender: `${actor.firstName} ${actor.lastName}`.trim() }),
  })
  const { id } = rows[0]!
  const facts = {
    status: taskStatuses.open,
    priority: 'high' as const,
    startDate: null,
    endDate,
    order,
    checklist: [],
    links: [],
  }
  await saveFacts(tx, { applicationId, id }, facts, null)
  if (assigneeId === null) return { id }
  await saveAssignees(tx, { applicationId, id }, [assigneeId])
  await notify(deps, tx, applicationId, {
    kind: news.kind,
    object: { id, type: relatedObjectTypes.Component, name: news.name },
    url: await discussionAddressOf(tx, await findChain(tx, applicationId, id)),
    actor,
    recipientIds: [assigneeId],
    mailedIds: [assigneeId],
  })
  return { id }
}

/** The bucket for a task of that person's, and whether the caller sees it, too. */
async function findPlace(tx: Transaction, access: Access, assigneeId: number | null) {
  const { applicationId, actor } = access
  const buckets = await listOpenBuckets(tx, applicationId)
  const seen = await listViewersAmong(tx, applicationId, {
    componentIds: buckets.map(({ id }) => id),
    userIds: [actor.userId, ...(assigneeId === null ? [] : [assigneeId])],
  })
  const doesSee = (userId: number, id: number) =>
    seen.some((one) => one.userId === userId && one.componentId === id)
  const bucket = buckets.find(({ id, isAgencyOnly }) =>
    assigneeId === null ? isAgencyOnly : doesSee(assigneeId, id),
  )
  if (!bucket) return undefined
  const { id, isAgencyOnly } = bucket
  return { id, isAgencyOnly, isSeenByCaller: doesSee(actor.userId, id) }
}
