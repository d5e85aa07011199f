import type { Task } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { forbidden, invalid, notFound, stale } from '../../platform/problem.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addComponents,
  addTags,
  audienceChanged,
  changeOf,
  removeComponents,
  findForChange,
  keyOf,
  labelKey,
  listViewers,
  logMails,
  mayEdit,
  nameKey,
  nameOf,
  placeInto,
  removeTags,
  replaceGroups,
  settleInBucket,
  updateComponent,
  type Command,
  type ComponentRow,
} from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { bucketFacts } from './buckets.repository.ts'
import { linksAmong } from './task-links.ts'
import { taskStates, notifyAboutTask } from './task-news.service.ts'
import { bucketAfter } from './task-settling.service.ts'
import { daysAfter } from './tasks.days.ts'
import {
  lastPlace,
  saveAssignees,
  saveFacts,
  taskRows,
  type LinkKey,
  type TaskFacts,
} from './tasks.repository.ts'
import { presentTask } from './tasks.service.ts'
import { taskTexts } from './tasks.texts.ts'

type ChangesDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** What is said of a task; absent stays as it was. */
export interface TaskEdit {
  description?: string | null | undefined
  status?: TaskFacts['status'] | undefined
  priority?: TaskFacts['priority'] | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  order?: number | undefined
  checklist?: TaskFacts['checklist'] | undefined
  links?: LinkKey[] | undefined
}

interface With {
  assignees?: { assignedTo: { id: number } }[] | undefined
  tags?: { label: string; isRemoved?: boolean | undefined }[] | undefined
}

const done = 3
/** Room between two tasks for those that come between them. */
const gap = 1024

/** The facts after an edit, checked: days in order, links to what the caller sees. */
async function factsAfter(
  tx: Transaction,
  access: Access,
  before: TaskFacts,
  edit: TaskEdit,
): Promise<TaskFacts> {
  const { status, priority, order, checklist, links } = edit
  if (links) {
    const kept = new Set(before.links.map(({ type, id }) => `${type} ${id}`))
    const added = links.filter(({ type, id }) => !kept.has(`${type} ${id}`))
    const linkOf = await linksAmong(tx, access, added)
    if (!added.every(linkOf)) throw invalid({ 'component.links': taskTexts['unknown-link'] })
  }
  return {
    status: status ?? before.status,
    priority: priority ?? before.priority,
    order: order ?? before.order,
    checklist: checklist ?? before.checklist,
    links: links ?? before.links,
    ...daysAfter(before, edit),
  }
}

/** A task is given to people who see its list; who it was given to already may stay. */
async function assign(
  tx: Transaction,
  access: Access,
  row: ComponentRow,
  assignees: NonNullable<With['assignees']>,
) {
  const { applicationId } = access
  const wanted = [...new Set(assignees.map(({ assignedTo }) => assignedTo.id))]
  const before = (await taskRows(tx, applicationId, [row.id])).get(row.id)!
  const known = new Set([
    ...before.assignees.map(({ id }) => id),
    ...(await listViewers(tx, applicationId, row.id)).map(({ userId }) => userId),
  ])
  if (!wanted.every((id) => known.has(id))) {
    throw invalid({ assignees: taskTexts['unknown-person'] })
  }
  await saveAssignees(tx, { applicationId, id: row.id }, wanted)
}

/** Tags that are marked as removed go, the others are added (ENT-14). */
async function label(
  tx: Transaction,
  { application_id, id }: ComponentRow,
  tags: NonNullable<With['tags']>,
) {
  const removed = tags.filter((tag) => tag.isRemoved).map((tag) => labelKey(tag.label))
  await removeTags(tx, application_id, id, removed)
  const added = tags.filter((tag) => !tag.isRemoved).map((tag) => tag.label)
  await addTags(tx, application_id, id, added)
}

/** What a new task is, as far as nothing else is said. */
const factsOfNew = (status: TaskFacts['status'] | null | undefined, order: number): TaskFacts => ({
  status: status ?? 1,
  priority: 'middle',
  startDate: null,
  endDate: null,
  order,
  checklist: [],
  links: [],
})

/** When it was done; null: it is open. */
function completionOf(
  clock: ChangesDependencies['clock'],
  before: TaskFacts & { completedAt: string | null },
  after: TaskFacts,
): Date | null {
  if (after.status !== done) return null
  return before.completedAt === null ? clock.now() : new Date(before.completedAt)
}

export function createTaskChanges(deps: ChangesDependencies) {
  return {
    /** Puts a new task at the end of a bucket, or where it says (TASK-07). */
    async create(
      command: Command,
      {
        parentComponentId,
        component: { displayName, ...edit },
        assignees,
        tags,
      }: { parentComponentId: number; component: TaskEdit & { displayName: string } } & With,
      log: CallContext['log'],
    ): Promise<Task> {
      const { actor, applicationId } = command
      const { task, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        const folder = await placeInto(tx, access, parentComponentId, 'task')
        const bucketOf = await bucketFacts(tx, applicationId, [parentComponentId])
        const order = (await lastPlace(tx, applicationId, parentComponentId)) + gap
        const start = factsOfNew(bucketOf(parentComponentId).status, order)
        const facts = await factsAfter(tx, access, start, edit)
        const { rows } = await addComponents(deps, tx, access, command, {
          place: { folder },
          items: [
            {
              type: 'task',
              displayName: displayName.normalize('NFC'),
              nameKey: nameKey(displayName),
              description: edit.description,
            },
          ],
          userGroupIds: undefined,
          notifyGroups: false,
        })
        const row = rows[0]!
        const key = { applicationId, id: row.id }
        await saveFacts(tx, key, facts, facts.status === done ? deps.clock.now() : null)
        if (assignees) await assign(tx, access, row, assignees)
        if (tags) await label(tx, row, tags)
        const mails = await notifyAboutTask(deps, tx, access, row.id, 'taskCreated')
        return { task: await presentTask(tx, access, row.id), mails }
      })
      logMails(log, mails)
      return task
    },

    /**
     * Changes a task; what is absent stays (TASK-08). Marked as done it goes where what is done lies.
     */
    async save(
      command: Command,
      {
        component: { id, displayName, ...edit },
        assignees,
        tags,
      }: { component: TaskEdit & { id: number; displayName?: string | undefined } } & With,
      log: CallContext['log'],
    ): Promise<Task> {
      const { actor, applicationId } = command
      const { task, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        // Asked before, so that both places are held in one order, and again once they are.
        const near = await bucketAfter(tx, access, id, edit.status)
        const { row } = await findForChange(tx, access, id, near?.id)
        const before = (await taskRows(tx, applicationId, [id])).get(id)
        if (row.type !== 'task' || !before) throw notFound()
        if (!(await mayEdit(tx, access, row))) throw forbidden()
        if (command.ifMatch !== undefined && command.ifMatch !== row.version) {
          throw stale(await presentTask(tx, access, id))
        }
        const states = await taskStates(tx, access, [id])
        const target = await bucketAfter(tx, access, id, edit.status)
        const order = target && (await lastPlace(tx, applicationId, target.id)) + gap
        const facts = await factsAfter(tx, access, before, { ...edit, order: edit.order ?? order })
        const viewersBefore = await listViewers(tx, applicationId, id)
        await saveFacts(tx, { applicationId, id }, facts, completionOf(deps.clock, before, facts))
        if (assignees) await assign(tx, access, row, assignees)
        if (tags) await label(tx, row, tags)
        const named = {
          displayName: displayName ?? row.display_name,
          description: edit.description,
        }
        const parentId = target ? target.id : row.parent_id
        await updateComponent(
          tx,
          keyOf(row, access),
          sql`${nameOf(named, row)}, parent_id = ${parentId}`,
        )
        if (target) {
          await settleInBucket(tx, applicationId, [id], deps.clock.now())
          await replaceGroups(tx, applicationId, [id], target.group_ids)
        }
        await deps.events.append(
          tx,
          ...audienceChanged(
            { ...changeOf(command, row), kind: target ? 'moved' : 'changed' },
            { parentId: row.parent_id, viewers: viewersBefore },
            {
              parentId,
              viewers: target ? await listViewers(tx, applicationId, id) : viewersBefore,
            },
          ),
        )
        const isDone = facts.status === done && before.status !== done
        const mails = await notifyAboutTask(deps, tx, access, id, isDone ? 'taskCompleted' : 'taskUpdated', states.get(id)) // prettier-ignore
        return { task: await presentTask(tx, access, id), mails }
      })
      logMails(log, mails)
      return task
    },

    /** Puts a task into the trash; both of its ids have to be right (TASK-09). */
    async remove(
      command: Command,
      { taskId, detailId }: { taskId: number; detailId: number },
    ): Promise<void> {
      const { actor, applicationId } = command
      await enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { taskDetail } = await presentTask(tx, access, taskId)
        if (taskDetail.id !== detailId) throw notFound()
      })
      await removeComponents(deps, command, [taskId])
    },
  }
}
