import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, someCampaigns, type MemoryCampaigns } from './testing/index.ts' // prettier-ignore

const make = (canPlan = false) => createMemoryCampaigns({ campaigns: someCampaigns, canPlan })

const meta = {
  title: 'Modules/Campaigns/Deciding',
  component: Campaigns,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: make().port },
  loaders: [() => ({ memory: make() })],
  render: (_args, { loaded, globals }) => (
    <StoryHost
      locale={globals.locale === 'en' ? 'en' : 'de'}
      params={{ view: 'list' }}
      now={() => fixedNow}
    >
      <Campaigns port={(loaded as { memory: MemoryCampaigns }).memory.port} />
    </StoryHost>
  ),
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const choose = async (name: string) =>
  userEvent.click(within(await row(name)).getByRole('checkbox'))

export const ApproveSeveral: Story = {
  name: 'Several campaigns are approved together, channel by channel in sight; what fails stays and says why (T-24, T-38)',
  play: async ({ loaded, step }) => {
    const { failNext } = (loaded as { memory: MemoryCampaigns }).memory
    await step('only what waits for the reader is among them', async () => {
      for (const name of ['Megalights Hafenfest', 'Sommerfrische 2027', 'Kiosk-Offensive'])
        await choose(name)
      await userEvent.click(await screen.findByRole('button', { name: '2 freigeben …' }))
    })
    const dialog = within(await screen.findByRole('dialog', { name: '2 Kampagnen freigeben?' }))
    await dialog.findByText(/^5 Kanäle warten auf Sie/)
    await step('one of them is another by now', async () => {
      failNext('approve', new PortError({ code: 'conflict' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Alles freigeben' }))
      await expect(
        await dialog.findByText(/Jemand hat diese Kampagne gerade geändert/),
      ).toBeVisible()
      await expect(dialog.getAllByRole('region')).toHaveLength(1)
    })
    await step('looked at once more, it goes, too', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Alles freigeben' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(screen.queryByRole('button', { name: /freigeben …/ })).toBeNull())
    })
  },
}

export const ApproveWithCondition: Story = {
  name: 'Several campaigns are approved with one condition for all their channels; the list says it in words (COCK-09, T-24)',
  play: async ({ step }) => {
    await step('the button says what it does', async () => {
      for (const name of ['Megalights Hafenfest', 'Sommerfrische 2027']) await choose(name)
      await userEvent.click(await screen.findByRole('button', { name: '2 freigeben …' }))
      const dialog = within(await screen.findByRole('dialog', { name: '2 Kampagnen freigeben?' }))
      const field = await dialog.findByRole('textbox', { name: 'Auflage' })
      await expect(dialog.getByText(/^Optional. Alle 5 Kanäle sind dann mit dieser Auflage/)).toBeVisible() // prettier-ignore
      await userEvent.type(field, ' ')
      await expect(dialog.getByRole('button', { name: 'Alles freigeben' })).toBeVisible()
      await userEvent.type(field, 'Nur mit Motiv B.')
      await userEvent.click(dialog.getByRole('button', { name: 'Alles mit Auflage freigeben' }))
      await screen.findByText('2 Kampagnen sind mit Auflage freigegeben')
    })
    await step('the list', async () => {
      await expect(
        await within(await row('Sommerfrische 2027')).findByText('Eine Auflage offen: Nur mit Motiv B.', { selector: '.at-table-second' }), // prettier-ignore
      ).toBeVisible()
    })
  },
}

export const Reminding: Story = {
  name: 'Staff remind of several approvals at once; of which somebody did so today is said (T-24, T-39)',
  loaders: [() => ({ memory: make(true) })],
  play: async ({ step }) => {
    await step('one, from its menu', async () => {
      await userEvent.click(
        within(await row('Megalights Hafenfest')).getByRole('button', { name: /Aktionen|Mehr/ }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: 'An die Freigabe erinnern' })) // prettier-ignore
      await screen.findByText('Wer über „Megalights Hafenfest“ entscheidet, wurde erinnert')
    })
    await step('several, from the list', async () => {
      for (const name of ['Megalights Hafenfest', 'Sommerfrische 2027']) await choose(name)
      await userEvent.click(await screen.findByRole('button', { name: 'An 2 erinnern' }))
      await screen.findByText('Wer über „Sommerfrische 2027“ entscheidet, wurde erinnert')
      await screen.findByText(/„Megalights Hafenfest“: Heute wurde schon/)
    })
  },
}
