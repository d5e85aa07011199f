import { MenuItem } from '@atrium/design-system'
import { Copy, Eraser, Pencil, Plus, Scissors, Trash2 } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { wasAsked } from '../plan.logic.ts'
import { factsOf, type SheetRow } from './sheet.logic.ts'
import type { SheetActions } from './useSheetActions.ts'

export interface SheetMenuProps {
  row: SheetRow
  /** The chosen rows where it is one of them, else it alone. */
  rows: readonly SheetRow[]
  actions: SheetActions
  onWrite: () => void
  onSplit: () => void
  /** Lets go of what is marked in its cells. */
  onDiscard: () => void
}

/** What can be done with a row of the sheet. */
export function SheetMenu({ row, rows, actions, onWrite, onSplit, onDiscard }: SheetMenuProps) {
  const { t } = useMessages(messages)
  const isStopped = row.channel?.state === 'Deactivated'
  const asked = rows.some(({ channel }) => channel && wasAsked(channel))
  return (
    <>
      <MenuItem icon={Pencil} isDisabled={isStopped} onAction={onWrite}>
        {t('sheet.write')}
      </MenuItem>
      <MenuItem icon={Plus} shortcut={t('sheet.keyAdd')} onAction={() => actions.addRow(row)}>
        {t('sheet.addBelow')}
      </MenuItem>
      {factsOf(row.values) && (
        <MenuItem icon={Copy} onAction={() => actions.duplicate(row)}>
          {t('sheet.duplicate')}
        </MenuItem>
      )}
      {row.channel && !isStopped && (
        <MenuItem icon={Scissors} onAction={onSplit}>
          {t('sheet.split')}
        </MenuItem>
      )}
      {Object.keys(row.faults).length > 0 && (
        <MenuItem icon={Eraser} onAction={onDiscard}>
          {t('sheet.discard')}
        </MenuItem>
      )}
      <MenuItem
        icon={Trash2}
        isDanger
        isDisabled={asked}
        description={asked ? t('sheet.removeAsked') : undefined}
        textValue={t('sheet.remove')}
        onAction={() => void actions.remove(rows)}
      >
        {t('sheet.removeSome', { count: rows.length })}
      </MenuItem>
    </>
  )
}
