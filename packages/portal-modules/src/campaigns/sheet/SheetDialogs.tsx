import { useState } from 'react'
import { PasteDialog } from './PasteDialog.tsx'
import { RowDialog } from './RowDialog.tsx'
import { SplitDialog } from './SplitDialog.tsx'
import type { SheetRow } from './sheet.logic.ts'
import type { PlanSheetModel } from './usePlanSheet.ts'
import type { SheetActions } from './useSheetActions.ts'

/** Which dialog of the sheet is open. */
export function useSheetDialogs(rows: readonly SheetRow[]) {
  const [splitting, setSplitting] = useState<SheetRow>()
  /** Key of the row that is written in the dialog. */
  const [writing, setWriting] = useState<string>()
  const writtenRow = rows.find(({ key }) => key === writing)
  /** Key of the row that began in the dialog: it goes with it where nothing is saved. */
  const [begun, setBegun] = useState<string>()
  const beginRow = (key: string) => {
    setBegun(key)
    setWriting(key)
  }
  const [isPasting, setPasting] = useState(false)
  return {
    splitting,
    setSplitting,
    writtenRow,
    setWriting,
    /** The row in the dialog began there. */
    isBegun: begun === writing,
    beginRow,
    endWriting: () => {
      setBegun(undefined)
      setWriting(undefined)
    },
    isPasting,
    setPasting,
  }
}

export interface SheetDialogsProps {
  dialogs: ReturnType<typeof useSheetDialogs>
  model: PlanSheetModel
  currencyName: string | null
  publishers: readonly string[]
  onPaste: SheetActions['pasteAt']
}

/** The dialogs of the sheet: a row in fields, splitting a channel, pasting. */
export function SheetDialogs({
  dialogs,
  model,
  currencyName,
  publishers,
  onPaste,
}: SheetDialogsProps) {
  const { writtenRow, splitting, setSplitting, isPasting, setPasting } = dialogs
  return (
    <>
      {writtenRow && (
        <RowDialog
          key={writtenRow.key}
          model={model}
          row={writtenRow}
          currencyName={currencyName}
          publishers={publishers}
          onClose={() => {
            // Once it is saved it is no draft any more.
            if (dialogs.isBegun) model.dropRow(writtenRow.key)
            dialogs.endWriting()
          }}
        />
      )}
      {splitting && (
        <SplitDialog
          row={splitting}
          currencyName={currencyName}
          onSplit={(parts) => model.split(splitting, parts)}
          explain={model.explain}
          onClose={() => setSplitting(undefined)}
        />
      )}
      {isPasting && (
        <PasteDialog
          onPaste={(text) => onPaste(text, undefined)}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  )
}
