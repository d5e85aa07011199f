import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { discardChanges, stayInDialog } from '../kit/testing/close-question.ts'
import { SeminarCollection } from './SeminarCollection.tsx'
import { buildParticipants, fixedNow, planning, privacy, someSeminars, workshop } from './testing/index.ts' // prettier-ignore
import { flow } from './testing/flow.tsx'

const at = (...path: string[]) => [inStoryHost({ now: () => fixedNow, path })]

const meta = {
  title: 'Modules/Seminars/Staff',
  component: SeminarCollection,
  globals: { locale: 'de' },
  decorators: at(),
} satisfies Meta<typeof SeminarCollection>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async () => within(await screen.findByRole('dialog'))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Schulungen' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
const menuOf =
  (title: RegExp, item: string) => async (userEvent: { click: (on: Element) => Promise<void> }) => {
    // prettier-ignore
    await userEvent.click(await screen.findByRole('button', { name: title }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }

export const Writing: Story = {
  name: 'Writing: faults at their fields, a failed save keeps every word, the package comes next (SEM-07)',
  ...flow({ seminars: someSeminars, canEdit: true }, async ({ userEvent, step }, memory) => {
    await step('Faults', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Schulung anlegen' }))
      const dialog = await dialogOf()
      await userEvent.type(await dialog.findByRole('textbox', { name: /Titel/ }), 'ab')
      await userEvent.click(dialog.getByRole('button', { name: 'Schulung anlegen' }))
      await expect(await dialog.findByText('Mindestens 3 Zeichen.')).toBeVisible()
    })
    await step('What was written is kept, by Escape as by a failure', async () => {
      const dialog = await dialogOf()
      await userEvent.type(dialog.getByRole('textbox', { name: /Titel/ }), 'c der Mediaplanung')
      await userEvent.keyboard('{Escape}')
      await stayInDialog()
      memory.failNext('add', new PortError({ code: 'offline' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Schulung anlegen' }))
      await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveValue(
        'abc der Mediaplanung',
      )
    })
    await step('Saved, its package is asked for', async () => {
      const dialog = await dialogOf()
      await userEvent.click(dialog.getByRole('button', { name: 'Schulung anlegen' }))
      await expect(await screen.findByRole('dialog', { name: 'Lernpaket hochladen' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Später' }))
      await closed()
      await expect(await titles()).toContain('abc der Mediaplanung')
    })
  }),
}

export const Dated: Story = {
  name: 'A date is written with day and time; a missing day is told at its field (SEM-01)',
  ...flow({ seminars: [], canEdit: true }, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schulung anlegen' }))
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Termin' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Briefing-Werkstatt')
    await userEvent.click(dialog.getByRole('button', { name: 'Schulung anlegen' }))
    await expect((await dialog.findAllByText(/Bitte füllen Sie/))[0]).toBeVisible()
    const [day] = await dialog.findAllByRole('spinbutton', { name: /Tag/ })
    await userEvent.click(day!)
    await userEvent.keyboard('060420270900')
    await userEvent.click(dialog.getByRole('button', { name: 'Schulung anlegen' }))
    await closed()
    await expect(await screen.findByText('Di, 06.04., 09:00 – 12:00 Uhr')).toBeVisible()
  }),
}

export const Conflict: Story = {
  name: 'Somebody else’s change is shown and not overwritten unseen (SEM-07)',
  ...flow({ seminars: someSeminars, canEdit: true }, async ({ userEvent }, memory) => {
    await menuOf(/Aktionen für Mediaplanung/, 'Bearbeiten')(userEvent)
    const dialog = await dialogOf()
    const title = await dialog.findByRole('textbox', { name: /Titel/ })
    memory.others.save(1, { title: 'Mediaplanung von A bis Z' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Mediaplanung verstehen und prüfen')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expect(await dialog.findByText(/gerade geändert/)).toBeVisible()
    await expect(await dialog.findByText(/Titel: Mediaplanung von A bis Z/)).toBeVisible()
    await expect(title).toHaveValue('Mediaplanung verstehen und prüfen')
    await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem speichern' }))
    await closed()
    await expect(await titles()).toContain('Mediaplanung verstehen und prüfen')
  }),
}

export const Deleting: Story = {
  name: 'Deleting is taken back by Ctrl+Z (T-08); who sees a seminar is changed by its menu (PERM-14)',
  ...flow({ seminars: someSeminars, canEdit: true }, async ({ userEvent, step }) => {
    await step('Deleted and back', async () => {
      await menuOf(/Aktionen für Datenschutz/, 'Löschen')(userEvent)
      await waitFor(async () => expect(await titles()).toHaveLength(5))
      await screen.findByRole('button', { name: 'Rückgängig' })
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(async () => expect(await titles()).toHaveLength(6))
    })
    await step('Who sees it', async () => {
      await menuOf(/Aktionen für Datenschutz/, 'Sichtbar für …')(userEvent)
      const dialog = within(await screen.findByRole('dialog', { name: /^Wer sieht „Datenschutz/ }))
      await userEvent.click(
        await dialog.findByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }),
      )
      await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }))
      await closed()
    })
  }),
}

const zip = (name: string) => new File(['PK'.repeat(2_000)], name, { type: 'application/zip' })
const choose = async (
  userEvent: { upload: (on: HTMLElement, file: File) => Promise<void> },
  file: File,
) => {
  // prettier-ignore
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (!found) throw new Error('no field for files')
    return found
  })
  await userEvent.upload(input, file)
}

export const Package: Story = {
  name: 'A package comes with progress, is refused with its reason, stopped, and taken in (SEM-05)',
  decorators: at('2'),
  ...flow(
    {
      seminars: [{ ...privacy, lessons: [], packageName: null, scormVersion: null }],
      canEdit: true,
    },
    async ({ userEvent, step }, memory) => {
      await step('Staff are told what is missing', async () => {
        await expect(await screen.findByText('Noch keine Lektionen')).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Lernpaket hochladen' }))
      })
      await step('No package: the reason', async () => {
        const refused = new PortError({ code: 'invalid', fields: { file: ['Im Archiv fehlt imsmanifest.xml.'] } }) // prettier-ignore
        memory.failNext('uploadPackage', refused)
        await choose(userEvent, zip('fotos.zip'))
        await expect(await screen.findByText('Im Archiv fehlt imsmanifest.xml.')).toBeVisible()
      })
      await step('Progress, and stopped', async () => {
        const goOn = memory.hold('uploadPackage')
        await choose(userEvent, zip('kurs.zip'))
        await expect(await screen.findByRole('progressbar', { name: 'Wird hochgeladen' })).toBeVisible() // prettier-ignore
        await userEvent.click(screen.getByRole('button', { name: 'Hochladen abbrechen' }))
        await expect(await screen.findByRole('button', { name: 'Datei auswählen' })).toBeVisible()
        goOn()
      })
      await step('Taken in', async () => {
        await choose(userEvent, zip('kurs.zip'))
        await expect(await screen.findByText('Das Lernpaket ist da: 3 Lektionen.')).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Fertig' }))
        await expect(await screen.findByRole('button', { name: 'Schulung beginnen' })).toBeVisible()
      })
    },
  ),
}

export const NewPackage: Story = {
  name: 'Another package asks what becomes of what was achieved (T-88)',
  decorators: at('1'),
  ...flow({ seminars: someSeminars, canEdit: true }, async ({ userEvent }) => {
    await menuOf(/Aktionen für Mediaplanung/, 'Lernpaket ersetzen')(userEvent)
    await choose(userEvent, zip('mediaplanung-2.zip'))
    await expect(await screen.findByText(/Einige haben schon begonnen/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Alle beginnen neu/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Paket verwenden' }))
    await expect(await screen.findByText('Das Lernpaket ist da: 4 Lektionen.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }))
    await expect(await screen.findByText('0 von 4 Lektionen erledigt')).toBeVisible()
  }),
}

export const Report: Story = {
  name: 'The report: people by lessons, found and filtered, saved, live, begun anew with a reason (SEM-03, T-88, T-89)',
  decorators: at('1', 'report'),
  ...flow(
    { seminars: someSeminars, canEdit: true, participants: { 1: buildParticipants(planning, 40) } },
    async ({ userEvent, step }, memory) => {
      const grid = async () =>
        within(await screen.findByRole('treegrid', { name: /Auswertung von/ }))
      await step('Everybody with status and score', async () => {
        await expect((await grid()).getByRole('columnheader', { name: /Kontakte und Kosten/ })).toBeVisible() // prettier-ignore
        await expect((await grid()).getAllByText('Abgeschlossen').length).toBeGreaterThan(3)
      })
      await step('Found by name and status', async () => {
        await userEvent.type(screen.getByRole('searchbox', { name: 'Person suchen' }), 'aylin kaya')
        await waitFor(async () => expect((await grid()).getAllByRole('row')).toHaveLength(2))
      })
      await step('A status that changes elsewhere stands there at once', async () => {
        await expect((await grid()).getAllByText('Noch offen').length).toBeGreaterThan(4)
        memory.others.learn(1, 11, 1000, 'completed')
        await expect(await (await grid()).findByText('Abgeschlossen')).toBeVisible()
      })
      await step('Begun anew, with a reason', async () => {
        const row = (await grid()).getAllByRole('row')[1]!
        await userEvent.click(within(row).getByRole('button', { name: /Aktionen|Menü/ }))
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Neu beginnen lassen …' })) // prettier-ignore
        const dialog = await dialogOf()
        await userEvent.click(dialog.getByRole('button', { name: 'Neu beginnen lassen' }))
        await expect((await dialog.findAllByText(/Bitte füllen Sie/))[0]).toBeVisible()
        await userEvent.type(dialog.getByRole('textbox', { name: /Grund/ }), 'ab')
        await userEvent.click(dialog.getByRole('button', { name: 'Neu beginnen lassen' }))
        await expect(await dialog.findByText(/Bitte nennen Sie einen Grund/)).toBeVisible()
        await userEvent.type(dialog.getByRole('textbox', { name: /Grund/ }), 'c: neue Fassung')
        await userEvent.click(dialog.getByRole('button', { name: 'Neu beginnen lassen' }))
        await closed()
        await expect((await grid()).queryByText('Abgeschlossen')).toBeNull()
      })
      await step('Saved for spreadsheets', async () => {
        const made = spyOn(URL, 'createObjectURL')
        await userEvent.click(screen.getByRole('button', { name: 'Herunterladen' }))
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Als CSV-Datei' }))
        await waitFor(() => expect(made).toHaveBeenCalled())
        const [[file]] = made.mock.calls as unknown as [[Blob]]
        await expect(await file.text()).toContain('Kaya;Aylin;')
        made.mockRestore()
      })
    },
  ),
}

export const Attendance: Story = {
  name: 'Who was there: by a key, by the menu, for many, and taken back (SEM-02)',
  decorators: at('4', 'report'),
  ...flow(
    { seminars: [workshop], canEdit: true, participants: { 4: buildParticipants(workshop, 14) } },
    async ({ userEvent, step }) => {
      const grid = async () =>
        within(await screen.findByRole('treegrid', { name: /Auswertung von/ }))
      const row = async (index: number) => (await grid()).getAllByRole('row')[index]!
      await step('A and N', async () => {
        await userEvent.click(
          within(await row(1))
            .getAllByRole('gridcell')
            .at(1)!,
        )
        await userEvent.keyboard('a')
        await waitFor(async () => expect(await row(1)).toHaveTextContent('Teilgenommen'))
        await userEvent.keyboard('n')
        await waitFor(async () => expect(await row(1)).toHaveTextContent('Nicht teilgenommen'))
      })
      await step('Many at once, and back', async () => {
        await userEvent.keyboard('{Escape}{Control>}a{/Control}')
        await userEvent.click(await screen.findByRole('button', { name: 'War dabei' }))
        await waitFor(async () =>
          expect((await grid()).getAllByText('Teilgenommen').length).toBeGreaterThan(5),
        )
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(async () => expect((await grid()).queryByText('Teilgenommen')).toBeNull())
        await expect(await row(1)).toHaveTextContent('Nicht teilgenommen')
      })
    },
  ),
}

export const ManyPeople: Story = {
  name: 'Two thousand people in a report are as quick as ten (T-89)',
  decorators: at('1', 'report'),
  ...flow(
    {
      seminars: someSeminars,
      canEdit: true,
      participants: { 1: buildParticipants(planning, 2_000) },
    },
    async ({ userEvent }) => {
      const grid = await screen.findByRole('treegrid', { name: /Auswertung von/ })
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2001'))
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(120)
      await userEvent.type(screen.getByRole('searchbox', { name: 'Person suchen' }), '1999')
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'))
    },
  ),
}

export const Closing: Story = {
  name: 'An editor with something written asks before it closes, and lets go',
  ...flow({ seminars: [], canEdit: true }, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schulung anlegen' }))
    const dialog = await dialogOf()
    await userEvent.type(await dialog.findByRole('textbox', { name: /Titel/ }), 'Entwurf')
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await stayInDialog()
    await userEvent.keyboard('{Escape}')
    await discardChanges()
    await closed()
  }),
}
