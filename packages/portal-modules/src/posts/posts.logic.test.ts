import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyCommand,
  clockOf,
  inOrder,
  minutesOf,
  momentOf,
  nextMorning,
  postIdOf,
  problemsOf,
  segmentOf,
  stateOf,
  withPost,
  wordsOf,
} from './posts.logic.ts'
import type { Feed, Post } from './posts.port.ts'
import { buildPost, fixedNow } from './testing/fixtures.ts'

const feed = (posts: readonly Post[]): Feed => ({
  id: 8,
  name: 'Insights',
  description: null,
  posts,
  hasMore: false,
  can: { add: true },
})
const ids = ({ posts }: Feed) => posts.map((post) => post.id)

test('an address names a post by what stands before the first dash (ROUTE-17, ROUTE-20)', () => {
  expect(segmentOf({ id: 12, title: 'Größe zählt: Füße & Maße' })).toBe(
    '12-grosse-zahlt-fusse-masse',
  )
  expect(segmentOf({ id: 12, title: '???' })).toBe('12')
  expect(postIdOf(['12-a-b'])).toBe(12)
  expect(postIdOf([])).toBeUndefined()
  expect(postIdOf(['neu'])).toBeUndefined()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.string(), (id, title) => {
      expect(postIdOf([segmentOf({ id, title })])).toBe(id)
    }),
  )
})

test('a post is out from its moment on; without one it is a draft (T-77)', () => {
  const at = (publishedAt: string | null) => stateOf({ publishedAt }, fixedNow)
  expect(at(null)).toBe('draft')
  expect(at(fixedNow.toISOString())).toBe('published')
  expect(at('2026-11-20T11:30:01')).toBe('scheduled')
})

test('a headline has 3 to 100 characters, a text has words or a picture', () => {
  const problems = (change: Partial<Parameters<typeof problemsOf>[0]>) =>
    problemsOf({ title: 'Halbzeit', teaser: '', body: '<p>Text</p>', ...change })
  expect(problems({})).toEqual({})
  expect(problems({ title: ' ' })).toEqual({ title: 'required' })
  expect(problems({ title: 'ab' })).toEqual({ title: 'tooShort' })
  expect(problems({ title: 'abc' })).toEqual({})
  expect(problems({ title: 'a'.repeat(101) })).toEqual({ title: 'tooLong' })
  expect(problems({ teaser: 'a'.repeat(501) })).toEqual({ teaser: 'tooLong' })
  expect(problems({ body: '<p>&nbsp;<br></p>' })).toEqual({ body: 'required' })
  expect(problems({ body: '<p><img src="/images/a"></p>' })).toEqual({})
})

test('words are counted without their marks; even a short text takes a minute', () => {
  expect(wordsOf('<p>Vier <b>Wochen</b></p><p>Reichweite</p>')).toBe('Vier Wochen Reichweite')
  expect(minutesOf('<p>kurz</p>')).toBe(1)
  expect(minutesOf(`<p>${'wort '.repeat(600)}</p>`)).toBe(3)
})

test('drafts stand first, then the newest (T-77)', () => {
  const posts = [
    buildPost({ id: 1, publishedAt: '2026-01-01T09:00:00' }),
    buildPost({ id: 2, publishedAt: null }),
    buildPost({ id: 3, publishedAt: '2026-02-01T09:00:00' }),
    buildPost({ id: 4, publishedAt: null }),
  ]
  expect(inOrder(posts).map((post) => post.id)).toEqual([4, 2, 3, 1])
})

test('an answer takes its place in the list and never goes back behind a newer state', () => {
  const old = buildPost({ id: 1, version: 3, publishedAt: null })
  const other = buildPost({ id: 2, publishedAt: '2026-02-01T09:00:00' })
  const published = { ...old, version: 4, publishedAt: '2026-01-01T09:00:00' }
  expect(ids(withPost(feed([old, other]), published))).toEqual([2, 1])
  const now = feed([published, other])
  expect(withPost(now, old)).toBe(now)
})

test('what is pending lies over the truth: a reaction counts at once, a deleted post goes (CMT-05)', () => {
  const truth = feed([buildPost({ id: 1 })])
  const command = { commandId: 'c', id: 1 }
  const [reacted] = applyCommand(truth, { ...command, type: 'react', reaction: 'heart' }).posts
  expect(reacted!.reactions).toMatchObject({ counts: { heart: 1 }, own: 'heart' })
  expect(ids(applyCommand(truth, { ...command, type: 'remove' }))).toEqual([])
  const gone = { commandId: 'c', id: 9, type: 'react', reaction: null } as const
  expect(applyCommand(truth, gone)).toEqual(truth)
})

test('a moment is planned by the reader’s own clock (T-77)', () => {
  expect(nextMorning(new Date('2026-12-31T23:30:00'))).toEqual({ day: '2027-01-01', time: '09:00' })
  const moment = momentOf({ day: '2027-03-28', time: '14:05' })
  expect(moment).toEqual(new Date(2027, 2, 28, 14, 5))
  expect(clockOf(moment!)).toEqual({ day: '2027-03-28', time: '14:05' })
  expect(momentOf({ day: null, time: '09:00' })).toBeUndefined()
  expect(momentOf({ day: '2027-03-28', time: null })).toBeUndefined()
})
