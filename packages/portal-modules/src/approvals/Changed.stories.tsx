import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { CampaignApprovals } from './Approvals.tsx'
import { createMemoryApprovals, fixedNow, type MemoryApprovals } from './testing/index.ts'

const kids = 3

const meta = {
  title: 'Modules/Approvals/Changed',
  component: CampaignApprovals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: createMemoryApprovals().port, campaignId: kids },
  loaders: [() => ({ memory: createMemoryApprovals() })],
  render: (_args, { loaded }) => (
    <CampaignApprovals
      port={(loaded as { memory: MemoryApprovals }).memory.port}
      campaignId={kids}
    />
  ),
} satisfies Meta<typeof CampaignApprovals>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (name: string) =>
  within(screen.getByRole('list', { name: 'Entschieden' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(name))

export const AfterTheApproval: Story = {
  name: 'In a cockpit: what the agency changes after its approval no longer counts as approved (D-02, T-38, COCK-09)',
  play: async ({ loaded, step }) => {
    const { others } = (loaded as { memory: MemoryApprovals }).memory
    await screen.findByRole('button', { name: 'Megalights Hamburg und Bremen freigeben' })
    others.decide(1, 'approved')
    others.decide(2, 'rejected', 'Zu laut.')
    others.decide(3, 'approved')
    await screen.findByText(
      '2 von 3 Kanälen freigegeben – Funkkombi Süd geht zurück in die Planung.',
    )
    await step('its budget changes', async () => {
      others.change(1, { budget: 95_001 })
      await screen.findByText(
        '1 von 3 Kanälen freigegeben – 1 seit der Freigabe geändert, Funkkombi Süd geht zurück in die Planung.',
      )
      await expect(rowOf('Megalights')).toHaveTextContent(/Freigegeben.*seither geändert/)
    })
    await step('and back: it is the plan that was approved, but it is planned again', async () => {
      others.change(1, { budget: 94_500 })
      await screen.findByText(
        '1 von 3 Kanälen freigegeben – Funkkombi Süd geht zurück in die Planung, einer ist noch in Planung.',
      )
      await expect(rowOf('Megalights')).toHaveTextContent(/Freigegeben.*wieder in Planung/)
    })
  },
}

export const Dark: Story = {
  ...AfterTheApproval,
  name: 'The same in the dark',
  globals: { locale: 'de', mode: 'dark', viewport: { value: 'wide', isRotated: false } },
}
