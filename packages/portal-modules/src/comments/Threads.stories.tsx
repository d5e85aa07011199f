import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  PinningContext,
  type Pin,
  type Pinning,
  type PinPosition,
} from '../kit/module-host/pinning.ts'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Comments } from './Comments.tsx'
import {
  buildComment,
  createMemoryComments,
  fixedNow,
  korbinian,
  type MemoryComments,
  type MemoryOptions,
} from './testing/index.ts'

const meta = {
  title: 'Modules/Comments/Threads',
  component: Comments,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const show = fn<(pin: Pin) => void>()
const reportPins = fn<(pins: readonly Pin[]) => void>()

/** What stands beside a file that is looked at, with a place marked in it. */
function Beside({ memory, at }: { memory: MemoryComments; at: PinPosition | undefined }) {
  const [place, mark] = useState(at)
  const pinning = useMemo(
    (): Pinning => ({
      version: 2,
      canMark: true,
      isMarking: true,
      place,
      isByKeys: false,
      mark,
      markedBy: () => () => undefined,
      writing: undefined,
      write: () => undefined,
      pins: [],
      reportPins,
      asked: undefined,
      ask: () => undefined,
      shown: undefined,
      show,
    }),
    [place],
  )
  const comments = <Comments port={memory.port} itemId={memory.itemId} itemName="Spot.mp4" />
  return (
    <div style={{ inlineSize: '420px', maxInlineSize: '100%' }}>
      {at ? <PinningContext value={pinning}>{comments}</PinningContext> : comments}
    </div>
  )
}

function flow(
  options: MemoryOptions,
  play: (context: Context, memory: MemoryComments) => Promise<void>,
  at?: PinPosition,
): Story {
  let memory = createMemoryComments(options)
  return {
    args: { port: memory.port, itemId: memory.itemId },
    loaders: [
      () => {
        memory = createMemoryComments(options)
        return { memory }
      },
    ],
    render: (_args, { loaded }) => (
      <Beside memory={(loaded as { memory: MemoryComments }).memory} at={at} />
    ),
    play: (context) => play(context, memory),
  }
}

const talk = [
  buildComment({ id: 4, text: 'Machen wir.', author: korbinian, replyTo: 1 }),
  buildComment({ id: 3, text: 'Ton zu laut', place: { version: 1, seconds: 65.5 } }),
  buildComment({ id: 2, text: 'Passt so.' }),
  buildComment({ id: 1, text: 'Logo größer', place: { version: 2, x: 0.1, y: 0.2, page: 3 } }),
]
const answers = () => screen.findByRole('list', { name: 'Antworten' })

export const Answering: Story = {
  name: 'An answer stands under what it answers; Escape closes its field, and the focus stays there (T-41)',
  ...flow({ comments: talk }, async ({ userEvent }, memory) => {
    await expect(within(await answers()).getByText('Machen wir.')).toBeVisible()
    const button = screen.getByRole('button', {
      name: /^Auf den Kommentar „Logo größer“ antworten/,
    })
    await userEvent.click(button)
    const field = () => screen.findByRole('textbox', { name: 'Ihre Antwort' })
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('textbox', { name: 'Ihre Antwort' })).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())

    await userEvent.keyboard('{Enter}')
    await userEvent.type(await field(), 'Bis Freitag.{Enter}')
    await waitFor(async () =>
      expect(within(await answers()).getAllByRole('listitem')).toHaveLength(2),
    )
    const rows = within(await answers()).getAllByRole('listitem')
    await expect(rows[1]).toHaveTextContent('Bis Freitag.')
    await expect(memory.texts()[0]).toBe('Bis Freitag.')
    await expect(button).toHaveFocus()
  }),
}

export const NotArrived: Story = {
  name: 'An answer that did not arrive stands in its thread, to be sent again (T-41, CMT-02)',
  ...flow({ comments: talk }, async ({ userEvent }, memory) => {
    await answers()
    memory.failNext('add', new PortError({ code: 'offline' }))
    await userEvent.click(screen.getByRole('button', { name: /Auf den Kommentar „Machen wir/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ihre Antwort' }), 'Danke!{Enter}') // prettier-ignore
    const list = within(await answers())
    await waitFor(() => expect(list.getByText('Nicht gesendet')).toBeVisible())
    await userEvent.click(list.getByRole('button', { name: 'Erneut senden' }))
    await waitFor(() => expect(list.queryByText('Nicht gesendet')).toBeNull())
    await expect(memory.texts()[0]).toBe('Danke!')
  }),
}

export const Placed: Story = {
  name: 'A comment takes the place that is marked, names it, and leads to it (T-41)',
  ...flow(
    { comments: talk },
    async ({ userEvent }) => {
      show.mockClear()
      const old = await screen.findByRole('button', { name: 'Stelle 2: bei 1:05, Version 1' })
      await userEvent.click(old)
      await expect(show.mock.lastCall![0]).toMatchObject({ id: 3, number: 2 })
      await expect(screen.getByRole('button', { name: 'Stelle 1: Seite 3' })).toBeVisible()
      await expect(screen.getByText('bei 0:12')).toBeVisible()
      await userEvent.type(screen.getByRole('textbox', { name: 'Ihr Kommentar' }), 'Schnitt{Enter}')
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Stelle 3: bei 0:12' })).toBeVisible(),
      )
      await expect(screen.queryByText('bei 0:12', { exact: true })).toBeNull()
      await expect(reportPins.mock.lastCall![0]).toHaveLength(3)
    },
    { version: 2, seconds: 12.4 },
  ),
}
