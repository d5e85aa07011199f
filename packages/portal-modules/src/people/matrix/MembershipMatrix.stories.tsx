import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { GroupMembership } from '../GroupMembership.tsx'
import { flowOf } from '../testing/flow.tsx'
import { createMemoryPeople, groups, manyPeople } from '../testing/index.ts'

const meta = {
  title: 'Modules/People/Membership matrix',
  component: GroupMembership,
  globals: { locale: 'de' },
  args: { port: createMemoryPeople().port },
} satisfies Meta<typeof GroupMembership>
export default meta
type Story = StoryObj<typeof meta>
const flow = flowOf(GroupMembership)
const path = ['matrix']

const box = (person: string, group: string) =>
  screen.findByRole('checkbox', { name: `${person} ${group}` })
const head = (group: string) => screen.findByRole('button', { name: new RegExp(`^${group}`) })
const told = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const grid = () => screen.findByRole('grid', { name: 'Personen und ihre Gruppen' })

export const Playground: Story = flow({ path, latency: 300 }, async () => undefined)

export const Toggles: Story = {
  name: 'A tick counts at once and is taken back; changes by others arrive (T-99, ADM-07)',
  ...flow({ path }, async (_context, memory) => {
    await userEvent.click(await box('Korbinian Huber', 'Data Solutions'))
    await expect(await box('Korbinian Huber', 'Data Solutions')).toBeChecked()
    await told('Korbinian Huber ist jetzt in „Data Solutions“')
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await waitFor(async () => expect(await box('Korbinian Huber', 'Data Solutions')).not.toBeChecked()) // prettier-ignore
    await expect(memory.sent.map(([, body]) => body)).toEqual([
      { groupIds: [2], userIds: [7], isMember: true },
      { groupIds: [2], userIds: [7], isMember: false },
    ])
    memory.others.setMember(2, 6, true)
    await waitFor(async () => expect(await box('Aylin Kaya', 'Direktbestellung')).toBeChecked())
    // Who is deactivated is in no group.
    await expect(screen.queryByRole('rowheader', { name: 'Inga Dahl' })).toBeNull()
  }),
}

export const ByKeyboard: Story = {
  name: 'Arrows, Home and End lead through the grid, Space ticks, Enter opens the menu of a column (T-99)',
  ...flow({ path }, async () => {
    const own = await grid()
    own.focus()
    const at = () => document.getElementById(own.getAttribute('aria-activedescendant')!)
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ')
    await waitFor(async () => expect(await box('Aylin Kaya', 'Data Solutions')).toBeChecked())
    await expect(at()).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{End}')
    await expect(at()).toBe(await box('Aylin Kaya', 'Direktbestellung'))
    await userEvent.keyboard('{Home}')
    await expect(at()).toHaveAttribute('role', 'rowheader')
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(own).toHaveFocus())
  }),
}

export const WholeColumn: Story = {
  name: 'A whole column is changed for the people shown, after a question that says how many; one press takes it back (T-99)',
  ...flow({ path }, async (_context, memory) => {
    await userEvent.click(await head('Kunde – Marketing'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Alle 5 gezeigten Personen aufnehmen/ })) // prettier-ignore
    const question = await screen.findByRole('alertdialog', { name: '3 Personen in „Kunde – Marketing“ aufnehmen?' }) // prettier-ignore
    await expect(question).toHaveTextContent('2 der gezeigten Personen sind schon darin.')
    await userEvent.click(await screen.findByRole('button', { name: '3 Personen aufnehmen' }))
    await told('3 Personen sind jetzt in „Kunde – Marketing“')
    await expect(await box('Aylin Kaya', 'Kunde – Marketing')).toBeChecked()
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await waitFor(async () => expect(await box('Aylin Kaya', 'Kunde – Marketing')).not.toBeChecked()) // prettier-ignore
    await expect(await box('Korbinian Huber', 'Kunde – Marketing')).toBeChecked()
    await expect(memory.sent).toHaveLength(2)
  }),
}

export const WholeRow: Story = {
  name: 'A whole row is changed by its menu, and says in which groups (T-99)',
  ...flow({ path }, async (_context, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sabine Moser: alle Gruppen auf einmal ändern' })) // prettier-ignore
    await userEvent.click(await screen.findByRole('menuitem', { name: /Aus allen Gruppen nehmen/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Sabine Moser aus 2 Gruppen nehmen?' }) // prettier-ignore
    await expect(question).toHaveTextContent('Kunde – Geschäftsleitung, Kunde – Marketing')
    await userEvent.click(await screen.findByRole('button', { name: 'Aus 2 Gruppen nehmen' }))
    await told('Sabine Moser ist in 2 Gruppen weniger')
    await expect(memory.sent[0]![1]).toEqual({ groupIds: [4, 5], userIds: [3], isMember: false })
  }),
}

export const Failing: Story = {
  name: 'A cell that was not saved says so, and is tried again or left (T-99)',
  ...flow(
    { path, prepare: ({ failNext }) => failNext('setMembers', new PortError({ code: 'unknown' })) },
    async () => {
      await userEvent.click(await box('Korbinian Huber', 'Data Solutions'))
      await told(/1 Zugehörigkeit wurde nicht gespeichert\./)
      const cell = await box('Korbinian Huber', 'Data Solutions')
      await expect(cell).not.toBeChecked()
      await expect(cell).toBeInvalid()
      await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(cell).toBeChecked())
      await expect(cell).not.toBeInvalid()
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    },
  ),
}

export const Filtered: Story = {
  name: 'People are found by word, role and group; who is taken out of the group stays in sight (T-99)',
  ...flow({ path }, async () => {
    const names = () => screen.getAllByRole('rowheader').map((one) => one.textContent)
    await userEvent.click(await screen.findByRole('combobox', { name: /In Gruppe/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Kunde – Marketing' }))
    await waitFor(() => expect(names()).toHaveLength(2))
    await userEvent.click(await box('Korbinian Huber', 'Kunde – Marketing'))
    await waitFor(async () => expect(await box('Korbinian Huber', 'Kunde – Marketing')).not.toBeChecked()) // prettier-ignore
    await expect(names()).toHaveLength(2)
    await userEvent.click(await screen.findByRole('searchbox'))
    await userEvent.paste('niemand dieses namens')
    await screen.findByText('Niemand gefunden')
  }),
}

export const OnlyClients: Story = {
  name: 'A Client Lead ticks groups of clients alone (ADM-09)',
  ...flow(
    {
      path,
      groups: groups.map((one) => ({
        ...one,
        can: { change: false, chooseMembers: one.kind === 'customer' },
      })),
    },
    async (_context, memory) => {
      const cell = await box('Korbinian Huber', 'Administration')
      await expect(cell).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(cell)
      await userEvent.click(await box('Korbinian Huber', 'Kunde – Geschäftsleitung'))
      await waitFor(() => expect(memory.sent).toHaveLength(1))
    },
  ),
}

const manyGroups = Array.from({ length: 200 }, (_, at) => ({
  ...groups[4]!,
  id: at + 1,
  name: `Gruppe ${String(at + 1).padStart(3, '0')}`,
}))

export const TenThousand: Story = {
  name: 'Ten thousand people and two hundred groups: only what is in sight is in the page, both ways (T-99)',
  ...flow({ path, people: manyPeople(10_000), groups: manyGroups, members: [] }, async () => {
    const own = await grid()
    await expect(own).toHaveAttribute('aria-rowcount', '10001')
    await expect(own).toHaveAttribute('aria-colcount', '201')
    own.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const last = await box('Person 10000 Nachname 09999', 'Gruppe 200')
    await expect(last.id).toBe(own.getAttribute('aria-activedescendant'))
    await expect(screen.getAllByRole('checkbox').length).toBeLessThan(900)
    await userEvent.keyboard(' ')
    await waitFor(() => expect(last).toBeChecked())
    own.scrollTop = 44 * 5_000
    own.scrollLeft = 136 * 100
    await box('Person 5003 Nachname 05002', 'Gruppe 103')
    await expect(screen.getAllByRole('checkbox').length).toBeLessThan(900)
  }),
}

export const OneGroup: Story = {
  name: 'Where there is no room, it is one group at a time (T-99, ADM-07)',
  ...flow({ path: ['groups'] }, async () => {
    const row = await screen.findByRole('row', { name: /Kunde – Marketing/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'Kunde – Marketing' })
    await expect(await screen.findByRole('row', { name: /Korbinian Huber/ })).toBeVisible()
  }),
}

export const English: Story = {
  name: 'The same in English',
  globals: { locale: 'en' },
  ...flow({ path }, async () => {
    await screen.findByRole('grid', { name: 'People and their groups' })
    await expect(screen.getByText('5 people × 6 groups')).toBeVisible()
  }),
}
