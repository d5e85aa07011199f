import { useState } from 'react'
import { useAskBeforeLeaving } from '../../kit/index.ts'
import { addFiles } from '../checks.logic.ts'
import type { DirectOrdersPort, FileRules } from '../direct-orders.port.ts'
import type { OrderDraft } from '../draft.logic.ts'
import { draftName } from '../useDraft.ts'
import { useDraftFiles } from './useDraftFiles.ts'
import { useFileChecks } from './useFileChecks.ts'
import type { WizardModel } from './wizard.types.ts'

export interface WizardFilesInput {
  port: DirectOrdersPort
  orderId: number | null
  draft: OrderDraft
  change: (next: Partial<OrderDraft>) => void
  rules: FileRules | undefined
  /** The last of the files that were not accepted is taken out. */
  onAccepted: () => void
}

/** The attachments of an order that is filled in. */
export function useWizardFiles(input: WizardFilesInput) {
  const { port, orderId, draft, change, rules, onAccepted } = input
  const kept = useDraftFiles(
    port.files,
    draftName(orderId),
    { names: draft.fileNames, version: draft.filesVersion },
    change,
  )
  const { files } = kept
  const [refusedFiles, setRefusedFiles] = useState<WizardModel['refusedFiles']>([])
  const { refusedCount, refusalOf, refuse } = useFileChecks(port.checkFile, files)
  useAskBeforeLeaving(files.length > 0 && !kept.isKept)
  return {
    files,
    /** How many of them the host does not accept. */
    refusedCount,
    /** Says of files why the host does not accept them. */
    refuse,
    forget: kept.forget,
    /** What the views need. */
    model: {
      files,
      lostFiles: kept.isReading
        ? []
        : draft.fileNames.filter((name) => !files.some((file) => file.name === name)),
      areFilesKept: port.files ? kept.isKept : undefined,
      faultOfFile: refusalOf,
      addFiles: (chosen: readonly File[]) => {
        const { files: all, refused: not } = addFiles(files, chosen, rules)
        setRefusedFiles(not)
        kept.set(all)
      },
      removeFile: (file: File) => {
        setRefusedFiles([])
        // What was said at the end of the form is over with the last of them.
        if (refusalOf(file) !== undefined && refusedCount === 1) onAccepted()
        kept.set(files.filter((one) => one !== file))
      },
      refusedFiles,
    },
  }
}
