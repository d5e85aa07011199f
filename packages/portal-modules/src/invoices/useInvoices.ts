import { useCallback, useMemo, useState } from 'react'
import { berlinDay } from '../kit/campaigns/index.ts'
import {
  saveBytes,
  toCsv,
  toPortError,
  useAddressState,
  useMessages,
  useModuleHost,
  useQuery,
  useSetParams,
  type ModuleHost,
  type QueryResult,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { exportTable, filterNames, findInvoices, spanOf, type Filters } from './invoices.logic.ts'
import type { Invoice, InvoicesPort, Span } from './invoices.port.ts'
import { messages } from './messages/index.ts'

const names = ['from', 'to', 'customer', ...filterNames] as const

/** What the address says; lists stand in it with a mark between them that no name has. */
const readAddress = (params: ModuleHost['params']) => ({
  from: params.from,
  to: params.to,
  customer: Number(params.customer),
  filters: Object.fromEntries(
    filterNames.map((name) => [name, params[name]?.split('~').filter(Boolean) ?? []]),
  ) as unknown as Filters,
})

export interface InvoicesModel {
  customerId: number
  setCustomer: (id: number) => void
  span: Span
  setSpan: (span: Span) => void
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
  /** Saves them as a table for spreadsheets. */
  save: (invoices: readonly Invoice[]) => void
}

const nothing: readonly Invoice[] = []

/** Invoices of a customer in a time, as the address says it (INV-01, INV-05, T-94). */
export function useInvoices(port: InvoicesPort): InvoicesModel {
  const { locale, notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const setParams = useSetParams()
  const address = useAddressState(names, readAddress)
  const [text, setText] = useState('')
  const [downloading, setDownloading] = useState<ReadonlySet<number>>(new Set())
  const { customers } = port
  const customerId = (customers.find(({ id }) => id === address.customer) ?? customers[0])?.id ?? 0
  const today = berlinDay(now())
  const { from, to } = address
  const span = useMemo(() => spanOf(from, to, today), [from, to, today])
  const result = useQuery(
    useMemo(
      () => (customerId === 0 ? undefined : port.invoices(customerId, span)),
      [customerId, port, span],
    ),
  )
  const all = result.state === 'ready' ? result.data : nothing
  const { filters } = address
  const shown = useMemo(() => findInvoices(all, filters, text), [all, filters, text])

  const download = useCallback(
    async (wanted: readonly Invoice[]) => {
      const { t } = tools
      const mark = (id: number, isUnderWay: boolean) =>
        setDownloading((ids) => withMark(ids, id, isUnderWay))
      let left = wanted.filter(({ hasDocument }) => hasDocument)
      /** What did not come, and why the last of it did not. */
      const fetchAll = async () => {
        const failed: Invoice[] = []
        let reason = ''
        for (const invoice of left) {
          mark(invoice.id, true)
          try {
            const file = await port.document(customerId, invoice.number)
            saveBytes(file, 'application/pdf', `${invoice.number}.pdf`)
          } catch (thrown) {
            failed.push(invoice)
            reason = errorText(tools, toPortError(thrown))
          }
          mark(invoice.id, false)
        }
        left = failed
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
    [customerId, notify, port, tools],
  )

  const save = (invoices: readonly Invoice[]) => {
    const { t } = tools
    const table = exportTable(invoices, {
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
      kind: (kind) => t(`kind.${kind}`),
      status: (status) => t(`status.${status}`),
    })
    const name = `${t('export.file')}-${span.from}-${span.to}.csv`
    saveBytes(toCsv(table, locale), 'text/csv;charset=utf-8', name)
    notify({ tone: 'success', title: t('export.done', { count: invoices.length }) })
  }

  const fetchDocuments = useCallback(
    (invoices: readonly Invoice[]) => void download(invoices),
    [download],
  )
  return {
    customerId,
    setCustomer: (id) => setParams({ customer: id === customers[0]?.id ? undefined : String(id) }),
    span,
    setSpan: (next) => setParams({ ...next }),
    filters,
    setFilters: (next) =>
      setParams(
        Object.fromEntries(filterNames.map((name) => [name, next[name].join('~') || undefined])),
      ),
    text,
    setText,
    result,
    shown,
    downloading,
    download: fetchDocuments,
    save,
  }
}

function withMark(ids: ReadonlySet<number>, id: number, isUnderWay: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isUnderWay) next.add(id)
  else next.delete(id)
  return next
}
