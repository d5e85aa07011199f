import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Cockpit } from './Cockpit.tsx'
import { fixedNow } from './testing/fixtures.ts'
import { createMemoryCockpit } from './testing/memory-port.ts'

const failing = createMemoryCockpit({})

const meta = {
  title: 'Modules/Cockpit/States',
  component: Cockpit,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
  args: {
    port: createMemoryCockpit({ cockpit: { layout: '{"version":1,"widgets":[]}' } }).port,
    address: { kind: 'own', id: 7 },
    hasWorkflow: true,
    campaignsAddress: '/campaigns',
  },
} satisfies Meta<typeof Cockpit>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'A cockpit without widgets says that it is empty (LAY-15)',
  play: async () => {
    await expect(await screen.findByText('Dieses Cockpit ist noch leer')).toBeVisible()
  },
}

export const NotLoaded: Story = {
  name: 'A cockpit that cannot be loaded says so, and is loaded with the next try (LAY-15)',
  args: { port: failing.port },
  beforeEach: () =>
    failing.failNext('cockpit', new PortError({ code: 'unknown', retryable: false })),
  play: async () => {
    const title = 'Das Cockpit ließ sich nicht laden'
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(await screen.findByRole('heading', { name: 'Kanäle' })).toBeVisible()
  },
}
