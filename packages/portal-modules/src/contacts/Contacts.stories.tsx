import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Contacts } from './Contacts.tsx'
import { flow, type FlowContext } from './testing/flow.tsx'
import { buildContact, fixedNow, samplePicture, someContacts } from './testing/index.ts'

const meta = {
  title: 'Modules/Contacts',
  component: Contacts,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Contacts>
export default meta
type Story = StoryObj<typeof meta>

const names = () =>
  [...document.querySelectorAll('[data-at-contact] h2')].map((one) => one.textContent)
const loaded = () => waitFor(() => expect(names().length).toBeGreaterThan(0))
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article')!)
const fromMenu = async ({ userEvent }: FlowContext, name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Aktionen für ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Playground: Story = flow(
  { contacts: [buildContact({ pictureUrl: samplePicture }), ...someContacts.slice(1)], latency: 300 }, // prettier-ignore
  async () => undefined,
)

export const Reading: Story = {
  name: 'Reading: who it is, what they look after, call, mail and copy; nothing to change for readers (CON-01, T-79)',
  ...flow({ contacts: someContacts, canEdit: false }, async ({ userEvent, step }, memory) => {
    await loaded()
    await step('In their order, with everything there is', async () => {
      await expect(names()).toEqual(['Aylin Kaya', 'Friederike Gimborn', 'Miriam Oswald'])
      const aylin = await cardOf('Aylin Kaya')
      await expect(aylin.getByText('Client Service Director')).toBeVisible()
      await expect(aylin.getByText('Kundenberatung')).toBeVisible()
      const media = within(aylin.getByRole('list', { name: 'Dafür ist Aylin Kaya zuständig' }))
      await expect(media.getAllByRole('listitem')).toHaveLength(4)
      await expect(aylin.getByRole('link', { name: '+49 40 66969-112' })).toHaveAttribute('href', 'tel:+494066969112') // prettier-ignore
      await expect(aylin.getByRole('link', { name: 'aylin.kaya@brueckner-vahl.example' })).toHaveAttribute('href', 'mailto:aylin.kaya@brueckner-vahl.example') // prettier-ignore
      const friederike = await cardOf('Friederike Gimborn')
      await expect(friederike.queryByRole('img', { name: 'Mobil' })).toBeNull()
    })
    await step('A number is copied, and it is said', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      const aylin = await cardOf('Aylin Kaya')
      await userEvent.click(aylin.getByRole('button', { name: 'Mobilnummer von Aylin Kaya kopieren' })) // prettier-ignore
      await expect(await screen.findByText('Kopiert: +49 171 5550112')).toBeVisible()
      await expect(write).toHaveBeenCalledWith('+49 171 5550112')
    })
    await step('Who does not call back offers no callback; readers change nothing', async () => {
      const miriam = await cardOf('Miriam Oswald')
      await expect(miriam.queryByRole('button', { name: /^Rückruf/ })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Kontakt hinzufügen' })).toBeNull()
      await expect(screen.queryByRole('button', { name: /^Aktionen/ })).toBeNull()
    })
    await step('Somebody who is added is there at once', async () => {
      memory.others.add({ firstName: 'Deniz', lastName: 'Arslan' })
      await waitFor(() => expect(names()).toContain('Deniz Arslan'))
    })
  }),
}

export const Adding: Story = {
  name: 'Adding: what is missing is told at its field, a picture is uploaded, the new one is the last (CON-02)',
  ...flow({ contacts: someContacts }, async ({ userEvent, step }) => {
    await loaded()
    await userEvent.click(screen.getByRole('button', { name: 'Kontakt hinzufügen' }))
    const form = await dialog('Neuer Kontakt')
    await step('Names are needed', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Kontakt hinzufügen' }))
      await expect(await form.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2)
      await expect(form.getByRole('textbox', { name: /^Vorname/ })).toHaveFocus()
    })
    await step('Who shall call back needs an address', async () => {
      await userEvent.keyboard('Deniz')
      await userEvent.type(form.getByRole('textbox', { name: /^Nachname/ }), 'Arslan')
      await userEvent.click(form.getByRole('switch', { name: /^Kann um Rückruf/ }))
      await userEvent.click(form.getByRole('button', { name: 'Kontakt hinzufügen' }))
      await expect(await form.findByText(/^Dorthin gehen Bitten um Rückruf/)).toBeVisible()
    })
    await step('Filled in, it is the last of all', async () => {
      await userEvent.type(form.getByRole('textbox', { name: /^E-Mail/ }), 'deniz@agentur.example')
      const file = new File(['x'], 'deniz.png', { type: 'image/png' })
      await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
      await expect(await form.findByRole('button', { name: 'Bild entfernen' })).toBeVisible()
      await userEvent.click(form.getByRole('combobox', { name: 'Mediengattungen' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Kino' }))
      await userEvent.keyboard('{Escape}')
      await userEvent.click(form.getByRole('button', { name: 'Kontakt hinzufügen' }))
      await waitFor(() => expect(names().at(-1)).toBe('Deniz Arslan'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const deniz = await cardOf('Deniz Arslan')
      await expect(deniz.getByText('Kino')).toBeVisible()
      await expect(deniz.getByRole('button', { name: 'Rückruf anfragen: Deniz Arslan' })).toBeVisible() // prettier-ignore
    })
  }),
}

export const Editing: Story = {
  name: 'Editing: who was overtaken keeps what they typed and saves again; leaving it asks (CON-02, LAY-13)',
  ...flow({ contacts: someContacts }, async (context, memory) => {
    const { userEvent, step } = context
    await loaded()
    await fromMenu(context, 'Miriam Oswald', 'Bearbeiten')
    const form = await dialog('Miriam Oswald bearbeiten')
    const job = form.getByRole('textbox', { name: 'Funktion' })
    await step('Somebody saved in between', async () => {
      memory.others.save(3, { department: 'Einkauf' })
      await userEvent.clear(job)
      await userEvent.type(job, 'Leiterin Einkauf')
      await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
      await expect(
        await form.findByText(/^Jemand hat diesen Kontakt gerade geändert/),
      ).toBeVisible()
      await expect(job).toHaveValue('Leiterin Einkauf')
    })
    await step('Escape asks before it is lost', async () => {
      await userEvent.keyboard('{Escape}')
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: /^Weiter/ }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('Saved once more, it is taken', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Speichern' }))
      const miriam = await cardOf('Miriam Oswald')
      await expect(await miriam.findByText('Leiterin Einkauf')).toBeVisible()
    })
  }),
}

export const Ordering: Story = {
  name: 'Ordering: by menu and by keys, and back; what fails goes back by itself (CON-01, T-08)',
  ...flow({ contacts: someContacts }, async (context, memory) => {
    const { userEvent, step } = context
    await loaded()
    await step('The menu moves it, and the message takes it back', async () => {
      await fromMenu(context, 'Miriam Oswald', 'An den Anfang')
      await waitFor(() => expect(names()[0]).toBe('Miriam Oswald'))
      await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
      await waitFor(() => expect(names()[0]).toBe('Aylin Kaya'))
    })
    await step('With keys alone; the first one moves no further', async () => {
      screen.getByRole('button', { name: 'Aktionen für Aylin Kaya' }).focus()
      await userEvent.keyboard('{Enter}')
      const first = await screen.findByRole('menuitem', { name: 'An den Anfang' })
      await expect(first).toHaveAttribute('aria-disabled', 'true')
      screen.getByRole('menuitem', { name: 'Nach hinten' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(names().slice(0, 2)).toEqual(['Friederike Gimborn', 'Aylin Kaya']))
    })
    await step('What fails is told, and stands where it stood', async () => {
      memory.failNext('arrange', new PortError({ code: 'offline' }))
      await fromMenu(context, 'Aylin Kaya', 'Ans Ende')
      await expect(await screen.findByText('Aylin Kaya ließ sich nicht verschieben')).toBeVisible()
      await expect(names()[1]).toBe('Aylin Kaya')
    })
  }),
}

export const Deleting: Story = {
  name: 'Deleting: gone at once, back where it stood by the message (CON-02, T-08)',
  ...flow({ contacts: someContacts }, async (context) => {
    const { userEvent } = context
    await loaded()
    await fromMenu(context, 'Friederike Gimborn', 'Löschen')
    await expect(await screen.findByText('Friederike Gimborn ist gelöscht')).toBeVisible()
    await waitFor(() => expect(names()).toEqual(['Aylin Kaya', 'Miriam Oswald']))
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await waitFor(() => expect(names()[1]).toBe('Friederike Gimborn'))
  }),
}

export const DeletingForGood: Story = {
  name: 'Deleting where nothing takes it back: asked before',
  ...flow({ contacts: someContacts, canUndo: false }, async (context) => {
    const { userEvent } = context
    await loaded()
    await fromMenu(context, 'Aylin Kaya', 'Löschen')
    const question = within(await screen.findByRole('alertdialog', { name: 'Aylin Kaya löschen?' }))
    await expect(names()).toHaveLength(3)
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(names()).toEqual(['Friederike Gimborn', 'Miriam Oswald']))
  }),
}

export const Empty: Story = {
  name: 'Empty: whoever may name contacts begins here (LAY-15)',
  ...flow({}, async ({ userEvent }) => {
    await expect(await screen.findByText('Noch keine Kontakte')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Kontakt hinzufügen' }))
    await expect(await screen.findByRole('dialog', { name: 'Neuer Kontakt' })).toBeVisible()
  }),
}

export const EmptyForReaders: Story = flow({ canEdit: false }, async () => {
  await expect(await screen.findByText(/^Sobald Ihre Agentur/)).toBeVisible()
  await expect(screen.queryByRole('button', { name: 'Kontakt hinzufügen' })).toBeNull()
})

export const Loading: Story = flow({ contacts: someContacts, latency: 60_000 }, async () => {
  const region = await screen.findByRole('region', { name: 'Kontakte werden geladen' })
  await expect(region).toHaveAttribute('aria-busy', 'true')
})

export const Failed: Story = {
  name: 'Failed: says so, and loads when asked again (LAY-15)',
  ...flow(
    { contacts: someContacts },
    async ({ userEvent }) => {
      await expect(await screen.findByText('Die Kontakte ließen sich nicht laden')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await loaded()
    },
    ({ failNext }) => failNext('list', new PortError({ code: 'unknown', retryable: false })),
  ),
}

export const Gone: Story = flow(
  {},
  async () => {
    await expect(await screen.findByText('Diese Kontakte sind nicht mehr da')).toBeVisible()
  },
  ({ failNext }) => failNext('list', new PortError({ code: 'not-found' })),
)

const longName = buildContact({
  id: 9,
  firstName: 'Maximiliane-Franziska',
  lastName: 'von Rosenstein-Hohenzollern',
  jobTitle: 'Geschäftsführende Gesellschafterin Mediaplanung und Mediaeinkauf',
  department: 'Kommunikationswissenschaftliche Forschungsabteilung',
  email: 'maximiliane-franziska.von-rosenstein-hohenzollern@brueckner-vahl.example',
})

export const SmallWidth: Story = {
  name: 'On a phone: everything fits 320 px, however long the words are',
  ...flow({ contacts: [longName, ...someContacts] }, async () => {
    await loaded()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  }),
  globals: { locale: 'de', viewport: { value: 'small', isRotated: false } },
}
