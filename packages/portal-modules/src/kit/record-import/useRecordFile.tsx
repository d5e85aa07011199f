import type { ReactNode } from 'react'
import { useModuleHost } from '../module-host/host.tsx'
import { useUndo, type OfferUndo } from '../pending/useUndo.ts'
import { TableMenu } from './TableMenu.tsx'
import { useRecordExport, type RecordExport } from './useRecordExport.ts'

/** Says in the address what is being imported. */
const param = 'import'

export interface RecordFile<F extends string> {
  /** What the address says while the import is open. */
  value: string
  /** Undefined: it is not for this reader, or there is none here. */
  isOffered: boolean
  /** Nothing is there that could be exported. */
  isEmpty: boolean
  load: () => Promise<RecordExport<F>>
  screen: (props: { offerUndo: OfferUndo; onClose: () => void }) => ReactNode
}

/** Records by a file, for whoever keeps them: a menu, and the import in place of what the module shows. */
export function useRecordFile<F extends string>(
  file: RecordFile<F>,
): {
  menu: ReactNode
  screen: ReactNode | undefined
} {
  const { isEmpty, isOffered, load, screen, value } = file
  const { params, setParam } = useModuleHost()
  // Kept here: what was imported can be taken back after its screen has gone.
  const offerUndo = useUndo()
  const save = useRecordExport()
  if (!isOffered) return { menu: null, screen: undefined }
  return {
    menu: (
      <TableMenu
        isEmpty={isEmpty}
        onImport={() => setParam(param, value)}
        onExport={(format) => save(format, load)}
      />
    ),
    screen:
      params[param] === value
        ? screen({ offerUndo, onClose: () => setParam(param, undefined) })
        : undefined,
  }
}
