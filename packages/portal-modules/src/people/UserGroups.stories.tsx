import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { createMemoryPeople, groups } from './testing/index.ts'
import { flowOf } from './testing/flow.tsx'
import { UserGroups } from './UserGroups.tsx'

const meta = {
  title: 'Modules/People/User groups',
  component: UserGroups,
  globals: { locale: 'de' },
  args: { port: createMemoryPeople().port },
} satisfies Meta<typeof UserGroups>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
/** A message tells so, once it has come in. */
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const flow = flowOf(UserGroups)

const row = (name: RegExp) => screen.findByRole('row', { name })
const button = (name: string) => screen.findByRole('button', { name })
const menuOf = async ({ userEvent }: Context, name: RegExp) =>
  userEvent.click(within(await row(name)).getByRole('button', { name: /Aktionen/ }))

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const Made: Story = {
  name: 'A group is made; a name that is taken is said at its field (ADM-05)',
  ...flow({}, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Neue Gruppe'))
    await userEvent.click(await button('Gruppe anlegen'))
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'kundenberatung')
    await userEvent.click(await button('Gruppe anlegen'))
    await expect(
      await screen.findByText(/Eine Gruppe mit diesem Namen gibt es schon/),
    ).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'Kunde – Vertrieb')
    await userEvent.click(screen.getByRole('checkbox', { name: /Gibt Kampagnen frei/ }))
    await userEvent.click(await button('Gruppe anlegen'))
    await expect(await row(/Kunde – Vertrieb/)).toHaveTextContent('Freigaben')
    await expect(memory.sent.at(-1)).toEqual([
      'saveGroup',
      { name: 'Kunde – Vertrieb', kind: 'customer', isApprover: true, seesInvoices: false },
    ])
  }),
}

export const Deleted: Story = {
  name: 'Only a group in which nobody is goes, and comes back with one press (ADM-05)',
  ...flow({}, async (context) => {
    const { userEvent } = context
    await menuOf(context, /Kunde – Marketing/)
    await expect(await screen.findByRole('menuitem', { name: /Löschen/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await menuOf(context, /^Direktbestellung/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen' }))
    await told('Gruppe „Direktbestellung“ gelöscht')
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Direktbestellung/ })).toBeNull())
    await userEvent.click(await button('Rückgängig'))
    await expect(await row(/^Direktbestellung/)).toBeVisible()
  }),
}

export const Members: Story = {
  name: 'Who is in a group stands on its page; people come in and go, and may be taken back (ADM-07)',
  ...flow({ path: ['edit', '5'] }, async (context, memory) => {
    const { userEvent } = context
    await expect(await row(/Sabine Moser/)).toBeVisible()
    await userEvent.type(await screen.findByRole('combobox', { name: 'Person hinzufügen' }), 'kaya')
    await userEvent.click(await screen.findByRole('option', { name: /Aylin Kaya/ }))
    await expect(await row(/Aylin Kaya/)).toBeVisible()
    await menuOf(context, /Aylin Kaya/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Aus der Gruppe nehmen' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Aylin Kaya/ })).toBeNull())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await row(/Aylin Kaya/)).toBeVisible()
    await expect(memory.sent.map(([, body]) => body)).toMatchObject([
      { userId: 2, isMember: true },
      { userId: 2, isMember: false },
      { userId: 2, isMember: true },
    ])
  }),
}

export const NobodyIn: Story = {
  name: 'A group in which nobody is says so',
  ...flow({ path: ['edit', '6'] }, async () => {
    await expect(await screen.findByText('Noch ist niemand darin')).toBeVisible()
  }),
}

export const MemberRefused: Story = {
  name: 'Who could not be taken in is not shown as if they were (ADM-07)',
  ...flow(
    { path: ['edit', '6'], prepare: ({ failNext }) => failNext('setMember', new PortError({ code: 'offline' })) }, // prettier-ignore
    async ({ userEvent }) => {
      await userEvent.type(await screen.findByRole('combobox', { name: 'Person hinzufügen' }), 'kaya') // prettier-ignore
      await userEvent.click(await screen.findByRole('option', { name: /Aylin Kaya/ }))
      await told('Aylin Kaya ließ sich nicht in „Direktbestellung“ aufnehmen')
      await waitFor(() => expect(screen.queryByRole('row', { name: /Aylin Kaya/ })).toBeNull())
    },
  ),
}

export const ReadOnly: Story = {
  name: 'A Supervisor reads: makes, changes and fills none (ADM-09)',
  ...flow(
    {
      path: ['edit', '5'],
      canAddGroups: false,
      groups: groups.map((one) => ({ ...one, can: { change: false, chooseMembers: false } })),
    },
    async () => {
      await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveAttribute(
        'readonly',
      )
      await expect(await row(/Sabine Moser/)).toBeVisible()
      await expect(screen.queryByRole('combobox', { name: 'Person hinzufügen' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
    },
  ),
}

export const Gone: Story = flow({ path: ['edit', '987'] }, async () => {
  await expect(await screen.findByText('Diese Gruppe gibt es nicht')).toBeVisible()
})

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  }),
}
