import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, someCampaigns, type MemoryCampaigns } from './testing/index.ts' // prettier-ignore

const [first, second] = someCampaigns as [(typeof someCampaigns)[0], (typeof someCampaigns)[0]]
const make = () =>
  createMemoryCampaigns({
    campaigns: [
      { ...first, planned: 480_501 },
      second,
      { ...second, id: 1, name: 'Ohne Rahmen', budget: null, planned: 12_000 },
    ],
  })

const meta = {
  title: 'Modules/Campaigns/Budgets',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: make().port },
  loaders: [() => ({ memory: make() })],
  render: (_args, { loaded, globals }) => (
    <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'} now={() => fixedNow}>
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

const view = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

export const OverTheFrame: Story = {
  name: 'Where more is planned than the campaign may cost, card, list and plan say both figures (CAMP-07, CAMP-10)',
  play: async ({ step }) => {
    await step('the card', async () => {
      const link = await screen.findByRole('link', { name: 'Sommerfrische 2027' })
      const card = within(link.closest<HTMLElement>('[role=row]')!)
      await expect(card.getByText(/^480\.000,00\s€$/)).toBeVisible()
      await expect(
        card.getByText(/^480\.501,00\s€ verplant · 501,00\s€ über dem Rahmen$/),
      ).toBeVisible()
      // What the other's channels cost is what it may cost.
      await expect(screen.getAllByText(/verplant/)).toHaveLength(2)
      await expect(screen.getByText(/^12\.000,00\s€ verplant$/)).toBeVisible()
    })
    await step('the list', async () => {
      await view('Liste')
      const table = within(await screen.findByRole('grid', { name: 'Kampagnen' }))
      await expect(table.getByRole('columnheader', { name: /Budgetrahmen/ })).toBeVisible()
      await expect(table.getByText(/^480\.501,00\s€ verplant$/)).toBeVisible()
    })
    await step('the media plan', async () => {
      await view('Mediaplan')
      await expect(
        (await screen.findAllByText(/480\.000\s€ · 480\.501\s€ verplant · 01\.04\./))[0],
      ).toBeVisible()
    })
  },
}
