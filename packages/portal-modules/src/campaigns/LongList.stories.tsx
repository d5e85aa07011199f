import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import {
  createMemoryCampaigns,
  fixedNow,
  someCampaigns,
  type MemoryCampaigns,
} from './testing/index.ts'

const makeMemory = () => createMemoryCampaigns({ campaigns: someCampaigns, isLong: true })
let release: () => void = () => undefined
let memory: MemoryCampaigns

const meta = {
  title: 'Modules/Campaigns/Long list',
  component: Campaigns,
  globals: { locale: 'de' },
  args: { port: makeMemory().port },
  loaders: [
    ({ parameters }) => {
      memory = makeMemory()
      const { held = ['campaigns'] } = parameters as { held?: ('campaigns' | 'plan')[] }
      const releases = held.map((what) => memory.hold(what))
      release = () => releases.forEach((letGo) => letGo())
      return { memory }
    },
  ],
  render: (_args, { loaded, parameters }) => (
    <StoryHost
      locale="de"
      now={() => fixedNow}
      params={parameters.address as Record<string, string> | undefined}
    >
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

const tab = (name: RegExp) => screen.findByRole('tab', { name })
const menu = () => screen.getByRole('button', { name: 'Exportieren' })

export const First: Story = {
  name: 'What is not over is there first and can be worked with; what is over follows (CAMP-12, LAY-15)',
  play: async ({ step }) => {
    const column = await screen.findByRole('group', { name: /^Freigabe(?!ge)/ })
    await expect(within(column).getByRole('link', { name: 'Megalights Hafenfest' })).toBeVisible()
    await step('Nothing is counted or saved that is not whole', async () => {
      await expect(await tab(/^Beendet$/)).toBeVisible()
      await expect(screen.queryByText(/Kampagnen,|Kampagnen ·/)).toBeNull()
      await expect(menu()).toBeDisabled()
    })
    await step('What is over is said to be on its way, not to be missing', async () => {
      await userEvent.click(await tab(/^Beendet/))
      await screen.findByRole('region', { name: 'Kampagnen werden geladen' })
      const search = screen.getByRole('searchbox', { name: 'Kampagnen durchsuchen' })
      await userEvent.type(search, 'Weihnachten')
      await expect(search).toHaveValue('Weihnachten')
      await expect(screen.queryByText(/Ergebnis/)).toBeNull()
      await userEvent.clear(search)
      release()
      await screen.findByRole('tab', { name: /^Beendet \(?\d/ })
      await waitFor(() => expect(menu()).toBeEnabled())
    })
  },
}

export const InThePlan: Story = {
  name: 'The plan begins with what is not over, too, and nothing of it moves as the rest comes (row 45, T-22)',
  parameters: { address: { view: 'plan' } },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Megalights Hafenfest/ })
    await expect(menu()).toBeDisabled()
    const rows = () => screen.getAllByRole('row').map((one) => [one.textContent.slice(0, 20), one.getBoundingClientRect().top]) // prettier-ignore
    const first = rows().slice(0, rows().findIndex(([text]) => text === row.textContent.slice(0, 20)) + 1) // prettier-ignore
    // What is summed and counted so far would be taken for all.
    await expect(screen.getByRole('row', { name: /^Budget je Monat/ })).toHaveTextContent('noch nicht vollständig') // prettier-ignore
    await expect(screen.queryByText(/Ergebnis/)).toBeNull()
    release()
    await waitFor(() => expect(menu()).toBeEnabled())
    await expect(screen.getByRole('row', { name: /^Budget je Monat/ })).toHaveTextContent(/zusammen [\d.]+/) // prettier-ignore
    await screen.findByText(/\d Ergebnisse/)
    await expect(rows().slice(0, first.length).map(([, top]) => top)).toEqual(first.map(([, top]) => top)) // prettier-ignore
    await expect(rows()[first.length - 1]).toEqual(first.at(-1))
  },
}

const noWay = () => new PortError({ code: 'unknown' })
const banner = () => screen.findByText(/^Beendete Kampagnen ließen sich nicht laden/)
const again = () => userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))

export const RestFails: Story = {
  name: 'When the rest does not come, what is there stays and the rest is asked for again (ALRT-02, LAY-15)',
  play: async ({ step }) => {
    await screen.findByRole('link', { name: 'Megalights Hafenfest' })
    memory.failNext('campaigns', noWay())
    release()
    await banner()
    await expect(screen.getByRole('link', { name: 'Megalights Hafenfest' })).toBeVisible()
    await expect(menu()).toBeDisabled()
    await step('Where only the rest would be, nothing is said to be missing', async () => {
      await userEvent.click(await tab(/^Beendet$/))
      await banner()
      await expect(screen.queryByText(/^Nichts/)).toBeNull()
    })
    await again()
    await screen.findByRole('tab', { name: /^Beendet \(?\d/ })
    await waitFor(() => expect(screen.queryByText(/^Beendete Kampagnen/)).toBeNull())
    await expect(menu()).toBeEnabled()
  },
}

export const RestOfPlanFails: Story = {
  name: 'When the rest of the plan does not come, its bars stay, too (T-22)',
  parameters: { address: { view: 'plan' }, held: ['plan'] },
  play: async () => {
    await screen.findByRole('row', { name: /Megalights Hafenfest/ })
    memory.failNext('plan', noWay())
    release()
    await banner()
    await expect(screen.getByRole('row', { name: /Megalights Hafenfest/ })).toBeVisible()
    await again()
    await waitFor(() => expect(menu()).toBeEnabled())
  },
}

export const BothRestsFail: Story = {
  name: 'When neither rest comes, one press asks for both again (ALRT-02)',
  parameters: { address: { view: 'plan' }, held: ['campaigns', 'plan'] },
  play: async () => {
    await screen.findByRole('row', { name: /Megalights Hafenfest/ })
    memory.failNext('campaigns', noWay())
    memory.failNext('plan', noWay())
    release()
    await banner()
    await again()
    await waitFor(() => expect(screen.queryByText(/^Beendete Kampagnen/)).toBeNull())
    await expect(menu()).toBeEnabled()
  },
}
