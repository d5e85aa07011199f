import { PortError } from '../../kit/port-error.ts'
import { marksAfter, noReactions } from '../../kit/reactions.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { nameOf, sendable } from '../comments.logic.ts'
import type {
  Comment,
  CommentDraft,
  CommentsChange,
  CommentsPort,
  NewComment,
  Person,
} from '../comments.port.ts'
import { aylin, fixedNow, jonas, korbinian, sabine } from './fixtures.ts'

type Call = 'comments' | 'people' | 'add' | 'save' | 'react' | 'resolve' | 'remove'

export interface MemoryOptions {
  comments?: readonly Comment[]
  /** Others who see the item. */
  people?: readonly Person[]
  me?: Person
  /** Whoever looks may change the item, and so settle what is said about it. */
  ownsItem?: boolean
  now?: () => Date
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  /** What is kept of an earlier visit. */
  draft?: CommentDraft
}

export interface MemoryComments {
  port: CommentsPort
  itemId: number
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Holds answers to this call back until the returned function is called. */
  hold: (call: Call) => () => void
  /** The people whom the newest comment addresses. */
  lastMentions: () => readonly string[]
  texts: () => readonly string[]
  draft: () => CommentDraft | undefined
  /** Somebody else does something; listeners hear of it. */
  others: {
    say: (by: Person, text: string, to?: Pick<NewComment, 'place' | 'replyTo'>) => number
    change: (id: number, text: string) => void
    remove: (id: number) => void
    resolve: (by: Person, id: number) => void
  }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryComments({
  comments: seeds = [],
  people = [jonas, korbinian, sabine],
  me = aylin,
  ownsItem = false,
  now = () => fixedNow,
  latency = 0,
  draft: kept,
}: MemoryOptions = {}): MemoryComments {
  const itemId = 7
  let stored: readonly Comment[] = seeds
  let draft = kept
  let lastId = 1_000
  const { emit, listen } = createListeners<CommentsChange>()
  const { answer, failNext } = createAnswers<Call>(latency)
  const gates = new Map<Call, Promise<void>>()
  const done = new Map<string, Comment>()
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()

  const gated = async <T>(call: Call, work: () => T): Promise<T> => {
    await gates.get(call)
    return answer(call, work)
  }
  const requireItem = (id: number) => {
    if (id !== itemId) throw new PortError({ code: 'not-found' })
  }
  const find = (id: number): Comment => {
    const comment = stored.find((one) => one.id === id)
    if (!comment) throw new PortError({ code: 'not-found' })
    return comment
  }
  const own = (id: number, version: number): Comment => {
    const comment = find(id)
    if (!comment.can.edit) throw new PortError({ code: 'forbidden' })
    if (comment.version !== version) throw new PortError({ code: 'conflict' })
    return comment
  }
  const words = (text: string): string => {
    const fit = sendable(text)
    if (fit === undefined) {
      throw new PortError({ code: 'invalid', fields: { text: ['2 bis 4.000 Zeichen'] } })
    }
    return fit
  }
  const addressed = (ids: readonly number[]): Person[] => {
    const known = [...people, me]
    const found = [...new Set(ids)].map((id) => known.find((person) => person.id === id))
    if (found.includes(undefined)) {
      const texts = ['Mindestens eine dieser Personen gibt es hier nicht.']
      throw new PortError({ code: 'invalid', fields: { mentionedUserIds: texts } })
    }
    return found.filter((person) => person !== undefined)
  }
  const put = (comment: Comment, commandId?: string): Comment => {
    const isKnown = stored.some(({ id }) => id === comment.id)
    stored = isKnown
      ? stored.map((one) => (one.id === comment.id ? comment : one))
      : [comment, ...stored]
    emit({ commandId })
    return comment
  }
  const drop = (id: number, commandId?: string) => {
    stored = stored
      .filter((comment) => comment.id !== id)
      .map((comment) => (comment.replyTo === id ? { ...comment, replyTo: null } : comment))
    emit({ commandId })
  }
  /** The thread that is answered in; a place stands where the thread begins. */
  const where = ({ place, replyTo }: Pick<NewComment, 'place' | 'replyTo'>) => {
    if (replyTo === undefined) return { place: place ?? null, replyTo: null }
    if (place) throw new PortError({ code: 'invalid', fields: { place: ['Nicht in Antworten'] } })
    const answered = stored.find(({ id }) => id === replyTo)
    if (!answered) {
      throw new PortError({ code: 'invalid', fields: { replyTo: ['Nicht mehr da'] } })
    }
    return { place: null, replyTo: answered.replyTo ?? answered.id }
  }
  const write = (
    by: Person,
    text: string,
    mentions: Person[],
    commandId?: string,
    to: Pick<NewComment, 'place' | 'replyTo'> = {},
  ) =>
    put(
      {
        id: (lastId += 1),
        text,
        createdAt: now().toISOString(),
        author: by,
        isGenerated: false,
        isOwn: by.id === me.id,
        isEdited: false,
        mentions,
        reactions: noReactions,
        url: null,
        version: 1,
        resolved: null,
        ...where(to),
        can: {
          edit: by.id === me.id,
          delete: by.id === me.id,
          resolve: by.id === me.id || ownsItem,
        },
      },
      commandId,
    )

  const settled = (by: Person | undefined, version: number) => ({
    resolved: by ? { at: now().toISOString(), by } : null,
    version: version + 1,
  })

  const port: CommentsPort = {
    comments: (id) => ({
      key: ['memory-comments', instance, id],
      load: () =>
        gated('comments', () => {
          requireItem(id)
          return stored
        }),
    }),
    people: (id) => ({
      key: ['memory-comments', instance, id, 'people'],
      load: () =>
        gated('people', () => {
          requireItem(id)
          return people.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
        }),
    }),
    hasThreads: true,
    add: ({ itemId: id, text, mentionedIds, place, replyTo, commandId }) =>
      gated('add', () => {
        requireItem(id)
        const known = done.get(commandId)
        if (known) return known
        const to = { ...(place && { place }), ...(replyTo !== undefined && { replyTo }) }
        const comment = write(me, words(text), addressed(mentionedIds), commandId, to)
        done.set(commandId, comment)
        return comment
      }),
    save: ({ id, version, text, mentionedIds, commandId }) =>
      gated('save', () => {
        const before = own(id, version)
        const mentions = addressed(mentionedIds)
        const changed = { text: words(text), mentions, isEdited: true, version: version + 1 }
        return put({ ...before, ...changed }, commandId)
      }),
    react: ({ id, reaction, commandId }) =>
      gated('react', () => {
        const comment = find(id)
        if (!comment.reactions) throw new PortError({ code: 'forbidden' })
        const reactions = marksAfter(comment.reactions, reaction)
        put({ ...comment, reactions }, commandId)
        return reactions
      }),
    resolve: ({ id, version, isResolved, commandId }) =>
      gated('resolve', () => {
        const comment = find(id)
        if (!comment.can.resolve) throw new PortError({ code: 'forbidden' })
        if ((comment.resolved !== null) === isResolved) return comment
        if (comment.version !== version) throw new PortError({ code: 'conflict' })
        return put({ ...comment, ...settled(isResolved ? me : undefined, version) }, commandId)
      }),
    remove: ({ id, version, commandId }) =>
      gated('remove', () => {
        own(id, version)
        drop(id, commandId)
      }),
    drafts: {
      read: (id) => (id === itemId ? draft : undefined),
      keep: (id, next) => {
        if (id === itemId) draft = next
      },
    },
    onChange: (id, listener) => (id === itemId ? listen(listener) : () => undefined),
  }

  return {
    port,
    itemId,
    failNext,
    hold(call) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.set(call, promise)
      return () => {
        gates.delete(call)
        resolve()
      }
    },
    lastMentions: () => stored[0]?.mentions.map(nameOf) ?? [],
    texts: () => stored.map(({ text }) => text),
    draft: () => draft,
    others: {
      say: (by, text, to) => write(by, text, [], undefined, to).id,
      change: (id, text) => {
        const before = find(id)
        put({ ...before, text, isEdited: true, version: before.version + 1 })
      },
      remove: (id) => drop(id),
      resolve: (by, id) => void put({ ...find(id), ...settled(by, find(id).version) }),
    },
  }
}
