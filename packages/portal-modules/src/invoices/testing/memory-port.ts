import { PortError } from '../../kit/port-error.ts'
import { createAnswers } from '../../kit/testing/memory.ts'
import type {
  Customer,
  Invoice,
  InvoicesPort,
  Recipient,
  Span,
  StoredRecipient,
} from '../invoices.port.ts'
import {
  customers as someCustomers,
  invoices as someInvoices,
  recipient as someRecipient,
} from './fixtures.ts'

type Call = 'putDocument' | 'invoices' | 'document' | 'xrechnung' | 'recipient' | 'saveRecipient'

export interface MemoryOptions {
  invoices?: readonly Invoice[]
  customers?: readonly Customer[]
  recipient?: Partial<StoredRecipient>
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryInvoices {
  port: InvoicesPort
  /** What was asked for, in its order. */
  asked: readonly { customerId: number; span: Span }[]
  /** Numbers of the documents that were downloaded. */
  downloaded: readonly string[]
  /** Where invoices go by now. */
  recipient: () => Recipient
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryInvoices(options: MemoryOptions = {}): MemoryInvoices {
  const { customers = someCustomers } = options
  let all: readonly Invoice[] = options.invoices ?? someInvoices
  /** What was handed in, by number. */
  const ownDocuments = new Map<string, string>()
  const { answer, failNext } = createAnswers<Call>(options.latency)
  const asked: { customerId: number; span: Span }[] = []
  const downloaded: string[] = []
  let recipient: StoredRecipient = { ...someRecipient, ...options.recipient }
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
          return all.filter(({ day }) => day >= span.from && day <= span.to)
        }),
    }),
    document: (customerId, number) =>
      answer('document', () => {
        check(customerId)
        const invoice = all.find((one) => one.number === number)
        if (!invoice?.hasDocument) throw new PortError({ code: 'not-found' })
        downloaded.push(number)
        return new Blob([`%PDF-1.7 ${number}`], { type: 'application/pdf' })
      }),
    xrechnung: (customerId, number) =>
      answer('xrechnung', () => {
        check(customerId)
        const invoice = all.find((one) => one.number === number)
        if (!invoice?.hasDocument) throw new PortError({ code: 'not-found' })
        downloaded.push(`${number}.xml`)
        return new Blob([`<?xml version="1.0"?><rsm:CrossIndustryInvoice/>`])
      }),
    putDocument: ({ number, file }) =>
      answer('putDocument', () => {
        if (!recipient.can.handInDocuments) throw new PortError({ code: 'forbidden' })
        const known = all.find((one) => one.number === number)
        if (!known) throw new PortError({ code: 'not-found' })
        if (file.size < 12 || file.type !== 'application/pdf')
          throw new PortError({ code: 'invalid', fields: { document: ['Das ist kein vollständiges PDF.'] } }) // prettier-ignore
        const former = ownDocuments.get(number)
        const content = `${file.name} ${file.size}`
        if (former === content) return 'unchanged'
        ownDocuments.set(number, content)
        const isReplaced = known.hasOwnDocument === true
        all = all.map((one) =>
          one === known ? { ...one, hasDocument: true, hasOwnDocument: true } : one,
        )
        return isReplaced ? 'changed' : 'added'
      }),
    recipient: (customerId) => ({
      key: ['memory-invoice-recipient', instance, customerId],
      load: () =>
        answer('recipient', () => {
          check(customerId)
          return recipient
        }),
    }),
    saveRecipient: (customerId, next) =>
      answer('saveRecipient', () => {
        check(customerId)
        if (!recipient.can.change) throw new PortError({ code: 'forbidden' })
        const required = ['name', 'street', 'postcode', 'city'] as const
        const empty = required.filter((name) => next[name].trim() === '')
        if (empty.length > 0)
          throw new PortError({
            code: 'invalid',
            fields: Object.fromEntries(empty.map((name) => [name, ['Bitte angeben.']])),
          })
        recipient = { ...recipient, ...next, missing: { ...recipient.missing, recipient: [] } }
        return recipient
      }),
  }
  return { port, asked, downloaded, recipient: () => recipient, failNext }
}
