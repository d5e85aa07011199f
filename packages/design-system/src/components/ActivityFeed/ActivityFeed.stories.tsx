import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CircleX, FileUp, MessageCircle, Stamp } from 'lucide-react'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Link } from '../Link/index.ts'
import { ActivityFeed, type ActivityItem } from './ActivityFeed.tsx'

const ITEMS: ActivityItem[] = [
  {
    id: 1,
    time: '2026-11-20T09:02:00+01:00',
    icon: CircleCheck,
    tone: 'ok',
    title: (
      <>
        <strong>Sabine Moser</strong> hat 20"-Spot national freigegeben
      </>
    ),
    detail: '182.000,00 €',
  },
  {
    id: 2,
    time: '2026-11-20T08:40:00+01:00',
    icon: MessageCircle,
    tone: 'info',
    title: (
      <>
        <strong>Jonas Thiele</strong> hat kommentiert
      </>
    ),
    detail: '„Die Flächen am Jungfernstieg sind ab KW 18 frei.“',
  },
  {
    id: 3,
    time: '2026-11-19T17:15:00+01:00',
    icon: Stamp,
    tone: 'warn',
    title: 'Plan v3 wurde zur Freigabe vorgelegt',
    detail: <Link href="#plan">Plan v3.pdf</Link>,
  },
  {
    id: 4,
    time: '2026-11-13T10:00:00+01:00',
    icon: CircleX,
    tone: 'bad',
    title: 'Plan v2 wurde abgelehnt',
  },
  {
    id: 5,
    time: '2026-11-13T08:30:00+01:00',
    icon: FileUp,
    title: '6 neue Dateien in Kreation',
  },
]

const meta = {
  title: 'Components/Display/ActivityFeed',
  component: ActivityFeed,
  args: {
    items: ITEMS,
    label: 'Verlauf der Kampagne',
    level: 2,
    now: Date.parse('2026-11-20T11:14:00+01:00'),
    timeZone: 'Europe/Berlin',
  },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof ActivityFeed>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <ActivityFeed {...args} />
      <ActivityFeed {...args} label="Letztes Ereignis" items={ITEMS.slice(0, 1)} />
    </Column>
  ),
}

export const Empty: Story = { args: { items: [] } }

export const Loading: Story = { args: { isLoading: true } }

export const LongGermanText: Story = {
  args: {
    items: [
      {
        id: 1,
        time: '2026-11-20T09:02:00+01:00',
        icon: FileUp,
        title: 'Werbemittelanlieferungsbestätigung der Außenwerbungsvermarktungsgesellschaft',
        detail: 'Eingegangen über das Anlieferungsportal, geprüft von der Mediaplanung',
      },
    ],
  },
  render: (args) => (
    <Phone>
      <ActivityFeed {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ActivityFeed {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ActivityFeed {...args} level={3} items={ITEMS.slice(0, 3)} />
    </ThemeGrid>
  ),
}

export const ByDay: Story = {
  name: 'stands day by day, near days by their names',
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading').map((heading) => heading.textContent)
    await expect(days).toEqual(['Heute', 'Gestern', 'Freitag, 13. November 2026'])
    await expect(canvas.getByRole('list', { name: 'Heute' }).children).toHaveLength(2)
  },
}
