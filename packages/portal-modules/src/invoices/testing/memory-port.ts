import { PortError } from '../../kit/port-error.ts'
import { createAnswers } from '../../kit/testing/memory.ts'
import type { Customer, Invoice, InvoicesPort, Span } from '../invoices.port.ts'
import { customers as someCustomers, invoices as someInvoices } from './fixtures.ts'

type Call = 'invoices' | 'document'

export interface MemoryOptions {
  invoices?: readonly Invoice[]
  customers?: readonly Customer[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryInvoices {
  port: InvoicesPort
  /** What was asked for, in its order. */
  asked: readonly { customerId: number; span: Span }[]
  /** Numbers of the documents that were downloaded. */
  downloaded: readonly string[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryInvoices(options: MemoryOptions = {}): MemoryInvoices {
  const { invoices = someInvoices, customers = someCustomers } = options
  const { answer, failNext } = createAnswers<Call>(options.latency)
  const asked: { customerId: number; span: Span }[] = []
  const downloaded: string[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  const check = (customerId: number) => {
    if (!customers.some(({ id }) => id === customerId)) throw new PortError({ code: 'not-found' })
  }
  const port: InvoicesPort = {
    customers,
    invoices: (customerId, span) => ({
      key: ['memory-invoices', instance, customerId, span.from, span.to],
      load: () =>
        answer('invoices', () => {
          check(customerId)
          asked.push({ customerId, span })
          if (span.to <= span.from)
            throw new PortError({
              code: 'invalid',
              fields: { toDate: ['Das Ende muss nach dem Anfang liegen.'] },
            })
          // The first customer has them all.
          if (customerId !== customers[0]?.id) return []
          return invoices.filter(({ day }) => day >= span.from && day <= span.to)
        }),
    }),
    document: (customerId, number) =>
      answer('document', () => {
        check(customerId)
        const invoice = invoices.find((one) => one.number === number)
        if (!invoice?.hasDocument) throw new PortError({ code: 'not-found' })
        downloaded.push(number)
        return new Blob([`%PDF-1.7 ${number}`], { type: 'application/pdf' })
      }),
  }
  return { port, asked, downloaded, failNext }
}
