import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Chat } from './Chat.tsx'
import {
  createMemoryChat,
  fixedNow,
  jonas,
  korbinian,
  me,
  sabine,
  sommerfrische,
  type MemoryChat,
  type MemoryOptions,
  type Said,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Chat',
  component: Chat,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface Start {
  startsWith?: string
  width?: string
}
type Loaded = Start & { memory: MemoryChat }

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryChat) => Promise<void>,
  prepare: (memory: MemoryChat) => Start = () => ({}),
): Story {
  let memory = createMemoryChat(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryChat(options)
        return { memory, ...prepare(memory) }
      },
    ],
    render: (_args, { loaded }) => {
      const { memory: own, startsWith, width = '720px' } = loaded as Loaded
      return (
        <div
          style={{
            blockSize: 620,
            inlineSize: width,
            maxInlineSize: '100%',
            border: '1px solid var(--at-line)',
          }}
        >
          <Chat port={own.port} startsWith={startsWith ? own.idOf(startsWith) : undefined} />
        </div>
      )
    },
    play: (context) => play(context, memory),
  }
}

const chats: MemoryOptions['chats'] = [
  {
    name: 'Sommerfrische',
    description: 'Plan, Motive und Termine der Sommerkampagne',
    said: sommerfrische,
    unread: 2,
  },
  {
    name: 'Kurzer Draht',
    members: [me, jonas],
    said: [[2_900, jonas, 'Ich bin morgen ab zehn im Haus.']],
  },
  { name: 'Messe im Herbst', members: [me, sabine] },
]
const many = (count: number): Said[] =>
  Array.from({ length: count }, (_, index) => [
    (count - index) * 4,
    index % 3 === 0 ? me : index % 3 === 1 ? sabine : korbinian,
    `Nachricht ${index + 1}${index % 5 === 0 ? ' mit ein paar Worten mehr, damit die Zeile umbricht und höher wird als die anderen' : ''}`,
  ])

const open = async ({ userEvent }: Context, name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const field = () => screen.findByRole('textbox', { name: 'Ihre Nachricht' })
/** It has a name; what the page has spoken stands in a log without one. */
const log = () => screen.findByRole('log', { name: /\S/ })
const said = async (text: string | RegExp) => within(await log()).findByText(text)
const isAtEnd = (list: HTMLElement) => list.scrollHeight - list.scrollTop - list.clientHeight < 3

export const Playground: Story = flow({ chats, latency: 300 }, async () => undefined)

export const ReadAndWrite: Story = {
  name: 'Reads what is new, and writes (CHAT-01, CHAT-03, CHAT-05, T-81)',
  ...flow({ chats }, async (context, memory) => {
    const { userEvent, step } = context
    const id = memory.idOf('Sommerfrische')
    await step('The list counts what is not read; opening a chat marks it as read', async () => {
      await open(context, /^Sommerfrische.*2 ungelesene Nachrichten$/)
      await expect(await said('Der Text ist freigegeben.')).toBeVisible()
      await waitFor(() => expect(memory.unreadOf(id)).toBe(0))
      await expect(await screen.findByRole('button', { name: 'Sommerfrische' })).toBeVisible()
    })
    await step('The line stands above the first new one; times stand after an hour', async () => {
      const items = within(await log()).getAllByRole('listitem')
      const fresh = items.find((item) => item.textContent.includes('Neu'))
      await expect(fresh).toHaveTextContent('Der Text ist freigegeben.')
      await expect(within(await log()).getByText('heute, 06:04')).toBeVisible()
      await expect(within(await log()).queryByText('heute, 06:08')).not.toBeInTheDocument()
    })
    await step(
      'Blanks are not sent; Shift+Enter breaks; a word being composed is not sent',
      async () => {
        const input = await field()
        await expect(input).toHaveFocus()
        await userEvent.keyboard('   {Enter}')
        await expect(screen.getByRole('button', { name: 'Senden' })).toBeDisabled()
        await userEvent.clear(input)
        await userEvent.keyboard('Vielen Dank!{Shift>}{Enter}{/Shift}Wir buchen.')
        fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
        await expect(input).toHaveValue('Vielen Dank!\nWir buchen.')
        await expect(memory.messagesOf(id)).toHaveLength(sommerfrische.length)
      },
    )
    await step('Enter sends: it shows at once, and goes on when the server has it', async () => {
      const release = memory.hold('send')
      await userEvent.keyboard('{Enter}')
      await expect(await said(/Wir buchen/)).toBeVisible()
      await expect(within(await log()).getByText('Wird gesendet')).toBeInTheDocument()
      await expect(await field()).toHaveValue('')
      await expect(await field()).toHaveFocus()
      release()
      await waitFor(() => expect(screen.queryByText('Wird gesendet')).not.toBeInTheDocument())
      await expect(within(await log()).getAllByText(/Wir buchen/)).toHaveLength(1)
      await expect(memory.messagesOf(id).at(-1)?.content).toBe('Vielen Dank!\nWir buchen.')
    })
    await step('Over 4,000 characters are counted and not sent', async () => {
      const input = await field()
      fireEvent.change(input, { target: { value: 'x'.repeat(4_001) } })
      await expect(screen.getByText('4.001 / 4.000')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Senden' })).toBeDisabled()
      fireEvent.keyDown(input, { key: 'Enter' })
      await expect(input).toHaveValue('x'.repeat(4_001))
      fireEvent.change(input, { target: { value: '' } })
    })
  }),
}

export const WhatOthersWrite: Story = {
  name: 'What others write comes in, is spoken and counted (CHAT-08, T-81)',
  ...flow(
    { chats },
    async (_, memory) => {
      const here = memory.idOf('Sommerfrische')
      await expect(await said('Der Text ist freigegeben.')).toBeVisible()
      await waitFor(() => expect(memory.isJoined(here)).toBe(true))
      memory.say(here, sabine, 'Wunderbar, dann bis morgen.')
      await expect(await said('Wunderbar, dann bis morgen.')).toBeVisible()
      await expect(
        await screen.findByText('Sabine Moser: Wunderbar, dann bis morgen.'),
      ).toBeInTheDocument()
      await waitFor(() => expect(memory.unreadOf(here)).toBe(0))
      const there = memory.idOf('Kurzer Draht')
      memory.say(there, jonas, 'Haben Sie einen Moment?')
      await expect(
        await screen.findByRole('button', { name: /^Kurzer Draht.*1 ungelesene Nachricht$/ }),
      ).toBeVisible()
    },
    () => ({ startsWith: 'Sommerfrische' }),
  ),
}

export const NotSent: Story = {
  name: 'What was not sent stays and is sent again, once; drafts stay with their chat',
  ...flow({ chats }, async (context, memory) => {
    const { userEvent, step } = context
    await open(context, /^Kurzer Draht/)
    const id = memory.idOf('Kurzer Draht')
    await step('It says why, keeps the text, and the next one can be written', async () => {
      memory.failNext('send', new PortError({ code: 'offline' }))
      await userEvent.type(await field(), 'Passt, bis morgen.{Enter}')
      await expect(await screen.findByRole('alert')).toHaveTextContent('Nicht gesendet')
      await expect(screen.getByText(/Keine Verbindung/)).toBeVisible()
      await userEvent.type(await field(), 'Bringen Sie')
    })
    await step('Another chat has a draft of its own', async () => {
      await open(context, /^Sommerfrische/)
      await expect(await field()).toHaveValue('')
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('The list says in which chat something was not sent', async () => {
      await expect(screen.getByText('Nicht gesendet')).toBeVisible()
      await open(context, /^Kurzer Draht.*Nicht gesendet/)
      await expect(await field()).toHaveValue('Bringen Sie')
    })
    await step('Sent again it is there once', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }))
      await expect(await said('Passt, bis morgen.')).toBeVisible()
      await waitFor(() => expect(screen.queryAllByText(/Nicht gesendet/)).toHaveLength(0))
      await expect(memory.messagesOf(id)).toHaveLength(2)
      await expect(await field()).toHaveFocus()
    })
  }),
}

export const EarlierMessages: Story = {
  name: 'Earlier messages come while one scrolls up, and nothing jumps; a button leads to the first new one (CHAT-09, T-81)',
  ...flow(
    { chats: [{ name: 'Langer Draht', said: many(130), unread: 60 }] },
    async (context, memory) => {
      await expect(await said(/^Nachricht 130/)).toBeVisible()
      const list = await log()
      await waitFor(() => expect(isAtEnd(list)).toBe(true))
      const size = () => list.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')
      await expect(size()).toBe('50')
      memory.failNext('earlier', new PortError({ code: 'unknown' }))
      fireEvent.wheel(list)
      list.scrollTop = 0
      const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
      const place = () => {
        const item = within(list).getByText(/^Nachricht 81/)
        return Math.round(item.getBoundingClientRect().top - list.getBoundingClientRect().top)
      }
      const before = place()
      await context.userEvent.click(retry)
      await waitFor(() => expect(size()).toBe('100'))
      await waitFor(() => expect(Math.abs(place() - before)).toBeLessThan(45))
      // The first of what is new is on a page that has come by now.
      await context.userEvent.click(
        screen.getByRole('button', { name: '60 neue Nachrichten, zur ersten' }),
      )
      await expect(await within(list).findByText('Neu')).toBeVisible()
    },
    () => ({ startsWith: 'Langer Draht' }),
  ),
}

export const FiftyThousand: Story = {
  name: 'In 50,000 messages only those in sight are in the page, and 20 on each side (CHAT-06)',
  ...flow(
    { chats: [{ name: 'Sehr lang', said: many(50_000) }], pageSize: 50_000 },
    async (_, memory) => {
      const list = await log()
      await expect(await said(/^Nachricht 50000/)).toBeVisible()
      await waitFor(() => expect(isAtEnd(list)).toBe(true))
      fireEvent.wheel(list)
      for (let step = 0; step < 10; step += 1) {
        list.scrollTop -= 4_000
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      await waitFor(() => {
        const rows = list.querySelectorAll('[role=listitem]').length
        expect(rows).toBeGreaterThan(40)
        return expect(rows).toBeLessThan(90)
      })
      // Wholly above and below the window; one of them may end at its edge.
      await waitFor(() => {
        const frame = list.getBoundingClientRect()
        const places = [...list.querySelectorAll('[role=listitem]')].map((row) =>
          row.getBoundingClientRect(),
        )
        expect([20, 21]).toContain(places.filter(({ bottom }) => bottom <= frame.top).length)
        return expect([20, 21]).toContain(places.filter(({ top }) => top >= frame.bottom).length)
      })
      memory.say(memory.idOf('Sehr lang'), sabine, 'Ganz am Ende')
      await expect(await screen.findByRole('button', { name: /^1 neue/ })).toBeVisible()
    },
    () => ({ startsWith: 'Sehr lang' }),
  ),
}

export const NewChat: Story = {
  name: 'A new chat with name, description and people; what was typed stays (CHAT-01, CHAT-10)',
  ...flow({ chats: [] }, async (context, memory) => {
    const { userEvent, step } = context
    await step('Left again, the focus is where it was', async () => {
      const add = (await screen.findAllByRole('button', { name: 'Neuer Chat' }))[0]!
      add.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(add).toHaveFocus())
    })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Neuer Chat' }))[0]!)
    const name = screen.getByRole('textbox', { name: /^Name/ })
    await step('A name of under three letters is refused at its field', async () => {
      await userEvent.type(name, 'X')
      await userEvent.click(screen.getByRole('button', { name: 'Chat beginnen' }))
      await expect(name).toHaveAccessibleDescription(/3 bis 100 Zeichen/)
      await expect(name).toHaveFocus()
    })
    await step('A failed save keeps everything; the next one opens the chat', async () => {
      memory.failNext('create', new PortError({ code: 'offline' }))
      await userEvent.clear(name)
      await userEvent.type(name, 'Messe im Herbst')
      await userEvent.type(screen.getByRole('textbox', { name: /^Worum/ }), 'Stand und Anreise')
      await userEvent.type(screen.getByRole('combobox', { name: /^Wer/ }), 'Sab{Enter}')
      await userEvent.click(screen.getByRole('button', { name: 'Chat beginnen' }))
      await expect(await screen.findByText(/konnte nicht angelegt werden/)).toBeVisible()
      await expect(name).toHaveValue('Messe im Herbst')
      await userEvent.click(screen.getByRole('button', { name: 'Chat beginnen' }))
      await expect(await screen.findByRole('heading', { name: 'Messe im Herbst' })).toBeVisible()
      await expect(screen.getByText(/Stand und Anreise · .*Sabine Moser/)).toBeVisible()
      await expect(screen.getByText('Schreiben Sie die erste Nachricht.')).toBeVisible()
      await waitFor(async () => expect(await field()).toHaveFocus())
    })
  }),
}

export const OnAPhone: Story = {
  name: 'With little room list and chat come one after the other, and the focus goes along',
  ...flow(
    { chats },
    async (context) => {
      await open(context, /^Sommerfrische/)
      await expect(await said('Der Text ist freigegeben.')).toBeVisible()
      await expect(screen.queryByRole('heading', { name: 'Chats' })).not.toBeInTheDocument()
      await context.userEvent.click(screen.getByRole('button', { name: 'Alle Chats' }))
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^Sommerfrische/ })).toHaveFocus(),
      )
      await expect(screen.queryByRole('log', { name: /\S/ })).not.toBeInTheDocument()
    },
    () => ({ width: '320px' }),
  ),
}

export const Failed: Story = {
  name: 'The list fails and comes back; a chat that is closed to one says so',
  ...flow(
    { chats },
    async (context, memory) => {
      await expect(await screen.findByText('Die Chats konnten nicht geladen werden')).toBeVisible()
      await context.userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      memory.failNext('chat', new PortError({ code: 'forbidden' }))
      await open(context, /^Kurzer Draht/)
      await expect(await screen.findByText('Dieser Chat steht Ihnen nicht offen')).toBeVisible()
      await expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    },
    (memory) => {
      memory.failNext('chats', new PortError({ code: 'unknown' }))
      return {}
    },
  ),
}
