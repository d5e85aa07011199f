import { Button } from '@atrium/design-system'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { useMessages } from '../../language/useMessages.ts'
import { tableImportMessages } from '../messages/index.ts'
import type { Comparison } from '../useComparison.ts'
import type { ImportStep } from './ImportFrame.tsx'

export interface ImportFootProps {
  step: ImportStep
  goTo: (step: ImportStep) => void
  isImporting: boolean
  /** Why the columns are not enough to go on; undefined: they are. */
  columnsBlocked: string | undefined
  /** Rows that can be taken over, and others. */
  counts: { good: number; faulty: number }
  comparison: Pick<Comparison<unknown>, 'isComparing' | 'failure'>
  /** Nothing would change. */
  isSame: boolean
  /** Why so many cannot be taken over; undefined: they can. */
  tooMany?: string | undefined
  onImport: () => void
}

/** Why nothing can be taken over; undefined: it can. */
function whyBlocked(
  { counts, comparison, isSame, tooMany }: ImportFootProps,
  t: (key: 'blocked.nothing' | 'blocked.comparing' | 'blocked.same' | 'preview.failed') => string,
): string | undefined {
  if (counts.good === 0) return t('blocked.nothing')
  if (tooMany !== undefined) return tooMany
  if (comparison.isComparing) return t('blocked.comparing')
  if (comparison.failure) return t('preview.failed')
  return isSame ? t('blocked.same') : undefined
}

/** The way back and on. */
export function ImportFoot(props: ImportFootProps) {
  const { step, goTo, isImporting, columnsBlocked, counts, onImport } = props
  const { t } = useMessages(tableImportMessages)
  const blocked = whyBlocked(props, t)
  return (
    <div className="at-import-foot">
      {step !== 'file' && (
        <Button
          variant="quiet"
          icon={ArrowLeft}
          isDisabled={isImporting}
          onPress={() => goTo(step === 'preview' ? 'columns' : 'file')}
        >
          {t('action.back')}
        </Button>
      )}
      {step === 'preview' ? (
        <Button
          variant="primary"
          icon={Check}
          isPending={isImporting}
          isDisabled={blocked !== undefined}
          disabledReason={blocked}
          onPress={onImport}
        >
          {t(counts.faulty > 0 ? 'action.importGood' : 'action.import', { count: counts.good })}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={ArrowRight}
          isDisabled={step === 'columns' && columnsBlocked !== undefined}
          disabledReason={columnsBlocked}
          onPress={() => goTo(step === 'file' ? 'columns' : 'preview')}
        >
          {t('action.next')}
        </Button>
      )}
    </div>
  )
}
