import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { PostFields, PostsPort } from '../posts.port.ts'

export interface PortUnderTest {
  /** With two posts to a page. */
  port: PostsPort
  /** An empty collection in which the caller may do everything. */
  collectionId: number
}

/** What every port of posts must do; run it against your own. */
export function describePostsPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`posts port: ${name}`, () => {
    let port: PostsPort
    let collectionId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const fieldsOf = (change: Partial<PostFields> = {}): PostFields => ({
      title: 'Halbzeit',
      teaser: 'Die Reichweite liegt über Plan.',
      body: '<p>Vier Wochen</p>',
      imageUrl: '',
      tags: ['TV'],
      publishedAt: '2026-01-05T09:00:00.000Z',
      ...change,
    })
    const add = (change: Partial<PostFields> = {}) =>
      port.add({ collectionId, fields: fieldsOf(change), notify: false, commandId: commandId() })
    const load = (pages = 1) => port.feed(collectionId, pages).load()
    const titles = async (pages = 1) => (await load(pages)).posts.map((post) => post.title)
    beforeEach(async () => {
      ;({ port, collectionId } = await makePort())
    })

    test('an empty collection says that one may write (POST-04)', async () => {
      expect(await load()).toMatchObject({
        id: collectionId,
        posts: [],
        hasMore: false,
        can: { add: true },
      })
      expect(port.feed(1, 1).key).toEqual(port.feed(1, 1).key)
      expect(port.feed(1, 1).key).not.toEqual(port.feed(1, 2).key)
    })

    test('what is written is read, in the list and alone (POST-01, POST-03)', async () => {
      const { id } = await add()
      const expected = {
        id,
        title: 'Halbzeit',
        teaser: 'Die Reichweite liegt über Plan.',
        body: '<p>Vier Wochen</p>',
        tags: ['TV'],
        version: 1,
        can: { edit: true, delete: true },
      }
      expect((await load()).posts).toMatchObject([expected])
      expect(await port.post(id).load()).toMatchObject(expected)
    })

    test('drafts stand first, then the newest; older ones come with the next page (POST-02)', async () => {
      await add({ title: 'Erster', publishedAt: '2026-01-01T09:00:00.000Z' })
      await add({ title: 'Dritter', publishedAt: '2026-01-03T09:00:00.000Z' })
      await add({ title: 'Zweiter', publishedAt: '2026-01-02T09:00:00.000Z' })
      const draft = await add({ title: 'Entwurf', publishedAt: null })
      expect(draft.publishedAt).toBeNull()
      expect(await titles()).toEqual(['Entwurf', 'Dritter'])
      expect((await load()).hasMore).toBe(true)
      expect(await titles(2)).toEqual(['Entwurf', 'Dritter', 'Zweiter', 'Erster'])
    })

    test('a draft is published and withdrawn; a change needs the version that was seen (POST-04)', async () => {
      const { id } = await add({ publishedAt: null })
      const save = (version: number, change: Partial<PostFields>) =>
        port.save({ id, version, fields: fieldsOf(change), commandId: commandId() })
      expect((await save(1, { title: 'Veröffentlicht' })).publishedAt).not.toBeNull()
      expect((await refusal(save(1, {}))).code).toBe('conflict')
      expect((await save(2, { publishedAt: null })).publishedAt).toBeNull()
    })

    test('a short headline is told at its field (VAL-06)', async () => {
      const error = await refusal(add({ title: 'ab' }))
      expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['title']])
    })

    test('one reaction a person: another takes its place, none takes it back (CMT-05)', async () => {
      const { id } = await add()
      const react = (reaction: 'like' | 'idea' | null) =>
        port.react!({ id, reaction, commandId: commandId() })
      expect(await react('like')).toMatchObject({ counts: { like: 1 }, own: 'like' })
      expect(await react('idea')).toMatchObject({ counts: { like: 0, idea: 1 }, own: 'idea' })
      expect((await load()).posts[0]!.reactions).toMatchObject({ counts: { idea: 1 }, own: 'idea' })
      expect(await react(null)).toMatchObject({ counts: { idea: 0 }, own: null })
    })

    test('what was deleted is gone, and comes back (T-08)', async () => {
      const { id } = await add()
      await port.remove({ id, commandId: commandId() })
      expect(await titles()).toEqual([])
      expect((await refusal(port.post(id).load())).code).toBe('not-found')
      await port.restore!({ id, commandId: commandId() })
      expect(await titles()).toEqual(['Halbzeit'])
    })
  })
}
