import type {
  Comment,
  CommentPlace,
  feedbackGrades,
  Person,
  reactions,
  ReactionSummary,
} from '@atrium/api-client/contract'
import { dailyLimits, requireWithinDailyLimit } from '../../platform/daily-limits.ts'
import { forbidden, invalid, notFound, Problem, stale } from '../../platform/problem.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { settingsOf } from '../applications/index.ts'
import {
  discussionAddressOf,
  findVisible,
  listViewers,
  logMails,
  type Command,
  type Found,
} from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { notifyAboutComment } from './comment-news.service.ts'
import { noReactions, reactionsTo, setReaction } from './comment-reactions.repository.ts'
import { commentsChanged } from './comments.events.ts'
import { toComment } from './comments.mapper.ts'
import { canComment, canResolve, isGraded, isOwn, isReactable } from './comments.policy.ts'
import {
  countCommentsBy,
  deleteComment,
  insertComment,
  listComments,
  listPeople,
  lockComment,
  resolveComment,
  saveFeedback,
  threadOf,
  updateComment,
  type CommentRow,
} from './comments.repository.ts'
import { commentTexts } from './comments.texts.ts'

/** What somebody writes. Absent people: on a change as before, else none. */
interface Written {
  text: string
  mentionedUserIds?: number[] | undefined
}

/** What somebody says anew: about a place of a file, or in answer to somebody (T-41). */
interface Said extends Written {
  place?: CommentPlace | undefined
  replyTo?: number | undefined
}

const byName = new Intl.Collator('de')
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

type CommentDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** What is said of something without words: a reaction, a grade, that it is settled. */
function createCommentMarks(deps: CommentDependencies) {
  return {
    /** One reaction of each person to what somebody said (CMT-05). */
    react: (
      command: Command,
      id: number,
      reaction: (typeof reactions)[number] | null,
    ): Promise<ReactionSummary> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId, actor } = access
        const { row, component } = await findComment(tx, access, id)
        if (!canComment(access) || !isReactable(row)) throw forbidden()
        await requireCommentingOn(tx, applicationId)
        await setReaction(tx, { applicationId, commentId: id, userId: actor.userId }, reaction)
        const viewerIds = await viewersOf(tx, applicationId, row.component_id)
        await deps.events.append(
          tx,
          commentsChanged('changed', row, component.row.parent_id, command, viewerIds),
        )
        const given = await reactionsTo(tx, applicationId, [id], actor.userId)
        return given.get(id) ?? noReactions()
      }),

    /** Settles what was said, or opens it again; who says the same twice changes nothing (T-44). */
    resolve: (command: Command, id: number, isResolved: boolean): Promise<Comment> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId, actor } = access
        const { row, component } = await findComment(tx, access, id)
        if (!canResolve(access, row, component.row.type)) throw forbidden()
        await requireCommentingOn(tx, applicationId)
        if ((row.resolved_at !== null) === isResolved) {
          return presentOne(tx, access, component, row)
        }
        await requireFresh(tx, access, { row, component }, command)
        const resolution = isResolved ? { at: deps.clock.now(), userId: actor.userId } : null
        const comment = await resolveComment(tx, applicationId, id, resolution)
        const viewerIds = await viewersOf(tx, applicationId, row.component_id)
        await deps.events.append(
          tx,
          commentsChanged('changed', comment, component.row.parent_id, command, viewerIds),
        )
        return presentOne(tx, access, component, comment)
      }),

    /** One grade for each person; another one replaces it (CMT-06). */
    grade: (
      { actor, applicationId }: Command,
      componentId: number,
      given: { grade: (typeof feedbackGrades)[number]; text?: string | undefined },
    ): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, componentId)
        if (!canComment(access)) throw forbidden()
        if (!isGraded(row.type)) {
          throw new Problem(409, 'not-graded', { text: commentTexts['not-graded'] })
        }
        const { grade, text } = given
        await saveFeedback(tx, { applicationId, componentId, userId: actor.userId, grade, text })
      }),
  }
}

export function createCommentsService(deps: CommentDependencies) {
  return {
    /** Newest first (CMT-02). Where commenting is off nobody reads what was said before (CMT-04). */
    list: ({ actor, applicationId }: Command, componentId: number): Promise<Comment[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const component = await findVisible(tx, access, componentId)
        if (!(await isCommentingOn(tx, applicationId))) return []
        const rows = await listComments(tx, applicationId, componentId)
        return present(tx, access, component, rows)
      }),

    /**
     * Those whom a comment there can reach: everybody else who sees the item (T-54). Which groups
     * they are in stays the agency's to know (T-03).
     */
    people: ({ actor, applicationId }: Command, componentId: number): Promise<Person[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, componentId)
        if (!(await isCommentingOn(tx, applicationId))) return []
        const viewers = await listViewers(tx, applicationId, componentId)
        return viewers
          .filter(({ userId }) => userId !== actor.userId)
          .map(({ userId, firstName, lastName }) => ({ id: userId, firstName, lastName }))
          .toSorted((one, other) => byName.compare(nameOf(one), nameOf(other)))
      }),

    add: (
      command: Command,
      componentId: number,
      written: Said,
      log: CallContext['log'],
    ): Promise<Comment> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId, actor } = access
        const component = await findVisible(tx, access, componentId)
        if (!canComment(access)) throw forbidden()
        await requireCommentingOn(tx, applicationId)
        requireWithinDailyLimit(dailyLimits.comments, {
          done: await countCommentsBy(tx, applicationId, actor.userId),
          more: 1,
          text: commentTexts['too-many-today'],
        })
        const where = await settleWhere(tx, component, written)
        const mentionedUserIds = await settleMentions(tx, applicationId, written.mentionedUserIds)
        const { text } = written
        const comment = await insertComment(tx, {
          applicationId,
          componentId,
          text,
          userId: actor.userId,
          mentionedUserIds,
          ...where,
        })
        const viewerIds = await viewersOf(tx, applicationId, componentId)
        await deps.events.append(
          tx,
          commentsChanged('added', comment, component.row.parent_id, command, viewerIds),
        )
        const told = { tx, access, comment, component, viewerIds }
        const news = { mentionedIds: mentionedUserIds, isNew: true }
        logMails(log, await notifyAboutComment(deps, told, news))
        return presentOne(tx, access, component, comment)
      }),

    save: (
      command: Command,
      id: number,
      written: Written,
      log: CallContext['log'],
    ): Promise<Comment> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId } = access
        const { row, component } = await findComment(tx, access, id)
        if (!isOwn(access, row)) throw forbidden()
        await requireCommentingOn(tx, applicationId)
        await requireFresh(tx, access, { row, component }, command)
        const before = row.mentioned_user_ids
        const mentionedUserIds = written.mentionedUserIds
          ? await settleMentions(tx, applicationId, written.mentionedUserIds)
          : before
        const change = { text: written.text, mentionedUserIds }
        const comment = await updateComment(tx, applicationId, id, change)
        const viewerIds = await viewersOf(tx, applicationId, comment.component_id)
        await deps.events.append(
          tx,
          commentsChanged('changed', comment, component.row.parent_id, command, viewerIds),
        )
        const mentionedIds = mentionedUserIds.filter((userId) => !before.includes(userId))
        const told = { tx, access, comment, component, viewerIds }
        logMails(log, await notifyAboutComment(deps, told, { mentionedIds, isNew: false }))
        return presentOne(tx, access, component, comment)
      }),

    /** Also where commenting is off: everybody may take back what they said. */
    remove: (command: Command, id: number): Promise<void> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { row, component } = await findComment(tx, access, id)
        if (!isOwn(access, row)) throw forbidden()
        await requireFresh(tx, access, { row, component }, command)
        await deleteComment(tx, access.applicationId, id)
        const viewerIds = await viewersOf(tx, access.applicationId, row.component_id)
        await deps.events.append(
          tx,
          commentsChanged('removed', row, component.row.parent_id, command, viewerIds),
        )
      }),

    ...createCommentMarks(deps),
  }
}

const isCommentingOn = async (tx: Transaction, applicationId: number) =>
  (await settingsOf(tx, applicationId)).isOn('COMMENTING_ENABLED')

async function requireCommentingOn(tx: Transaction, applicationId: number) {
  if (await isCommentingOn(tx, applicationId)) return
  throw new Problem(403, 'commenting-off', { text: commentTexts['commenting-off'] })
}

/** A comment on an item that the caller sees; held, so that nobody changes it meanwhile. */
async function findComment(tx: Transaction, access: Access, id: number) {
  const row = await lockComment(tx, access.applicationId, id)
  if (!row) throw notFound()
  return { row, component: await findVisible(tx, access, row.component_id) }
}

async function requireFresh(
  tx: Transaction,
  access: Access,
  { row, component }: { row: CommentRow; component: Found },
  command: Command,
) {
  if (command.ifMatch !== undefined && command.ifMatch !== row.version) {
    throw stale(await presentOne(tx, access, component, row))
  }
}

/** People of the application, each once. Whether they see the item is not said: that is the agency's to know (T-03). */
async function settleMentions(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[] = [],
): Promise<number[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const known = await listPeople(tx, applicationId, wanted)
  if (known.length < wanted.length) {
    throw invalid({ mentionedUserIds: commentTexts['unknown-person'] })
  }
  return wanted
}

/** The place of the newest content that is meant, or the thread that is answered in (T-41). */
async function settleWhere(tx: Transaction, { row }: Found, { place, replyTo }: Said) {
  if (replyTo !== undefined) {
    if (place) throw invalid({ place: commentTexts['reply-with-place'] })
    const thread = await threadOf(tx, row.application_id, row.id, replyTo)
    if (thread === undefined) throw invalid({ replyTo: commentTexts['unknown-thread'] })
    return { place: null, replyTo: thread }
  }
  if (!place) return { place: null, replyTo: null }
  if (row.type !== 'filelink') throw invalid({ place: commentTexts['no-place'] })
  if (place.version !== row.content_number) {
    throw new Problem(409, 'older-version', { text: commentTexts['older-version'] })
  }
  if (!isWhole(place)) throw invalid({ place: commentTexts['no-area'] })
  return { place, replyTo: null }
}

/** An area has both sides, and ends where what it lies on ends; shares that were rounded may add up to a hair more. */
function isWhole(place: CommentPlace): boolean {
  if (!('x' in place)) return true
  const { x, y, width, height } = place
  if (width === undefined || height === undefined) return width === height
  return width > 0 && height > 0 && x + width < 1.000_001 && y + height < 1.000_001
}

const viewersOf = async (tx: Transaction, applicationId: number, componentId: number) =>
  (await listViewers(tx, applicationId, componentId)).map((viewer) => viewer.userId)

async function present(
  tx: Transaction,
  access: Access,
  component: Found,
  rows: readonly CommentRow[],
): Promise<Comment[]> {
  const ids = new Set(rows.flatMap((row) => row.mentioned_user_ids))
  const people = ids.size > 0 ? await listPeople(tx, access.applicationId, [...ids]) : []
  const byId = new Map(people.map((person) => [person.id, person]))
  const { applicationId, actor } = access
  const commentIds = rows.map((row) => row.id)
  const given = await reactionsTo(tx, applicationId, commentIds, actor.userId)
  const address = await discussionAddressOf(tx, component.chain)
  return rows.map((row) =>
    toComment(row, access, {
      componentType: component.row.type,
      people: byId,
      reactions: given.get(row.id),
      address,
    }),
  )
}

async function presentOne(
  tx: Transaction,
  access: Access,
  component: Found,
  row: CommentRow,
): Promise<Comment> {
  const [comment] = await present(tx, access, component, [row])
  return comment!
}
