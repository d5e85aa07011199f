import type { AddedValue } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tent } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { savedText } from '../kit/testing/saved-file.ts'
import { addValues } from '../kit/vocabulary/values.ts'
import { Campaigns } from './Campaigns.tsx'
import { createMemoryCampaigns, fixedNow, someCampaigns } from './testing/index.ts'

const fair: AddedValue = { label: { de: 'Messe', en: 'Trade fair' }, icon: Tent }
const inAudit: AddedValue = { label: { de: 'In Prüfung', en: 'In audit' }, tone: 'warn' }

const [first, second] = someCampaigns
const memory = createMemoryCampaigns({
  campaigns: [
    { ...first!, name: 'Herbstmesse', media: ['fair', 'tv'], status: 12, states: ['inAudit'] },
    { ...second!, name: 'Podcasts', media: ['podcast_ad'] },
  ],
})

const meta = {
  title: 'Modules/Campaigns/Other media and states',
  component: Campaigns,
  decorators: [inStoryHost({ now: () => fixedNow, params: { view: 'list' } })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: memory.port },
  // Stories share one page: the next one knows nothing of it.
  beforeEach: () => {
    const takenBack = [addValues('media', { fair }), addValues('campaign.status', { 12: inAudit })]
    return () => takenBack.forEach((takeBack) => takeBack())
  },
} satisfies Meta<typeof Campaigns>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  name: "Media types and states of another product's server are shown, filtered by and exported; what nobody named is readable (T-01, MT-01, CAMP-08)",
  play: async () => {
    const table = within(await screen.findByRole('grid', { name: 'Kampagnen' }))
    await expect(await table.findByRole('img', { name: 'Messe' })).toBeVisible()
    await expect(table.getByRole('img', { name: 'Podcast ad' })).toBeVisible()
    await expect(table.getByText('In Prüfung')).toBeVisible()
    const saved = await savedText(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV-Datei/ }))
    })
    await expect(saved).toMatch(/Herbstmesse;.*Messe, TV"?;In Prüfung;/)
    await userEvent.click(screen.getByRole('button', { name: /^Mediengattung/ }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Messe' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Podcast ad' }))
    await waitFor(() => expect(screen.queryByText('Herbstmesse')).toBeNull())
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Podcast ad' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(screen.getByText('Herbstmesse')).toBeVisible())
    // In time, too: the plan has bars for them, and rows by medium.
    for (const name of ['Kalender', 'Mediaplan', 'Board']) {
      await userEvent.click(screen.getByRole('radio', { name }))
      await waitFor(() => expect(screen.getAllByText(/Herbstmesse/)[0]).toBeVisible())
    }
  },
}
