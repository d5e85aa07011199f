import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  type OfferUndo,
} from '../../kit/index.ts'
import { importMessages } from './messages/index.ts'
import type { PlanImportPort } from './plan-import.port.ts'
import { countResults } from './preview.logic.ts'
import type { ImportDone, ImportTarget } from './usePlanImport.ts'

/** Says in one line what a file did, with the way back. */
export function useImportNotice(
  port: PlanImportPort,
  { id, name }: ImportTarget,
  offerUndo: OfferUndo,
): (done: ImportDone) => void {
  const tools = useMessages(importMessages)
  const { t } = tools
  const { notify } = useModuleHost()
  const takeBack = async (changeId: number) => {
    try {
      await port.undo({ campaignId: id, changeId, commandId: crypto.randomUUID() })
      notify({ tone: 'success', title: t('done.undone', { name }) })
    } catch (error) {
      const failure = toPortError(error)
      const isConflict = failure.code === 'conflict'
      const detail = isConflict ? t('done.undoConflict') : errorText(tools, failure)
      notify({ tone: 'failure', title: t('done.undoFailed'), detail })
    }
  }
  return ({ compared, changeId }) => {
    const counts = countResults(compared)
    const detail = (['added', 'changed', 'removed', 'stopped'] as const)
      .filter((result) => counts[result] > 0)
      .map((result) => t(`preview.${result}`, { count: counts[result] }))
      .join(' · ')
    const way = changeId === null ? undefined : () => void takeBack(changeId)
    offerUndo(t('done.title', { name }), way, { detail })
  }
}
