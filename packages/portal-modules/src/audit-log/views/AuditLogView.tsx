import { Button, PageHeader, ProgressBar } from '@atrium/design-system'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import type { AuditLogPort } from '../audit-log.port.ts'
import { messages } from '../messages/index.ts'
import { useAuditExport } from '../useAuditExport.ts'
import type { AuditLogModel } from '../useAuditLog.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { EntryDrawer } from './EntryDrawer.tsx'
import { EntryList } from './EntryList.tsx'

const Export = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-2) var(--at-space-4);
    margin-block-end: var(--at-space-4);

    > :first-child {
      flex: 1 1 220px;
    }
  }
`

/** Filters, the entries under their days, the one that is open, and the export (T-05). */
export function AuditLogView({ model, port }: { model: AuditLogModel; port: AuditLogPort }) {
  const { t } = useMessages(messages)
  const { count, start, cancel } = useAuditExport(port)
  const { error, entries, filter } = model
  if (error && model.state === 'failed') {
    return (
      <LoadFailure
        error={error}
        onRetry={model.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button
            icon={Download}
            isPending={count !== undefined}
            isDisabled={entries.length === 0}
            onPress={() => start(filter)}
          >
            {t('action.export')}
          </Button>
        }
      />
      <AuditFilters model={model} />
      {count !== undefined && (
        <Export>
          <ProgressBar label={t('export.progress', { count })} />
          <Button size="compact" variant="quiet" onPress={cancel}>
            {t('action.cancel')}
          </Button>
        </Export>
      )}
      <EntryList model={model} />
      <EntryDrawer model={model} port={port} />
    </>
  )
}
