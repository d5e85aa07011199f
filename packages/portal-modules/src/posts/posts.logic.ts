import { addDays } from '../kit/dates/index.ts'
import { momentAt } from '@atrium/design-system'
import { isoDay, isoTime } from '../kit/format.ts'
import { addressSegment } from '../kit/names.ts'
import type { Command } from '../kit/pending/pending-commands.ts'
import { marksAfter } from '../kit/reactions.ts'
import type { Feed, Post, PostFields, Reaction } from './posts.port.ts'

/** Whether readers see a post, will, or do not yet (POST-04). */
export type PostState = 'published' | 'scheduled' | 'draft'

export function stateOf({ publishedAt }: Pick<Post, 'publishedAt'>, now: Date): PostState {
  if (publishedAt === null) return 'draft'
  return Date.parse(publishedAt) > now.getTime() ? 'scheduled' : 'published'
}

/** A moment as the clock of the page has it: `2027-03-15` and `09:00`. */
export interface Clock {
  day: string
  time: string
}

/** Where planning begins: nine o'clock on the next day. */
export const nextMorning = (now: Date): Clock => ({ day: addDays(isoDay(now), 1), time: '09:00' })

export const clockOf = (moment: Date): Clock => ({ day: isoDay(moment), time: isoTime(moment) })

/** The moment that a day and a time of the page's clock mean; undefined where one is missing. */
export function momentOf({
  day,
  time,
}: {
  day: string | null
  time: string | null
}): Date | undefined {
  return day && time ? momentAt(day, time) : undefined
}

/** `12-halbzeit-mit-rueckenwind` of a post; the id is what counts (ROUTE-17). */
export const segmentOf = ({ id, title }: Pick<Post, 'id' | 'title'>): string =>
  addressSegment(id, title)

/** The post that an address names: what stands before the first dash; none in the list. */
export function postIdOf([segment = '']: readonly string[]): number | undefined {
  const [text = ''] = segment.split('-')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Words of a body, without its marks: to see whether there are any. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Minutes that a text takes to read, at least one. */
export const minutesOf = (html: string): number =>
  Math.max(1, Math.round(wordsOf(html).split(' ').length / 200))

export type FieldProblem = 'required' | 'tooShort' | 'tooLong'

/** What stands against a post's fields; nothing where all fit (VAL-06). */
export function problemsOf(
  fields: Pick<PostFields, 'title' | 'teaser' | 'body'>,
): Partial<Record<'title' | 'teaser' | 'body', FieldProblem>> {
  const title = fields.title.trim()
  const found = {
    title: title === '' ? 'required' : title.length < 3 ? 'tooShort' : title.length > 100 ? 'tooLong' : undefined, // prettier-ignore
    teaser: fields.teaser.length > 500 ? 'tooLong' : undefined,
    body: wordsOf(fields.body) === '' && !/<img/i.test(fields.body) ? 'required' : fields.body.length > 200_000 ? 'tooLong' : undefined, // prettier-ignore
  } as const
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

/** What a person did that the server has not answered yet. */
export type PendingCommand = Command &
  ({ type: 'react'; id: number; reaction: Reaction | null } | { type: 'remove'; id: number })

/** The feed as it will be; nothing where the post has gone. */
export function applyCommand(feed: Feed, command: PendingCommand): Feed {
  if (command.type === 'remove') return withoutPost(feed, command.id)
  return changePost(feed, command.id, (post) => ({
    ...post,
    reactions: marksAfter(post.reactions, command.reaction),
  }))
}

/** Changes one post, where it is there. */
export const changePost = (feed: Feed, id: number, change: (post: Post) => Post): Feed => ({
  ...feed,
  posts: feed.posts.map((post) => (post.id === id ? change(post) : post)),
})

/** The feed without a post. */
export const withoutPost = (feed: Feed, id: number): Feed => ({
  ...feed,
  posts: feed.posts.filter((post) => post.id !== id),
})

/** Takes a post in at its place, unless a newer state of it is there. */
export function withPost(feed: Feed, post: Post): Feed {
  const known = feed.posts.find(({ id }) => id === post.id)
  if (known && known.version > post.version) return feed
  const others = feed.posts.filter(({ id }) => id !== post.id)
  return { ...feed, posts: inOrder([...others, post]) }
}

/** Drafts first, then newest first, as the server gives them. */
export const inOrder = (posts: readonly Post[]): Post[] => {
  const placeOf = ({ publishedAt }: Post) =>
    publishedAt === null ? Infinity : Date.parse(publishedAt)
  return posts.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)]
    return first === second ? other.id - one.id : second > first ? 1 : -1
  })
}

/** What a save sends of a post that is changed in one thing only. */
export const fieldsOf = (post: Post): PostFields => ({
  title: post.title,
  teaser: post.teaser ?? '',
  body: post.body,
  imageUrl: post.imageUrl ?? '',
  tags: post.tags,
  publishedAt: post.publishedAt,
})
