import {
  applications,
  auditLog,
  invoices,
  type InvoiceRecipient,
} from '@atrium/api-client/contract'
import { XmlDocument } from 'libxml2-wasm'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { letterhead } from '../../demo/invoices/letterhead.ts'
import { alpenquell } from '../testing.ts'

const customerId = 10_101
const here = { applicationId: alpenquell }

describe.each(databases)('documents of invoices on $name', (kind) => {
  let server: TestServer
  let count = 0
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())
  // Each begins with the letterhead and the address of the story.
  beforeEach(async () => {
    for (const [key, value] of Object.entries(letterhead)) await setLetterhead(key, value)
    await saveRecipient('maren.thiessen', address)
  })

  const address = {
    name: 'Alpenquell Getränke AG',
    street: 'Quellenweg 8',
    postcode: '83022',
    city: 'Rosenheim',
    country: 'DE',
    email: 'rechnungen@alpenquell.example',
  }

  /** Past the field's check: what a server finds that was never filled in. */
  const setLetterhead = (key: string, value: string) =>
    server.deps.database.system((tx) =>
      tx.query(sql`
        update configuration_values v set value = ${value}
        from configuration_definitions d
        where d.id = v.configuration_id and d.key = ${key} and v.application_id = ${alpenquell}`),
    )

  /** What bookkeeping sends. */
  async function issue(more: { net?: number; vat?: number } = {}): Promise<string> {
    count += 1
    const number = `DOK-${count}`
    await server.deps.database.system((tx) =>
      tx.query(sql`
        insert into invoices (application_id, customer_id, number, type, invoice_date, due_date, net_total, vat_amount)
        values (${alpenquell}, ${customerId}, ${number}, 'invoice', '2026-05-01', '2026-05-31', ${more.net ?? 100}, ${more.vat ?? 19})`),
    )
    return number
  }

  const asked = async (login: string, call: 'download' | 'xrechnung', invoiceNumber: string) => {
    const token = await server.tokenOf(login)
    const response = await fetch(
      `${server.url}/services/invoices/${customerId}/outgoing/${invoiceNumber}/${call}`,
      { headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'de' } },
    )
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  const sellerIn = async (invoiceNumber: string) => {
    const { bytes } = await asked('maren.thiessen', 'xrechnung', invoiceNumber)
    const xml = XmlDocument.fromString(bytes.toString())
    const read = (path: string) =>
      xml.get(path, {
        ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      })?.content
    return {
      seller: read('//ram:SellerTradeParty/ram:Name'),
      iban: read('//ram:IBANID'),
      street: read('//ram:BuyerTradeParty//ram:LineOne'),
      reference: read('//ram:BuyerReference'),
    }
  }

  const saveRecipient = async (
    login: string,
    body: Partial<Record<keyof InvoiceRecipient, string | null>>,
  ) =>
    (await server.as(login)).call(invoices.saveRecipient, {
      params: { customerId },
      query: here,
      body: body as typeof address,
    })
  const recipient = async (login: string) =>
    (await server.as(login)).call(invoices.recipient, { params: { customerId }, query: here })

  const saveSetting = async (login: string, key: string, value: string) => {
    const api = await server.as(login)
    const [row] = await server.deps.database.system((tx) =>
      tx.query<{ id: number }>(sql`select id from configuration_definitions where key = ${key}`),
    )
    return api.call(applications.saveConfiguration, {
      params: here,
      body: { configurationId: row!.id, value },
    })
  }

  test('an XRechnung is given to whoever sees the invoice, from the agency to the customer (INV-04, T-95)', async () => {
    const number = await issue()
    const { response } = await asked('marco.rossi', 'xrechnung', number)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml',
    ])
    expect(await sellerIn(number)).toEqual({
      seller: 'Brückner Vahl Media GmbH',
      iban: 'DE35200999000048213700',
      street: 'Quellenweg 8',
      reference: String(customerId),
    })
    expect((await asked('korbinian.huber', 'xrechnung', number)).response.status).toBe(403)
    expect((await asked('marco.rossi', 'xrechnung', 'DOK-0')).response.status).toBe(404)
  })

  test('an issued invoice keeps letterhead and address of its day; the next one has the new ones (INV-04)', async () => {
    const before = await issue()
    expect((await saveSetting('maren.thiessen', 'LETTERHEAD_NAME', 'Neue Agentur AG')).status).toBe(200) // prettier-ignore
    await saveRecipient('maren.thiessen', { ...address, street: 'Neuer Weg 1', buyerReference: '04011000-12345-67' }) // prettier-ignore
    const after = await issue()
    expect(await sellerIn(before)).toMatchObject({ seller: 'Brückner Vahl Media GmbH', street: 'Quellenweg 8' }) // prettier-ignore
    expect(await sellerIn(after)).toMatchObject({ seller: 'Neue Agentur AG', street: 'Neuer Weg 1', reference: '04011000-12345-67' }) // prettier-ignore
  })

  test('with an incomplete letterhead there is no PDF: the agency hears what is missing, a client whom to ask (INV-04)', async () => {
    await setLetterhead('LETTERHEAD_IBAN', '')
    await setLetterhead('LETTERHEAD_VAT_ID', '')
    await setLetterhead('LETTERHEAD_TAX_NUMBER', ' ')
    const number = await issue()
    const refused = async (login: string) => {
      const { response, bytes } = await asked(login, 'download', number)
      const problem = JSON.parse(bytes.toString()) as { code: string; detail: string }
      return [response.status, problem.code, problem.detail]
    }
    expect(await refused('maren.thiessen')).toEqual([
      409,
      'invoice-incomplete',
      'Im Briefkopf der Agentur fehlt: IBAN, USt-IdNr. oder Steuernummer. Administratoren ergänzen ihn in der Konfiguration.',
    ])
    expect(await refused('marco.rossi')).toEqual([
      409,
      'invoice-incomplete',
      'Für diese Rechnung fehlen noch Angaben Ihrer Agentur. Bitte wenden Sie sich an sie.',
    ])
    expect((await recipient('maren.thiessen')).body.missing).toEqual({
      letterhead: ['IBAN', 'USt-IdNr. oder Steuernummer'],
      recipient: [],
    })
    expect((await recipient('marco.rossi')).body.missing.letterhead).toEqual([])

    // Completed, it is drawn, and what it was drawn with is kept.
    await saveSetting('maren.thiessen', 'LETTERHEAD_IBAN', letterhead.LETTERHEAD_IBAN!)
    await saveSetting('maren.thiessen', 'LETTERHEAD_VAT_ID', letterhead.LETTERHEAD_VAT_ID!)
    const { response, bytes } = await asked('marco.rossi', 'download', number)
    expect([response.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    await saveSetting('maren.thiessen', 'LETTERHEAD_IBAN', 'NL91ABNA0417164300')
    expect((await sellerIn(number)).iban).toBe('DE35200999000048213700')
  })

  test('sums that contradict each other make no document, and say so (§ 14 UStG)', async () => {
    const number = await issue({ vat: 12.34 })
    const { response, bytes } = await asked('aylin.kaya', 'download', number)
    expect(response.status).toBe(409)
    expect(bytes.toString()).toContain('passen zu keinem Steuersatz')
  })

  test('an XRechnung needs where to send it, which may be told later (BT-49)', async () => {
    await saveRecipient('aylin.kaya', { ...address, email: null })
    const number = await issue()
    const { response, bytes } = await asked('aylin.kaya', 'xrechnung', number)
    expect([response.status, bytes.toString()]).toEqual([409, expect.stringContaining('E-Mail für Rechnungen')]) // prettier-ignore
    expect((await asked('aylin.kaya', 'download', number)).response.status).toBe(200)
    await saveRecipient('aylin.kaya', address)
    expect((await asked('aylin.kaya', 'xrechnung', number)).response.status).toBe(200)
  })

  test('the agency keeps the address, clients only read it; each wrong field is named (INV-04, INV-06)', async () => {
    for (const login of ['sabine.moser', 'marco.rossi']) {
      expect((await saveRecipient(login, address)).status).toBe(403)
      const { body } = await recipient(login)
      expect([body.street, body.can]).toEqual(['Quellenweg 8', { change: false, changeLetterhead: false, handInDocuments: false }]) // prettier-ignore
    }
    expect((await recipient('korbinian.huber')).status).toBe(403)
    expect((await recipient('aylin.kaya')).body.can).toEqual({ change: true, changeLetterhead: false, handInDocuments: false }) // prettier-ignore
    expect((await recipient('maren.thiessen')).body.can).toEqual({ change: true, changeLetterhead: true, handInDocuments: true }) // prettier-ignore
    const { body: saved } = await saveRecipient('aylin.kaya', { ...address, country: 'at', vatId: 'atu 123 456 78', addition: ' ' }) // prettier-ignore
    expect([saved.country, saved.vatId, saved.addition]).toEqual(['AT', 'ATU12345678', null])
    const wrong = await saveRecipient('aylin.kaya', { ...address, country: 'QX', vatId: 'DE12' })
    expect([wrong.status, Object.keys(wrong.problem.errors!)]).toEqual([400, ['country', 'vatId']])
    const empty = await saveRecipient('aylin.kaya', { ...address, name: '\u200B', email: 'x' })
    expect([empty.status, Object.keys(empty.problem.errors!)]).toEqual([400, ['name', 'email']])
    const { body: log } = await (
      await server.as('maren.thiessen')
    ).call(auditLog.list, {
      params: here,
      query: { action: 'invoice-recipient.changed' },
    })
    expect(log.items[0]).toMatchObject({ action: 'invoice-recipient.changed' })
  })

  test('only administrators see and change the letterhead; what is wrong stands at its field (ADM-08, ADM-09)', async () => {
    const settingsOf = async (login: string) => {
      const { body } = await (await server.as(login)).call(applications.configuration, { params: here }) // prettier-ignore
      return body.configurations.filter(({ configuration }) => configuration.key.startsWith('LETTERHEAD_')) // prettier-ignore
    }
    const seen = await settingsOf('maren.thiessen')
    expect(seen).toHaveLength(Object.keys(letterhead).length)
    expect(seen.every(({ canChange }) => canChange)).toBe(true)
    for (const login of ['aylin.kaya', 'sabine.moser']) expect(await settingsOf(login)).toEqual([])
    expect((await saveSetting('aylin.kaya', 'LETTERHEAD_IBAN', 'NL91ABNA0417164300')).status).toBe(403) // prettier-ignore
    const wrong = await saveSetting('maren.thiessen', 'LETTERHEAD_IBAN', 'DE36 2009 9900 0048 2137 00') // prettier-ignore
    expect([wrong.status, wrong.problem.errors]).toEqual([400, { value: [expect.stringContaining('IBAN')] }]) // prettier-ignore
  })
})
