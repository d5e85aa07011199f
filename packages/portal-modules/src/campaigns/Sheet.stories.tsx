import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { Campaigns } from './Campaigns.tsx'
import { planFor, someCampaigns } from './testing/index.ts'
import { grid, makePlanned, ofSheet, rowOf, rows, type Heard } from './testing/sheet-story.tsx'

/** Stadtlauf Sponsoring: three channels that are bought. */
const bought = ['plan', '5106']

const meta = { title: 'Modules/Campaigns/Sheet', component: Campaigns, ...ofSheet } satisfies Meta<
  typeof Campaigns
>
export default meta
type Story = StoryObj<typeof meta>

const cell = (name: string, column: number) =>
  rowOf(name).querySelector<HTMLElement>(`[aria-colindex="${column}"]`)!
// One column for choosing stands before.
const at = { name: 2, kind: 3, publisher: 4, budget: 5, start: 6, end: 7 }
const focusCell = async (name: string, column: keyof typeof at) => {
  await waitFor(() => expect(rowOf(name)).toBeVisible())
  rowOf(name).focus()
  await userEvent.keyboard('{ArrowRight}'.repeat(at[column]))
  await waitFor(() => expect(cell(name, at[column])).toHaveFocus())
}
const writeCell = async (name: string, column: keyof typeof at, text: string) => {
  await focusCell(name, column)
  await userEvent.keyboard('{F2}')
  // The name of its row stands in the field while that is written.
  const field = await waitFor(() => {
    const open = document.querySelector<HTMLInputElement>('.at-table-cell-editor input')
    if (!open) throw new Error('No cell is written')
    return open
  })
  await userEvent.clear(field)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
  return field
}
const pasteCells = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })) // prettier-ignore
}
const menu = async (name: string, item: string | RegExp) => {
  rowOf(name).focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const sum = () => screen.getAllByRole('row').at(-1)!.textContent
/** The button of the screen, not that of a message. */
const undo = () =>
  screen
    .getAllByRole('button', { name: 'Rückgängig' })
    .find((button) => !button.closest('[role="alertdialog"]'))!

export const Writes: Story = {
  name: 'Cells are written in place; sum and frame follow, and Ctrl+Z takes back step by step (CAMP-15, T-08)',
  play: async () => {
    await grid()
    await expect(await screen.findByText('96.750,00 € verplant')).toBeVisible() // prettier-ignore
    await expect(undo()).toBeDisabled()
    await writeCell('City-Light', 'budget', '50.000,50')
    await waitFor(() => expect(cell('City-Light', at.budget)).toHaveTextContent('50.000,50'))
    await expect(sum()).toContain('98.375,50')
    await expect(screen.getByText(/1.625,50 € über dem Rahmen/)).toBeVisible()
    await writeCell('City-Light', 'kind', 'Webradio')
    await waitFor(() => expect(cell('City-Light', at.kind)).toHaveTextContent('Webradio'))
    await writeCell('City-Light', 'start', '1.12.26')
    await waitFor(() => expect(cell('City-Light', at.start)).toHaveTextContent('01.12.2026'))
    await waitFor(() => expect(cell('City-Light', at.start)).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell('City-Light', at.start)).toHaveTextContent('16.11.2026'))
    await userEvent.click(undo())
    await waitFor(() => expect(cell('City-Light', at.kind)).toHaveTextContent('Out-of-Home'))
    await userEvent.click(undo())
    await waitFor(() => expect(sum()).toContain('96.750,00'))
    await expect(undo()).toBeDisabled()
  },
}

export const Checks: Story = {
  name: 'What is no amount, day or medium stays as it was typed and says why (CAMP-15, ERR-16)',
  play: async () => {
    await grid()
    const budget = await writeCell('City-Light', 'budget', 'ca. 5 TEUR')
    await waitFor(() => expect(budget).toHaveAccessibleDescription(/Das ist kein Betrag/))
    await expect(budget).toHaveValue('ca. 5 TEUR')
    await userEvent.keyboard('{Escape}')
    const end = await writeCell('City-Light', 'end', '01.11.2026')
    await waitFor(() => expect(end).toHaveAccessibleDescription('Das Ende liegt vor dem Start.'))
    await userEvent.keyboard('{Escape}')
    const kind = await writeCell('City-Light', 'kind', 'Flugblatt')
    await waitFor(() => expect(kind).toHaveAccessibleDescription(/Mediengattung gibt es nicht/))
    await userEvent.keyboard('{Escape}')
    await expect(undo()).toBeDisabled()
  },
}

export const Refusals: Story = {
  name: 'What was refused stays marked in its cell, with what somebody else wrote; saved again it is as it was typed (ERR-07)',
  play: async ({ loaded }) => {
    const { failNext } = (loaded as Heard).memory
    await grid()
    const marked = () => cell('City-Light', at.publisher)
    failNext('change', new PortError({ code: 'conflict' }))
    await writeCell('City-Light', 'publisher', 'Stadtwerbung')
    await waitFor(() =>
      expect(marked()).toHaveTextContent(/inzwischen geändert, jetzt steht dort –/),
    )
    await expect(marked()).toHaveTextContent(/^Stadtwerbung/)
    failNext('change', new PortError({ code: 'offline' }))
    await focusCell('City-Light', 'publisher')
    await userEvent.keyboard('{F2}')
    await expect(await within(marked()).findByLabelText(/bearbeiten$/)).toHaveValue('Stadtwerbung')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(marked()).toHaveTextContent(/^Stadtwerbung.*Verbindung/))
    await menu('City-Light', 'Markierte Eingaben verwerfen')
    await waitFor(() => expect(marked()).not.toHaveTextContent('Stadtwerbung'))
    failNext('change', new PortError({ code: 'offline' }))
    await writeCell('City-Light', 'publisher', 'Stadtwerbung')
    await waitFor(() => expect(marked()).toHaveTextContent(/Verbindung/))
    await userEvent.keyboard('{F2}{Enter}')
    await waitFor(() => expect(marked()).toHaveTextContent(/^Stadtwerbung$/))
  },
}

export const Adds: Story = {
  name: 'A new row is saved as soon as it has a name and a medium, behind the row it was added to (CAMP-07)',
  play: async ({ loaded }) => {
    const { failNext } = (loaded as Heard).memory
    await grid()
    await focusCell('City-Light', 'budget')
    failNext('change', new PortError({ code: 'offline' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const field = await screen.findByRole('textbox', { name: /Kanal von Neuer Kanal bearbeiten/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.paste('Brücken-Banner')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rowOf('Brücken-Banner')).toHaveTextContent('Out-of-Home'))
    await expect(await screen.findByText('Eine neue Zeile ist noch nicht gespeichert.')).toBeVisible() // prettier-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt speichern' }))
    await waitFor(() => expect(rowOf('Brücken-Banner')).not.toHaveTextContent('Nicht gespeichert')) // prettier-ignore
    await expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['City-Light Großstadt', 'Brücken-Banner', 'Flight 2']) // prettier-ignore
    await menu('Brücken-Banner', /^Duplizieren/)
    await waitFor(() => expect(rows()).toHaveLength(4))
    await expect(rowOf('Brücken-Banner (Kopie)')).toBeVisible()
    await userEvent.click(undo())
    await waitFor(() => expect(rows()).toHaveLength(3))
  },
}

export const WritesOn: Story = {
  name: 'Who writes on while a new row is being saved writes into that row (CAMP-07)',
  play: async ({ loaded }) => {
    const { hold } = (loaded as Heard).memory
    await grid()
    const letCome = hold('change')
    await userEvent.click(screen.getByRole('button', { name: 'Kanal hinzufügen' }))
    await screen.findByRole('textbox', { name: /Kanal von Neuer Kanal bearbeiten/ })
    await userEvent.paste('Brücken-Banner')
    await userEvent.keyboard('{Tab}{Tab}')
    await userEvent.paste('Stadtwerbung')
    await userEvent.keyboard('{Tab}')
    await userEvent.paste('1.000')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rowOf('Brücken-Banner')).toHaveTextContent('1.000,00'))
    letCome()
    await waitFor(() => expect(rowOf('Brücken-Banner')).not.toHaveTextContent('Nicht gespeichert')) // prettier-ignore
    await waitFor(() => expect(cell('Brücken-Banner', at.budget)).toHaveTextContent('1.000,00'))
    await expect(cell('Brücken-Banner', at.publisher)).toHaveTextContent('Stadtwerbung')
    await expect(rows()).toHaveLength(3)
  },
}

export const Pastes: Story = {
  name: 'Cells from Excel become values and rows; what cannot be read is marked in its cell and still there (CAMP-07)',
  play: async ({ loaded }) => {
    const { failNext } = (loaded as Heard).memory
    await grid()
    await focusCell('Flight 2', 'publisher')
    pasteCells('Post AG\t12.000,50\t01.02.2027\r\nNordmail\tdemnächst\t2027-02-01')
    await waitFor(() => expect(rows()).toHaveLength(3))
    await expect(cell('Flight 2', at.publisher)).toHaveTextContent('Post AG')
    await expect(cell('Flight 2', at.budget)).toHaveTextContent('12.000,50')
    await expect(await screen.findByText('Nicht alles ließ sich übernehmen')).toBeInTheDocument()
    const draft = rows().at(-1)!
    await expect(draft).toHaveTextContent('Nicht gespeichert')
    await expect(draft).toHaveTextContent('demnächst')
    await expect(within(draft).getAllByText('Fehlt noch')).toHaveLength(2)
    // What is missing is written; the marked cell stays as it is until somebody mends it.
    draft.focus()
    await userEvent.keyboard('{F2}')
    await userEvent.paste('Mailing Nord')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rowOf('Mailing Nord')).toBeVisible())
    await writeCell('Mailing Nord', 'kind', 'Direktmarketing')
    await waitFor(() => expect(rowOf('Mailing Nord')).not.toHaveTextContent('Nicht gespeichert')) // prettier-ignore
    await expect(cell('Mailing Nord', at.budget)).toHaveTextContent('demnächst')
    await writeCell('Mailing Nord', 'budget', '7.000')
    await waitFor(() => expect(cell('Mailing Nord', at.budget)).toHaveTextContent('7.000,00'))
    // What was refused is not lost.
    await focusCell('Flight 2', 'publisher')
    failNext('change', new PortError({ code: 'offline' }))
    pasteCells('Zustellwerk\t1')
    await screen.findByText('Nicht eingefügt')
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(cell('Flight 2', at.publisher)).toHaveTextContent('Zustellwerk'))
  },
}

export const PastesByDialog: Story = {
  name: 'A table with headings in any order is pasted by a button, too (CAMP-07)',
  play: async () => {
    await grid()
    await userEvent.click(screen.getByRole('button', { name: 'Aus Excel einfügen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Aus Excel einfügen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Einfügen' }))
    await expect(await dialog.findAllByText('Hier steht noch nichts.')).not.toHaveLength(0)
    await userEvent.click(dialog.getByRole('textbox', { name: 'Zeilen' }))
    await userEvent.paste('Media type\tChannel\tBudget\nRadio\tMorgenwelle\t1,234.50\nTV\tVorabend\t5000') // prettier-ignore
    await userEvent.click(dialog.getByRole('button', { name: 'Einfügen' }))
    await waitFor(() => expect(rows()).toHaveLength(4))
    await expect(rowOf('Morgenwelle')).toHaveTextContent('1.234,50')
    await expect(rowOf('Vorabend')).toHaveTextContent('TV')
    await userEvent.click(undo())
    await waitFor(() => expect(rows()).toHaveLength(2))
  },
}

export const Splits: Story = {
  name: 'A channel is divided by number or month: to the cent, its days one after the other, and back (CAMP-15)',
  play: async () => {
    await grid()
    await menu('City-Light', 'Teilen …')
    const dialog = within(await screen.findByRole('dialog', { name: /City-Light Großstadt“ teilen/ })) // prettier-ignore
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('radio', { name: 'Nach Monaten' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(5))
    await userEvent.click(dialog.getByRole('button', { name: 'Teilen' }))
    await waitFor(() => expect(rows()).toHaveLength(6))
    await expect(rows()[1]).toHaveTextContent('City-Light Großstadt – Dezember 2026')
    await expect(rows()[1]).toHaveTextContent('01.12.2026')
    await expect(sum()).toContain('96.750,00')
    await userEvent.click(undo())
    await waitFor(() => expect(rows()).toHaveLength(2))
    await expect(rowOf('City-Light')).toHaveTextContent('48.375,00')
  },
}

export const Removes: Story = {
  name: 'Rows are deleted and come back by the message; a change of somebody else stands against it (T-08, T-38)',
  play: async ({ loaded }) => {
    const { hold, others } = (loaded as Heard).memory
    await grid()
    // Taken back before it has arrived, it is the deletion that is, and nothing before it.
    await writeCell('Flight 2', 'name', 'Mailing')
    await waitFor(() => expect(rowOf('Mailing')).toBeVisible())
    const letCome = hold('change')
    rowOf('Mailing').focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await userEvent.click(undo())
    letCome()
    await waitFor(() => expect(rows()).toHaveLength(2))
    await expect(rowOf('Mailing')).toBeVisible()
    await writeCell('Mailing', 'name', 'Flight 2')
    await waitFor(() => expect(rowOf('Flight 2')).toBeVisible())

    rowOf('Flight 2').focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    const message = await screen.findByText('„Flight 2“ gelöscht')
    const toast = message.closest<HTMLElement>('[role="alertdialog"]')!
    await userEvent.click(within(toast).getByRole('button', { name: 'Rückgängig' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await writeCell('Flight 2', 'publisher', 'Post AG')
    await waitFor(() => expect(cell('Flight 2', at.publisher)).toHaveTextContent('Post AG'))
    others.saveChannel(51_031, { end: '2027-03-20' })
    await waitFor(() => expect(cell('Flight 2', at.end)).toHaveTextContent('20.03.2027'))
    await userEvent.click(undo())
    await expect(await screen.findByText(/^Nicht zurückgenommen/)).toBeInTheDocument()
    await expect(cell('Flight 2', at.publisher)).toHaveTextContent('Post AG')
  },
}

export const FillsDown: Story = {
  name: 'A value is filled down by key, and to all chosen rows by a menu (CAMP-15)',
  play: async () => {
    await grid()
    await writeCell('City-Light', 'publisher', 'Stadtwerbung')
    await waitFor(() => expect(cell('City-Light', at.publisher)).toHaveTextContent('Stadtwerbung'))
    await focusCell('Flight 2', 'publisher')
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(cell('Flight 2', at.publisher)).toHaveTextContent('Stadtwerbung'))
    for (const row of rows()) await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: 'Nach unten füllen' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mediengattung' }))
    await waitFor(() => expect(cell('Flight 2', at.kind)).toHaveTextContent('Out-of-Home'))
  },
}

export const Decided: Story = {
  name: 'Before what the client approved is changed, the sheet says what follows; it cannot be deleted (T-38, COCK-09)',
  parameters: { path: bought },
  play: async () => {
    await grid()
    const name = 'City-Light'
    await expect(rowOf(name)).toHaveTextContent('Einkauf')
    const field = await writeCell(name, 'budget', '1')
    const ask = async () =>
      screen.findByRole('alertdialog', { name: /City-Light Großstadt“ ändern/ })
    await expect(within(await ask()).getByText(/erfährt von der Änderung/)).toBeVisible()
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Noch nicht gespeichert.'))
    await expect(field).toHaveValue('1')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Ändern' }))
    await waitFor(() => expect(cell(name, at.budget)).toHaveTextContent('1,00'))
    await expect(cell(name, at.budget)).not.toHaveTextContent('.1,00')
    rowOf('Flight 3').focus()
    await userEvent.keyboard('{Delete}')
    await expect(await screen.findByText(/schon beim Kunden lagen/)).toBeInTheDocument()
    await expect(rows()).toHaveLength(3)
  },
}

export const ByDialog: Story = {
  name: 'All of a row is written in a dialog, which is what a tap opens where there is no room for cells (CAMP-15)',
  play: async () => {
    await grid()
    await menu('Flight 2', 'Alle Angaben bearbeiten …')
    const dialog = within(await screen.findByRole('dialog', { name: 'Flight 2' }))
    const name = dialog.getByRole('textbox', { name: /^Kanal/ })
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.click(name)
    await userEvent.paste('Mailing')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(rowOf('Mailing')).toBeVisible()
  },
}

const [channel] = planFor(someCampaigns)
const manyChannels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...channel!,
    id: 60_000 + index,
    campaignId: 5103,
    name: `Kanal ${index + 1}.`,
    budget: 10,
    state: 'Planning' as const,
  }))

export const Long: Story = {
  name: 'Five hundred rows draw no more of them than are in sight (CAMP-15)',
  loaders: [(): Heard => ({ memory: makePlanned({ plan: manyChannels(500) }), said: [] })],
  play: async () => {
    await expect(await grid()).toHaveAttribute('aria-rowcount', '502')
    await expect(rows().length).toBeLessThan(60)
    await writeCell('Kanal 3.', 'budget', '5')
    await waitFor(() => expect(sum()).toContain('4.995,00'))
  },
}
