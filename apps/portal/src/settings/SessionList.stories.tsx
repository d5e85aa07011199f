import { ApiError } from '@atrium/api-client'
import type { SignInSession } from '@atrium/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SessionList, type SessionListProps } from './SessionList.tsx'
import { inPortal } from '../testing/inPortal.tsx'

const office: SignInSession = {
  id: 'office',
  browser: 'Firefox',
  system: 'Windows',
  device: 'desktop',
  network: '203.0.113.x',
  startedAt: '2026-11-20T08:02:00Z',
  lastSeenAt: '2026-11-23T08:10:00Z',
  isCurrent: true,
}
const phone: SignInSession = {
  id: 'phone',
  browser: 'Safari',
  system: 'iOS',
  device: 'mobile',
  network: '198.51.100.x',
  startedAt: '2026-11-12T17:30:00Z',
  lastSeenAt: '2026-11-19T18:05:00Z',
  isCurrent: false,
}
const unknown: SignInSession = {
  id: 'unknown',
  browser: null,
  system: null,
  device: 'unknown',
  network: null,
  startedAt: '2026-11-01T07:00:00Z',
  lastSeenAt: null,
  isCurrent: false,
}

/** Keeps what ends, as the server would. */
function Keeping({ sessions: first, onEnd, onEndOthers }: SessionListProps) {
  const [sessions, setSessions] = useState(first)
  return (
    <SessionList
      sessions={sessions}
      onEnd={async (id) => {
        await onEnd(id)
        setSessions(sessions.filter((one) => one.id !== id))
      }}
      onEndOthers={async () => {
        const count = await onEndOthers()
        setSessions(sessions.filter(({ isCurrent }) => isCurrent))
        return count
      }}
    />
  )
}

const meta = {
  title: 'Portal/Sessions',
  component: SessionList,
  render: (args) => <Keeping {...args} />,
  decorators: [inPortal],
  globals: { locale: 'de' },
  args: {
    sessions: [office, phone, unknown],
    onEnd: fn(async () => undefined),
    onEndOthers: fn(async () => 2),
  },
} satisfies Meta<typeof SessionList>
export default meta
type Story = StoryObj<typeof meta>

/** A message comes in by and by. */
const isShown = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Wo Sie angemeldet sind' })).getAllByRole(
    'listitem',
  )

export const List: Story = {
  name: 'Devices are named in plain words, and this one cannot be signed out here (API-12)',
  play: async () => {
    const [first, second, third] = await rows()
    await expect(within(first!).getByText('Firefox auf Windows')).toBeVisible()
    await expect(within(first!).getByText('Dieses Gerät')).toBeVisible()
    await expect(within(first!).queryByRole('button')).toBeNull()
    await expect(within(second!).getByText(/Netz 198\.51\.100\.x/)).toBeVisible()
    await expect(within(third!).getByText('Unbekanntes Gerät')).toBeVisible()
  },
}

export const EndOne: Story = {
  name: 'One device is signed out, and is gone from the list (API-12)',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Safari auf iOS abmelden' }))
    await isShown('Safari auf iOS ist abgemeldet')
    await expect(args.onEnd).toHaveBeenCalledWith('phone')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  },
}

export const EndOthers: Story = {
  name: 'All other devices are signed out, after a question (API-12)',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Alle anderen abmelden …' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(args.onEndOthers).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Alle anderen abmelden' }))
    await isShown('2 andere Geräte sind abgemeldet')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await expect(screen.queryByRole('button', { name: /abmelden/ })).toBeNull()
  },
}

export const Failed: Story = {
  name: 'What could not be signed out stays in the list, and that is said, with its cause (API-12, ERR-04)',
  args: {
    onEnd: fn(async () =>
      Promise.reject(new ApiError({ status: 403, code: 'x', title: 'x', traceId: 'r-403' })),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Safari auf iOS abmelden' }))
    await isShown(/Abmelden hat nicht geklappt/)
    await isShown(/Dafür haben Sie keine Berechtigung\..*r-403/)
    await expect(await rows()).toHaveLength(3)
  },
}
