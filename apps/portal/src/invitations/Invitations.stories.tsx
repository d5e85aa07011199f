import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StoryPortal } from '../testing/StoryPortal.tsx'
import Invitations from './Invitations.tsx'

const invitation = {
  applicationId: 115,
  applicationName: 'Wohnwerk Lindner SE',
  logoUri: null,
  invitedBy: 'Aylin Kaya',
  roles: ['CLIENT'],
  invitedAt: '2026-11-20T09:14:00.000Z',
}
const second = {
  ...invitation,
  applicationId: 130,
  applicationName: 'Donaudampfschifffahrtsgesellschaft Internationale Beteiligungen KGaA',
  invitedBy: null,
}

function InvitationsOf({ invitations }: { invitations: readonly (typeof invitation)[] }) {
  return (
    <StoryPortal
      address="/home"
      answers={{
        '/api/v1.0/applications': [],
        '/api/v1.0/users/current/invitations': invitations,
        '/api/v1.0/users/current/invitations/115': null,
      }}
    >
      <Invitations />
    </StoryPortal>
  )
}

const meta = {
  title: 'Portal/Invitations',
  component: InvitationsOf,
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'de' },
  args: { invitations: [invitation, second as unknown as typeof invitation] },
} satisfies Meta<typeof InvitationsOf>
export default meta
type Story = StoryObj<typeof meta>

/** It is said once it has come in. */
const told = (text: RegExp | string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0]!)

export const Accepted: Story = {
  name: 'Who asks, what a yes means, and the way in after it (ADM-04, PERM-19)',
  play: async () => {
    await told('Aylin Kaya lädt Sie in das Portal „Wohnwerk Lindner SE“ ein.')
    await expect(screen.getAllByText(/sehen die Menschen dort Ihren Namen/)).toHaveLength(2)
    await press('Annehmen')
    await told('Sie gehören jetzt zu „Wohnwerk Lindner SE“')
    await expect(screen.getByRole('button', { name: 'Öffnen' })).toBeVisible()
  },
}

export const Blocked: Story = {
  name: 'A no, and a no for good, by the menu beside it (PERM-19)',
  play: async () => {
    await press('Weitere Möglichkeiten, abzulehnen')
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Ablehnen und nicht mehr fragen' }),
    )
    await told('Einladung in das Portal „Wohnwerk Lindner SE“ abgelehnt')
  },
}

export const NotAnswered: Story = {
  name: 'An answer that does not arrive leaves the question where it is (ERR-02)',
  args: { invitations: [second as unknown as typeof invitation] },
  play: async () => {
    await press('Ablehnen')
    await told(/gibt es nicht|nicht gefunden/i)
    await expect(screen.getByRole('button', { name: 'Annehmen' })).toBeEnabled()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect((await screen.findAllByRole('button', { name: 'Annehmen' }))[0]).toBeVisible()
  },
}

export const Dark: Story = { globals: { mode: 'dark', locale: 'en' } }
