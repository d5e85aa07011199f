import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryHost } from '../kit/StoryHost.tsx'
import { PortError } from '../kit/port-error.ts'
import { csvOf, workbookOf } from '../kit/table-import/testing/workbooks.ts'
import { Contacts } from './Contacts.tsx'
import { createMemoryContacts, fixedNow, someContacts, type MemoryContacts, type MemoryOptions } from './testing/index.ts' // prettier-ignore

const meta = {
  title: 'Modules/Contacts/Import',
  component: Contacts,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de', viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Contacts>
export default meta
type Story = StoryObj<typeof meta>

const flow = (
  options: MemoryOptions & { isClosed?: boolean },
  play: (memory: MemoryContacts) => Promise<void>,
): Story => {
  let memory = createMemoryContacts(options)
  return {
    args: { port: memory.port, listId: memory.listId },
    loaders: [
      () => {
        memory = createMemoryContacts({ contacts: someContacts, ...options })
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => {
      const { port, listId } = (loaded as { memory: MemoryContacts }).memory
      return (
        <StoryHost
          locale={globals.locale === 'en' ? 'en' : 'de'}
          now={() => fixedNow}
          params={options.isClosed ? {} : { import: 'contacts' }}
        >
          <Contacts port={port} listId={listId} title="Kontakte" />
        </StoryHost>
      )
    },
    play: () => play(memory),
  }
}

const choose = async (file: File) => {
  await screen.findByRole('heading', { name: /In welcher Datei|Which file/ })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const rowNamed = async (name: RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest<HTMLElement>('[role=row]')!
async function typeOver(row: HTMLElement, shown: string, text: string) {
  await userEvent.dblClick(within(row).getByText(shown))
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}
const list = async ({ port, listId }: MemoryContacts) => (await port.list(listId).load()).contacts

export const Playground: Story = flow({ latency: 200 }, async () => undefined)

export const ByKeyboard: Story = {
  name: 'Whoever opens it by keyboard reads on at its heading, and at the contacts’ on the way back',
  ...flow({ isClosed: true }, async () => {
    const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
    ;(await screen.findByRole('button', { name: 'Excel und CSV' })).focus()
    await userEvent.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: 'Importieren' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading('Kontakte importieren')).toHaveFocus())
    await screen.findByRole('heading', { name: 'In welcher Datei stehen die Kontakte?' })
    screen.getByRole('button', { name: 'Abbrechen' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading('Kontakte')).toHaveFocus())
  }),
}

export const Taken: Story = {
  name: 'A list is matched, compared and taken over: new, changed and gone, and taken back with one step (CON-02, T-08)',
  ...flow({}, async (memory) => {
    const before = await list(memory)
    await choose(
      await workbookOf([
        ['Ihr Team bei Brückner & Vahl'],
        ['Kundenberatung'],
        ['Name', 'Funktion', 'E-Mail-Adresse', 'Zuständig für'],
        ['Aylin Kaya', 'Geschäftsleitung', 'AYLIN.KAYA@brueckner-vahl.example', 'TV, Kino'],
        ['von der Aue, Nele', 'Beraterin', 'nele@agentur.example', 'TV'],
        [
          'Friederike Gimborn',
          'Leitung Außenwerbung',
          'friederike.gimborn@brueckner-vahl.example',
          'Großfläche',
        ],
      ]),
    )
    await screen.findByRole('heading', { name: 'Was steht in welcher Spalte?' })
    await press('Weiter')
    const summary = await screen.findByRole('status')
    await waitFor(() => expect(summary).toHaveTextContent('1 neu2 geändert1 nicht in der Datei'))
    await userEvent.click(screen.getByRole('radio', { name: 'Löschen' }))
    await waitFor(() => expect(summary).toHaveTextContent('1 neu2 geändert1 gelöscht'))
    // A row can be left out; what the file does not name goes or stays as a whole.
    await expect(screen.getAllByRole('button', { name: /^Aktionen für / })).toHaveLength(3)
    await press('3 Zeilen übernehmen')
    await screen.findByText('1 neu · 2 geändert · 1 gelöscht')
    const after = await list(memory)
    await expect(after.map(({ lastName }) => lastName)).toEqual(['Kaya', 'Gimborn', 'von der Aue'])
    await expect(after[0]).toMatchObject({ jobTitle: 'Geschäftsleitung', mediaTypeIds: [5, 7] })
    await press('Rückgängig')
    await screen.findByText('Import zurückgenommen: Alles ist wieder wie vorher')
    await expect((await list(memory)).map(({ jobTitle }) => jobTitle).toSorted()).toEqual(before.map(({ jobTitle }) => jobTitle).toSorted()) // prettier-ignore
  }),
}

export const Mended: Story = {
  name: 'What is wrong stands at its cell and is mended there (CON-02)',
  ...flow({ contacts: [] }, async (memory) => {
    await choose(
      csvOf(
        'Vorname;Nachname;E-Mail;Rückruf;Mediengattungen\nMira;Mut;mira.agentur.example;ja;TV\nDeniz;Arslan;;ja;Zeppelin\nMira;Mut;mira@agentur.example;;\n',
      ),
    )
    await press('Weiter')
    await screen.findByText(/2 Zeilen mit Fehlern\./)
    await typeOver((await screen.findAllByRole('rowheader', { name: /Mut/ }))[0]!.closest<HTMLElement>('[role=row]')!, 'mira.agentur.example', 'mira.mut@agentur.example') // prettier-ignore
    const deniz = await rowNamed(/Arslan/)
    await typeOver(deniz, 'Zeppelin', 'Kino')
    // A whole record tells what one cell does not.
    await within(deniz).findByText('E-Mail fehlt')
    await typeOver(deniz, 'ja', 'nein')
    await press('3 Zeilen übernehmen')
    await screen.findByText('3 neu')
    await expect((await list(memory)).map(({ email }) => email)).toEqual(['mira.mut@agentur.example', '', 'mira@agentur.example']) // prettier-ignore
  }),
}

export const NothingGoesByAFault: Story = {
  name: 'What is only written wrongly is not deleted for it: that waits until no row has errors or is left out (CON-02)',
  ...flow({}, async () => {
    await choose(
      csvOf(
        'Vorname;Nachname;E-Mail\nAylin;Kaya;aylin.kaya\nFriederike;Gimborn;friederike.gimborn@brueckner-vahl.example\n',
      ),
    )
    await press('Weiter')
    const remove = () => screen.findByRole('radio', { name: 'Löschen' })
    await expect(await remove()).toBeDisabled()
    await screen.findByText(/ginge verloren, was nur falsch geschrieben ist/)
    // The faulty row stands before the contact that it does not name yet.
    const [aylin] = await screen.findAllByRole('rowheader', { name: /Kaya/ })
    await typeOver(
      aylin!.closest<HTMLElement>('[role=row]')!,
      'aylin.kaya',
      'aylin.kaya@brueckner-vahl.example',
    )
    await waitFor(async () => expect(await remove()).toBeEnabled())
    await userEvent.click(await remove())
    await userEvent.click(
      within(await rowNamed(/Gimborn/)).getByRole('button', { name: /^Aktionen/ }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zeile auslassen' }))
    await waitFor(async () => expect(await remove()).toBeDisabled())
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('gelöscht'))
  }),
}

export const Overtaken: Story = {
  name: 'Who was overtaken sees what is there now and takes it over then; what is refused is said',
  ...flow({}, async (memory) => {
    await choose(csvOf('Vorname;Nachname;Telefon\nMiriam;Oswald;+49 40 1\n'))
    await press('Weiter')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 geändert'))
    memory.others.save(3, { department: 'Einkauf' })
    await press('1 Zeile übernehmen')
    await screen.findByText(/Jemand war schneller/)
    memory.failNext('putFile', new PortError({ code: 'offline' }))
    await press('1 Zeile übernehmen')
    await screen.findByText(/Die Datei wurde nicht übernommen/)
    await press('1 Zeile übernehmen')
    await waitFor(async () => expect((await list(memory))[2]).toMatchObject({ phone: '+49 40 1', department: 'Einkauf' })) // prettier-ignore
  }),
}

export const FromTheList: Story = {
  name: 'The menu of the list imports and exports; without a name nothing goes on',
  ...flow({ isClosed: true }, async () => {
    await press('Excel und CSV')
    await expect(await screen.findByRole('menuitem', { name: 'Als Excel herunterladen' })).toBeVisible() // prettier-ignore
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Importieren' }))
    await choose(csvOf('E-Mail;Telefon\na@b.example;1\n'))
    await screen.findByText(/Vor- und Nachname fehlen noch/)
    await press('Abbrechen')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  }),
}

export const Reader: Story = {
  name: 'Who only reads is not offered it, and the address does not open it',
  ...flow({ canEdit: false }, async () => {
    await screen.findByRole('heading', { level: 2, name: 'Aylin Kaya' })
    await expect(screen.queryByRole('button', { name: 'Excel und CSV' })).toBeNull()
  }),
}

export const English: Story = {
  name: 'The same in English',
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await choose(csvOf('First name,Last name,Callback\nMira,Mut,no\n'))
    await press('Next')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new'))
  }),
}
