import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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

const meta = {
  title: 'Modules/Campaigns/Long list',
  component: Campaigns,
  globals: { locale: 'de' },
  args: { port: makeMemory().port },
  loaders: [
    () => {
      const memory = makeMemory()
      release = memory.hold('campaigns')
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
      release()
      await screen.findByRole('tab', { name: /^Beendet \(?\d/ })
      await waitFor(() => expect(menu()).toBeEnabled())
    })
  },
}

export const InThePlan: Story = {
  name: 'The plan begins with what is not over, too (T-22)',
  parameters: { address: { view: 'plan' } },
  play: async () => {
    await screen.findByRole('row', { name: /Megalights Hafenfest/ })
    await expect(menu()).toBeDisabled()
    release()
    await waitFor(() => expect(menu()).toBeEnabled())
  },
}
