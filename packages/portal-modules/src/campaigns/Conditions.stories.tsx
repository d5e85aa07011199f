import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, planFor, someCampaigns, type MemoryCampaigns } from './testing/index.ts' // prettier-ignore

const condition = 'Nur mit Motiv B, die Freigabe des Motivs kommt bis Freitag.'
const [first, second] = someCampaigns as [(typeof someCampaigns)[0], (typeof someCampaigns)[0]]
const approvals = { approved: 3, total: 4, changed: 1, reopened: 0, rejected: 0 }
const campaigns = [{ ...first, openConditions: [condition], approvals }, second]
const make = () =>
  createMemoryCampaigns({
    campaigns,
    plan: planFor(campaigns).map((channel, at) =>
      at === 0 ? { ...channel, openCondition: condition } : channel,
    ),
  })

const meta = {
  title: 'Modules/Campaigns/Conditions',
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

export const Open: Story = {
  name: 'Approved with a condition that is open, or planned anew since: card and list say it, and which one (COCK-09)',
  play: async ({ step }) => {
    await step('the card', async () => {
      const link = await screen.findByRole('link', { name: 'Sommerfrische 2027' })
      const card = within(link.closest<HTMLElement>('[role=row]')!)
      await expect(card.getByText('Eine Auflage offen')).toBeVisible()
      await expect(card.getByText(condition)).toBeVisible()
      await expect(screen.getAllByText(/Auflage offen/)).toHaveLength(1)
      await expect(
        card.getByText('3 von 4 Kanälen freigegeben, 1 seit der Freigabe geändert'),
      ).toBeVisible()
    })
    await step('the list', async () => {
      await view('Liste')
      const table = within(await screen.findByRole('grid', { name: 'Kampagnen' }))
      const mark = table.getByTitle(`Eine Auflage offen: ${condition}`)
      await expect(mark).toBeVisible()
      // The words stand in the row: who listens hears them once (row 49).
      await expect(mark).toHaveAttribute('aria-hidden', 'true')
      await expect(mark).toHaveTextContent('')
      await expect(
        table.getByText(
          `3 von 4 Kanälen freigegeben, 1 seit der Freigabe geändert; Eine Auflage offen: ${condition}`,
          { selector: '.at-table-second' },
        ),
      ).toBeVisible()
    })
    await step('the media plan', async () => {
      await view('Mediaplan')
      const rows = await screen.findAllByText(`Freigegeben mit Auflage: ${condition}`)
      await expect(rows[0]).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Alles zeigen' }))
      const bar = await screen.findByRole('gridcell', { name: /TV Flight 1 · .*Freigegeben mit Auflage: Nur mit Motiv B/ }) // prettier-ignore
      await expect(bar).toBeVisible()
    })
  },
}

export const DarkCard: Story = { globals: { locale: 'de', mode: 'dark' } }
export const SmallWidth: Story = {
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
}
