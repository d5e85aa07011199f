import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { TaskBoard } from './TaskBoard.tsx'
import { cardOf, closed, column, dialog, flow, inColumn, menuOf, task, titlesIn, told, undo, type Story } from './testing/bench.tsx' // prettier-ignore
import { manyTasks, maren } from './testing/index.ts'

const meta = {
  title: 'Modules/Task board/Work',
  component: TaskBoard,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof TaskBoard>
export default meta

export const MovesByMenu: Story = {
  name: 'Moved by menu, told with a way back, and put back (TASK-03, T-52)',
  ...flow({}, async (_context, memory) => {
    await screen.findByText('Rechnungsadresse prüfen')
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Rechnungsadresse prüfen' })) // prettier-ignore
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In Arbeit' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganz nach oben' }))
    await waitFor(async () => expect((await titlesIn('In Arbeit'))[0]).toBe('Rechnungsadresse prüfen')) // prettier-ignore
    await waitFor(async () =>
      expect(await task(memory, 3)).toMatchObject({ bucketId: 2, status: 'inProgress' }),
    )
    await told('„Rechnungsadresse prüfen“ nach „In Arbeit“ verschoben')
    await undo(/nach „In Arbeit“ verschoben/)
    await waitFor(async () =>
      expect(await titlesIn('Offen')).toEqual([
        'Motivfreigabe Megalights einholen',
        'Tonalität Funkspot abstimmen',
        'Rechnungsadresse prüfen',
      ]),
    )
    await waitFor(async () => expect((await task(memory, 3))!.bucketId).toBe(1))
  }),
}

export const MovesByKeyboard: Story = {
  name: 'Lifted with Control Space, moved with arrows, each step is spoken (T-52)',
  ...flow({}, async (_context, memory) => {
    ;(await cardOf('Tonalität Funkspot abstimmen')).focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
    await waitFor(async () => expect(await titlesIn('In Arbeit')).toContain('Tonalität Funkspot abstimmen')) // prettier-ignore
    await waitFor(async () => expect((await task(memory, 2))!.bucketId).toBe(2))
    await waitFor(async () => expect(await cardOf('Tonalität Funkspot abstimmen')).toHaveFocus())
  }),
}

export const Refused: Story = {
  name: 'A move that is refused goes back alone, and says why; what else was moved stays (TASK-03, T-09)',
  ...flow(
    {
      prepare: ({ failNext }) => failNext('place', new PortError({ code: 'forbidden' })),
    },
    async (_context, memory) => {
      // Both are on their way before the first is refused: whoever made it would be taken back to it.
      const answerMoves = memory.hold('place')
      ;(await cardOf('Rechnungsadresse prüfen')).focus()
      await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
      ;(await cardOf('Tonalität Funkspot abstimmen')).focus()
      await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
      answerMoves()
      await told('„Rechnungsadresse prüfen“ ließ sich nicht verschieben')
      await told(/Das dürfen Sie nicht ändern/)
      await waitFor(async () => expect(await titlesIn('Offen')).toContain('Rechnungsadresse prüfen')) // prettier-ignore
      await waitFor(async () => expect((await task(memory, 2))!.bucketId).toBe(2))
      await expect(await titlesIn('In Arbeit')).toContain('Tonalität Funkspot abstimmen')
    },
  ),
}

export const RefusedInItsWords: Story = {
  name: 'Where its product says why a move is refused, that is what is told (TASK-03)',
  ...flow(
    {
      prepare: ({ failNext }) =>
        failNext('place', new PortError({ code: 'forbidden', explanation: 'Die Woche ist abgeschlossen.' })), // prettier-ignore
    },
    async () => {
      await menuOf('Rechnungsadresse prüfen', 'In Arbeit')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganz nach oben' }))
      await told('„Rechnungsadresse prüfen“ ließ sich nicht verschieben')
      await told('Die Woche ist abgeschlossen.')
      await expect(screen.queryByText(/Das dürfen Sie nicht ändern/)).toBeNull()
      await waitFor(async () => expect(await titlesIn('Offen')).toContain('Rechnungsadresse prüfen')) // prettier-ignore
    },
  ),
}

export const RefusedOnAPhone: Story = {
  name: 'On a phone whoever moved a card is back at it when that is refused (TASK-03)',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  ...flow(
    {
      width: '320px',
      latency: 40,
      prepare: ({ failNext }) => failNext('place', new PortError({ code: 'forbidden' })),
    },
    async () => {
      await menuOf('Rechnungsadresse prüfen', 'Erledigt')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganz nach oben' }))
      await told('„Rechnungsadresse prüfen“ ließ sich nicht verschieben')
      await waitFor(async () => {
        const card = await cardOf('Rechnungsadresse prüfen')
        await expect(card).toHaveFocus()
        await expect(card.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
        await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
      })
    },
  ),
}

export const AddsInline: Story = {
  name: 'Added where the plus was pressed, one after the other with Enter (T-57)',
  ...flow({}, async (_context, memory) => {
    const client = await inColumn('Beim Kunden')
    await userEvent.click(client.getByRole('button', { name: /anlegen$/ }))
    const field = await client.findByRole('textbox', { name: 'Neue Aufgabe in „Beim Kunden“' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Logo nachreichen{Enter}Farben prüfen{Enter}')
    await waitFor(async () =>
      expect(await titlesIn('Beim Kunden')).toEqual([
        'Budgetsplit Digital bestätigen',
        'Logo nachreichen',
        'Farben prüfen',
      ]),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(client.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(client.getByRole('button', { name: /anlegen$/ })).toHaveFocus())
    const { tasks } = await memory.port.list(memory.listId).load()
    await expect(tasks.filter(({ id }) => id > 1000)).toHaveLength(2)
  }),
}

export const Several: Story = {
  name: 'Several at once: moved, given to somebody, with a day, deleted and brought back (T-58)',
  ...flow({}, async (_context, memory) => {
    ;(await cardOf('Motivfreigabe Megalights einholen')).focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await screen.findAllByText('2 ausgewählt')
    await userEvent.click(screen.getByRole('button', { name: 'Zuweisen' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Aylin Kaya' }))
    await waitFor(async () => expect((await task(memory, 1))!.assignees).toHaveLength(2))
    await waitFor(async () => expect((await task(memory, 3))!.assignees).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Fälligkeit' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Termin setzen' }))
    await closed()
    await waitFor(async () => expect((await task(memory, 3))!.dueDay).toBe('2026-11-18'))
    await expect((await task(memory, 1))!.dueDay).toBe('2026-11-18')
    await userEvent.click(screen.getByRole('button', { name: 'Verschieben' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Beim Kunden' }))
    await waitFor(async () => expect(await titlesIn('Beim Kunden')).toHaveLength(3))
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
    await waitFor(async () => expect(await titlesIn('Beim Kunden')).toHaveLength(1))
    await told('2 Aufgaben sind gelöscht')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await titlesIn('Beim Kunden')).toHaveLength(3))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await titlesIn('Beim Kunden')).toHaveLength(1))
  }),
}

export const DeletesByMenu: Story = {
  name: 'Deleted by its menu, the focus goes on with the card in its place; taken back it is there again (TASK-09, T-08)',
  ...flow({}, async () => {
    ;(await cardOf('Motivfreigabe Megalights einholen')).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    ;(await screen.findByRole('menuitem', { name: 'Löschen' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await titlesIn('Offen')).toHaveLength(2))
    const next = await cardOf('Tonalität Funkspot abstimmen')
    await waitFor(() => expect(next).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await waitFor(async () => expect(await titlesIn('Offen')).toHaveLength(3))
  }),
}

export const Buckets: Story = {
  name: 'Columns are added, named, put in order, and go when they are empty (TASK-10)',
  ...flow({}, async (_context, memory) => {
    const names = async () =>
      (await memory.port.list(memory.listId).load()).buckets.map(({ name }) => name)
    await userEvent.click(await screen.findByRole('button', { name: 'Mehr' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Spalte anlegen' }))
    await dialog()
    await userEvent.keyboard('Archiv')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Anlegen' }))
    await closed()
    await expect(await column('Archiv')).toBeVisible()
    const act = async (name: string, command: RegExp) => {
      await userEvent.click(screen.getByRole('button', { name: `Aktionen für Spalte ${name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: command }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await act('Archiv', /links/)
    await waitFor(async () => expect((await names()).indexOf('Archiv')).toBe(3))
    await act('Archiv', /Bearbeiten/)
    const field = (await dialog()).getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Ablage')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }))
    await closed()
    await waitFor(async () => expect(await names()).toContain('Ablage'))
    await act('Ablage', /löschen/)
    await waitFor(async () => expect(await names()).not.toContain('Ablage'))
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Spalte Offen' }))
    await expect(await screen.findByRole('menuitem', { name: /Spalte löschen/ })).toHaveAttribute('aria-disabled', 'true') // prettier-ignore
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }),
}

export const Live: Story = {
  name: 'What others do is there at once; a lifted card stays lifted, a dialog keeps what was typed (T-59)',
  ...flow({}, async (_context, memory, seen) => {
    ;(await cardOf('Rechnungsadresse prüfen')).focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight}')
    memory.others.add({ title: 'Von nebenan', bucketId: 1, order: 9, author: maren })
    await expect(await screen.findByText('Von nebenan')).toBeVisible()
    await waitFor(() => expect(seen.said).toContain('Neue Aufgabe: Von nebenan'))
    await userEvent.keyboard(' ')
    await waitFor(async () => expect((await task(memory, 3))!.bucketId).toBe(2))
    memory.others.save(1, { title: 'Motive sind da' })
    await expect(await screen.findByText('Motive sind da')).toBeVisible()
    memory.others.remove(1)
    await waitFor(() => expect(screen.queryByText('Motive sind da')).toBeNull())
  }),
}

export const OverOnesOwnMove: Story = {
  name: 'Opened while its own move is on its way, it is saved without a word of a conflict (T-59)',
  ...flow({ latency: 900 }, async (_context, memory) => {
    await screen.findByText('Rechnungsadresse prüfen')
    await menuOf('Rechnungsadresse prüfen', 'Als erledigt markieren')
    await waitFor(async () => expect(await titlesIn('Erledigt')).toContain('Rechnungsadresse prüfen')) // prettier-ignore
    await userEvent.click(await cardOf('Rechnungsadresse prüfen'))
    const open = await dialog()
    const title = open.getByRole('textbox', { name: /^Was ist zu tun/ })
    await userEvent.clear(title)
    await userEvent.type(title, 'Rechnung prüfen')
    await userEvent.click(open.getByRole('button', { name: 'Speichern' }))
    await closed()
    await waitFor(async () =>
      expect(await task(memory, 3)).toMatchObject({ title: 'Rechnung prüfen', bucketId: 4 }),
    )
  }),
}

export const Done: Story = {
  name: 'Marked as done it goes where what is done lies; opened again it comes back',
  ...flow({}, async (_context, memory) => {
    await screen.findByText('Rechnungsadresse prüfen')
    await menuOf('Rechnungsadresse prüfen', 'Als erledigt markieren')
    await waitFor(async () => expect(await titlesIn('Erledigt')).toContain('Rechnungsadresse prüfen')) // prettier-ignore
    await waitFor(async () => expect((await task(memory, 3))!.status).toBe('done'))
    await menuOf('Rechnungsadresse prüfen', 'Wieder öffnen')
    await waitFor(async () => expect((await task(memory, 3))!.status).toBe('open'))
  }),
}

export const DoneTakenBack: Story = {
  name: 'Done from a column that says nothing, and taken back: it is there again, and open (T-08)',
  ...flow({}, async (_context, memory) => {
    await screen.findByText('Budgetsplit Digital bestätigen')
    await menuOf('Budgetsplit Digital bestätigen', 'Als erledigt markieren')
    await waitFor(async () => expect(await task(memory, 7)).toMatchObject({ bucketId: 4, status: 'done' })) // prettier-ignore
    await undo('„Budgetsplit Digital bestätigen“ nach „Erledigt“ verschoben')
    await waitFor(async () => expect(await task(memory, 7)).toMatchObject({ bucketId: 3, status: 'open' })) // prettier-ignore
    await expect(await titlesIn('Beim Kunden')).toContain('Budgetsplit Digital bestätigen')
  }),
}

/** The count at the head of a column, as it is read and as it is spoken. */
const countIn = async (name: string) => {
  const count = (await column(name)).querySelector<HTMLElement>('.at-board-count')!
  return { shown: count.hasAttribute('data-at-over') ? 'over' : 'within', text: count.textContent }
}

export const Limits: Story = {
  name: 'A column says how many it should hold; one more is taken, told of, and taken back (TASK-10)',
  ...flow({}, async (_context, memory, seen) => {
    await screen.findByText('Rechnungsadresse prüfen')
    await expect(await countIn('In Arbeit')).toEqual({ shown: 'within', text: '3 / 43 von höchstens 4 offenen Aufgaben' }) // prettier-ignore
    ;(await cardOf('Rechnungsadresse prüfen')).focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
    await told('„Rechnungsadresse prüfen“ nach „In Arbeit“ verschoben')
    await expect(screen.queryByText(/vorgesehen sind höchstens/)).toBeNull()
    ;(await cardOf('Tonalität Funkspot abstimmen')).focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
    const hint = 'In „In Arbeit“ sind jetzt 5 offene Aufgaben, vorgesehen sind höchstens 4.'
    await told(hint)
    // A message that is spoken without a hurry.
    await expect(screen.getByText(hint).closest('[aria-live=polite]')).not.toBeNull()
    await expect(await countIn('In Arbeit')).toEqual({ shown: 'over', text: '5 / 45 offene Aufgaben, vorgesehen sind höchstens 4' }) // prettier-ignore
    await undo('„Tonalität Funkspot abstimmen“ nach „In Arbeit“ verschoben')
    await waitFor(async () => expect((await countIn('In Arbeit')).shown).toBe('within'))
    // What is added goes over it as well; a filter changes nothing about what is held.
    await userEvent.click((await inColumn('In Arbeit')).getByRole('button', { name: /anlegen$/ }))
    await userEvent.keyboard('Noch etwas{Enter}')
    await waitFor(() => expect(screen.getAllByText(hint).length).toBeGreaterThan(0))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(screen.getByRole('searchbox'), 'Keyword')
    await waitFor(async () => expect(await titlesIn('In Arbeit')).toHaveLength(1))
    await expect((await countIn('In Arbeit')).text).toMatch(/^5 \/ 4/)
    await expect((await memory.port.list(memory.listId).load()).tasks).toHaveLength(9)
    await expect(seen.said).not.toContain('„Noch etwas“ ist angelegt')
  }),
}

export const LimitSet: Story = {
  name: 'A limit is set beside the name, only within reason, and taken away; what is done has none (TASK-10)',
  ...flow({}, async (_context, memory) => {
    const limitOf = async () =>
      (await memory.port.list(memory.listId).load()).buckets.find(({ id }) => id === 3)!.limit
    const edit = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Spalte Beim Kunden' })) // prettier-ignore
      await userEvent.click(await screen.findByRole('menuitem', { name: /Bearbeiten/ }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      return (await dialog()).getByRole('textbox', { name: /^Obergrenze/ })
    }
    const save = async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }))
      await closed()
    }
    const limit = await edit()
    await userEvent.type(limit, '1200')
    await userEvent.tab()
    await expect((await dialog()).getByText('Bitte geben Sie höchstens 999 ein.')).toBeVisible()
    await userEvent.clear(limit)
    await userEvent.type(limit, '999')
    await save()
    await waitFor(async () => expect(await limitOf()).toBe(999))
    await expect((await countIn('Beim Kunden')).text).toMatch(/^1 \/ 999/)
    await userEvent.clear(await edit())
    await save()
    await waitFor(async () => expect(await limitOf()).toBeNull())
    await edit()
    const open = await dialog()
    await userEvent.click(
      open.getByRole('combobox', { name: /^Stand der Aufgaben in dieser Spalte/ }),
    )
    await userEvent.click(await screen.findByRole('option', { name: 'Erledigt' }))
    await waitFor(() => expect(open.queryByRole('textbox', { name: /^Obergrenze/ })).toBeNull())
    await userEvent.click(open.getByRole('button', { name: 'Abbrechen' }))
    await closed()
  }),
}

export const AsksFirst: Story = {
  name: 'Where deleting cannot be undone it is asked about first',
  ...flow({ canUndo: false }, async (_context, memory) => {
    await screen.findByText('Rechnungsadresse prüfen')
    await menuOf('Rechnungsadresse prüfen', 'Löschen')
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(question.getByText('„Rechnungsadresse prüfen“ löschen?')).toBeVisible(),
    )
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }))
    await waitFor(async () => expect(await task(memory, 3)).toBeUndefined())
  }),
}

export const Many: Story = {
  name: '3,000 tasks in one bucket: few are in the page, a move is there at once',
  ...flow({ tasks: manyTasks(3_020) }, async (_context, memory) => {
    const open = await column('Offen')
    await expect(open.querySelector('.at-board-count')).toHaveTextContent('3.000')
    await expect(screen.getAllByRole('row').length).toBeLessThan(80)
    ;(await cardOf('Aufgabe 1')).focus()
    await userEvent.keyboard('{Control>} {/Control}{ArrowRight} ')
    await waitFor(async () => expect(await titlesIn('In Arbeit')).toContain('Aufgabe 1'))
    await waitFor(async () => expect((await task(memory, 1))!.bucketId).toBe(2))
  }),
}
