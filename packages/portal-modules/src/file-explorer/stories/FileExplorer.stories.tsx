import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, names, rowOf } from '../testing/flow.tsx'
import {
  createMemoryFileExplorer,
  filesOnly,
  fixedNow,
  groups,
  sommerfrische,
  type MemoryFileExplorer,
} from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const text = (name: string, content = 'Inhalt') => new File([content], name, { type: 'text/plain' })
const choose = (element: HTMLElement, ...files: File[]) =>
  fireEvent.change(element.querySelector('input[type=file]')!, { target: { files } })

export const Playground: Story = flow(
  { entries: sommerfrische, latency: 300, bytesPerSecond: 800_000 },
  async () => undefined,
)

export const ByKeyboard: Story = {
  name: 'Browsing and uploading with the keyboard alone (FILE-13, T-63)',
  ...flow({ entries: sommerfrische }, async ({ canvasElement, userEvent, step }) => {
    await step('One stop in the list; arrows move, letters jump', async () => {
      const first = await rowOf('Kreation')
      first.focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(async () => expect(await rowOf('Mediapläne')).toHaveFocus())
      await userEvent.keyboard('str')
      await waitFor(async () => expect(await rowOf('Streuplan')).toHaveFocus())
      await expect(document.querySelectorAll('[role=row][tabindex="0"]')).toHaveLength(1)
    })
    await step('Enter opens, the path grows, the first row has the focus', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
      await waitFor(async () => expect(await rowOf('Archiv')).toHaveFocus())
      const path = within(screen.getByRole('navigation', { name: 'Ordnerpfad' }))
      await expect(path.getByText('Mediapläne 2027')).toHaveAttribute('aria-current', 'page')
    })
    await step('Backspace goes back up, to the folder that was left', async () => {
      await userEvent.keyboard('{Backspace}')
      await waitFor(async () => expect(await rowOf('Mediapläne')).toHaveFocus())
      await userEvent.keyboard('{Home}')
    })
    await step('Arrow right reaches the row’s menu, Escape and arrow left come back', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}')
      const rename = await screen.findByRole('menuitem', { name: /Umbenennen/ })
      await waitFor(() => expect(rename).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Aktionen für Kreation' })).toHaveFocus(),
      )
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(async () => expect(await rowOf('Kreation')).toHaveFocus())
    })
    await step('Enter on the button asks for files, Enter in the dialog sends them', async () => {
      const asked = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
      screen.getByRole('button', { name: 'Hochladen' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(asked).toHaveBeenCalledOnce()
      asked.mockRestore()
      choose(canvasElement, text('Rückmeldung.txt'))
      const dialog = within(await screen.findByRole('dialog'))
      await dialog.findByRole('checkbox', { name: /Alle Gruppen/ })
      dialog.getByRole('button', { name: 'Datei hochladen' }).focus()
      await userEvent.keyboard('{Enter}')
      await rowOf('Rückmeldung')
    })
  }),
}

export const Uploading: Story = {
  name: 'Uploading with progress per file and in total (FILE-09)',
  ...flow(
    { entries: [], isStaff: false, can: filesOnly, bytesPerSecond: 400 },
    async ({ canvasElement }) => {
      await screen.findByText('Dieser Ordner ist noch leer')
      choose(canvasElement, text('Plan.txt', 'x'.repeat(80)), text('Motiv.txt', 'x'.repeat(80)))
      const panel = within(await screen.findByRole('region', { name: 'Uploads' }))
      await waitFor(() =>
        expect(
          Number(panel.getByRole('progressbar', { name: 'Plan.txt' }).ariaValueNow),
        ).toBeGreaterThan(0),
      )
      await expect(
        panel.getByRole('progressbar', { name: '2 Dateien werden hochgeladen' }),
      ).toBeVisible()
      await waitFor(() => expect(panel.getAllByText('Hochgeladen')).toHaveLength(2))
      await waitFor(() => expect(names()).toEqual(['Motiv.txt', 'Plan.txt']))
      await expect(panel.getAllByText('2 Dateien hochgeladen').length).toBeGreaterThan(0)
    },
  ),
}

export const ChoosingTheAudience: Story = {
  name: 'Staff choose who sees it; administrators are not offered, nobody is told by default (PERM-15, PERM-17, FILE-11)',
  // Slow, so that files are chosen before the groups are known: they wait for the choice.
  ...flow({ entries: [], latency: 100 }, async ({ canvasElement, userEvent }, memory) => {
    await screen.findByText('Dieser Ordner ist noch leer')
    choose(canvasElement, text('Vertrag.txt'))
    await screen.findByRole('dialog')
    const dialog = within(screen.getByRole('dialog'))
    const all = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Alle Gruppen/ })
    const management = dialog.getByRole('checkbox', { name: /Geschäftsleitung/ })
    await expect(dialog.queryByText('Administration')).toBeNull()
    await expect(dialog.getByRole('switch')).not.toBeChecked()
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(management)
    await expect(all).toBeChecked()
    await userEvent.click(management)
    await expect(all).not.toBeChecked()
    await userEvent.click(all)
    await expect(management).toBeChecked()
    await userEvent.click(all)
    await expect(management).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Datei hochladen' }))
    await expect(
      await dialog.findByText('Bitte wählen Sie mindestens eine Gruppe oder Person.'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Geschäftsleitung/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Datei hochladen' }))
    // The reader is in none of them, and is asked.
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Trotzdem fortfahren' }))
    await rowOf('Vertrag')
    const { entries } = await memory.port.folder(memory.rootId).load()
    await expect(entries[0]!.audience).toEqual([13])
  }),
}

export const ServiceKeepsSeeing: Story = {
  name: 'Client service is chosen even where the folder does not name it; the tenant may tell people by default (CFG-06, PERM-15, PERM-16)',
  args: Playground.args,
  loaders: [
    () =>
      createMemoryFileExplorer({
        entries: sommerfrische,
        groups: groups.map((group) =>
          group.type === 'client-service' ? { ...group, isAssigned: false } : group,
        ),
      }),
  ],
  render: (_args, { loaded }) => {
    const { port, rootId } = loaded as MemoryFileExplorer
    return <FileExplorer port={port} rootId={rootId} title="Dateien" notifiesByDefault />
  },
  play: async ({ userEvent }) => {
    await rowOf('Kreation')
    await userEvent.click(screen.getByRole('button', { name: 'Ordner' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: /Kundenberatung/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /Marketing/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /Geschäftsleitung/ })).not.toBeChecked()
    await expect(dialog.getByRole('switch')).toBeChecked()
  },
}

export const FolderGone: Story = {
  name: 'A folder goes while files for it are chosen: they are kept, and go to the overview',
  ...flow({ entries: sommerfrische }, async ({ canvasElement, userEvent }, memory) => {
    const row = await rowOf('Kreation')
    row.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Dieser Ordner ist noch leer')
    choose(canvasElement, text('Motiv.txt'))
    await screen.findByRole('dialog')
    memory.others.remove(memory.idOf('Kreation'))
    const dialog = within(screen.getByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(/Ihre Datei ist noch ausgewählt/)).toBeVisible())
    await waitFor(() => expect(dialog.getByText('Motiv.txt')).toBeVisible())
    await expect(dialog.queryByRole('button', { name: 'Datei hochladen' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Mit der Datei zur Übersicht' }))
    const next = within(
      await screen.findByRole('dialog', { name: /nach „Sommerfrische 2027“ hochladen/ }),
    )
    await userEvent.click(next.getByRole('button', { name: 'Datei hochladen' }))
    await rowOf('Motiv')
  }),
}

export const MadeFolder: Story = {
  name: 'A folder that was made has the focus, also where a filter would have hidden it',
  ...flow({ entries: sommerfrische }, async ({ userEvent }) => {
    await rowOf('Kreation')
    await userEvent.type(screen.getByRole('searchbox', { name: /filtern/ }), 'plan')
    await userEvent.click(screen.getByRole('button', { name: 'Ordner' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Entwürfe')
    await userEvent.click(dialog.getByRole('button', { name: 'Ordner anlegen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('row', { name: /Entwürfe/ })).toHaveFocus())
    await expect(screen.getByRole('searchbox', { name: /filtern/ })).toHaveValue('')
  }),
}

export const FolderGoneWhileNaming: Story = {
  name: 'A folder goes while another is named in it: what was typed stays, with the reason',
  ...flow({ entries: sommerfrische }, async ({ userEvent }, memory) => {
    const row = await rowOf('Kreation')
    row.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Dieser Ordner ist noch leer')
    await userEvent.click(screen.getByRole('button', { name: 'Ordner' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Entwürfe')
    memory.others.remove(memory.idOf('Kreation'))
    await screen.findByText('Diesen Ordner gibt es nicht oder Sie haben keinen Zugriff')
    await userEvent.click(dialog.getByRole('button', { name: 'Ordner anlegen' }))
    await expect(await dialog.findByText(/Das gibt es nicht mehr/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Entwürfe')
  }),
}

export const Refused: Story = {
  name: 'Refused at the file, before sending where that is known; what failed is kept and sent again (FILE-10)',
  ...flow(
    { entries: [], isStaff: false, can: filesOnly },
    async ({ canvasElement, userEvent }, memory) => {
      await screen.findByText('Dieser Ordner ist noch leer')
      const huge = Object.defineProperty(text('Film.mov'), 'size', { value: 1_073_741_825 })
      memory.failNext('upload', new PortError({ code: 'offline', retryable: true }))
      choose(canvasElement, huge, text('leer.txt', ''), text('gut.txt'))
      const panel = within(await screen.findByRole('region', { name: 'Uploads' }))
      await expect(await panel.findByText(/Größer als 1\sGB/)).toBeVisible()
      await expect(panel.getByText('Die Datei ist leer.')).toBeVisible()
      await expect(await panel.findByText(/Keine Verbindung/)).toBeVisible()
      await userEvent.click(panel.getByRole('button', { name: 'gut.txt erneut versuchen' }))
      await rowOf('gut')
    },
  ),
}

export const NewFolder: Story = {
  name: 'A new folder for the chosen groups; errors stand at the field and what was typed stays (FILE-05, FILE-11)',
  ...flow({ entries: sommerfrische, latency: 50 }, async ({ userEvent }, memory) => {
    await rowOf('Kreation')
    await userEvent.click(screen.getByRole('button', { name: 'Ordner' }))
    const dialog = within(await screen.findByRole('dialog'))
    const management = await dialog.findByRole('checkbox', { name: /Geschäftsleitung/ })
    await expect(management).not.toBeChecked()
    await userEvent.click(management)
    const name = dialog.getByRole('textbox', { name: /Name/ })
    const create = dialog.getByRole('button', { name: 'Ordner anlegen' })
    await userEvent.type(name, 'kreation')
    await userEvent.click(create)
    await expect(await dialog.findByText('Diesen Namen gibt es im Ordner schon.')).toBeVisible()
    await expect(name).toHaveValue('kreation')
    await userEvent.type(name, ' intern?')
    await userEvent.click(create)
    await expect(await dialog.findByText(/Diese Zeichen sind nicht möglich/)).toBeVisible()
    await userEvent.type(name, '{Backspace}')
    await userEvent.click(create)
    await expect(await rowOf('kreation intern')).toHaveAttribute('data-at-fresh')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { entries } = await memory.port.folder(memory.rootId).load()
    const made = entries.find((entry) => entry.name === 'kreation intern')
    await expect(made!.audience!.toSorted()).toEqual([11, 12, 13])
  }),
}

export const Renaming: Story = {
  name: 'Renaming in place (T-67)',
  ...flow({ entries: sommerfrische, latency: 50 }, async ({ userEvent, step }) => {
    const row = await rowOf('Plan v3')
    row.focus()
    await step('F2 chooses the name without its extension', async () => {
      await userEvent.keyboard('{F2}')
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Neuer Name/ })
      await expect(field.selectionEnd).toBe('Plan v3 – Sommerfrische'.length)
    })
    await step('Seen at once, before the server has answered', async () => {
      await userEvent.keyboard('Plan v4{Enter}')
      await waitFor(async () => expect(await rowOf('Plan v4')).toHaveFocus())
    })
    await step('Enter and Escape of an input method are not the field’s', async () => {
      await userEvent.keyboard('{F2}')
      const field = await screen.findByRole('textbox', { name: /Neuer Name/ })
      for (const key of ['Enter', 'Escape']) {
        await fireEvent.keyDown(field, { key, isComposing: true })
        // As Safari tells it.
        await fireEvent.keyDown(field, { key, keyCode: 229 })
      }
      await expect(field).toBeVisible()
    })
    await step('A taken name is refused in its place, with what was typed', async () => {
      const field = await screen.findByRole('textbox', { name: /Neuer Name/ })
      await userEvent.clear(field)
      await userEvent.type(field, 'Megalight Motiv 02.png{Enter}')
      await expect(await screen.findByText('Diesen Namen gibt es im Ordner schon.')).toBeVisible()
      await expect(screen.getByRole('textbox', { name: /Neuer Name/ })).toHaveValue(
        'Megalight Motiv 02.png',
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(async () => expect(await rowOf('Plan v4')).toHaveFocus())
    })
  }),
}

export const DeletingAndUndo: Story = {
  name: 'Deleting needs no question: it can be undone, by the message or Ctrl+Z (T-08)',
  ...flow({ entries: sommerfrische, latency: 50 }, async ({ userEvent }) => {
    const row = await rowOf('Plan v3')
    row.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(names()).not.toContain('Plan v3 – Sommerfrische.pdf'))
    await waitFor(async () => expect(await rowOf('Spot')).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await rowOf('Plan v3')
    const again = await rowOf('Briefing')
    again.focus()
    await userEvent.keyboard('{Delete}')
    await screen.findByText('„Briefing Sommer 2027.docx“ wurde gelöscht')
    await userEvent.keyboard('{Control>}z{/Control}')
    await rowOf('Briefing')
  }),
}

export const DeletingRefused: Story = {
  name: 'A refused deletion comes back and says why (PERM-18)',
  ...flow({ entries: sommerfrische, latency: 50 }, async ({ userEvent }, memory) => {
    memory.failNext('remove', new PortError({ code: 'forbidden' }))
    const row = await rowOf('Plan v3')
    row.focus()
    await userEvent.keyboard('{Delete}')
    await screen.findByText('Dazu fehlt Ihnen die Berechtigung.')
    await rowOf('Plan v3')
  }),
}

export const LiveChanges: Story = {
  name: 'What others do appears, is told, and takes no focus',
  ...flow({ entries: sommerfrische }, async (_context, memory) => {
    const row = await rowOf('Plan v3')
    row.focus()
    memory.others.addFile(memory.rootId, { name: 'Aktuell.pdf', size: 10 })
    await expect(await rowOf('Aktuell')).toHaveAttribute('data-at-fresh')
    await expect(await screen.findByText('Neu in diesem Ordner: Aktuell.pdf')).toBeInTheDocument()
    await expect(row).toHaveFocus()
    memory.others.rename(memory.idOf('Aktuell.pdf'), 'Zuletzt.pdf')
    await rowOf('Zuletzt')
    memory.others.remove(memory.idOf('Zuletzt.pdf'))
    await waitFor(() => expect(names()).not.toContain('Zuletzt.pdf'))
    await expect(row).toHaveFocus()
  }),
}

export const Filtering: Story = {
  name: 'Filtering and ordering in the folder (T-63)',
  ...flow({ entries: sommerfrische }, async ({ userEvent }) => {
    await rowOf('Kreation')
    const box = screen.getByRole('searchbox', { name: 'In diesem Ordner filtern' })
    await userEvent.type(box, 'STREU')
    await expect(names()).toEqual(['Streuplan TV KW 13–35.xlsx'])
    await expect(screen.getByText('1 von 8 Elementen')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await rowOf('Streuplan')).toHaveFocus())
    box.focus()
    await userEvent.type(box, 'xyz')
    await userEvent.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(names()).toHaveLength(8))
    await userEvent.click(screen.getByRole('button', { name: 'Größe' }))
    await userEvent.click(screen.getByRole('button', { name: 'Größe' }))
    await expect(names()[2]).toBe('Spot 20s – Rohschnitt.mp4')
    await expect(screen.getByRole('columnheader', { name: 'Größe' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  }),
}

export const Dropping: Story = {
  name: 'Dropping files anywhere on the module (T-64)',
  ...flow({ entries: sommerfrische, isStaff: false, can: filesOnly }, async ({ canvasElement }) => {
    const grid = await screen.findByRole('grid')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(text('Gezogen.txt'))
    const drag = (type: string) =>
      grid.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    drag('dragenter')
    await expect(await screen.findByText(/Loslassen, um nach „Sommerfrische 2027“/)).toBeVisible()
    drag('drop')
    await rowOf('Gezogen')
    await expect(within(canvasElement).queryByText(/Loslassen/)).toBeNull()
  }),
}

export const WithoutUndo: Story = {
  name: 'A port that cannot restore asks before it deletes',
  loaders: [
    () => {
      const { port, rootId } = createMemoryFileExplorer({ entries: sommerfrische })
      return { port: { ...port, restore: undefined }, rootId }
    },
  ],
  args: Playground.args,
  render: (_args, { loaded }) => {
    const { port, rootId } = loaded as Pick<MemoryFileExplorer, 'port' | 'rootId'>
    return <FileExplorer port={port} rootId={rootId} title="Dateien" />
  },
  play: async ({ userEvent }) => {
    const row = await rowOf('Plan v3')
    row.focus()
    await userEvent.keyboard('{Delete}')
    const question = within(await screen.findByRole('alertdialog'))
    await expect(names()).toContain('Plan v3 – Sommerfrische.pdf')
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(names()).not.toContain('Plan v3 – Sommerfrische.pdf'))
    await expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
  },
}
