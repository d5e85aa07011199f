import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Cockpit } from './Cockpit.tsx'
import { fixedNow } from './testing/fixtures.ts'
import { createMemoryCockpit } from './testing/memory-port.ts'

const meta = {
  title: 'Modules/Cockpit/Figures',
  component: Cockpit,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
  args: {
    port: createMemoryCockpit({}).port,
    address: { kind: 'own', id: 7 },
    hasWorkflow: true,
    campaignsAddress: '/campaigns',
  },
} satisfies Meta<typeof Cockpit>
export default meta
type Story = StoryObj<typeof meta>

const pairs: Story['play'] = async () => {
  const budget = await screen.findByRole('group', { name: 'Budget' })
  const flight = screen.getByRole('group', { name: 'Laufzeit' })
  const booked = screen.getByRole('group', { name: 'Gebucht' })
  const top = (element: Element) => element.getBoundingClientRect().top
  await expect(top(budget)).toBe(top(flight))
  await expect(top(booked)).toBeGreaterThan(top(budget))
  await expect(budget.querySelector('.at-figure')!.getBoundingClientRect().height).toBeLessThan(30)
}

export const Phone: Story = {
  name: 'On a phone budget and flight stand beside each other, the money on one line',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: pairs,
}

export const Narrow: Story = {
  name: 'At 320 px too, and what is left over has a line of its own',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: pairs,
}
