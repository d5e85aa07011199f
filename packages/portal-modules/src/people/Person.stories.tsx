import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { People } from './People.tsx'
import { createMemoryPeople, people } from './testing/index.ts'
import { flowOf } from './testing/flow.tsx'

const meta = {
  title: 'Modules/People/Person',
  component: People,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryPeople().port },
} satisfies Meta<typeof People>
export default meta
type Story = StoryObj<typeof meta>
/** A message tells so, once it has come in. */
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const flow = flowOf(People)

const button = (name: string) => screen.findByRole('button', { name })

export const RolesGiven: Story = {
  name: 'What somebody may do here is given and taken at once, and back with one press (ADM-09, PERM-19)',
  ...flow({ path: ['edit', '7'] }, async ({ userEvent }, memory) => {
    const box = (name: string) => screen.getByRole('checkbox', { name })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kundenleitung' }))
    await told('Rollen von Korbinian Huber geändert')
    await expect(box('Kundenleitung')).toBeChecked()
    await expect(box('Kunde')).toBeChecked()
    await userEvent.click(await button('Rückgängig'))
    await waitFor(() => expect(box('Kundenleitung')).not.toBeChecked())
    await waitFor(() =>
      expect(memory.sent.map(([, body]) => body)).toMatchObject([
        { id: 7, version: 1, roles: ['CLIENT_LEAD', 'CLIENT'] },
        { id: 7, version: 2, roles: ['CLIENT'] },
      ]),
    )
  }),
}

export const LastRole: Story = {
  name: 'The last to administer keeps the role, and it says why (ADM-02, ADM-09)',
  ...flow({ path: ['edit', '1'] }, async ({ userEvent }) => {
    const roles = within(await screen.findByRole('group', { name: 'Rollen' }))
    await userEvent.click(roles.getByRole('checkbox', { name: 'Administration' }))
    await told('Die Rollen von Maren Thiessen wurden nicht geändert')
    await expect(roles.getByRole('checkbox', { name: 'Administration' })).toBeChecked()
  }),
}

export const FromDirectory: Story = {
  name: 'Whom a directory keeps is marked, and it says what that means (33.4)',
  ...flow(
    {
      path: ['edit', '7'],
      people: people.map((one) => (one.id === 7 ? { ...one, isFromDirectory: true } : one)),
    },
    async () => {
      await expect(await screen.findByText(/ · aus dem Verzeichnis$/)).toBeVisible()
      await expect(screen.getByText(/^Ihr Verzeichnis pflegt diese Person/)).toBeVisible()
    },
  ),
}

export const Declined: Story = {
  name: 'Who said no stands there as such, and is asked once more with one press (ADM-04, PERM-19)',
  ...flow(
    {
      path: ['edit', '6'],
      people: people.map((one) =>
        one.id === 6 ? { ...one, status: 'inactive' as const, hasDeclined: true } : one,
      ),
    },
    async ({ userEvent }, memory) => {
      await expect(await screen.findByText(/hat die Einladung abgelehnt/)).toBeVisible()
      await userEvent.click(await button('Einladung erneut senden'))
      await told('Einladung an Marco Rossi erneut gesendet')
      await expect(memory.sent[0]).toMatchObject([
        'add',
        [{ email: 'marco.rossi@alpenquell.example' }],
      ])
    },
  ),
}

export const AccessAndGroups: Story = {
  name: 'A person has a reporting account, and groups that count at once (ADM-03, ADM-07)',
  ...flow({ path: ['edit', '7'] }, async ({ userEvent }, memory) => {
    const account = await screen.findByRole('switch', { name: /Hat ein Berichtskonto/ })
    await userEvent.click(account)
    await waitFor(() => expect(account).toBeChecked())
    const lead = await screen.findByRole('checkbox', { name: /Geschäftsleitung/ })
    await expect(await screen.findByRole('checkbox', { name: /Marketing/ })).toBeChecked()
    await userEvent.click(lead)
    await waitFor(() => expect(lead).toBeChecked())
    await waitFor(() =>
      expect(memory.sent).toEqual([
        ['assign', { id: 7, isAssigned: true }],
        ['setMember', { userId: 7, groupId: 4, isMember: true }],
      ]),
    )
  }),
}

export const SignsOnAtReports: Story = {
  name: 'What somebody signs on with at the reporting tool is set; two passwords that differ are said at the second (ADM-03, REP-08)',
  ...flow({ path: ['edit', '2'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Zugangsdaten setzen …'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Benutzername/ }), 'aylin.kaya')
    await userEvent.type(dialog.getByLabelText(/^Kennwort(?! wiederholen)/), 'geheim-genug')
    const again = dialog.getByLabelText(/^Kennwort wiederholen/)
    await userEvent.type(again, 'anders')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expect(await dialog.findByText('Die beiden Kennwörter stimmen nicht überein.')).toBeVisible() // prettier-ignore
    await waitFor(() => expect(again).toHaveFocus())
    await userEvent.clear(again)
    await userEvent.type(again, 'geheim-genug')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(memory.sent).toEqual([['setCredentials', { id: 2, username: 'aylin.kaya' }]])
    await waitFor(async () => expect(await button('Zugangsdaten setzen …')).toHaveFocus())
  }),
}

export const SignedOutEverywhere: Story = {
  name: 'Somebody is signed out on all their devices, after a question (API-12)',
  ...flow({ path: ['edit', '7'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Überall abmelden …'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Korbinian Huber überall abmelden?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Überall abmelden' }))
    await waitFor(() => expect(memory.sent).toEqual([['endSessions', 7]]))
    await waitFor(() =>
      expect(screen.getByText('Korbinian Huber ist auf 2 Geräten abgemeldet')).toBeVisible(),
    )
  }),
}

export const PasswordLink: Story = {
  name: 'Somebody is sent a link for a new password; where that fails, it says why (AUTH-18, ADM-09)',
  ...flow({ path: ['edit', '3'] }, async ({ userEvent }, memory) => {
    const send = await button('Link für ein neues Kennwort schicken')
    await userEvent.click(send)
    await told('Link an Sabine Moser geschickt')
    await expect(memory.sent).toEqual([['sendPasswordLink', 3]])
    const explanation = 'Diese Person hat gerade schon mehrere Links bekommen.'
    memory.failNext('sendPasswordLink', new PortError({ code: 'unknown', explanation }))
    await userEvent.click(send)
    await told('Der Link an Sabine Moser wurde nicht geschickt')
    await told(explanation)
  }),
}

export const SecondFactorLost: Story = {
  name: 'Who has lost their second factor has it taken away, after a question; who has none says so (AUTH-18, ADM-09)',
  ...flow({ path: ['edit', '7'] }, async ({ userEvent }, memory) => {
    const fact = async () =>
      (await screen.findByText('Zweiter Faktor beim Anmelden')).nextElementSibling
    await expect(await fact()).toHaveTextContent('Eingerichtet')
    await userEvent.click(await button('Zweiten Faktor zurücksetzen …'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/dass sie es selbst ist/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Zurücksetzen' }))
    await told('Zweiter Faktor von Korbinian Huber zurückgesetzt')
    await expect(memory.sent).toEqual([['resetSecondFactor', 7]])
    await waitFor(async () => expect(await fact()).toHaveTextContent('Nicht eingerichtet'))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Zweiten Faktor/ })).not.toBeInTheDocument(),
    )
    // The button is gone, and the focus is not.
    await waitFor(() => expect(document.body).not.toHaveFocus())
  }),
}

export const EmailChanged: Story = {
  name: 'Another address is asked for at its mailbox; a slip and the address of now are said at the field (ADM-09)',
  ...flow({ path: ['edit', '3'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('E-Mail-Adresse ändern …'))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: /Neue E-Mail-Adresse/ })
    await waitFor(() => expect(field).toHaveFocus())
    const send = dialog.getByRole('button', { name: 'Link schicken' })
    await userEvent.type(field, 'sabine.moser')
    await userEvent.click(send)
    await expect(await dialog.findByText(/Bitte geben Sie eine E-Mail-Adresse ein/)).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '@alpenquell.example')
    await userEvent.click(send)
    await expect(await dialog.findByText(/Das ist bereits die Adresse/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 's.moser@neue-firma.example')
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await told('Link an s.moser@neue-firma.example geschickt')
    await expect(memory.sent.at(-1)).toEqual(['sendEmailLink', { id: 3, email: 's.moser@neue-firma.example' }]) // prettier-ignore
    await waitFor(async () => expect(await button('E-Mail-Adresse ändern …')).toHaveFocus())
  }),
}

export const EmailRefused: Story = {
  name: 'A link that is not sent says why, and what was entered stays (ADM-09)',
  ...flow({ path: ['edit', '3'] }, async ({ userEvent }, memory) => {
    const explanation = 'Diese Person gehört auch zu Anwendungen, in denen Sie sie nicht verwalten.'
    memory.failNext('sendEmailLink', new PortError({ code: 'forbidden', explanation }))
    await userEvent.click(await button('E-Mail-Adresse ändern …'))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: /Neue E-Mail-Adresse/ })
    await userEvent.type(field, 's.moser@neue-firma.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Link schicken' }))
    await expect(await dialog.findByText(explanation)).toBeVisible()
    await expect(field).toHaveValue('s.moser@neue-firma.example')
  }),
}

export const EmailNotTheirs: Story = {
  name: 'Where the reader may not change the address, there is no button for it (ADM-09)',
  ...flow(
    {
      path: ['edit', '3'],
      people: people.map((one) =>
        one.id === 3 ? { ...one, can: { ...one.can, changeEmail: false } } : one,
      ),
    },
    async () => {
      await expect(await button('Link für ein neues Kennwort schicken')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'E-Mail-Adresse ändern …' })).toBeNull()
    },
  ),
}

export const PersonSwitchedOff: Story = {
  name: 'Who is deactivated says so on their page, and is in no group until active again (ADM-02)',
  ...flow(
    { path: ['edit', '3'], people: people.map((one) => (one.id === 3 ? { ...one, status: 'inactive' } : one)) }, // prettier-ignore
    async ({ userEvent }) => {
      await expect(await screen.findByText(/ist deaktiviert und hat keinen Zugang/)).toBeVisible()
      const marketing = await screen.findByRole('checkbox', { name: /Marketing/ })
      await expect(marketing).toBeDisabled()
      await expect(marketing).not.toBeChecked()
      await userEvent.click(await button('Aktivieren'))
      await waitFor(async () =>
        expect(await screen.findByRole('checkbox', { name: /Marketing/ })).toBeChecked(),
      )
      // The button is gone, and the focus is not.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    },
  ),
}
