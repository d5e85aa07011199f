import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { GroupMembership } from './GroupMembership.tsx'
import { createMemoryPeople, groups } from './testing/index.ts'
import { flowOf } from './testing/flow.tsx'

const meta = {
  title: 'Modules/People/Group membership',
  component: GroupMembership,
  globals: { locale: 'de' },
  args: { port: createMemoryPeople().port },
} satisfies Meta<typeof GroupMembership>
export default meta
type Story = StoryObj<typeof meta>
/** A message tells so, once it has come in. */
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const flow = flowOf(GroupMembership)

const box = (name: RegExp) => screen.findByRole('checkbox', { name })

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const Joins: Story = {
  name: 'Somebody is chosen, joins a group and leaves another; each counts at once (ADM-07)',
  ...flow({}, async ({ userEvent }, memory) => {
    const row = await screen.findByRole('row', { name: /Korbinian Huber/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await box(/Geschäftsleitung/))
    await userEvent.click(await box(/Marketing/))
    await waitFor(() =>
      expect(memory.sent.map(([, body]) => body)).toEqual([
        { userId: 7, groupId: 4, isMember: true },
        { userId: 7, groupId: 5, isMember: false },
      ]),
    )
    await expect(await box(/Geschäftsleitung/)).toBeChecked()
    await expect(await box(/Marketing/)).not.toBeChecked()
    memory.others.setMember(7, 5, true)
    await waitFor(async () => expect(await box(/Marketing/)).toBeChecked())
  }),
}

export const Refused: Story = {
  name: 'What was refused is shown as it was, and why; unknown failures have a text too (ADM-07)',
  ...flow(
    { path: ['edit', '7'], prepare: ({ failNext }) => failNext('setMember', new PortError({ code: 'unknown' })) }, // prettier-ignore
    async ({ userEvent }) => {
      await userEvent.click(await box(/Geschäftsleitung/))
      await told('Korbinian Huber ließ sich nicht in „Kunde – Geschäftsleitung“ aufnehmen')
      await waitFor(async () => expect(await box(/Geschäftsleitung/)).not.toBeChecked())
      await userEvent.click(await box(/Geschäftsleitung/))
      await waitFor(async () => expect(await box(/Geschäftsleitung/)).toBeChecked())
    },
  ),
}

export const OnlyClients: Story = {
  name: 'A Client Lead chooses among the groups of clients alone (ADM-09)',
  ...flow(
    {
      path: ['edit', '7'],
      groups: groups.map((one) => ({
        ...one,
        can: { change: false, chooseMembers: one.kind === 'customer' },
      })),
    },
    async () => {
      await expect(await box(/Marketing/)).toBeEnabled()
      await expect(await box(/^Administration/)).toBeDisabled()
    },
  ),
}

export const NoGroups: Story = {
  name: 'Where there are no groups it says so',
  ...flow({ path: ['edit', '7'], groups: [] }, async () => {
    await expect(await screen.findByText('Es gibt noch keine Gruppen.')).toBeVisible()
  }),
}

export const GroupsFailed: Story = {
  name: 'Groups that do not load can be asked for again',
  ...flow(
    { path: ['edit', '7'], prepare: ({ failNext }) => failNext('groups', new PortError({ code: 'unknown' })) }, // prettier-ignore
    async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
      await expect(await box(/Marketing/)).toBeChecked()
    },
  ),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({ path: ['edit', '7'] }, async () => {
    await expect(await box(/Marketing/)).toBeChecked()
    await expect(screen.getByText(/Each change takes effect at once/)).toBeVisible()
  }),
}
