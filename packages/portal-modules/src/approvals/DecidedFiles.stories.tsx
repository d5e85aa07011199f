import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Approvals, CampaignApprovals } from './Approvals.tsx'
import type { DecidedFile } from './approvals.port.ts'
import { buildApproval, buildPast, createMemoryApprovals, fixedNow } from './testing/index.ts'

const files: DecidedFile[] = [
  { id: 61, name: 'Zitrone hoch.png', version: 1, currentVersion: 2 },
  { id: 62, name: 'Funkspot 20s.wav', version: 3, currentVersion: 3 },
]
const decided = buildApproval({
  state: 'approved',
  last: buildPast({ files }),
  can: { decide: false, meet: false },
})
const { port } = createMemoryApprovals({ approvals: [decided] })

const meta = {
  title: 'Modules/Approvals/DecidedFiles',
  component: Approvals,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
  args: { port },
} satisfies Meta<typeof Approvals>
export default meta
type Story = StoryObj<typeof meta>

const listed = async () =>
  within(await screen.findByRole('list', { name: 'Dateien bei dieser Entscheidung' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const InTheInbox: Story = {
  name: 'A decision says in which version each file was decided, and what has another one now (row 39, D-09, T-42)',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Entschieden/ }))
    await expect(await listed()).toEqual([
      'Zitrone hoch.png · Version 1, inzwischen Version 2',
      'Funkspot 20s.wav · Version 3, der heutige Stand',
    ])
  },
}

export const Dark: Story = {
  ...InTheInbox,
  name: 'The same in the dark, in English words',
  globals: { locale: 'en', mode: 'dark', viewport: { value: 'narrow', isRotated: false } },
  play: undefined,
}

export const OfACampaign: Story = {
  name: 'In a cockpit and beside compared versions, what was decided in another version than there is now is named (row 39, D-09)',
  render: () => <CampaignApprovals port={port} campaignId={decided.campaign.id} />,
  play: async () => {
    await expect(await listed()).toEqual(['Zitrone hoch.png · Version 1, inzwischen Version 2'])
  },
}
