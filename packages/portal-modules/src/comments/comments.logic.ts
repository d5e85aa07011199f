import { isoDay } from '../kit/format.ts'
import type { Command } from '../kit/pending/pending-commands.ts'
import type { Pin } from '../kit/module-host/pinning.ts'
import { marksAfter } from '../kit/reactions.ts'
import type { Comment, Person, Reaction, Resolution } from './comments.port.ts'

/** Fewest and most characters of a comment (VAL-13). */
const minCommentLength = 2
export const maxCommentLength = 4_000
/** From so many on they are counted. */
export const countedFrom = 3_500
/** More comments than this stand in a list of their own, of which only what is in sight is in the page. */
export const virtualFrom = 60

/** A comment of the list; one on its way has no number yet. */
export interface ShownComment extends Comment {
  /** Of a comment that was written here: it keeps its place when its number comes. */
  commandId?: string
  /** On its way to the server (CMT-02). */
  isPending?: true
  /** It did not reach the server (CMT-02). */
  isFailed?: true
}

/** What is sent of a text: nothing under two characters or over 4,000 (VAL-13). */
export function sendable(text: string): string | undefined {
  const words = text.trim()
  return words.length < minCommentLength || words.length > maxCommentLength ? undefined : words
}

export const nameOf = ({ firstName, lastName }: Omit<Person, 'id'>): string =>
  `${firstName} ${lastName}`.trim()

/** A letter or digit goes on with the name. */
const goesOn = /^[\p{L}\p{N}]/u

interface Found {
  start: number
  end: number
  name: string
}

/** Where names stand in a text behind an @; the longest name that fits counts. */
function findNames(text: string, names: readonly string[]): Found[] {
  const longestFirst = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length)
  const found: Found[] = []
  for (let start = text.indexOf('@'); start !== -1; start = text.indexOf('@', start + 1)) {
    const rest = text.slice(start + 1)
    const name = longestFirst.find(
      (one) => rest.startsWith(one) && !goesOn.test(rest.slice(one.length)),
    )
    if (name !== undefined) found.push({ start, end: start + 1 + name.length, name })
  }
  return found
}

/**
 * The people whom a text addresses by @ and their whole name (T-54). Of several of one name those who
 * were chosen; where none was chosen, nobody is meant.
 */
export function mentionedIn(
  text: string,
  people: readonly Person[],
  chosenIds: readonly number[],
): number[] {
  const named = new Set(findNames(text, people.map(nameOf)).map(({ name }) => name))
  return [...named].flatMap((name) => {
    const ids = people.filter((person) => nameOf(person) === name).map(({ id }) => id)
    const chosen = ids.filter((id) => chosenIds.includes(id))
    return chosen.length > 0 ? chosen : ids.length === 1 ? ids : []
  })
}

/** A text in pieces, with the people whom it addresses set off. */
export interface TextPart {
  text: string
  isMention: boolean
}

export function partsOf(text: string, mentions: readonly Person[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end } of findNames(text, mentions.map(nameOf))) {
    if (start > at) parts.push({ text: text.slice(at, start), isMention: false })
    parts.push({ text: text.slice(start, end), isMention: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMention: false })
  return parts
}

/** What a person did that the server has not answered yet. */
export type PendingCommand = Command &
  (
    | { type: 'add'; comment: ShownComment }
    | { type: 'save'; id: number; text: string; mentions: readonly Person[] }
    | { type: 'react'; id: number; reaction: Reaction | null }
    | { type: 'resolve'; id: number; resolved: Resolution | null }
    | { type: 'remove'; id: number }
  )

/** The comments as they will be; nothing where the comment has gone. */
export function applyCommand(
  comments: readonly ShownComment[],
  command: PendingCommand,
): readonly ShownComment[] {
  switch (command.type) {
    case 'add':
      // The answer or the event was quicker than the end of the command.
      return comments.some(({ commandId }) => commandId === command.commandId)
        ? comments
        : [command.comment, ...comments]
    case 'save':
      return changeComment(comments, command.id, (comment) => ({
        ...comment,
        text: command.text,
        mentions: command.mentions,
        isPending: true,
      }))
    case 'react':
      return changeComment(comments, command.id, (comment) => ({
        ...comment,
        reactions: comment.reactions && marksAfter(comment.reactions, command.reaction),
      }))
    case 'resolve':
      return changeComment(comments, command.id, (comment) => ({
        ...comment,
        resolved: command.resolved,
      }))
    case 'remove':
      return withoutComment(comments, command.id)
  }
}

/** Changes one comment, where it is there. */
export const changeComment = (
  comments: readonly ShownComment[],
  id: number,
  change: (comment: ShownComment) => ShownComment,
): readonly ShownComment[] =>
  comments.map((comment) => (comment.id === id ? change(comment) : comment))

/** Without one; what was answered to it stays. */
export const withoutComment = (
  comments: readonly ShownComment[],
  id: number,
): readonly ShownComment[] => comments.filter((comment) => comment.id !== id)

/** Takes a comment in at its place, unless a newer state of it is there. */
export function withComment(
  comments: readonly ShownComment[],
  comment: ShownComment,
): readonly ShownComment[] {
  const known = comments.find(({ id }) => id === comment.id)
  if (known && known.version > comment.version) return comments
  if (known) return comments.map((one) => (one === known ? { ...known, ...comment } : one))
  return [comment, ...comments].sort(newestFirst)
}

const newestFirst = (one: Comment, other: Comment) =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id

/** A number for what has none yet, so that it is no other comment's. */
export const noIdOf = (index: number) => -1 - index

/** A comment and what was answered to it, in the order in which it was said (T-41). */
export interface Thread {
  comment: ShownComment
  answers: readonly ShownComment[]
}

/** Threads by the order of what began them; an answer to what is not there begins one itself. */
export function threadsOf(comments: readonly ShownComment[]): Thread[] {
  const ids = new Set(comments.map(({ id }) => id))
  const answers = new Map<number, ShownComment[]>()
  const begins: ShownComment[] = []
  for (const comment of comments) {
    const { replyTo } = comment
    if (replyTo === null || !ids.has(replyTo)) begins.push(comment)
    else answers.set(replyTo, [...(answers.get(replyTo) ?? []), comment])
  }
  return begins.map((comment) => ({
    comment,
    answers: (answers.get(comment.id) ?? []).toReversed(),
  }))
}

/** Where comments belong in what they are about, numbered as they were made (T-41). */
export const pinsOf = (comments: readonly ShownComment[]): Pin[] =>
  comments
    .flatMap((comment) =>
      comment.place && !comment.isFailed ? { ...comment, place: comment.place } : [],
    )
    .toReversed()
    .map(({ id, text, place, resolved }, index) => ({
      id,
      number: index + 1,
      text,
      place,
      isResolved: resolved !== null,
    }))

/** What a row is known by: its command while and after it was sent, so that it stays the same row. */
export const keyOf = ({ id, commandId }: ShownComment): string => commandId ?? `${id}`

/** Threads of one calendar day of the reader. */
export interface Day {
  /** `2026-11-20`. */
  day: string
  threads: readonly Thread[]
}

export const dayOf = ({ createdAt }: Pick<Comment, 'createdAt'>): string =>
  isoDay(new Date(createdAt))

/** Threads by the day on which they began, in the order in which they stand. */
export function daysOf(threads: readonly Thread[]): Day[] {
  const days: { day: string; threads: Thread[] }[] = []
  for (const thread of threads) {
    const day = dayOf(thread.comment)
    const last = days.at(-1)
    if (last?.day === day) last.threads.push(thread)
    else days.push({ day, threads: [thread] })
  }
  return days
}
