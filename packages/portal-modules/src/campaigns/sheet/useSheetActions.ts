import type { DataTableHandle } from '@atrium/design-system'
import type { RefObject } from 'react'
import { messageTools, useMessages, useModuleHost, type Locale } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { wasAsked } from '../plan.logic.ts'
import { parseTable, readPaste, type RowEdit } from './paste.logic.ts'
import { filledDown, sheetColumns, type SheetColumn, type SheetRow } from './sheet.logic.ts'
import type { Refused } from './usePlanCommit.ts'
import type { PlanSheetModel } from './usePlanSheet.ts'

export interface SheetActions {
  addRow: (after: SheetRow | undefined) => void
  duplicate: (row: SheetRow) => void
  remove: (rows: readonly SheetRow[]) => Promise<void>
  /** Saves rows that the host did not take before. */
  saveRows: (rows: readonly SheetRow[]) => Promise<void>
  /** Gives the rows below the first its value in a column. */
  fillDown: (rows: readonly SheetRow[], column: SheetColumn) => Promise<void>
  /** Writes the cells of a text from a cell on; without one they are new rows. */
  pasteAt: (text: string, at: { key: string; columns: readonly string[] } | undefined) => Promise<void> // prettier-ignore
}

/** What the columns are called in the reader's language and in ours: a table may come from another one. */
function titlesIn(locale: Locale): Record<SheetColumn, string[]> {
  const languages = ['de', 'en', locale].map((one) => messageTools(messages, one))
  return Object.fromEntries(
    sheetColumns.map((column) => [column, languages.map(({ t }) => t(`cell.${column}`))]),
  ) as Record<SheetColumn, string[]>
}

/** What is done with rows of the sheet, with what is said about it. */
export function useSheetActions(
  model: PlanSheetModel,
  table: RefObject<DataTableHandle | null>,
  /** Writes a new row elsewhere than in its cells. */
  writeRow: ((key: string) => void) | undefined,
): SheetActions {
  const { t, locale } = useMessages(messages)
  const { notify } = useModuleHost()
  const { rows, rules } = model
  /** Says why something was not done, and offers to try it again as it was. */
  const tell = (refused: Refused, title: string, again: (() => void) | undefined) => {
    if (refused === undefined || refused === 'kept') return
    notify({
      tone: 'failure',
      title,
      detail: model.explain(refused),
      ...(again && { action: { label: t('action.retry'), onPress: again } }),
    })
  }
  const remove = async (chosen: readonly SheetRow[]) => {
    if (chosen.some(({ channel }) => channel && wasAsked(channel)))
      return void notify({
        tone: 'info',
        title: t('sheet.notRemoved'),
        detail: t('sheet.askedDetail'),
      })
    const at = rows.findIndex(({ key }) => key === chosen[0]?.key)
    const gone = new Set(chosen.map(({ key }) => key))
    const next = rows.slice(at).find(({ key }) => !gone.has(key)) ?? rows[at - 1]
    const refused = await model.remove(chosen)
    tell(refused, t('sheet.notRemoved'), () => void remove(chosen))
    if (!refused && next) table.current?.focus(next.key)
  }
  const fillDown = async (chosen: readonly SheetRow[], column: SheetColumn) => {
    const writes = filledDown(chosen, column).map((write) => ({ ...write, faults: {} }))
    if (writes.length === 0) return
    const label = t('sheet.step.fill', { count: writes.length, column: t(`cell.${column}`) })
    const refused = await model.write(label, writes, true)
    tell(refused, t('sheet.notFilled'), () => void fillDown(chosen, column))
  }
  const writeEdits = async (edits: readonly RowEdit[], afterKey: string | undefined) => {
    const writes = edits.map((edit) => ({ ...edit, ...(afterKey !== undefined && { afterKey }) }))
    const label = t('sheet.step.paste', { count: edits.length })
    const refused = await model.write(label, writes, true)
    // What was new stands there as rows by now: they have a button of their own.
    const again = edits.filter(({ row }) => row !== undefined)
    tell(refused, t('sheet.notPasted'), again.length > 0 ? () => void writeEdits(again, afterKey) : undefined) // prettier-ignore
  }
  const saveRows = async (some: readonly SheetRow[]) => {
    const writes = some.map((row) => ({ row, values: {}, faults: {} }))
    const refused = await model.write(t('sheet.step.paste', { count: some.length }), writes, false)
    tell(refused, t('sheet.notSaved'), undefined)
  }
  return {
    addRow: (after) => {
      const key = model.addRow(after)
      if (writeRow) return writeRow(key)
      // Its cell is a field as soon as it is there.
      requestAnimationFrame(() => table.current?.edit(key, 'name'))
    },
    duplicate: (row) => {
      const go = async () => tell(await model.duplicate(row), t('sheet.notDuplicated'), () => void go()) // prettier-ignore
      void go()
    },
    remove,
    fillDown,
    saveRows,
    pasteAt: async (text, at) => {
      const cells = parseTable(text)
      if (cells.length === 0) return
      const from = at ? rows.findIndex(({ key }) => key === at.key) : rows.length
      const { edits, leftOut } = readPaste({
        cells,
        rows: rows.slice(from),
        columns: at?.columns ?? sheetColumns,
        titles: titlesIn(locale),
        rules,
      })
      const open = edits.filter(({ row }) => row?.channel?.state !== 'Deactivated')
      const wrong = open.reduce((sum, { faults }) => sum + Object.keys(faults).length, 0)
      if (leftOut > 0 || wrong > 0 || open.length < edits.length)
        notify({
          tone: 'info',
          title: t('sheet.pasteNotes'),
          detail: [
            wrong > 0 && t('sheet.pasteFaults', { count: wrong }),
            leftOut > 0 && t('sheet.pasteLeftOut', { count: leftOut }),
            open.length < edits.length && t('sheet.pasteStopped', { count: edits.length - open.length }), // prettier-ignore
          ]
            .filter(Boolean)
            .join(' '),
        })
      await writeEdits(open, rows.at(-1)?.key)
    },
  }
}
