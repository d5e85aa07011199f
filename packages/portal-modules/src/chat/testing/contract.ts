import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { ChatMessage, ChatPort } from '../chat.port.ts'

export interface PortUnderTest {
  port: ChatPort
  /** Another member of a chat writes into it. */
  say: (chatId: number, content: string) => Promise<unknown>
  /** Somebody who has the chat. */
  otherId: number
  /** Somebody who is there and cannot be taken into a chat. */
  strangerId: number
}

/** What every port of the chat must do; run it against your own. */
export function describeChatPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`chat port: ${name}`, () => {
    let port: ChatPort
    let say: PortUnderTest['say']
    let otherId: number
    let strangerId: number
    let commands = 0
    const leaving: (() => void)[] = []

    beforeEach(async () => {
      ;({ port, say, otherId, strangerId } = await makePort())
    })
    afterEach(() => {
      for (const leave of leaving.splice(0)) leave()
    })

    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const start = (chatName = 'Prüfung', memberIds: readonly number[] = [otherId]) =>
      port.create({ name: chatName, description: 'Zum Prüfen', memberIds, commandId: commandId() })
    const write = (chatId: number, content: string, command = commandId()) =>
      port.send({ chatId, content, commandId: command })
    const listed = async (chatId: number) =>
      (await port.chats().load()).find(({ id }) => id === chatId)

    test('a chat that is started is in the list, with its people (CHAT-01, CHAT-02, CHAT-10)', async () => {
      const chat = await start('Kids Schulstart')
      expect(chat).toMatchObject({ name: 'Kids Schulstart', description: 'Zum Prüfen' })
      expect(await listed(chat.id)).toMatchObject({ lastMessageAt: null, unreadCount: 0 })
      const page = await port.chat(chat.id).load()
      expect(page).toMatchObject({ messages: [], hasEarlier: false, chat: { id: chat.id } })
      expect(page.members).toHaveLength(2)
      expect(page.members.map(({ id }) => id)).toContain(otherId)
    })

    test('a name of under three letters and people who cannot read along are refused, by field', async () => {
      const short = await refusal(start('X'))
      expect(short.code).toBe('invalid')
      expect(short.fields).toHaveProperty('name')
      const stranger = await refusal(start('Mit Fremden', [strangerId]))
      expect(stranger.code).toBe('invalid')
      expect(stranger.fields).toHaveProperty('memberIds')
    })

    test('those who can be taken in have the chat, and the caller is not among them (CHAT-07)', async () => {
      const ids = (await port.people().load()).map(({ id }) => id)
      expect(ids).toContain(otherId)
      expect(ids).not.toContain(strangerId)
      const chat = await start()
      const sent = await write(chat.id, 'Ich')
      expect(ids).not.toContain(sent.createdByUser.id)
    })

    test('a message is sent without the blanks around it, and is one’s own (CHAT-02, CHAT-03)', async () => {
      const { id } = await start()
      const sent = await write(id, '  Der Plan\nist da. ')
      expect(sent).toMatchObject({ chatId: id, content: 'Der Plan\nist da.', isOwn: true })
      expect((await port.chat(id).load()).messages).toEqual([sent])
      expect((await listed(id))?.lastMessageAt).toBe(sent.createdAt)
    })

    test.each([
      ['nothing', ''],
      ['blanks alone', ' \n\t '],
      ['more than 4,000 characters', 'x'.repeat(4_001)],
    ])('a message of %s is refused (CHAT-03)', async (_, content) => {
      const { id } = await start()
      expect((await refusal(write(id, content))).code).toBe('invalid')
      expect((await port.chat(id).load()).messages).toEqual([])
    })

    test('the same command sent twice is one message', async () => {
      const { id } = await start()
      const command = commandId()
      const first = await write(id, 'Nur einmal', command)
      const second = await write(id, 'Nur einmal', command)
      expect(second.id).toBe(first.id)
      expect((await port.chat(id).load()).messages).toHaveLength(1)
    })

    test('pages of 50 go back to the first message, each once (CHAT-09)', async () => {
      const { id } = await start()
      for (let count = 1; count <= 53; count += 1) await write(id, `Nachricht ${count}`)
      const newest = await port.chat(id).load()
      expect(newest).toMatchObject({ hasEarlier: true })
      expect(newest.messages).toHaveLength(50)
      const earlier = await port.earlier(id, newest.messages[0]!.id)
      expect(earlier.hasEarlier).toBe(false)
      expect(earlier.messages.map(({ content }) => content)).toEqual(
        [1, 2, 3].map((count) => `Nachricht ${count}`),
      )
    })

    test('what others write is unread until it is seen (T-81)', async () => {
      const { id } = await start()
      await say(id, 'Guten Morgen')
      await say(id, 'Haben Sie einen Moment?')
      expect((await listed(id))?.unreadCount).toBe(2)
      const page = await port.chat(id).load()
      expect(page.messages.map(({ isOwn }) => isOwn)).toEqual([false, false])
      expect(page.chat.unreadCount).toBe(2)
      await port.markRead(id)
      expect((await listed(id))?.unreadCount).toBe(0)
    })

    test('what others write is heard in a chat that was joined, until one leaves it (CHAT-08)', async () => {
      const { id } = await start()
      const heard: (ChatMessage | undefined)[] = []
      const leave = port.onMessage!(id, (message) => heard.push(message))
      leaving.push(leave)
      // A port that joins over a connection says when it is there: load again.
      const contents = () => heard.flatMap((message) => message?.content ?? [])
      await vi.waitFor(
        async () => {
          await say(id, 'Hören Sie mich?')
          expect(contents()).not.toEqual([])
        },
        { timeout: 8_000, interval: 300 },
      )
      expect(heard.find((message) => message)).toMatchObject({ chatId: id, isOwn: false })
      leave()
      const before = contents().length
      const other = await start('Danach')
      leaving.push(port.onMessage!(other.id, (message) => heard.push(message)))
      await say(id, 'Und jetzt?')
      await vi.waitFor(
        async () => {
          await say(other.id, 'Hier?')
          expect(contents()).toContain('Hier?')
        },
        { timeout: 8_000, interval: 300 },
      )
      expect(contents().slice(before)).not.toContain('Und jetzt?')
    })

    test('a chat that is not there, or not the caller’s, is not found (PERM-19)', async () => {
      expect((await refusal(port.chat(2_147_000_000).load())).code).toBe('not-found')
      expect((await refusal(write(2_147_000_000, 'Hallo'))).code).toBe('not-found')
    })
  })
}
