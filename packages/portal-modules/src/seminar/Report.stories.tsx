import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { SeminarCollection } from './SeminarCollection.tsx'
import { brand, buildCertificate, buildLesson, buildParticipants, fixedNow, privacy, workshop } from './testing/index.ts' // prettier-ignore
import { flow } from './testing/flow.tsx'
import type { Participant, PersonHistory } from './seminar.port.ts'

const at = (...path: string[]) => [inStoryHost({ now: () => fixedNow, path })]

const meta = {
  title: 'Modules/Seminars/Report',
  component: SeminarCollection,
  globals: { locale: 'de' },
  decorators: at('2', 'report'),
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const people = buildParticipants(privacy, 9)
const staff = { seminars: [privacy], canEdit: true, participants: { 2: people } }
const grid = async () => within(await screen.findByRole('treegrid', { name: /Auswertung von/ }))
const rowOf = async (name: RegExp) => (await grid()).getByRole('row', { name })
const dialogOf = async (name: RegExp | string) =>
  within(await screen.findByRole('dialog', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const openMenu = async (
  userEvent: { click: (on: Element) => Promise<void> },
  name: RegExp,
): Promise<void> =>
  userEvent.click(within(await rowOf(name)).getByRole('button', { name: /Aktionen|Menü/ }))

export const Late: Story = {
  name: 'Those who are late are found and reminded, all at once or one, once a day each (T-90)',
  ...flow(staff, async ({ userEvent, step }, memory) => {
    await step('Narrowed to those who are late, and to a group', async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Stand' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Überfällig' }))
      await waitFor(async () => expect((await grid()).getAllByRole('row')).toHaveLength(7))
      await userEvent.click(screen.getByRole('combobox', { name: 'Gruppe' }))
      await userEvent.click(await screen.findByRole('option', { name: /Geschäftsleitung/ }))
      await waitFor(async () => expect((await grid()).getAllByRole('row')).toHaveLength(4))
    })
    await step('One', async () => {
      await openMenu(userEvent, /Aylin Kaya/)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Erinnern (einmal am Tag)' })) // prettier-ignore
      await expect(await rowOf(/Aylin Kaya/)).toHaveTextContent('Erinnert heute')
      await openMenu(userEvent, /Aylin Kaya/)
      const again = await screen.findByRole('menuitem', { name: 'Heute schon erinnert' })
      await expect(again).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Escape}')
    })
    await step('A failure says that nothing went out', async () => {
      memory.failNext('remind', new PortError({ code: 'offline' }))
      await userEvent.click(screen.getByRole('button', { name: '5 Überfällige erinnern' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Jetzt erinnern' }))
      await expect(await screen.findByText('Die Erinnerung ging nicht hinaus')).toBeVisible()
    })
    await step('All who are left', async () => {
      await userEvent.click(screen.getByRole('button', { name: '5 Überfällige erinnern' }))
      await expect(await screen.findByText(/Jede Person höchstens einmal am Tag/)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Jetzt erinnern' }))
      await expect(await screen.findByText('5 Personen sind erinnert')).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Überfällige heute schon erinnert' })).toBeDisabled() // prettier-ignore
    })
  }),
}

export const Chosen: Story = {
  name: 'The chosen are reminded; who is done is not among them (T-90)',
  ...flow(staff, async ({ userEvent }) => {
    await grid()
    await userEvent.click(screen.getAllByRole('gridcell')[1]!)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: '6 Personen erinnern' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Jetzt erinnern' }))
    await expect(await screen.findByText('6 Personen sind erinnert')).toBeVisible()
  }),
}

const history: PersonHistory = {
  attempts: [
    {
      lesson: 'Quiz',
      attempt: 2,
      status: 'incomplete',
      score: 33.33,
      seconds: 240,
      startedAt: '2027-03-02T09:00:00.000Z',
      endedAt: '2027-03-04T09:00:00.000Z',
      endedBy: 'Jonas Petersen',
      reason: 'Verbindung war abgerissen',
    },
    {
      lesson: 'Quiz',
      attempt: 1,
      status: 'completed',
      score: 52,
      seconds: 610,
      startedAt: '2027-02-20T09:00:00.000Z',
      endedAt: '2027-03-01T09:00:00.000Z',
      endedBy: null,
      reason: 'Neues Lernpaket',
    },
  ],
  certificates: [
    buildCertificate({ id: 9, withdrawnAt: '2027-03-05T09:00:00.000Z', withdrawnReason: 'Verwechslung' }), // prettier-ignore
  ],
}

export const History: Story = {
  name: 'A row opens: each lesson, earlier attempts and why they were ended, certificates (T-88, T-89)',
  ...flow({ ...staff, histories: { 1001: history } }, async ({ userEvent, step }, memory) => {
    await step('Earlier attempts', async () => {
      const row = await rowOf(/Bernd Kaya/)
      await userEvent.click(within(row).getByRole('button', { name: /öffnen|Einzelheiten|Details/i })) // prettier-ignore
      const detail = within(await screen.findByRole('group', { name: 'Verlauf von Bernd Kaya' }))
      await expect(await detail.findByText('Quiz · Versuch 2')).toBeVisible()
      await expect(detail.getByText('Zurückgesetzt am 04.03.2027 von Jonas Petersen: Verbindung war abgerissen')).toBeVisible() // prettier-ignore
      await expect(detail.getByText('Zurückgesetzt am 01.03.2027: Neues Lernpaket')).toBeVisible()
      await expect(detail.getByText('33 Punkte')).toBeVisible()
      await expect(detail.getByText(/zurückgezogen: Verwechslung/)).toBeVisible()
    })
    await step('What did not load is tried again', async () => {
      memory.failNext('person', new PortError({ code: 'offline' }))
      const row = await rowOf(/Clara Kaya/)
      await userEvent.click(within(row).getByRole('button', { name: /öffnen|Einzelheiten|Details/i })) // prettier-ignore
      const detail = within(await screen.findByRole('group', { name: 'Verlauf von Clara Kaya' }))
      await userEvent.click(await detail.findByRole('button', { name: 'Erneut versuchen' }))
      await expect(await detail.findByText('Keine früheren Versuche.')).toBeVisible()
    })
  }),
}

const certified: Participant = {
  ...buildParticipants(brand, 2)[1]!,
  status: 'completed',
  certificate: buildCertificate(),
}

export const Withdrawing: Story = {
  name: 'A certificate is withdrawn with a reason; a reset says that it stays valid (T-88, T-90)',
  decorators: at('3', 'report'),
  ...flow(
    { seminars: [brand], canEdit: true, participants: { 3: [certified] } },
    async ({ userEvent, step }) => {
      await step('Begun anew, the certificate stays', async () => {
        await expect(await (await grid()).findByText('7K3M-9QXF-2D4A')).toBeVisible()
        await openMenu(userEvent, /Bernd/)
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Neu beginnen lassen …' })) // prettier-ignore
        const dialog = await dialogOf(/neu beginnen lassen/)
        await expect(dialog.getByText(/bleibt gültig/)).toBeVisible()
        await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
        await closed()
      })
      await step('Withdrawn', async () => {
        await openMenu(userEvent, /Bernd/)
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Zertifikat zurückziehen …' })) // prettier-ignore
        const dialog = await dialogOf(/^Zertifikat von Bernd/)
        await userEvent.type(dialog.getByRole('textbox', { name: /Grund/ }), 'ab')
        await userEvent.click(dialog.getByRole('button', { name: 'Zertifikat zurückziehen' }))
        await expect(await dialog.findByText(/Bitte nennen Sie einen Grund/)).toBeVisible()
        await userEvent.type(dialog.getByRole('textbox', { name: /Grund/ }), 'c: verwechselt')
        await userEvent.click(dialog.getByRole('button', { name: 'Zertifikat zurückziehen' }))
        await closed()
        await expect(await rowOf(/Bernd/)).toHaveTextContent('Zurückgezogen')
      })
    },
  ),
}

export const Certificate: Story = {
  name: 'Who has completed a seminar downloads the certificate; a withdrawn one says why (T-90)',
  decorators: at('3'),
  ...flow({ seminars: [brand] }, async ({ userEvent, step }, memory) => {
    await step('Downloaded', async () => {
      const made = spyOn(URL, 'createObjectURL')
      await userEvent.click(await screen.findByRole('button', { name: 'Zertifikat herunterladen' }))
      await waitFor(() => expect(made).toHaveBeenCalled())
      made.mockRestore()
    })
    await step('A failure is told', async () => {
      memory.failNext('certificate', new PortError({ code: 'offline' }))
      await userEvent.click(screen.getByRole('button', { name: 'Zertifikat herunterladen' }))
      await expect(await screen.findByText('Das Zertifikat ließ sich nicht herunterladen')).toBeVisible() // prettier-ignore
    })
    await step('Withdrawn', async () => {
      const certificate = buildCertificate({ withdrawnAt: '2027-03-05T09:00:00.000Z', withdrawnReason: 'Verwechslung' }) // prettier-ignore
      memory.others.save(3, { certificate })
      await expect(await screen.findByText('Ihr Zertifikat wurde am 05.03.2027 zurückgezogen: Verwechslung')).toBeVisible() // prettier-ignore
    })
  }),
}

const titles = ['Einwilligung', 'Tracking', 'Gewinnspiele', 'Fotos und Videos in der Filiale', 'Kundendaten', 'Auskunft und Löschung', 'Auftragsverarbeitung', 'Abschlussquiz'] // prettier-ignore
const long = {
  ...privacy,
  lessons: titles.map((title, index) => buildLesson({ id: 200 + index, title })),
}

export const ManyLessons: Story = {
  name: 'Many lessons: the names stay in sight while the lessons scroll (T-89)',
  ...flow(
    { seminars: [long], canEdit: true, participants: { 2: buildParticipants(long, 30) } },
    async () => {
      const table = await screen.findByRole('treegrid', { name: /Auswertung von/ })
      await expect(within(table).getByRole('columnheader', { name: /Abschlussquiz/ })).toBeInTheDocument() // prettier-ignore
    },
  ),
}

export const SigningGroupsUp: Story = {
  name: 'Everybody of a group is signed up for a date: how many get a seat is said before, a failure keeps the choice, and it can be taken back (SEM-01)',
  decorators: at('4', 'report'),
  ...flow(
    {
      seminars: [{ ...workshop, seats: 10 }],
      canEdit: true,
      participants: {
        4: buildParticipants(workshop, 14).map((one, index) => ({
          ...one,
          signUp: index < 8 ? ('signedUp' as const) : null,
          groupIds: [index % 3 > 0 ? 1 : 2],
        })),
      },
    },
    async ({ userEvent, step }, memory) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Gruppen anmelden' }))
      const dialog = await dialogOf('Gruppen anmelden')
      await expect(dialog.getByRole('button', { name: 'Anmelden' })).toBeDisabled()
      await userEvent.click(dialog.getByRole('checkbox', { name: /Geschäftsleitung \(noch 2 Personen\)/ })) // prettier-ignore
      await expect(await dialog.findByText(/Alle bekommen einen Platz/)).toBeVisible()
      await userEvent.click(dialog.getByRole('checkbox', { name: /Filialen Nord \(noch 4 Personen\)/ })) // prettier-ignore
      await expect(await dialog.findByText(/4 Personen kommen auf die Warteliste/)).toBeVisible()
      await step('A failure', async () => {
        memory.failNext('signUpGroups', new PortError({ code: 'offline' }))
        await userEvent.click(dialog.getByRole('button', { name: '6 Personen anmelden' }))
        await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
      })
      await userEvent.click(dialog.getByRole('button', { name: '6 Personen anmelden' }))
      await closed()
      await expect(await screen.findByText('6 Personen sind angemeldet')).toBeVisible()
      await expect(screen.getByText('4 davon stehen auf der Warteliste.')).toBeVisible()
      await step('It can be taken back: all can be signed up again', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
        await userEvent.click(await screen.findByRole('button', { name: 'Gruppen anmelden' }))
        const again = await dialogOf('Gruppen anmelden')
        await expect(await again.findByRole('checkbox', { name: /Geschäftsleitung \(noch 2 Personen\)/ })).toBeEnabled() // prettier-ignore
        await expect(again.getByRole('checkbox', { name: /Filialen Nord \(noch 4 Personen\)/ })).toBeEnabled() // prettier-ignore
      })
    },
  ),
}
