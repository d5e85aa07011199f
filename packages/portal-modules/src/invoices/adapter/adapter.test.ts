import { ApiError, type Client } from '@atrium/api-client'
import type { Call, Invoice } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { createInvoicesAdapter } from './index.ts'

const span = { from: '2026-01-01', to: '2026-12-31' }

function setUp(answer: unknown) {
  const calls: { id: string; input: unknown }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown) => {
      calls.push({ id: call.id, input })
      return answer as never
    },
  }
  const scope = { tenant: 101, user: 'marco' }
  return { port: createInvoicesAdapter({ client, scope, customers: [] }), calls }
}

test.each([null, undefined, []])('%s for an answer is an empty list (INV-03)', async (answer) => {
  expect(await setUp(answer).port.invoices(10_101, span).load()).toEqual([])
})

test('invoices of a customer are asked for by days of this application, and told in the module’s words (INV-01, INV-02)', async () => {
  const credit: Invoice = {
    id: 5,
    invoiceNumber: 'BV-2026-00005',
    invoiceTotal: -571.2,
    invoiceType: 'creditNote',
    invoiceDate: '2026-03-12T09:00:00.000Z',
    product: 'Classic',
    mediaType: 'TV',
    campaign: 'Sommerfrische Classic',
    campaignId: 7,
    directOrder: { id: 9, url: '/direct-order/requests/9' },
    customer: 'Alpenquell Getränke AG',
    currencyName: 'Euro (EUR)',
    dueDate: null,
    status: 'open',
    netTotal: -480,
    vatAmount: -91.2,
    hasDocument: true,
  }
  const { port, calls } = setUp([credit])
  const [invoice] = await port.invoices(10_101, span).load()
  expect(calls).toEqual([
    {
      id: 'invoices.outgoing',
      input: {
        params: { customerId: 10_101 },
        query: {
          fromDate: '2026-01-01T09:00:00.000Z',
          toDate: '2026-12-31T09:00:00.000Z',
          applicationId: 101,
        },
      },
    },
  ])
  expect(invoice).toMatchObject({
    orderUrl: '/direct-order/requests/9',
    number: 'BV-2026-00005',
    kind: 'creditNote',
    status: null,
    day: '2026-03-12',
    product: 'Classic',
    mediaType: 'TV',
    campaign: 'Sommerfrische Classic',
    total: -571.2,
  })
})

test('what an invoice lacks is told in the server’s words (INV-04)', async () => {
  const refused = new ApiError({
    status: 409,
    code: 'invoice-incomplete',
    title: 'Konflikt',
    detail: 'Im Briefkopf der Agentur fehlt: IBAN.',
  })
  const client: Client = { call: () => Promise.reject(refused) }
  const port = createInvoicesAdapter({ client, scope: { tenant: 101, user: 'marco' }, customers: [] }) // prettier-ignore
  for (const call of [port.document, port.xrechnung])
    await expect(call(10_101, 'BV-1')).rejects.toMatchObject({
      code: 'conflict',
      explanation: 'Im Briefkopf der Agentur fehlt: IBAN.',
    })
})

test('an address goes to the server without an empty e-mail, and comes back without gaps (INV-04)', async () => {
  const empty = { name: null, addition: null, street: null, postcode: null, city: null, country: null, vatId: null, email: null, buyerReference: null } // prettier-ignore
  const { port, calls } = setUp({ ...empty, missing: { letterhead: [], recipient: ['Name'] }, can: { change: true, changeLetterhead: false } }) // prettier-ignore
  const { missing: _missing, can: _can, ...stored } = await port.recipient(10_101).load()
  expect(stored).toMatchObject({ name: '', country: 'DE', email: '' })
  await port.saveRecipient(10_101, { ...stored, name: 'Alpenquell' })
  expect(calls.at(-1)).toMatchObject({
    id: 'invoices.saveRecipient',
    input: { query: { applicationId: 101 }, body: { name: 'Alpenquell', email: null } },
  })
})
