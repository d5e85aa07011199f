import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { watchUndoWindow } from '../kit/testing/undo-window.ts'
import { Approvals, CampaignApprovals } from './Approvals.tsx'
import { createMemoryApprovals, fixedNow, peopleWhileAway, waiting } from './testing/index.ts'

const openInside = fn()
const forAway = () =>
  createMemoryApprovals({
    approvals: waiting.map((one) => ({ ...one, onBehalfOf: 'Sabine Moser' })),
    people: peopleWhileAway,
    reader: 'Korbinian Huber',
  })

const meta = {
  title: 'Modules/Approvals/Deputies',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow, onOpenInside: openInside })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port: createMemoryApprovals().port },
  loaders: [() => ({ memory: forAway() })],
  render: (_args, { loaded }) => (
    <Approvals port={(loaded as { memory: ReturnType<typeof forAway> }).memory.port} />
  ),
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>

export const StandingIn: Story = {
  name: 'Who stands in for somebody reads so, and the decision says for whom it was (T-39)',
  beforeEach: () => {
    const time = watchUndoWindow()
    time.hurry()
    return time.end
  },
  play: async ({ userEvent }) => {
    await screen.findByText('Sie entscheiden in Vertretung von Sabine Moser.')
    await userEvent.keyboard('a')
    await userEvent.click(screen.getByRole('radio', { name: 'Entschieden' }))
    await waitFor(() =>
      expect(
        screen.getByText(/Freigegeben von Korbinian Huber in Vertretung von Sabine Moser/),
      ).toBeVisible(),
    )
  },
}

export const ToTheSettings: Story = {
  name: 'Who decides says where who stands in while they are away (T-39)',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Abwesenheit und Vertretung' }))
    await expect(openInside).toHaveBeenCalledWith('/settings/absence')
  },
}

export const OfACampaign: Story = {
  name: 'In a cockpit: who is away until when, and who decides meanwhile (T-39, T-43)',
  render: (_args, { loaded }) => (
    <CampaignApprovals
      port={(loaded as { memory: ReturnType<typeof forAway> }).memory.port}
      campaignId={3}
    />
  ),
  play: async () => {
    const deciders = within(await screen.findByRole('list', { name: 'Wer entscheidet' }))
    await expect(deciders.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringContaining('abwesend bis Mo, 30.11. · zuletzt entschieden 12.11.2026'),
      expect.stringContaining('Bernhard Ostler'),
      expect.stringContaining('in Vertretung von Sabine Moser · noch keine Entscheidung'),
    ])
    await expect(screen.getByText('Sie entscheiden in Vertretung von Sabine Moser.')).toBeVisible()
  },
}

export const SmallWidth: Story = {
  ...OfACampaign,
  name: 'On a phone',
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
