import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Cockpit } from './Cockpit.tsx'
import { CockpitModule } from './CockpitModule.tsx'
import type { CockpitPort } from './cockpit.port.ts'
import { demoCampaign, fixedNow } from './testing/fixtures.ts'
import { createMemoryCockpit } from './testing/memory-port.ts'

const meta = {
  title: 'Modules/Cockpit/States',
  component: Cockpit,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
  args: { port: createMemoryCockpit().port, address: { kind: 'own', id: 7 } },
} satisfies Meta<typeof Cockpit>
export default meta
type Story = StoryObj<typeof meta>

/** A port on which the cockpit, and then its figures, fail to load once. */
function failingTwice(): CockpitPort {
  const { port, failNext } = createMemoryCockpit()
  failNext('cockpit', new PortError({ code: 'unknown', retryable: false, reference: 't-1' }))
  failNext('data', new PortError({ code: 'unknown', retryable: false, reference: 't-2' }))
  return port
}

function Failing() {
  const [port] = useState(failingTwice)
  return <Cockpit port={port} address={{ kind: 'own', id: 7 }} />
}

export const NotLoaded: Story = {
  name: 'What could not be loaded says so, and is tried again (COCK-05, COCK-12)',
  render: () => <Failing />,
  play: async () => {
    const again = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(await screen.findByText(/t-1/)).toBeVisible()
    await expect(screen.getByText('Das Cockpit ließ sich nicht laden')).toBeVisible()
    await again()
    await expect(await screen.findByText(/t-2/)).toBeVisible()
    await again()
    await expect(await screen.findByRole('heading', { name: 'Kanäle' })).toBeVisible()
  },
}

export const NothingInIt: Story = {
  name: 'One whose layout is empty says so (COCK-12)',
  args: { port: createMemoryCockpit({ cockpit: { layout: '{"version":1,"widgets":[]}' } }).port },
  play: async () => {
    await expect(await screen.findByText('Dieses Cockpit ist noch leer')).toBeVisible()
  },
}

export const BrokenLayout: Story = {
  name: 'A layout that is no JSON is an error (COCK-02)',
  args: { port: createMemoryCockpit({ cockpit: { layout: '{"version":' } }).port },
  play: async () => {
    await expect(await screen.findByText('Der Aufbau dieses Cockpits ist nicht lesbar')).toBeVisible() // prettier-ignore
    await expect(screen.getByText('Sein Aufbau ist kein gültiges JSON.')).toBeVisible()
  },
}

const weather = '{"version":1,"widgets":[{"id":"a","type":"weather","x":0,"y":0,"w":6,"h":1}]}'

export const UnknownWidget: Story = {
  name: 'A widget that nobody knows is shown as such (COCK-02)',
  args: { port: createMemoryCockpit({ cockpit: { layout: weather } }).port },
  play: async () => {
    await expect(await screen.findByText('„weather“ kennt dieses Portal noch nicht.')).toBeVisible() // prettier-ignore
  },
}

/** Two cockpits on one port, each with its campaign; the second takes its time. */
function twoCockpits(): CockpitPort {
  const first = createMemoryCockpit().port
  const campaign = { ...demoCampaign, id: 8, name: 'Herbst Gastro' }
  const second = createMemoryCockpit({ cockpit: { id: 8, name: campaign.name, campaign }, data: { campaign }, latency: 300 }).port // prettier-ignore
  const portOf = (id: number) => (id === 8 ? second : first)
  return {
    ...first,
    cockpit: (address) => portOf(address.kind === 'own' ? address.id : 7).cockpit(address),
    data: (asked) => portOf(asked.id).data(asked),
    documents: (id) => portOf(id).documents(id),
    history: (id) => portOf(id).history(id),
  }
}

function Switched() {
  const [port] = useState(twoCockpits)
  const [id, setId] = useState(7)
  return (
    <>
      <CockpitModule port={port} component={{ id }} config={{}} />
      <button type="button" onClick={() => setId(8)}>
        Next
      </button>
    </>
  )
}

export const Switching: Story = {
  name: 'Another cockpit begins anew: nothing of the former is left while it loads (COCK-05)',
  render: () => <Switched />,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Sommerfrische 2027' })
    await screen.findByRole('heading', { name: 'Kanäle' })
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await expect(screen.queryByText('Sommerfrische 2027')).toBeNull()
    await expect(screen.queryByRole('heading', { name: 'Kanäle' })).toBeNull()
    await screen.findByRole('heading', { level: 1, name: 'Herbst Gastro' })
    await expect(await screen.findByRole('heading', { name: 'Kanäle' })).toBeVisible()
  },
}
