import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { seal, type FrameMessage } from './frame/protocol.ts'
import { Player } from './player/index.ts'
import { SeminarSession } from './SeminarSession.tsx'
import { createMemorySeminars, fixedNow, someSeminars } from './testing/index.ts'
import { storyCourse } from './testing/story-course.ts'

const { port } = createMemorySeminars({ seminars: someSeminars, addressOf: storyCourse() })

const meta = {
  title: 'Modules/Seminars/Alone',
  component: Player,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
  args: { port, seminarId: 1, lessonId: 13, title: 'Vom Briefing zum Plan', onExit: fn() },
} satisfies Meta<typeof Player>
export default meta
type Story = StoryObj<typeof meta>

const frameOf = async () => {
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  return document.querySelector('iframe')!
}
const isRunning = async () => {
  const frame = await frameOf()
  await waitFor(() => {
    const lesson = frame.contentDocument?.querySelector('iframe')
    return expect(lesson?.contentDocument?.querySelector('#place')?.textContent).toMatch(/^Seite/)
  })
}

export const PlayerAlone: Story = {
  name: 'The player needs only a port, a seminar and a lesson (SEM-01)',
  play: async ({ args, userEvent }) => {
    await isRunning()
    const frame = await frameOf()
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    await userEvent.click(screen.getByRole('button', { name: 'Beenden' }))
    await waitFor(() => expect(args.onExit).toHaveBeenCalledWith('saved'))
  },
}

export const Silent: Story = {
  name: 'What the player’s page says of a silent lesson is told, and the lesson loaded again; nobody else is heard',
  play: async ({ userEvent }) => {
    await isRunning()
    const frame = await frameOf()
    const say = (message: FrameMessage, source: Window, origin = location.origin) =>
      dispatchEvent(new MessageEvent('message', { data: seal(message), source, origin }))
    const silent = { type: 'trouble', kind: 'no-initialize', text: '' } as const
    say(silent, window)
    say(silent, frame.contentWindow!, 'https://elsewhere.example')
    await expect(screen.queryByText(/meldet ihren Fortschritt nicht/)).toBeNull()
    say(silent, frame.contentWindow!)
    await expect(await screen.findByText(/meldet ihren Fortschritt nicht/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }))
    await waitFor(() => expect(screen.queryByText(/meldet ihren Fortschritt nicht/)).toBeNull())
  },
}

export const SessionAlone: Story = {
  name: 'A seminar alone has the address to itself (ROUTE-14)',
  render: () => <SeminarSession port={port} seminarId={1} />,
  decorators: [inStoryHost({ now: () => fixedNow, path: [] })],
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Alle Schulungen' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /Vom Briefing zum Plan/ }))
    await isRunning()
  },
}
