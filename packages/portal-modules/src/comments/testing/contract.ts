import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { CommentsChange, CommentsPort } from '../comments.port.ts'

export interface PortUnderTest {
  port: CommentsPort
  /** An item about which nothing was said yet. */
  itemId: number
  /** Somebody else comments on it. */
  say: (text: string) => Promise<unknown>
  /** Somebody else who sees the item. */
  seerId: number
  /** Somebody who is not known there at all. */
  strangerId: number
}

/** What every port of comments must do; run it against your own. */
export function describeCommentsPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`comments port: ${name}`, () => {
    let port: CommentsPort
    let itemId: number
    let say: PortUnderTest['say']
    let seerId: number
    let strangerId: number
    let commands = 0
    beforeEach(async () => {
      ;({ port, itemId, say, seerId, strangerId } = await makePort())
    })

    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const add = (text: string, mentionedIds: readonly number[] = [], command = commandId()) =>
      port.add({ itemId, text, mentionedIds, commandId: command })
    const load = () => port.comments(itemId).load()
    const texts = async () => (await load()).map(({ text }) => text)

    test('what is said stands on top, with who said it, and is one’s own (CMT-01, CMT-02)', async () => {
      expect(await load()).toEqual([])
      const first = await add('  Erster Gedanke ')
      expect(first).toMatchObject({
        text: 'Erster Gedanke',
        isOwn: true,
        isGenerated: false,
        isEdited: false,
        mentions: [],
        resolved: null,
        can: { edit: true, delete: true, resolve: true },
      })
      await say('Zweiter Gedanke')
      expect(await texts()).toEqual(['Zweiter Gedanke', 'Erster Gedanke'])
      const [top] = await load()
      expect(top).toMatchObject({ isOwn: false, can: { edit: false, delete: false } })
      expect(top!.author?.id).toBe(seerId)
    })

    test('what one said is settled with who and when, once, and opened again (T-44)', async () => {
      if (!port.resolve) return
      const { id, version } = await add('Bitte das Logo tauschen')
      const resolve = (isResolved: boolean, of: number) =>
        port.resolve!({ id, version: of, isResolved, commandId: commandId() })
      const settled = await resolve(true, version)
      expect(settled).toMatchObject({ id, text: 'Bitte das Logo tauschen', isEdited: false })
      expect(Number.isNaN(Date.parse(settled.resolved!.at))).toBe(false)
      expect(settled.resolved!.by?.lastName).toBeTruthy()
      expect((await resolve(true, settled.version)).version).toBe(settled.version)
      expect((await refusal(resolve(false, version))).code).toBe('conflict')
      expect((await resolve(false, settled.version)).resolved).toBeNull()
      expect((await load())[0]!.resolved).toBeNull()
    })

    test.each([
      ['nothing', ''],
      ['one character and blanks', ' a '],
      ['more than 4,000 characters', 'x'.repeat(4_001)],
    ])('%s is refused, by field (VAL-13)', async (_, text) => {
      const error = await refusal(add(text))
      expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['text']])
      expect(await load()).toEqual([])
    })

    test('the same command sent twice is one comment', async () => {
      const command = commandId()
      const first = await add('Nur einmal', [], command)
      expect((await add('Nur einmal', [], command)).id).toBe(first.id)
      expect(await load()).toHaveLength(1)
    })

    test('an own comment is changed and taken back; a change needs the version that was seen (CMT-03)', async () => {
      const { id, version } = await add('Erste Fassung')
      const save = (seen: number, text: string) =>
        port.save({ id, version: seen, text, mentionedIds: [], commandId: commandId() })
      const changed = await save(version, 'Zweite Fassung')
      expect(changed).toMatchObject({ text: 'Zweite Fassung', isEdited: true, isOwn: true })
      expect((await refusal(save(version, 'Dritte'))).code).toBe('conflict')
      const remove = (seen: number) => port.remove({ id, version: seen, commandId: commandId() })
      expect((await refusal(remove(version))).code).toBe('conflict')
      await remove(changed.version)
      expect(await load()).toEqual([])
    })

    test('what others said is neither changed nor taken back (CMT-03)', async () => {
      await say('Nicht meins')
      const { id, version } = (await load())[0]!
      const command = { id, version, commandId: commandId() }
      expect((await refusal(port.remove(command))).code).toBe('forbidden')
      const change = { ...command, text: 'Doch meins', mentionedIds: [] }
      expect((await refusal(port.save(change))).code).toBe('forbidden')
    })

    test('one reaction a person: another takes its place, none takes it back (CMT-05)', async () => {
      const { id, version } = await add('Wie findet ihr das?')
      const react = (reaction: 'like' | 'idea' | null) =>
        port.react!({ id, reaction, commandId: commandId() })
      expect(await react('like')).toMatchObject({ counts: { like: 1 }, own: 'like' })
      expect(await react('idea')).toMatchObject({ counts: { like: 0, idea: 1 }, own: 'idea' })
      const [comment] = await load()
      expect(comment).toMatchObject({ version, reactions: { counts: { idea: 1 }, own: 'idea' } })
      expect(await react(null)).toMatchObject({ counts: { idea: 0 }, own: null })
    })

    test('those who see the item can be addressed, nobody else, and oneself is not offered (T-54)', async () => {
      const ids = (await port.people!(itemId).load()).map(({ id }) => id)
      expect(ids).toContain(seerId)
      expect(ids).not.toContain(strangerId)
      const comment = await add('Bitte ansehen', [seerId, seerId])
      expect(comment.mentions.map(({ id }) => id)).toEqual([seerId])
      expect(ids).not.toContain(comment.author?.id)
      expect((await refusal(add('Hallo', [strangerId]))).code).toBe('invalid')
    })

    test('an answer stands in the thread that it answers, also one to an answer; it outlives it (T-41)', async () => {
      if (!port.hasThreads) return
      const answer = (text: string, replyTo: number) =>
        port.add({ itemId, text, mentionedIds: [], replyTo, commandId: commandId() })
      const first = await add('Ist das die letzte Fassung?')
      expect(first).toMatchObject({ place: null, replyTo: null })
      const second = await answer('Ja, seit gestern', first.id)
      expect(second.replyTo).toBe(first.id)
      expect((await answer('Danke', second.id)).replyTo).toBe(first.id)
      expect((await refusal(answer('Wem?', 987_654_321))).code).toBe('invalid')
      await port.remove({ id: first.id, version: first.version, commandId: commandId() })
      expect((await load()).map(({ text, replyTo }) => [text, replyTo])).toEqual([
        ['Danke', null],
        ['Ja, seit gestern', null],
      ])
    })

    test('of an item that one does not see nothing is known (PERM-13)', async () => {
      expect((await refusal(port.comments(987_654_321).load())).code).toBe('not-found')
    })

    test('who listens hears that something was said', async () => {
      if (!port.onChange) return
      const heard = vi.fn<(change: CommentsChange) => void>()
      const stop = port.onChange(itemId, heard)
      // A port that joins over a connection may hear only the second one.
      await vi.waitFor(
        async () => {
          await say('Hören Sie mich?')
          expect(heard).toHaveBeenCalled()
        },
        { timeout: 8_000, interval: 300 },
      )
      stop()
    })
  })
}
