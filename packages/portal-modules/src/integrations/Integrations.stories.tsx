import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Integrations } from './Integrations.tsx'
import type { DirectoryGroup } from './integrations.port.ts'
import { createMemoryIntegrations, type MemoryIntegrations, type MemoryOptions } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Integrations',
  component: Integrations,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Integrations>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface FlowOptions extends MemoryOptions {
  prepare?: (memory: MemoryIntegrations) => void
}
const now = () => new Date('2027-03-15T08:14:00Z')

/** A story with a memory of its own, made anew each time it is played. */
function flow(
  { prepare, ...options }: FlowOptions,
  play: (context: Context, memory: MemoryIntegrations) => Promise<void>,
): Story {
  let memory = createMemoryIntegrations(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryIntegrations(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'} now={now}>
        <Integrations port={(loaded as { memory: MemoryIntegrations }).memory.port} />
      </StoryHost>
    ),
    play: (context) => play(context, memory),
  }
}

const item = (name: string) => screen.findByRole('listitem', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const isGone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const Empty: Story = {
  name: 'An application without integrations says what they are for, and offers the first',
  ...flow({ integrations: [] }, async () => {
    await expect(await screen.findByText('Noch keine Schnittstellen')).toBeVisible()
    await expect(await button('Schnittstelle anlegen')).toBeVisible()
  }),
}

export const Listed: Story = {
  name: 'Each says what it may do, how its token begins, when it called last and who made it; ended ones say so (ADM-09)',
  ...flow({}, async () => {
    const booking = await item('Buchungssystem')
    await expect(booking).toHaveTextContent('Kampagnen und Pläne · Kennzahlen und Beträge')
    await expect(booking).toHaveTextContent('atr_2f9c41d07b3e_…')
    await expect(booking).toHaveTextContent('Zuletzt benutzt: heute, 08:52')
    await expect(booking).toHaveTextContent('Angelegt von Maren Thiessen')
    const directory = await item('Entra ID')
    await expect(directory).toHaveTextContent('Verzeichnis · Neue Personen: Kunde')
    const adserver = await item('Adserver-Auswertung')
    await expect(adserver).toHaveTextContent('Gültig bis')
    await expect(adserver).toHaveTextContent('Bisheriges Token gilt noch bis 16.03.2027, 08:00')
    const expired = await item('Test der Planung')
    await expect(expired).toHaveTextContent('Abgelaufen')
    await expect(within(expired).queryByRole('button', { name: /neues Token/ })).toBeNull()
    const revoked = await item('Altes Buchungssystem')
    await expect(revoked).toHaveTextContent('Widerrufen von Aylin Kaya')
    await expect(within(revoked).queryByRole('button')).toBeNull()
  }),
}

export const Made: Story = {
  name: 'A new one shows its token once, with what else the other system needs; a hasty Escape does not lose it',
  ...flow({}, async ({ userEvent }, { all }) => {
    await userEvent.click(await button('Schnittstelle anlegen'))
    const form = within(await dialog('Schnittstelle anlegen'))
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await userEvent.paste('Planungssystem')
    await userEvent.click(form.getByRole('checkbox', { name: /Kampagnen und Pläne/ }))
    await userEvent.click(form.getByRole('button', { name: 'Anlegen und Token zeigen' }))
    const shown = within(await dialog('Token für „Planungssystem“'))
    const token = shown.getByRole<HTMLInputElement>('textbox', { name: 'Token' })
    await expect(token.value).toMatch(/^atr_[0-9a-f]{12}_[0-9a-f]{64}$/)
    await expect(shown.getByRole('button', { name: 'Token kopieren' })).toBeVisible()
    await expect(shown.getByRole('textbox', { name: 'Nummer dieser Anwendung' })).toHaveValue('101')
    await expect(shown.getByText(/sehen Sie nur jetzt/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Ich habe das Token gesichert' }))
    await isGone('dialog')
    await expect(await item('Planungssystem')).toHaveTextContent('Noch nicht benutzt')
    await expect(all()[0]).toMatchObject({ name: 'Planungssystem', areas: ['campaigns'] })
    await expect(document.body).not.toHaveTextContent(token.value)
  }),
}

export const DirectoryMade: Story = {
  name: 'A directory is asked for the role of new people, and hears its base URL instead of the address of calls (ADM-09)',
  ...flow({}, async ({ userEvent }, { all }) => {
    await userEvent.click(await button('Schnittstelle anlegen'))
    const form = within(await dialog('Schnittstelle anlegen'))
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await userEvent.paste('Okta')
    await expect(form.queryByRole('combobox', { name: /Rolle neuer Personen/ })).toBeNull()
    await userEvent.click(form.getByRole('checkbox', { name: /Verzeichnis/ }))
    await userEvent.click(form.getByRole('combobox', { name: /Rolle neuer Personen/ }))
    await expect(screen.queryByRole('option', { name: 'Administration' })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: 'Kundenberatung' }))
    await userEvent.click(form.getByRole('button', { name: 'Anlegen und Token zeigen' }))
    const shown = within(await dialog('Token für „Okta“'))
    const address = shown.getByRole('textbox', { name: /Base URL/ })
    await expect(address).toHaveValue('https://portal.example.com/scim/v2')
    await expect(shown.queryByRole('textbox', { name: 'Adresse der Aufrufe' })).toBeNull()
    await expect(shown.queryByRole('textbox', { name: 'Nummer dieser Anwendung' })).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Ich habe das Token gesichert' }))
    await isGone('dialog')
    await expect(all()[0]).toMatchObject({ areas: ['directory'], directoryRole: 'CLIENTSERVICE' })
    await expect(await item('Okta')).toHaveTextContent('Neue Personen: Kundenberatung')
  }),
}

export const Refused: Story = {
  name: 'What is missing or taken stands at its field, and what was typed stays (ERR-16)',
  ...flow({}, async ({ userEvent }) => {
    await userEvent.click(await button('Schnittstelle anlegen'))
    const form = within(await dialog('Schnittstelle anlegen'))
    const submit = form.getByRole('button', { name: 'Anlegen und Token zeigen' })
    await userEvent.click(submit)
    const name = form.getByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(form.getByText('Bitte wählen Sie etwas aus.')).toBeVisible()
    await userEvent.paste('buchungssystem')
    await userEvent.click(form.getByRole('checkbox', { name: /Kennzahlen und Beträge/ }))
    await userEvent.click(submit)
    await expect(await form.findByText('So heißt schon eine andere Schnittstelle.')).toBeVisible()
    await expect(name).toHaveValue('buchungssystem')
    await expect(name).toHaveFocus()
  }),
}

export const Rotated: Story = {
  name: 'A new token works beside the former one for a day, or the former is blocked at once',
  ...flow({}, async ({ userEvent }, { all }) => {
    await userEvent.click(await button('„Buchungssystem“: neues Token'))
    await userEvent.click(await button('Neues Token erstellen'))
    const first = await dialog('Token für „Buchungssystem“')
    await userEvent.click(within(first).getByRole('button', { name: /gesichert/ }))
    await isGone('dialog')
    await expect(await item('Buchungssystem')).toHaveTextContent('Bisheriges Token gilt noch bis')
    await userEvent.click(await button('„Buchungssystem“: neues Token'))
    await userEvent.click(await screen.findByRole('checkbox', { name: /sofort sperren/ }))
    await userEvent.click(await button('Neues Token erstellen'))
    await userEvent.click(await button(/gesichert/))
    await isGone('dialog')
    await expect(all().find(({ id }) => id === 4)!.formerUntil).toBeNull()
  }),
}

export const Revoked: Story = {
  name: 'Revoking asks first, says what follows, and a failure stays in the question',
  ...flow(
    { prepare: ({ failNext }) => failNext('revoke', new PortError({ code: 'unknown' })) },
    async ({ userEvent }, { all }) => {
      await userEvent.click(await button('„Buchungssystem“ widerrufen'))
      const question = within(await screen.findByRole('alertdialog'))
      await expect(question.getByText(/wird sofort abgewiesen/)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Widerrufen' }))
      await expect(await question.findByText(/hat nicht geklappt/)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Widerrufen' }))
      // Before anything else that takes time: it goes by itself.
      await screen.findByText('„Buchungssystem“ ist widerrufen')
      await isGone('alertdialog')
      await expect(await item('Buchungssystem')).toHaveTextContent('Widerrufen von Maren Thiessen')
      await expect(all().find(({ id }) => id === 4)!.state).toBe('revoked')
    },
  ),
}

export const Failed: Story = {
  name: 'A list that did not come is asked for again',
  ...flow(
    { prepare: ({ failNext }) => failNext('integrations', new PortError({ code: 'unknown' })) },
    async ({ userEvent }) => {
      await expect(
        await screen.findByText('Die Schnittstellen ließen sich nicht laden'),
      ).toBeVisible()
      await userEvent.click(await button('Erneut versuchen'))
      await expect(await item('Buchungssystem')).toBeVisible()
    },
  ),
}

export const Changed: Story = {
  name: 'One that is there is called something else and may do something else; its token stays (ADM-09)',
  ...flow({}, async ({ userEvent }, memory) => {
    await userEvent.click(await button('„Buchungssystem“ bearbeiten'))
    const form = within(await dialog('„Buchungssystem“ bearbeiten'))
    const name = form.getByRole('textbox', { name: /^Name/ })
    await expect(name).toHaveValue('Buchungssystem')
    await userEvent.clear(name)
    await userEvent.type(name, 'Entra ID')
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
    await expect(await form.findByText('So heißt schon eine andere Schnittstelle.')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'Planung')
    await userEvent.click(form.getByRole('checkbox', { name: /^Personen lesen/ }))
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
    await isGone('dialog')
    await expect(await item('Planung')).toHaveTextContent('Personen lesen')
    await expect(memory.all().find(({ id }) => id === 4)).toMatchObject({ name: 'Planung', areas: ['campaigns', 'figures', 'people'], tokenStart: 'atr_2f9c41d07b3e_' }) // prettier-ignore
  }),
}

export const Mapped: Story = {
  name: 'Groups of a directory lead into groups of the portal and give a role; a refusal stays in the dialog, and what was chosen too (ADM-05, ADM-09)',
  ...flow(
    {
      prepare: ({ failNext }) => failNext('saveDirectoryGroup', new PortError({ code: 'unknown' })),
    },
    async ({ userEvent }, memory) => {
      const groups = within(await screen.findByRole('list', { name: 'Gruppen des Verzeichnisses' }))
      const [first, second] = groups.getAllByRole('listitem')
      await expect(first).toHaveTextContent('3 Personen')
      await expect(first).toHaveTextContent('Auch in: Geschäftsführung, Kunde · Rolle: Kundenleitung') // prettier-ignore
      await expect(second).toHaveTextContent('nicht zugeordnet')
      await userEvent.click(await button('„GRP-Alpenquell-Marketing“ zuordnen'))
      const form = within(await dialog('„GRP-Alpenquell-Marketing“ zuordnen'))
      await userEvent.click(form.getByRole('combobox', { name: /^Rolle/ }))
      await expect(screen.queryByRole('option', { name: 'Administration' })).toBeNull()
      await userEvent.click(await screen.findByRole('option', { name: 'Kundenleitung' }))
      await userEvent.click(form.getByRole('checkbox', { name: 'Kunde' }))
      await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
      await expect(await form.findByText(/hat nicht geklappt/)).toBeVisible()
      await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
      await isGone('dialog')
      await expect(second).toHaveTextContent('Auch in: Kunde · Rolle: Kundenleitung')
      await expect(memory.groups().groups[1]).toMatchObject({
        role: 'CLIENT_LEAD',
        targetIds: [12],
      })
    },
  ),
}

export const MappedMeanwhile: Story = {
  name: 'Who maps a group that somebody else has mapped meanwhile sees what they saved, keeps the own choice and can save it, or takes theirs (ADM-05, T-09)',
  ...flow({}, async ({ userEvent }, memory) => {
    await userEvent.click(await button('„GRP-Alpenquell-Marketing“ zuordnen'))
    const form = within(await dialog('„GRP-Alpenquell-Marketing“ zuordnen'))
    const save = () => userEvent.click(form.getByRole('button', { name: 'Speichern' }))
    const client = form.getByRole('checkbox', { name: 'Kunde' })
    const lead = form.getByRole('checkbox', { name: 'Geschäftsführung' })
    await userEvent.click(client)
    const saveElsewhere = async (targetIds: readonly number[]) => {
      const [, { id, version }] = memory.groups().groups as [unknown, DirectoryGroup]
      await memory.port.directory!.save({ id, version, role: 'AUTHOR', targetIds, commandId: 'x' })
    }
    await saveElsewhere([11])
    await save()
    await expect(await form.findByText(/inzwischen zugeordnet – „Auch in: Geschäftsführung · Rolle: /)).toBeVisible() // prettier-ignore
    await expect([client, lead].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]) // prettier-ignore
    await userEvent.click(form.getByRole('button', { name: 'Stand übernehmen' }))
    await expect(form.queryByText(/inzwischen zugeordnet/)).toBeNull()
    await expect([client, lead].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]) // prettier-ignore
    await userEvent.click(client)
    await saveElsewhere([])
    await save()
    await expect(await form.findByText(/inzwischen zugeordnet – „Rolle: /)).toBeVisible()
    await save()
    await isGone('dialog')
    await expect(memory.groups().groups[1]).toMatchObject({ role: 'AUTHOR', targetIds: [11, 12] })
  }),
}

export const NoGroups: Story = {
  name: 'A directory that has handed over no group yet says what to do there; roles that come with the sign-in are not asked for',
  ...flow({ directoryGroups: { groups: [], targets: [], givesRoles: false } }, async () => {
    await expect(await screen.findByText(/noch keine Gruppe übergeben/)).toBeVisible()
  }),
}

export const Forbidden: Story = {
  name: 'Who may not manage them hears who may',
  ...flow(
    { prepare: ({ failNext }) => failNext('integrations', new PortError({ code: 'forbidden' })) },
    async () => {
      await expect(
        await screen.findByText('Schnittstellen können Sie nicht verwalten'),
      ).toBeVisible()
    },
  ),
}

export const Loading: Story = {
  name: 'While the list is on its way, its place is held',
  ...flow({ prepare: ({ hold }) => void hold('integrations') }, async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Schnittstellen',
    )
    await expect(screen.queryByRole('list')).toBeNull()
  }),
}
