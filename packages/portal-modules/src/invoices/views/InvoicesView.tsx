import {
  ActionBar,
  Button,
  Menu,
  MenuItem,
  MenuTrigger,
  later,
  PageHeader,
  StateScreen,
} from '@atrium/design-system'
import { Download, FileSpreadsheet, MapPin, ReceiptEuro, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ToolbarActions } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { Invoice, InvoicesPort } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'
import type { InvoicesModel } from '../useInvoices.ts'
import { Incomplete } from './Incomplete.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { InvoiceTools } from './InvoiceTools.tsx'
import { RecipientDialog } from './RecipientDialog.tsx'
import { Sums } from './Sums.tsx'

// Few people ever hand in a document.
const DocumentDialog = later(async () => (await import('./DocumentDialog.tsx')).DocumentDialog)

const none: ReadonlySet<string | number> = new Set()

interface InvoicesViewProps {
  model: InvoicesModel
  port: InvoicesPort
}

/** Time, filters, sums and the invoices themselves. */
export function InvoicesView({ model, port }: InvoicesViewProps) {
  const { customers } = port
  const { t } = useMessages(messages)
  const { result, shown, customerId, recipient } = model
  const [isAddressOpen, setAddressOpen] = useState(false)
  const [handingIn, setHandingIn] = useState<Invoice>()
  const [selected, setSelected] = useState(none)
  // What a filter hides is not acted on.
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : shown.filter(({ id }) => selected.has(id))),
    [shown, selected],
  )
  if (customers.length === 0)
    return <StateScreen kind="empty" icon={ReceiptEuro} headingLevel={1} title={t('customers.none')} detail={t('customers.noneDetail')} /> // prettier-ignore
  const failure = result.state === 'failed' ? result : undefined
  const isTheirs = failure?.error.code !== 'forbidden' && failure?.error.code !== 'not-found'
  if (!isTheirs)
    return (
      <StateScreen
        kind="forbidden"
        headingLevel={1}
        title={t('forbidden.title')}
        detail={t('forbidden.detail')}
      />
    )
  const isLoading = result.state === 'loading'
  const isEmpty = result.state === 'ready' && result.data.length === 0
  const customer = customers.find(({ id }) => id === customerId)
  const documents = chosen.filter(({ hasDocument }) => hasDocument)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={customer?.name}
        areActionsLoading={isLoading}
        actions={<HeaderTools model={model} onAddress={() => setAddressOpen(true)} />}
      />
      {recipient && <Incomplete recipient={recipient} onAddress={() => setAddressOpen(true)} />}
      <InvoiceTools model={model} customers={customers} />
      <Sums invoices={shown} isLoading={isLoading} />
      <InvoiceTable
        model={model}
        isLoading={isLoading}
        onHandIn={model.putDocument && setHandingIn}
        selected={selected}
        onSelect={setSelected}
        error={
          failure && (
            <StateScreen
              kind={failure.error.code === 'offline' ? 'offline' : 'error'}
              title={t('failed.title')}
              detail={t('failed.detail')}
              reference={failure.error.reference}
              action={
                <Button variant="primary" icon={RotateCw} onPress={failure.retry}>
                  {t('action.retry')}
                </Button>
              }
            />
          )
        }
        emptyState={
          (isEmpty && model.extensions.empty) || (
            <StateScreen
              kind="empty"
              icon={ReceiptEuro}
              title={t(isEmpty ? 'empty.title' : 'find.none')}
              detail={t(isEmpty ? 'empty.detail' : 'find.noneDetail')}
            />
          )
        }
      />
      {isAddressOpen && recipient && customer && (
        <RecipientDialog
          port={port}
          customer={customer}
          recipient={recipient}
          onSaved={model.refreshRecipient}
          onClose={() => setAddressOpen(false)}
        />
      )}
      {handingIn && model.putDocument && (
        <DocumentDialog
          key={handingIn.id}
          put={model.putDocument}
          invoice={handingIn}
          onDone={model.refresh}
          onClose={() => setHandingIn(undefined)}
        />
      )}
      <ActionBar count={chosen.length} onClear={() => setSelected(none)}>
        {documents.length > 0 && (
          <Button variant="primary" icon={Download} onPress={() => model.download(documents)}>
            {t('action.downloadSome', { count: documents.length })}
          </Button>
        )}
        <Button variant="quiet" icon={FileSpreadsheet} onPress={() => model.save('xlsx', chosen)}>
          {t('export.xlsx')}
        </Button>
        <Button variant="quiet" icon={Download} onPress={() => model.save('csv', chosen)}>
          {t('export.csv')}
        </Button>
      </ActionBar>
    </>
  )
}

interface HeaderToolsProps {
  model: InvoicesModel
  onAddress: () => void
}

function HeaderTools({ model, onAddress }: HeaderToolsProps) {
  const { t } = useMessages(messages)
  const { shown, recipient } = model
  return (
    <>
      {recipient?.can.change && (
        <Button variant="quiet" icon={MapPin} onPress={onAddress}>
          {t('action.recipient')}
        </Button>
      )}
      <ToolbarActions actions={model.extensions.toolbar} records={shown} />
      {shown.length > 0 && (
        <MenuTrigger>
          <Button icon={Download}>{t('action.export')}</Button>
          <Menu aria-label={t('action.export')}>
            <MenuItem icon={FileSpreadsheet} onAction={() => model.save('xlsx', shown)}>
              {t('export.xlsx')}
            </MenuItem>
            <MenuItem icon={Download} onAction={() => model.save('csv', shown)}>
              {t('export.csv')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
    </>
  )
}
