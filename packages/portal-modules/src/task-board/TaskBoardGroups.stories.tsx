import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TaskBoard } from './TaskBoard.tsx'
import { column, flow, inColumn, task, titlesIn, told, undo, type Story } from './testing/bench.tsx' // prettier-ignore
import { buildTask, korbinian, someTasks } from './testing/index.ts'

const meta = {
  title: 'Modules/Task board/Groups',
  component: TaskBoard,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof TaskBoard>
export default meta

/** Lifts a card of a column and puts it so many columns on. */
async function lift(from: string, title: RegExp, keys: string) {
  await column(from)
  ;(await inColumn(from)).getByRole('row', { name: title }).focus()
  await userEvent.keyboard(`{Control>} {/Control}${keys} `)
}
/** The menu of a card: an empty column takes it at once, others ask for the place. */
async function moveByMenu(from: string, title: string, to: string) {
  await userEvent.click((await inColumn(from)).getByRole('button', { name: `Aktionen für ${title}` })) // prettier-ignore
  await userEvent.click(await screen.findByRole('menuitem', { name: to }))
  const atEnd = screen.queryByRole('menuitem', { name: 'Ganz nach unten' })
  if (atEnd) await userEvent.click(atEnd)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const ByPerson: Story = {
  name: 'By person: a move gives it to another, and back again (TASK-01)',
  ...flow({ params: { by: 'assignee' } }, async (_context, memory) => {
    await moveByMenu('Niemand', 'Rechnungsadresse prüfen', 'Korbinian Huber')
    await waitFor(async () => expect((await task(memory, 3))!.assignees).toEqual([korbinian]))
    await told('„Rechnungsadresse prüfen“ liegt jetzt bei Korbinian Huber')
    await undo(/liegt jetzt bei Korbinian Huber/)
    await waitFor(async () => expect((await task(memory, 3))!.assignees).toEqual([]))
    await waitFor(async () => expect(await titlesIn('Niemand')).toEqual(['Rechnungsadresse prüfen'])) // prettier-ignore
  }),
}

const lena = { id: 30, name: 'Lena Voss' }

export const ByPersonGone: Story = {
  name: 'Who works here no longer keeps a column for what is theirs; it takes nothing, and says why',
  ...flow(
    {
      params: { by: 'assignee' },
      tasks: [...someTasks, buildTask({ id: 30, title: 'Übergabe', assignees: [lena] })],
    },
    async (_context, memory) => {
      await expect(await titlesIn('Lena Voss')).toEqual(['Übergabe'])
      await moveByMenu('Niemand', 'Rechnungsadresse prüfen', 'Lena Voss')
      await told('Lena Voss arbeitet an dieser Liste nicht mehr mit.')
      await waitFor(async () => expect(await titlesIn('Niemand')).toEqual(['Rechnungsadresse prüfen'])) // prettier-ignore
      await expect((await task(memory, 3))!.assignees).toEqual([])
    },
  ),
}

export const ByPriority: Story = {
  name: 'By priority: with keys and with the menu it gets the priority of its column, and back again (TASK-01, TASK-04)',
  ...flow({ params: { by: 'priority' } }, async (_context, memory) => {
    await lift('Hoch', /Tonalität/, '{ArrowLeft}')
    await waitFor(async () => expect((await task(memory, 2))!.priority).toBe('urgent'))
    await told('„Tonalität Funkspot abstimmen“ hat jetzt die Priorität „Dringend“')
    await undo(/hat jetzt die Priorität „Dringend“/)
    await waitFor(async () => expect((await task(memory, 2))!.priority).toBe('high'))
    await moveByMenu('Mittel', 'Rechnungsadresse prüfen', 'Niedrig')
    await waitFor(async () => expect((await task(memory, 3))!.priority).toBe('low'))
    await undo(/hat jetzt die Priorität „Niedrig“/)
    await waitFor(async () => expect((await task(memory, 3))!.priority).toBe('middle'))
  }),
}

export const ByTag: Story = {
  name: 'By tag: a move changes the tag, or takes it away, and back again (TASK-01)',
  ...flow({ params: { by: 'tag' } }, async (_context, memory) => {
    await lift('Digital', /Budgetsplit/, '{ArrowRight}')
    await waitFor(async () => expect((await task(memory, 7))!.tags).toEqual(['Kreation']))
    await undo('„Budgetsplit Digital bestätigen“ hat jetzt das Schlagwort „Kreation“')
    await waitFor(async () => expect((await task(memory, 7))!.tags).toEqual(['Digital']))
    await moveByMenu('Digital', 'Budgetsplit Digital bestätigen', 'Ohne Schlagwort')
    await waitFor(async () => expect((await task(memory, 7))!.tags).toEqual([]))
    await undo('„Budgetsplit Digital bestätigen“ hat kein Schlagwort mehr')
    await waitFor(async () => expect((await task(memory, 7))!.tags).toEqual(['Digital']))
  }),
}

export const ByDay: Story = {
  name: 'By when they are due: a move sets the day, or takes it away, and back again (TASK-01, TASK-05)',
  ...flow({ params: { by: 'due' } }, async (_context, memory) => {
    await expect(await titlesIn('Heute')).toEqual(['Streuplan TV KW 13–35 aktualisieren'])
    await lift('Heute', /Streuplan/, '{ArrowRight}')
    await waitFor(async () => expect((await task(memory, 4))!.dueDay).toBe('2026-11-19'))
    await told(/„Streuplan TV KW 13–35 aktualisieren“ ist fällig/)
    await undo(/„Streuplan TV KW 13–35 aktualisieren“ ist fällig/)
    await waitFor(async () => expect((await task(memory, 4))!.dueDay).toBe('2026-11-18'))
    // The last working day of a week that is to come.
    await moveByMenu('Überfällig', 'Motivfreigabe Megalights einholen', 'Nächste Woche')
    await waitFor(async () => expect((await task(memory, 1))!.dueDay).toBe('2026-11-27'))
    await undo(/„Motivfreigabe Megalights einholen“ ist fällig/)
    await waitFor(async () => expect((await task(memory, 1))!.dueDay).toBe('2026-11-16'))
    await moveByMenu('Morgen', 'Tonalität Funkspot abstimmen', 'Ohne Termin')
    await waitFor(async () => expect((await task(memory, 2))!.dueDay).toBeNull())
    await undo('„Tonalität Funkspot abstimmen“ hat keinen Termin mehr')
    await waitFor(async () => expect((await task(memory, 2))!.dueDay).toBe('2026-11-19'))
  }),
}

export const DaysRefused: Story = {
  name: 'Late is nothing that one makes, and what is done is due no more: both say why (TASK-01)',
  ...flow({ params: { by: 'due' } }, async (_context, memory) => {
    await column('Heute')
    await lift('Heute', /Streuplan/, '{ArrowLeft}')
    await told(/Überfällig wird eine Aufgabe von selbst/)
    await waitFor(async () => expect(await titlesIn('Heute')).toEqual(['Streuplan TV KW 13–35 aktualisieren'])) // prettier-ignore
    await expect((await task(memory, 4))!.dueDay).toBe('2026-11-18')
    await moveByMenu('Ohne Termin', 'Kick-off-Protokoll verschicken', 'Heute')
    await told(/Was erledigt ist, wird nicht mehr fällig/)
    await waitFor(async () => expect(await titlesIn('Ohne Termin')).toContain('Kick-off-Protokoll verschicken')) // prettier-ignore
    await expect((await task(memory, 8))!.dueDay).toBe('2026-11-17')
  }),
}
