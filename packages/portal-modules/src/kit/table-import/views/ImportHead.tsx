import { Button, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/useMessages.ts'
import type { QueryResult } from '../../reading/useQuery.ts'
import { tableImportMessages } from '../messages/index.ts'
import { ImportRoot } from './ImportFrame.tsx'

export interface ImportHeadProps {
  title: string
  subtitle: string
  onClose: () => void
}

/** What is imported, with the way out. */
export function ImportHead({ title, subtitle, onClose }: ImportHeadProps) {
  const { t } = useMessages(tableImportMessages)
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <Button variant="quiet" icon={X} onPress={onClose}>
          {t('action.cancel')}
        </Button>
      }
    />
  )
}

export interface ImportOpeningProps {
  head: ReactNode
  /** What the import needs to know before it begins. */
  facts: Exclude<QueryResult<unknown>, { state: 'ready' }>
  /** Why it did not come, in the module's words. */
  explain: (error: Extract<QueryResult<unknown>, { state: 'failed' }>['error']) => string
}

/** An import that is got ready, or could not be. */
export function ImportOpening({ head, facts, explain }: ImportOpeningProps) {
  const { t } = useMessages(tableImportMessages)
  return (
    <ImportRoot>
      {head}
      {facts.state === 'loading' ? (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={6} height="28px" />
        </section>
      ) : (
        <StateScreen
          kind={facts.error.code === 'offline' ? 'offline' : 'error'}
          title={t('failed.title')}
          detail={facts.error.code === 'unknown' ? t('failed.detail') : explain(facts.error)}
          reference={facts.error.reference}
          action={
            <Button variant="primary" icon={RotateCw} onPress={facts.retry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
    </ImportRoot>
  )
}
