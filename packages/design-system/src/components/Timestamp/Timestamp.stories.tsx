import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Timestamp } from './Timestamp.tsx'

const NOW = Date.parse('2026-11-20T09:14:00+01:00')

const meta = {
  title: 'Components/Display/Timestamp',
  component: Timestamp,
  args: { time: '2026-11-17T16:40:00+01:00', now: NOW, timeZone: 'Europe/Berlin' },
  parameters: {
    keyboard: [
      ['Tab', 'Says the exact time'],
      ['Enter, Space', 'Writes it out'],
    ],
    without: { LongGermanText: 'its words are its own' },
  },
} satisfies Meta<typeof Timestamp>
export default meta
type Story = StoryObj<typeof meta>

const TIMES = [
  '2026-11-20T09:14:00+01:00',
  '2026-11-20T09:09:00+01:00',
  '2026-11-20T09:44:00+01:00',
  '2026-11-20T07:30:00+01:00',
  '2026-11-19T17:30:00+01:00',
  '2026-11-21T10:00:00+01:00',
  '2026-11-17T16:40:00+01:00',
  '2026-11-23T12:00:00+01:00',
  '2026-04-01T12:00:00+02:00',
]

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {TIMES.map((time) => (
        <div key={time}>
          <Timestamp {...args} time={time} />
        </div>
      ))}
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Timestamp {...args} isStatic />
      <Timestamp {...args} time="unbekannt" />
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      Freigegeben von Sabine Moser <Timestamp {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Timestamp {...args} />
    </ThemeGrid>
  ),
}

export const ExactOnFocus: Story = {
  name: 'says the exact time on focus, writes it out on Enter and back on Space',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'vor 3 Tagen' })).toBeVisible()
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /Dienstag, 17\. November 2026 um 16:40/,
    )
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: /17\. November/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: 'vor 3 Tagen' })).toHaveFocus()
  },
}

export const English: Story = {
  name: 'speaks English',
  globals: { locale: 'en' },
  args: { time: '2026-11-19T17:30:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'yesterday, 17:30' })).toBeVisible()
  },
}
