import { ActionBar, Button, PageHeader, StateScreen } from '@atrium/design-system'
import { Download, FileSpreadsheet, ReceiptEuro } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/LoadFailure.tsx'
import type { Customer } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'
import type { InvoicesModel } from '../useInvoices.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import { InvoiceTools } from './InvoiceTools.tsx'
import { Sums } from './Sums.tsx'

const none: ReadonlySet<string | number> = new Set()

interface InvoicesViewProps {
  model: InvoicesModel
  customers: readonly Customer[]
}

/** Time, filters, sums and the invoices themselves. */
export function InvoicesView({ model, customers }: InvoicesViewProps) {
  const { t } = useMessages(messages)
  const { result, shown, customerId } = model
  const [selected, setSelected] = useState(none)
  // What a filter hides is not acted on.
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : shown.filter(({ id }) => selected.has(id))),
    [shown, selected],
  )
  if (customers.length === 0)
    return <StateScreen kind="empty" icon={ReceiptEuro} headingLevel={1} title={t('customers.none')} detail={t('customers.noneDetail')} /> // prettier-ignore
  if (result.state === 'failed' && result.error.code !== 'invalid')
    return (
      <LoadFailure
        error={result.error}
        onRetry={result.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  const isLoading = result.state !== 'ready'
  const isEmpty = result.state === 'ready' && result.data.length === 0
  const documents = chosen.filter(({ hasDocument }) => hasDocument)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={customers.find(({ id }) => id === customerId)?.name}
        actions={
          shown.length > 0 && (
            <Button icon={FileSpreadsheet} onPress={() => model.save(shown)}>
              {t('action.export')}
            </Button>
          )
        }
      />
      <InvoiceTools model={model} customers={customers} />
      {shown.length > 0 && <Sums invoices={shown} />}
      <InvoiceTable
        model={model}
        isLoading={isLoading}
        selected={selected}
        onSelect={setSelected}
        emptyState={
          <StateScreen
            kind="empty"
            icon={ReceiptEuro}
            title={t(isEmpty ? 'empty.title' : 'find.none')}
            detail={t(isEmpty ? 'empty.detail' : 'find.noneDetail')}
          />
        }
      />
      <ActionBar count={chosen.length} onClear={() => setSelected(none)}>
        {documents.length > 0 && (
          <Button variant="primary" icon={Download} onPress={() => model.download(documents)}>
            {t('action.downloadSome', { count: documents.length })}
          </Button>
        )}
        <Button icon={FileSpreadsheet} onPress={() => model.save(chosen)}>
          {t('action.export')}
        </Button>
      </ActionBar>
    </>
  )
}
