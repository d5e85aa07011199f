import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import {
  backInDialog,
  closeQuestion,
  discardChanges,
  stayInDialog,
} from '../kit/testing/close-question.ts'
import { TaskBoard } from './TaskBoard.tsx'
import { cardOf, choose, closed, column, dialog, flow, inColumn, task, titlesIn, told, type Story } from './testing/bench.tsx' // prettier-ignore
import { korbinian } from './testing/index.ts'

const meta = {
  title: 'Modules/Task board',
  component: TaskBoard,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof TaskBoard>
export default meta

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const Looking: Story = {
  name: 'Buckets with counts; what is due, whose it is, how far it is (TASK-01, TASK-04, TASK-05)',
  ...flow({}, async () => {
    await expect(await screen.findByText('7 offen · 1 überfällig')).toBeVisible()
    await expect(await titlesIn('Offen')).toEqual([
      'Motivfreigabe Megalights einholen',
      'Tonalität Funkspot abstimmen',
      'Rechnungsadresse prüfen',
    ])
    await expect((await column('Offen')).querySelector('.at-board-count')).toHaveTextContent('3')
    const card = within(await cardOf('Motivfreigabe Megalights einholen'))
    await expect(card.getByText('Dringend')).toBeVisible()
    await expect(card.getByText('2 Tage überfällig')).toBeVisible()
    await expect(card.getByRole('img', { name: 'Maren Thiessen' })).toBeVisible()
    await expect(card.getByText('1 von 3 Schritten erledigt')).toBeInTheDocument()
    await expect(card.getByText('2 Kommentare')).toBeInTheDocument()
    // What is done is never overdue.
    const done = within(await cardOf('Kick-off-Protokoll verschicken'))
    await expect(done.queryByText(/Überfällig/)).toBeNull()
  }),
}

export const Edits: Story = {
  name: 'Everything about a task in one dialog, which its address opens (TASK-02, TASK-08)',
  ...flow({ params: { task: '1' } }, async (_context, memory) => {
    const open = await dialog()
    const title = open.getByRole('textbox', { name: /^Was ist zu tun/ })
    await expect(title).toHaveValue('Motivfreigabe Megalights einholen')
    await userEvent.clear(title)
    await userEvent.click(open.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(title, 'Motive einholen')
    await userEvent.click(open.getByRole('checkbox', { name: 'Frau Moser anrufen' }))
    await userEvent.type(open.getByRole('textbox', { name: 'Nächster Schritt' }), 'Danken{Enter}')
    await userEvent.click(open.getByRole('button', { name: 'Schritt Freigabe eintragen entfernen' })) // prettier-ignore
    await expect(open.getByRole('link', { name: 'Sommerfrische Classic' })).toBeVisible()
    await userEvent.click(open.getByRole('button', { name: 'Speichern' }))
    await closed()
    await expect(await cardOf('Motive einholen')).toBeVisible()
    await expect(await task(memory, 1)).toMatchObject({
      title: 'Motive einholen',
      version: 2,
      steps: [{ isDone: true }, { isDone: true }, { text: 'Danken', isDone: false }],
    })
  }),
}

export const Creates: Story = {
  name: 'A new task with all it needs; another bucket, dates in order (TASK-07)',
  ...flow({}, async (_context, memory) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aufgabe' }))
    const open = await dialog()
    await userEvent.keyboard('Spot abnehmen')
    await userEvent.click(open.getByRole('combobox', { name: /^Spalte/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Beim Kunden' }))
    await userEvent.click(open.getByRole('combobox', { name: /^Priorität/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Dringend' }))
    await userEvent.type(open.getByRole('combobox', { name: /^Zuständig/ }), 'Korb')
    await userEvent.click(await screen.findByRole('option', { name: /Korbinian/ }))
    await userEvent.click(open.getByRole('button', { name: 'Anlegen' }))
    await closed()
    await expect(await titlesIn('Beim Kunden')).toContain('Spot abnehmen')
    const { tasks } = await memory.port.list(memory.listId).load()
    await expect(tasks.at(-1)).toMatchObject({ priority: 'urgent', assignees: [korbinian] })
  }),
}

export const Closing: Story = {
  name: 'Escape, the cross, a press beside it and cancelling ask where something was written, else they close',
  ...flow({ params: { task: '3' } }, async (_context, memory) => {
    const open = await dialog()
    const title = open.getByRole('textbox', { name: /^Was ist zu tun/ })
    await userEvent.type(title, ' und melden')
    const stay = async () => {
      await stayInDialog()
      await expect(title).toHaveValue('Rechnungsadresse prüfen und melden')
    }
    await userEvent.keyboard('{Escape}')
    await stay()
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.click(open.getByRole('button', { name: 'Schließen' }))
    await stay()
    await userEvent.click(open.getByRole('button', { name: 'Abbrechen' }))
    await stay()
    await userEvent.click(screen.getByRole('dialog').parentElement!.parentElement!)
    await stay()
    await waitFor(() => expect(open.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    // A second Escape takes back the question, not what was written.
    await closeQuestion()
    await userEvent.keyboard('{Escape}')
    await backInDialog()
    await expect(title).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await discardChanges()
    await closed()
    await expect((await task(memory, 3))!.title).toBe('Rechnungsadresse prüfen')
    // Nothing was written: it closes.
    await userEvent.click(await screen.findByText('Rechnungsadresse prüfen'))
    await dialog()
    await userEvent.keyboard('{Escape}')
    await closed()
  }),
}

export const HalfAStep: Story = {
  name: 'A step that is typed and not added counts as written, and is saved with the rest (T-57)',
  ...flow({ params: { task: '3' } }, async (_context, memory) => {
    const open = await dialog()
    await userEvent.type(open.getByRole('textbox', { name: 'Nächster Schritt' }), 'Anrufen')
    await userEvent.click(open.getByRole('button', { name: 'Abbrechen' }))
    await stayInDialog()
    await userEvent.click(open.getByRole('button', { name: 'Speichern' }))
    await closed()
    await expect((await task(memory, 3))!.steps).toMatchObject([{ text: 'Anrufen', isDone: false }])
  }),
}

export const Conflict: Story = {
  name: 'Somebody else saved first: it is told, nothing is lost, the next save keeps both (T-09)',
  ...flow({ params: { task: '3' } }, async (_context, memory) => {
    const open = await dialog()
    await userEvent.type(open.getByRole('textbox', { name: /^Was ist zu tun/ }), ' und melden')
    memory.others.save(3, { priority: 'urgent' })
    await waitFor(async () => expect(within(await cardOf('Rechnungsadresse prüfen')).getByText('Dringend')).toBeInTheDocument()) // prettier-ignore
    const save = open.getByRole('button', { name: 'Speichern' })
    await userEvent.click(save)
    await expect(await open.findByText(/Inzwischen hat jemand anderes/)).toBeVisible()
    await userEvent.click(save)
    await closed()
    await expect(await task(memory, 3)).toMatchObject({
      title: 'Rechnungsadresse prüfen und melden',
      priority: 'urgent',
    })
  }),
}

export const ConflictUnheard: Story = {
  name: 'The same where nothing is live: what stands there now is asked for (T-09)',
  ...flow(
    { params: { task: '3' }, prepare: ({ port }) => delete port.onChange },
    async (_context, memory) => {
      const open = await dialog()
      await userEvent.type(open.getByRole('textbox', { name: /^Was ist zu tun/ }), ' und melden')
      memory.others.save(3, { priority: 'urgent' })
      const save = open.getByRole('button', { name: 'Speichern' })
      await userEvent.click(save)
      await expect(await open.findByText(/Inzwischen hat jemand anderes/)).toBeVisible()
      await waitFor(async () => expect(within(await cardOf('Rechnungsadresse prüfen')).getByText('Dringend')).toBeInTheDocument()) // prettier-ignore
      await userEvent.click(save)
      await closed()
      await expect(await task(memory, 3)).toMatchObject({
        title: 'Rechnungsadresse prüfen und melden',
        priority: 'urgent',
      })
    },
  ),
}

export const Reader: Story = {
  name: 'Who may only read sees no action, and everything of a task (TASK-12)',
  ...flow({ rights: 'reader' }, async () => {
    await userEvent.click(await screen.findByText('Motivfreigabe Megalights einholen'))
    const open = await dialog()
    await expect(open.queryByRole('button', { name: 'Speichern' })).toBeNull()
    await expect(open.getByRole('textbox', { name: /^Was ist zu tun/ })).toHaveAttribute('readonly')
    await userEvent.click(open.getAllByRole('button', { name: 'Schließen' }).at(-1)!)
    await closed()
    await expect(screen.queryByRole('button', { name: 'Aufgabe' })).toBeNull()
    await expect(screen.queryByRole('button', { name: /anlegen$/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Rechnungsadresse prüfen' })) // prettier-ignore
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }),
}

export const Filters: Story = {
  name: 'Due, priority, person, tag and words; all from the address, and back (TASK-05, TASK-13)',
  ...flow({ params: { due: 'thisWeek' } }, async () => {
    await screen.findByText('Streuplan TV KW 13–35 aktualisieren')
    await expect(screen.queryByText('Keyword-Set Search DE/AT')).toBeNull()
    await choose(/^Priorität/, 'Hoch')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await choose(/^Zuständig/, 'Korbinian Huber')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1))
    await userEvent.type(screen.getByRole('searchbox'), 'nirgends')
    await expect(await screen.findByText('Keine passenden Aufgaben')).toBeVisible()
    await expect(screen.getByText('Nichts enthält „nirgends“. Mit weniger Filtern sehen Sie mehr.')).toBeVisible() // prettier-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(8))
    await expect(screen.getByRole('searchbox')).toHaveValue('')
  }),
}

export const Groups: Story = {
  name: 'Columns by person: two people’s task stands twice; a move gives it to another (TASK-01)',
  ...flow({ params: { by: 'assignee' } }, async (_context, memory) => {
    await expect(await titlesIn('Korbinian Huber')).toEqual([
      'Budgetsplit Digital bestätigen',
      'Tonalität Funkspot abstimmen',
      'Flächenliste Hamburg abgleichen',
    ])
    await expect(await titlesIn('Aylin Kaya')).toContain('Tonalität Funkspot abstimmen')
    const card = (await inColumn('Niemand')).getByRole('row', { name: /Rechnungsadresse/ })
    card.focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowLeft} ')
    await waitFor(async () => expect((await task(memory, 3))!.assignees).toEqual([korbinian]))
    await choose(/^Gruppieren/, 'Priorität', 'menuitemradio')
    await expect(await titlesIn('Dringend')).toHaveLength(2)
  }),
}

export const AsList: Story = {
  name: 'The same tasks as rows, and one’s own alone (TASK-01)',
  ...flow({}, async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Liste' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(9))
    await userEvent.click(screen.getByRole('radio', { name: 'Meine' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
    await expect(screen.getByRole('row', { name: /Streuplan/ })).toBeVisible()
  }),
}

export const Loading: Story = flow(
  {
    prepare: ({ port }) => {
      port.list = (id) => ({ key: ['never', id], load: () => new Promise(() => undefined) })
    },
  },
  async () => {
    await expect(await screen.findByLabelText('Aufgaben werden geladen')).toBeInTheDocument()
  },
)

export const Failed: Story = {
  name: 'What could not be loaded says so, and is loaded again (LAY-15)',
  ...flow(
    { prepare: ({ failNext }) => failNext('list', new PortError({ code: 'unknown', retryable: false })) }, // prettier-ignore
    async () => {
      await expect(await screen.findByText('Die Aufgaben ließen sich nicht laden')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await screen.findByText('Rechnungsadresse prüfen')).toBeVisible()
    },
  ),
}

export const Gone: Story = {
  name: 'A task that the address names and that has gone is told of',
  ...flow({ params: { task: '999' } }, async () => {
    await told('Diese Aufgabe gibt es nicht mehr')
  }),
}

export const ByAddress: Story = {
  name: 'The address opens the form for a new task, as the palette does (T-13)',
  ...flow({ params: { task: 'new' } }, async () => {
    const open = await dialog()
    await userEvent.type(open.getByRole('textbox', { name: /^Was ist zu tun/ }), 'Motive sichten')
    await userEvent.click(open.getByRole('button', { name: 'Anlegen' }))
    await closed()
    await expect(await cardOf('Motive sichten')).toBeVisible()
  }),
}

export const Empty: Story = {
  name: 'A board without columns says how to begin; who may not begin, what to wait for (LAY-15)',
  ...flow({ buckets: [], tasks: [] }, async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Spalte anlegen' }))
    await dialog()
    await userEvent.keyboard('Offen')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Anlegen' }))
    await closed()
    await expect(await column('Offen')).toBeVisible()
  }),
}

export const Narrow: Story = {
  name: 'Nothing scrolls sideways at 320 px',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  ...flow({ width: '320px' }, async () => {
    await screen.findByText('Rechnungsadresse prüfen')
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }),
}

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({}, async () => {
    await expect(await screen.findByText('7 open · 1 overdue')).toBeVisible()
    await expect(await screen.findByText('2 days overdue')).toBeVisible()
  }),
}

export const Dark: Story = { globals: { mode: 'dark', tenant: 'green' }, ...flow({}, async () => undefined) } // prettier-ignore
