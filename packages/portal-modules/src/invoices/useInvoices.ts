import { calendarDay } from '../kit/dates/index.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import {
  errorText,
  saveBytes,
  toPortError,
  useAddressState,
  useMessages,
  useModuleHost,
  useQuery,
  useSetParams,
  type ModuleHost,
  type QueryResult,
} from '../kit/index.ts'
import { withExtraColumns, type ListExtensions } from '../kit/extensions/index.ts'
import { useSaveTable, type TableFormat } from '../kit/export/index.ts'
import {
  exportColumns,
  exportTable,
  filterNames,
  findInvoices,
  parseFilters,
  spanOf,
  writeFilters,
  type Filters,
} from './invoices.logic.ts'
import type { Invoice, InvoicesPort, Span, StoredRecipient } from './invoices.port.ts'
import { messages } from './messages/index.ts'

const names = ['from', 'to', 'customer', ...filterNames] as const

const readAddress = (params: ModuleHost['params']) => ({
  from: params.from,
  to: params.to,
  customer: Number(params.customer),
  filters: parseFilters(params),
})

export interface InvoicesModel {
  customerId: number
  setCustomer: (id: number) => void
  span: Span
  /** Undefined: this year (INV-05). */
  setSpan: (span: Span | undefined) => void
  filters: Filters
  setFilters: (filters: Filters) => void
  text: string
  setText: (text: string) => void
  result: QueryResult<readonly Invoice[]>
  /** What search and filters leave. */
  shown: readonly Invoice[]
  /** Ids of those whose document is on its way. */
  downloading: ReadonlySet<number>
  /** Saves their documents, one after the other. */
  download: (invoices: readonly Invoice[]) => void
  /** Saves one as an XRechnung (T-95). */
  downloadXml: (invoice: Invoice) => void
  /** Where they go and what they lack; undefined until it is known. */
  recipient: StoredRecipient | undefined
  /** Hands in the PDF of an invoice. Absent: it is not for this reader, or there is none here. */
  putDocument: InvoicesPort['putDocument']
  /** Asks for the invoices anew. */
  refresh: () => void
  /** Asks for that anew, after it was saved. */
  refreshRecipient: () => void
  /** Saves them as a table for spreadsheets. */
  save: (format: TableFormat, invoices: readonly Invoice[]) => void
  /** What the host adds to the list. */
  extensions: ListExtensions<Invoice>
}

const nothing: readonly Invoice[] = []
const noExtensions: ListExtensions<Invoice> = {}

/** Saves documents of invoices, one after the other; those that did not come can be tried again. */
function useDownloads(port: InvoicesPort, customerId: number) {
  const { announce, notify } = useModuleHost()
  const tools = useMessages(messages)
  const [downloading, setDownloading] = useState<ReadonlySet<number>>(new Set())
  // Known before the next render: two presses at once are one download.
  const underWay = useRef(new Set<number>())
  const download = useCallback(
    async (wanted: readonly Invoice[], form: 'pdf' | 'xml' = 'pdf') => {
      const { t } = tools
      const mark = (id: number, isUnderWay: boolean) => {
        if (isUnderWay) underWay.current.add(id)
        else underWay.current.delete(id)
        setDownloading(new Set(underWay.current))
      }
      if (!wanted.some(({ hasDocument }) => hasDocument))
        return void notify({ tone: 'info', title: t('download.none') })
      let left = wanted.filter(({ hasDocument }) => hasDocument)
      /** What did not come, and why the last of it did not. */
      const fetchAll = async () => {
        const failed: Invoice[] = []
        let reason = ''
        const now = left.filter(({ id }) => !underWay.current.has(id))
        for (const { id } of now) mark(id, true)
        for (const invoice of now) {
          try {
            const { load, type } = {
              pdf: { load: port.document, type: 'application/pdf' },
              xml: { load: port.xrechnung, type: 'application/xml' },
            }[form]
            saveBytes(await load(customerId, invoice.number), type, `${invoice.number}.${form}`)
          } catch (thrown) {
            failed.push(invoice)
            reason = errorText(tools, toPortError(thrown))
          }
          mark(invoice.id, false)
        }
        left = failed
        const came = now.length - failed.length
        if (came > 0) announce(t(form === 'pdf' ? 'download.done' : 'download.doneXml', { count: came })) // prettier-ignore
        if (failed.length > 0)
          notify({
            tone: 'failure',
            title: t('download.failed', { count: failed.length }),
            detail: reason,
            action: { label: t('action.retry'), onPress: () => void fetchAll() },
          })
      }
      await fetchAll()
    },
    [announce, customerId, notify, port, tools],
  )
  return { downloading, download }
}

/** Invoices of a customer in a time, as the address says it (INV-01, INV-05, T-94). */
export function useInvoices(
  port: InvoicesPort,
  extensions: ListExtensions<Invoice> = noExtensions,
): InvoicesModel {
  const { now } = useModuleHost()
  const tools = useMessages(messages)
  const setParams = useSetParams()
  const address = useAddressState(names, readAddress)
  const [text, setText] = useState('')
  const { customers } = port
  const customerId = (customers.find(({ id }) => id === address.customer) ?? customers[0])?.id ?? 0
  const today = calendarDay(now())
  const { from, to } = address
  const span = useMemo(() => spanOf(from, to, today), [from, to, today])
  const result = useQuery(
    useMemo(
      () => (customerId === 0 ? undefined : port.invoices(customerId, span)),
      [customerId, port, span],
    ),
  )
  const recipient = useQuery(
    useMemo(() => (customerId === 0 ? undefined : port.recipient(customerId)), [customerId, port]),
  )
  const all = result.state === 'ready' ? result.data : nothing
  const { filters } = address
  const shown = useMemo(() => findInvoices(all, filters, text), [all, filters, text])

  const { downloading, download } = useDownloads(port, customerId)
  const saveTable = useSaveTable()
  const save = (format: TableFormat, invoices: readonly Invoice[]) => {
    const { t } = tools
    const own = exportTable(invoices, {
      head: [
        t('column.number'),
        t('column.day'),
        t('column.due'),
        t('column.kind'),
        t('column.status'),
        t('column.campaign'),
        t('column.product'),
        t('column.media'),
        t('column.net'),
        t('column.vat'),
        t('column.total'),
        t('column.currency'),
      ],
      fee: t('fee'),
      kind: (kind) => t(`kind.${kind}`),
      status: (status) => t(`status.${status}`),
    })
    const { table, look } = withExtraColumns(own, exportColumns, extensions.columns, invoices)
    saveTable(format, table, look, {
      file: `${t('export.file')}-${span.from}-${span.to}`,
      sheet: t('title'),
      done: t('export.done', { count: invoices.length }),
      failed: t('export.failed'),
    })
  }

  const fetchDocuments = useCallback(
    (invoices: readonly Invoice[]) => void download(invoices),
    [download],
  )
  const fetchXml = useCallback((invoice: Invoice) => void download([invoice], 'xml'), [download])
  return {
    customerId,
    setCustomer: (id) => setParams({ customer: id === customers[0]?.id ? undefined : String(id) }),
    span,
    setSpan: (next) => setParams({ from: next?.from, to: next?.to }),
    filters,
    setFilters: (next) => setParams(writeFilters(next)),
    text,
    setText,
    result,
    shown,
    downloading,
    download: fetchDocuments,
    downloadXml: fetchXml,
    putDocument:
      recipient.state === 'ready' && recipient.data.can.handInDocuments
        ? port.putDocument
        : undefined,
    refresh: result.state === 'ready' ? result.refresh : () => undefined,
    recipient: recipient.state === 'ready' ? recipient.data : undefined,
    refreshRecipient: recipient.state === 'ready' ? recipient.refresh : () => undefined,
    save,
    extensions,
  }
}
