import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { InvoicesPort, Span } from '../invoices.port.ts'

export interface PortUnderTest {
  port: InvoicesPort
  /** A time in which the first customer has invoices, one without a document among them. */
  span: Span
}

/** What every port of invoices must do; run it against your own. */
export function describeInvoicesPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`invoices port: ${name}`, () => {
    let port: InvoicesPort
    let span: Span
    let customer: number
    const load = (of = span) => port.invoices(customer, of).load()
    beforeEach(async () => {
      ;({ port, span } = await makePort())
      customer = port.customers[0]!.id
    })

    test('invoices of a time come newest first, with amounts that add up (INV-01, INV-02)', async () => {
      const all = await load()
      expect(all.length).toBeGreaterThan(1)
      const days = all.map(({ day }) => day)
      expect(days).toEqual(days.toSorted().toReversed())
      for (const one of all) {
        expect(one.day >= span.from && one.day <= span.to).toBe(true)
        expect(one.net + one.vat).toBeCloseTo(one.total, 2)
        expect(one.kind === 'invoice').toBe(one.total > 0)
      }
      expect(port.invoices(customer, span).key).toEqual(port.invoices(customer, span).key)
    })

    test('both days belong to the time (INV-01)', async () => {
      const { day } = (await load())[0]!
      expect((await load({ from: span.from, to: day })).some((one) => one.day === day)).toBe(true)
    })

    test('none is an empty list (INV-03)', async () => {
      expect(await load({ from: '1999-01-01', to: '1999-12-31' })).toEqual([])
    })

    test('a time that ends as it begins is refused at its end (VAL-15)', async () => {
      const wrong = await refusal(load({ from: span.from, to: span.from }))
      expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['invalid', ['toDate']])
    })

    test('a document is a PDF; where there is none it is not found (INV-04)', async () => {
      const all = await load()
      const file = await port.document(customer, all.find((one) => one.hasDocument)!.number)
      expect(await file.slice(0, 5).text()).toBe('%PDF-')
      const without = all.find((one) => !one.hasDocument)!
      expect((await refusal(port.document(customer, without.number))).code).toBe('not-found')
    })

    test('bookkeeping’s PDF is handed in by whoever may, given out as it came, and refused where it is none (INV-04)', async () => {
      const { can } = await port.recipient(customer).load()
      const { number } = (await load())[0]!
      const put = (text: string) =>
        port.putDocument!({
          number,
          file: new File([text], 'Rechnung.pdf', { type: text.startsWith('%PDF') ? 'application/pdf' : 'text/plain' }),
          commandId: crypto.randomUUID(),
        }) // prettier-ignore
      if (!port.putDocument) return
      if (!can.handInDocuments) {
        expect((await refusal(put('%PDF-1.7 a %%EOF'))).code).toBe('forbidden')
        return
      }
      expect(['added', 'changed']).toContain(await put(`%PDF-1.7 ${crypto.randomUUID()} %%EOF`))
      expect(await put('%PDF-1.7 the other one, longer %%EOF')).toBe('changed')
      expect(await put('%PDF-1.7 the other one, longer %%EOF')).toBe('unchanged')
      expect((await load()).find((one) => one.number === number)).toMatchObject({ hasDocument: true, hasOwnDocument: true }) // prettier-ignore
      expect(Object.keys((await refusal(put('keine Rechnung'))).fields)).toEqual(['document'])
    })

    test('the same is an XRechnung, under the same rules (INV-04, T-95)', async () => {
      const all = await load()
      const file = await port.xrechnung(customer, all.find((one) => one.hasDocument)!.number)
      expect(await file.text()).toContain('CrossIndustryInvoice')
      const without = all.find((one) => !one.hasDocument)!
      expect((await refusal(port.xrechnung(customer, without.number))).code).toBe('not-found')
    })

    test('where invoices go is known; saved by the agency, refused to clients (INV-04)', async () => {
      const { can, missing: _missing, ...recipient } = await port.recipient(customer).load()
      expect(recipient.street).not.toBe('')
      if (!can.change) {
        expect((await refusal(port.saveRecipient(customer, recipient))).code).toBe('forbidden')
        return
      }
      const saved = await port.saveRecipient(customer, { ...recipient, addition: 'Zimmer 12' })
      expect(saved.addition).toBe('Zimmer 12')
      expect((await port.recipient(customer).load()).addition).toBe('Zimmer 12')
      const wrong = await refusal(port.saveRecipient(customer, { ...recipient, name: ' ' }))
      expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['invalid', ['name']])
    })

    test('a customer of somebody else is not found', async () => {
      expect((await refusal(port.invoices(999_999, span).load())).code).toBe('not-found')
    })
  })
}
