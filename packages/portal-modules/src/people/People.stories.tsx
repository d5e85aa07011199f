import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { People } from './People.tsx'
import { createMemoryPeople, manyPeople, people } from './testing/index.ts'
import { flowOf } from './testing/flow.tsx'

const meta = {
  title: 'Modules/People',
  component: People,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryPeople().port },
} satisfies Meta<typeof People>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
/** A message tells so, once it has come in. */
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const flow = flowOf(People)

const row = (name: RegExp) => screen.findByRole('row', { name })
const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.findByRole('button', { name })
async function choose({ userEvent }: Context, name: RegExp, command: string) {
  await userEvent.click(within(await row(name)).getByRole('button', { name: /Aktionen/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: command }))
}

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const FindsPeople: Story = {
  name: 'Everybody is listed by last name with role, status and when they were here, searched, and narrowed by state (ADM-01, T-97)',
  ...flow({}, async ({ userEvent }) => {
    const names = async () =>
      (await screen.findAllByRole('rowheader')).map((one) => one.textContent)
    await expect((await names())[0]).toContain('Inga Dahl')
    await expect(screen.getByText('4 aktive Personen, 1 eingeladen, 1 deaktiviert')).toBeVisible()
    await expect(await row(/Aylin Kaya/)).toHaveTextContent('20.11.2026')
    await userEvent.type(await screen.findByRole('searchbox'), 'moser mark')
    await waitFor(async () => expect(await names()).toHaveLength(1))
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.click(screen.getByRole('radio', { name: 'Eingeladen' }))
    await waitFor(async () => expect((await names()).join()).toContain('Marco Rossi'))
    await expect(await names()).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'gibt es nicht')
    await expect(await screen.findByText('Niemand gefunden')).toBeVisible()
  }),
}

export const SwitchedOff: Story = {
  name: 'Somebody is switched off at once, and back with one press (ADM-02)',
  ...flow({}, async (context, memory) => {
    const { userEvent } = context
    await choose(context, /Korbinian Huber/, 'Deaktivieren')
    await told('Korbinian Huber ist deaktiviert')
    await expect(await row(/Korbinian Huber/)).toHaveTextContent('Deaktiviert')
    await userEvent.click(await button('Rückgängig'))
    await waitFor(async () => expect(await row(/Korbinian Huber/)).toHaveTextContent('Aktiv'))
    await expect(memory.sent.map(([, body]) => body)).toMatchObject([
      { id: 7, status: 'inactive', version: 1 },
      { id: 7, status: 'active', version: 2 },
    ])
  }),
}

export const LastAdministrator: Story = {
  name: 'Who is the last to administer stays, and it says why (ADM-02)',
  ...flow({}, async (context) => {
    await choose(context, /Maren Thiessen/, 'Deaktivieren')
    await waitFor(() =>
      expect(screen.getByText(/^Hier muss jemand die Administration/)).toBeVisible(),
    )
    await expect(await row(/Maren Thiessen/)).toHaveTextContent('Aktiv')
  }),
}

export const InvitedAgain: Story = {
  name: 'Who has not come yet gets the mail again (ADM-04, T-97)',
  ...flow({}, async (context, memory) => {
    await choose(context, /Marco Rossi/, 'Einladung erneut senden')
    await told('Einladung an Marco Rossi erneut gesendet')
    await expect(memory.sent[0]).toMatchObject([
      'add',
      [{ email: 'marco.rossi@alpenquell.example' }],
    ])
  }),
}

export const ByKeyboard: Story = {
  name: 'The list opens a person by keyboard, and the path above leads back',
  ...flow({}, async ({ userEvent }) => {
    ;(await row(/Inga Dahl/)).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Korbinian Huber' }),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Personen' }))
    await expect(await row(/Inga Dahl/)).toBeVisible()
  }),
}

export const DetailsSaved: Story = {
  name: 'Details are saved; what others change meanwhile appears, what one entered stays (ADM-01)',
  ...flow({ path: ['edit', '7'] }, async ({ userEvent }, memory) => {
    const job = await field('Funktion')
    await userEvent.clear(job)
    await userEvent.type(job, 'Filialleitung Nord')
    await waitFor(() => expect(memory.kept.at(-1)).toBe(true))
    memory.others.change(7, { phoneNumber: '+49 30 1' })
    await waitFor(async () => expect(await field('Telefon')).toHaveValue('+49 30 1'))
    await expect(job).toHaveValue('Filialleitung Nord')
    await userEvent.click(await button('Speichern'))
    await told('Angaben zu Korbinian Huber gespeichert')
    await expect(memory.sent).toEqual([
      ['save', { id: 7, version: 2, jobTitle: 'Filialleitung Nord' }],
    ])
    await waitFor(() => expect(memory.kept.at(-1)).toBe(false))
  }),
}

export const DetailsRefused: Story = {
  name: 'What is missing is said at its field; without a connection what was entered stays',
  ...flow(
    {
      path: ['edit', '7'],
      prepare: ({ failNext }) => failNext('save', new PortError({ code: 'offline' })),
    },
    async ({ userEvent }, memory) => {
      const last = await field('Nachname')
      await userEvent.clear(last)
      await userEvent.click(await button('Speichern'))
      await expect(await screen.findByText('Bitte geben Sie den Nachnamen ein.')).toBeVisible()
      await waitFor(() => expect(last).toHaveFocus())
      await userEvent.type(last, 'Hubertus')
      await userEvent.click(await button('Speichern'))
      await expect(await screen.findByText(/Keine Verbindung/)).toBeVisible()
      await expect(last).toHaveValue('Hubertus')
      await userEvent.click(await button('Speichern'))
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Korbinian Hubertus' }),
      ).toBeVisible()
      await expect(memory.sent).toHaveLength(1)
    },
  ),
}

export const Added: Story = {
  name: 'Who can be added is; who cannot stays, with why at their field (ADM-04)',
  ...flow({ path: ['create'] }, async ({ userEvent }, memory) => {
    await userEvent.type(await field('Name 1'), 'Nele Neumann')
    await userEvent.type(await field('E-Mail-Adresse 1'), 'nele@neu.example')
    await userEvent.click(await button('Weitere Person'))
    await waitFor(async () => expect(await field('Name 2')).toHaveFocus())
    await userEvent.type(await field('Name 2'), 'Aylin Kaya')
    await userEvent.type(await field('E-Mail-Adresse 2'), 'aylin.kaya@alpenquell.example')
    await userEvent.click(await button('2 Personen einladen'))
    await told('1 Person eingeladen')
    await expect(await screen.findByText('Diese Person gehört schon dazu.')).toBeVisible()
    await expect(await field('Name 1')).toHaveValue('Aylin Kaya')
    await userEvent.clear(await field('E-Mail-Adresse 1'))
    await userEvent.type(await field('E-Mail-Adresse 1'), 'aylin@privat.example')
    await userEvent.click(await button('1 Person einladen'))
    await expect(await row(/Nele Neumann/)).toHaveTextContent('Eingeladen')
    await expect(memory.sent.filter(([call]) => call === 'add')).toHaveLength(2)
  }),
}

export const AddedToGroups: Story = {
  name: 'Who is invited is in the groups that were chosen, from the start (ADM-04, ADM-07)',
  ...flow({ path: ['create'] }, async ({ userEvent }, memory) => {
    await userEvent.type(await field('Name 1'), 'Nele Neumann')
    await userEvent.type(await field('E-Mail-Adresse 1'), 'nele@neu.example')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Gruppen' }))
    const option = (await screen.findAllByRole('option'))[0]!
    const name = option.textContent
    await userEvent.click(option)
    await userEvent.click(await button('1 Person einladen'))
    const made = await row(/Nele Neumann/)
    await expect(made).toHaveTextContent('Eingeladen')
    const groups = await memory.port.groups().load()
    const group = groups.find((one) => one.name === name)!
    const [person] = (await memory.port.people().load()).filter(({ fullName }) => fullName === 'Nele Neumann') // prettier-ignore
    await expect(await memory.port.membersOf(group.id).load()).toContain(person!.id)
  }),
}

export const AddedAsList: Story = {
  name: 'A list out of a spreadsheet becomes rows, all with one role (ADM-04, T-97)',
  ...flow({ path: ['create'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Liste einfügen'))
    await userEvent.click(await screen.findByRole('textbox', { name: 'Liste' }))
    await userEvent.paste('Ada Lang\tada@neu.example\nBea Kurz\tbea@neu')
    await userEvent.click(await button('2 Personen hinzufügen'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await button('2 Personen einladen'))
    await expect(await screen.findByText(/Bitte geben Sie eine E-Mail-Adresse ein/)).toBeVisible()
    await waitFor(async () => expect(await field('E-Mail-Adresse 2')).toHaveFocus())
    await userEvent.type(await field('E-Mail-Adresse 2'), '.example')
    await userEvent.click(await button('2 Personen einladen'))
    await expect(await row(/Bea Kurz/)).toBeVisible()
    await expect(memory.sent[0]).toMatchObject(['add', [{ role: 'CLIENT' }, { email: 'bea@neu.example' }]]) // prettier-ignore
  }),
}

export const AddedOnce: Story = {
  name: 'An answer that was lost does not add twice: the next try is the same command',
  ...flow(
    { path: ['create'], prepare: ({ loseAnswer }) => loseAnswer() },
    async ({ userEvent }, memory) => {
      await userEvent.type(await field('Name 1'), 'Nele Neumann')
      await userEvent.type(await field('E-Mail-Adresse 1'), 'nele@neu.example')
      await userEvent.click(await button('1 Person einladen'))
      await expect(await screen.findByText(/Keine Verbindung/)).toBeVisible()
      await userEvent.click(await button('1 Person einladen'))
      await expect(await row(/Nele Neumann/)).toBeVisible()
      await expect(memory.sent).toHaveLength(1)
    },
  ),
}

export const FocusStays: Story = {
  name: 'Who mends one of several fields is not taken to another; a new row may be filled in peace',
  ...flow({ path: ['create'] }, async ({ userEvent }) => {
    await userEvent.type(await field('E-Mail-Adresse 1'), 'ohne')
    await userEvent.click(await button('1 Person einladen'))
    await waitFor(async () => expect(await field('Name 1')).toHaveFocus())
    await userEvent.type(await field('E-Mail-Adresse 1'), '@neu')
    await expect(await field('E-Mail-Adresse 1')).toHaveFocus()
    await expect(await field('E-Mail-Adresse 1')).toHaveValue('ohne@neu')
    await userEvent.click(await button('Weitere Person'))
    await waitFor(async () => expect(await field('Name 2')).toHaveFocus())
    await userEvent.keyboard('Nele Neumann')
    await expect(await field('Name 2')).toHaveValue('Nele Neumann')
  }),
}

export const Overtaken: Story = {
  name: 'Who was quicker in the same field is named at it; saving once more replaces theirs (T-09)',
  ...flow({ path: ['edit', '7'] }, async ({ userEvent }, memory) => {
    const job = await field('Funktion')
    await userEvent.clear(job)
    await userEvent.type(job, 'Meine')
    memory.others.change(7, { jobTitle: 'Deren' })
    await waitFor(() => expect(memory.port).toBeDefined())
    await userEvent.click(await button('Speichern'))
    await expect(await screen.findByText(/„Deren“/)).toBeVisible()
    await expect(memory.sent).toHaveLength(0)
    await userEvent.click(await button('Speichern'))
    await waitFor(() =>
      expect(memory.sent).toMatchObject([['save', { jobTitle: 'Meine', version: 2 }]]),
    )
  }),
}

const reads = people.map((one) => ({
  ...one,
  can: {
    change: false,
    switchOff: false,
    assign: false,
    giveRoles: [],
    sendPasswordLink: false,
    resetSecondFactor: false,
    changeEmail: false,
  },
}))
export const ReadOnly: Story = {
  name: 'A Supervisor reads: adds, changes and switches nobody (ADM-09)',
  ...flow({ people: reads, roles: [] }, async (context) => {
    await expect(await row(/Inga Dahl/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Personen hinzufügen' })).toBeNull()
    await choose(context, /Korbinian Huber/, 'Ansehen')
    await expect(await field('Nachname')).toHaveAttribute('readonly')
    await expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Deaktivieren' })).toBeNull()
    await expect(screen.queryByRole('button', { name: /neues Kennwort/ })).toBeNull()
  }),
}

export const Many: Story = {
  name: 'Ten thousand people are found as typed (T-97)',
  ...flow({ people: manyPeople(10_000) }, async ({ userEvent }) => {
    await expect(await row(/Person 1 Nachname 00000/)).toBeVisible()
    await userEvent.type(await screen.findByRole('searchbox'), '09999')
    await expect(await row(/Nachname 09999/)).toBeVisible()
    await expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  }),
}

export const Gone: Story = {
  name: 'An address of somebody who is not there leads back to the list',
  ...flow({ path: ['edit', '987'] }, async ({ userEvent }) => {
    await expect(await screen.findByText('Diese Person gibt es hier nicht')).toBeVisible()
    await userEvent.click(await button('Zu den Personen'))
    await expect(await row(/Inga Dahl/)).toBeVisible()
  }),
}

export const NotTheirs: Story = flow(
  { prepare: ({ failNext }) => failNext('people', new PortError({ code: 'forbidden' })) },
  async () => {
    await expect(await screen.findByText('Hier haben Sie keinen Zugriff')).toBeVisible()
  },
)

export const Failed: Story = flow(
  { prepare: ({ failNext }) => failNext('people', new PortError({ code: 'unknown' })) },
  async ({ userEvent }) => {
    await userEvent.click(await button('Erneut versuchen'))
    await expect(await row(/Inga Dahl/)).toBeVisible()
  },
)

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  ...flow({}, async () => {
    await expect(await row(/Inga Dahl/)).toBeVisible()
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    )
  }),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({ path: ['edit', '3'] }, async () => {
    await expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('Moser')
  }),
}
