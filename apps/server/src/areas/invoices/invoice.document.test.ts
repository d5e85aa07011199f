import { extractXml } from '@stackforge-eu/factur-x'
import * as fc from 'fast-check'
import { ParseOption, XmlDocument } from 'libxml2-wasm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { letterhead } from '../../demo/invoices/letterhead.ts'
import { documentOf, isComplete } from './invoice.document.ts'
import { vatOf } from './invoice.money.ts'
import { invoicePdf, xmlName } from './invoice.pdf.ts'
import { invoiceXml, type XmlKind } from './invoice.xml.ts'
import type { InvoiceRow, LineRow } from './invoices.repository.ts'

const line = (more: Partial<LineRow> = {}): LineRow => ({
  description: 'Mediaberatung',
  quantity: 24,
  unit: 'HUR',
  unit_price: 95,
  vat_rate: 19,
  vat_category: 'S',
  ...more,
})
const books = line({ description: 'Fachbücher', quantity: 3, unit: 'C62', unit_price: 19.99, vat_rate: 7 }) // prettier-ignore

const row = (more: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: 1,
  number: 'BV-2026-00007',
  type: 'invoice',
  invoice_date: '2026-03-01',
  due_date: '2026-03-31',
  paid_on: null,
  currency_name: 'Euro (EUR)',
  net_total: 2_339.97,
  vat_amount: 437.4,
  product: null,
  media_type: null,
  campaign: 'Sommerfrische <Classic> & mehr',
  purchase_order_number: null,
  campaign_id: null,
  has_document: true,
  has_own_pdf: false,
  service_from: '2026-02-01',
  service_to: '2026-02-28',
  corrects: null,
  vat_note: null,
  letterhead,
  recipient: {
    name: 'Müller & Söhne <Getränke> AG',
    addition: 'Buchhaltung',
    street: 'Quellenweg 8',
    postcode: '01067',
    city: 'Łódź',
    country: 'PL',
    vat_id: 'PL1234567890',
    email: 'rechnung@mueller.example',
    buyer_reference: '04011000-12345-67',
  },
  ...more,
})

const drawn = (invoice: InvoiceRow, lines: readonly LineRow[], language: 'de' | 'en' = 'de') =>
  documentOf({ invoice, lines, customerId: 10_101, language })

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** What stands in an XML, by paths: a reader that knows nothing of who wrote it. */
function reader(xml: string) {
  const parsed = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET })
  const all = (path: string) => parsed.find(path, namespaces).map((node) => node.content)
  return { all, one: (path: string) => all(path)[0] }
}
const xmlOf = async (invoice: InvoiceRow, lines: readonly LineRow[], kind: XmlKind = 'xrechnung') =>
  reader(await invoiceXml(drawn(invoice, lines).document, kind))

const seller = '//ram:SellerTradeParty'
const buyer = '//ram:BuyerTradeParty'
const sums = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const inCents = (text: string | undefined) => Math.round(Number(text) * 100)

describe('the XML of an invoice', () => {
  test('an XRechnung says all that § 14 UStG and the standard ask for, by business term (INV-04, T-95)', async () => {
    const { one, all } = await xmlOf(row(), [line(), books])
    const terms = {
      'BT-1 number': one('//rsm:ExchangedDocument/ram:ID'),
      'BT-2 issued': one('//ram:IssueDateTime/udt:DateTimeString'),
      'BT-3 kind': one('//rsm:ExchangedDocument/ram:TypeCode'),
      'BT-5 currency': one('//ram:InvoiceCurrencyCode'),
      'BT-9 due': one('//ram:DueDateDateTime/udt:DateTimeString'),
      'BT-10 reference': one('//ram:BuyerReference'),
      'BT-20 terms': one('//ram:SpecifiedTradePaymentTerms/ram:Description'),
      'BT-23 process': one('//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'),
      'BT-24 standard': one('//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
      'BT-27 seller': one(`${seller}/ram:Name`),
      'BT-31 VAT ID': one(`${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]`),
      'BT-32 tax number': one(`${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="FC"]`),
      'BT-34 reach': one(`${seller}/ram:URIUniversalCommunication/ram:URIID[@schemeID="EM"]`),
      'BT-35 street': one(`${seller}/ram:PostalTradeAddress/ram:LineOne`),
      'BT-37 city': one(`${seller}/ram:PostalTradeAddress/ram:CityName`),
      'BT-38 postcode': one(`${seller}/ram:PostalTradeAddress/ram:PostcodeCode`),
      'BT-40 country': one(`${seller}/ram:PostalTradeAddress/ram:CountryID`),
      'BT-41 contact': one(`${seller}/ram:DefinedTradeContact/ram:PersonName`),
      'BT-42 phone': one(`${seller}//ram:TelephoneUniversalCommunication/ram:CompleteNumber`),
      'BT-43 e-mail': one(`${seller}//ram:EmailURIUniversalCommunication/ram:URIID`),
      'BT-44 buyer': one(`${buyer}/ram:Name`),
      'BT-48 VAT ID': one(`${buyer}/ram:SpecifiedTaxRegistration/ram:ID`),
      'BT-49 reach': one(`${buyer}/ram:URIUniversalCommunication/ram:URIID`),
      'BT-50 street': one(`${buyer}/ram:PostalTradeAddress/ram:LineOne`),
      'BT-52 city': one(`${buyer}/ram:PostalTradeAddress/ram:CityName`),
      'BT-53 postcode': one(`${buyer}/ram:PostalTradeAddress/ram:PostcodeCode`),
      'BT-55 country': one(`${buyer}/ram:PostalTradeAddress/ram:CountryID`),
      'BT-73 from': one('//ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString'),
      'BT-74 to': one('//ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString'),
      'BT-81 means': one('//ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode'),
      'BT-84 IBAN': one('//ram:IBANID'),
      'BT-129 quantities': all('//ram:BilledQuantity'),
      'BT-130 units': all('//ram:BilledQuantity/@unitCode'),
      'BT-152 rates': all('//ram:SpecifiedLineTradeSettlement//ram:RateApplicablePercent'),
      'BT-153 services': all('//ram:SpecifiedTradeProduct/ram:Name'),
    }
    expect(terms).toEqual({
      'BT-1 number': 'BV-2026-00007',
      'BT-2 issued': '20260301',
      'BT-3 kind': '380',
      'BT-5 currency': 'EUR',
      'BT-9 due': '20260331',
      'BT-10 reference': '04011000-12345-67',
      'BT-20 terms': 'Zahlbar innerhalb von 30 Tagen ohne Abzug.',
      'BT-23 process': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'BT-24 standard': 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      'BT-27 seller': 'Brückner Vahl Media GmbH',
      'BT-31 VAT ID': 'DE123456789',
      'BT-32 tax number': '27/123/45678',
      'BT-34 reach': 'rechnung@brueckner-vahl.example',
      'BT-35 street': 'Alte Seilerei 14',
      'BT-37 city': 'Hamburg',
      'BT-38 postcode': '20457',
      'BT-40 country': 'DE',
      'BT-41 contact': 'Team Rechnungswesen',
      'BT-42 phone': '+49 40 66969 120',
      'BT-43 e-mail': 'rechnung@brueckner-vahl.example',
      'BT-44 buyer': 'Müller & Söhne <Getränke> AG',
      'BT-48 VAT ID': 'PL1234567890',
      'BT-49 reach': 'rechnung@mueller.example',
      'BT-50 street': 'Quellenweg 8',
      'BT-52 city': 'Łódź',
      'BT-53 postcode': '01067',
      'BT-55 country': 'PL',
      'BT-73 from': '20260201',
      'BT-74 to': '20260228',
      'BT-81 means': '58',
      'BT-84 IBAN': 'DE35200999000048213700',
      'BT-129 quantities': ['24', '3'],
      'BT-130 units': ['HUR', 'C62'],
      'BT-152 rates': ['19', '7'],
      'BT-153 services': ['Mediaberatung', 'Fachbücher'],
    })
  })

  test('a credit is a corrected invoice that names the first one, with amounts below zero (T-95)', async () => {
    const credit = row({ type: 'creditNote', net_total: -480, vat_amount: -91.2, due_date: null, corrects: 'BV-2026-00001', service_from: null, service_to: null }) // prettier-ignore
    const { one } = await xmlOf(credit, [line({ quantity: -1, unit: 'LS', unit_price: 480 })])
    expect([
      one('//rsm:ExchangedDocument/ram:TypeCode'),
      one('//ram:InvoiceReferencedDocument/ram:IssuerAssignedID'),
      one('//ram:BilledQuantity'),
      one('//ram:NetPriceProductTradePrice/ram:ChargeAmount'),
      one(`${sums}/ram:DuePayableAmount`),
      one('//ram:ActualDeliverySupplyChainEvent//udt:DateTimeString'),
    ]).toEqual(['384', 'BV-2026-00001', '-1', '480.00', '-571.20', '20260301'])
  })

  test('where the recipient owes the tax, no tax is charged, and it says why (§ 13b UStG)', async () => {
    const reverse = row({ net_total: 100, vat_amount: 0, vat_note: 'Reverse charge.' })
    const { one } = await xmlOf(reverse, [line({ quantity: 1, unit_price: 100, vat_rate: 0, vat_category: 'AE' })]) // prettier-ignore
    expect([
      one('//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode'),
      one('//ram:ExemptionReason'),
      one('//ram:ExemptionReasonCode'),
      one(`${sums}/ram:TaxTotalAmount`),
    ]).toEqual(['AE', 'Reverse charge.', 'VATEX-EU-AE', '0.00'])
  })

  test('what does not pass the schema is not given out (T-95)', async () => {
    const { document } = drawn(row(), [line(), books])
    const wrong = { ...document, lines: [] }
    await expect(invoiceXml(wrong, 'factur-x')).rejects.toThrow(/does not pass its schema/)
  })
})

const rates = [
  { vat_rate: 19, vat_category: 'S' },
  { vat_rate: 7, vat_category: 'S' },
  { vat_rate: 0, vat_category: 'E' },
] as const
const someLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
    price: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
    rate: fc.constantFrom(...rates),
    sign: fc.constant(1),
  }),
  { minLength: 1, maxLength: 12 },
)

test('for any lines, each sum of the XML is made of the numbers beside it, to the cent, and so is what the PDF is drawn from (INV-04, T-95)', async () => {
  await fc.assert(
    fc.asyncProperty(someLines, fc.boolean(), async (some, isBack) => {
      const lines = some.map(({ quantity, price, rate }) =>
        line({ ...rate, quantity: isBack ? -quantity : quantity, unit_price: price }),
      )
      // What bookkeeping would send: the sums of these lines.
      const { document: counted } = drawn(row(), lines)
      const net = counted.taxes.reduce((sum, one) => sum + one.netCents, 0)
      const vat = counted.taxes.reduce((sum, one) => sum + one.vatCents, 0)
      const invoice = row({ net_total: net / 100, vat_amount: vat / 100, vat_note: 'Steuerfrei.', type: isBack ? 'creditNote' : 'invoice' }) // prettier-ignore
      const { document, missing } = drawn(invoice, lines)
      expect(isComplete(missing)).toBe(true)
      const { one, all } = reader(await invoiceXml(document, 'factur-x'))
      const add = (texts: readonly string[]) => texts.reduce((sum, text) => sum + inCents(text), 0)
      const lineNets = all('//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount') // prettier-ignore
      const tax = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax'
      const bases = all(`${tax}/ram:BasisAmount`)
      const amounts = all(`${tax}/ram:CalculatedAmount`)
      const total = (name: string) => inCents(one(`${sums}/ram:${name}`))
      // BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16.
      expect(add(lineNets)).toBe(total('LineTotalAmount'))
      expect(add(bases)).toBe(total('TaxBasisTotalAmount'))
      expect(add(amounts)).toBe(total('TaxTotalAmount'))
      expect(total('TaxBasisTotalAmount') + total('TaxTotalAmount')).toBe(total('GrandTotalAmount'))
      expect(total('DuePayableAmount')).toBe(total('GrandTotalAmount'))
      // BR-CO-17: rounded once for each rate.
      const percents = all(`${tax}/ram:RateApplicablePercent`)
      for (const [index, base] of bases.entries())
        expect(inCents(amounts[index])).toBe(vatOf(inCents(base), Number(percents[index]) * 100))
      expect([total('TaxBasisTotalAmount'), total('TaxTotalAmount'), total('GrandTotalAmount')]).toEqual([document.netCents, document.vatCents, document.totalCents]) // prettier-ignore
    }),
    { numRuns: 40 },
  )
})

test('half a cent of tax is rounded away from zero, both ways', () => {
  expect([vatOf(50, 700), vatOf(-50, 700), vatOf(0, 1900), vatOf(99_999_999_999, 1900)]).toEqual([4, -4, 0, 19_000_000_000]) // prettier-ignore
})

describe('what keeps an invoice from being drawn', () => {
  test.each([
    ['lines that do not add up', row(), [line()], 'sums'],
    ['a tax that fits no rate', row({ net_total: 100, vat_amount: 12.34 }), [], 'rate'],
    ['no tax, and no reason', row({ net_total: 100, vat_amount: 0 }), [], 'reason'],
  ] as const)('%s', (_what, invoice, lines, said) => {
    expect(drawn(invoice, lines).missing.invoice).toEqual([said])
  })

  test('nothing does where bookkeeping told only the sums: they are one line at the rate that fits', () => {
    const { document, missing } = drawn(row({ net_total: 100, vat_amount: 7, media_type: 'Plakat' }), []) // prettier-ignore
    expect(isComplete(missing)).toBe(true)
    expect(document.lines).toMatchObject([{ rate: 700, netCents: 10_000, unit: 'LS' }])
    expect(document.lines[0]!.description).toContain('Plakat')
  })

  test('a letterhead and an address without what § 14 UStG asks', () => {
    const { missing } = drawn(row({ letterhead: { LETTERHEAD_NAME: 'Agentur' }, recipient: null }), [line(), books]) // prettier-ignore
    expect(missing.letterhead).toContain('iban')
    expect(missing.recipient).toEqual(['name', 'street', 'postcode', 'city'])
  })
})

describe('the PDF of an invoice', () => {
  const pdfOf = async (
    invoice: InvoiceRow,
    lines: readonly LineRow[],
    language: 'de' | 'en' = 'de',
  ) => {
    // prettier-ignore
    const { document } = drawn(invoice, lines, language)
    const xml = await invoiceXml(document, 'factur-x')
    const bytes = await invoicePdf({ document, language, xml })
    const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
    const texts: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    return { pdf, bytes, xml, texts, text: texts.join('\n').replaceAll(/\s+/g, ' ') }
  }

  test('names who issues it and to whom, tax numbers, days, each line, tax by rate, and the bank (INV-04, § 14 UStG)', async () => {
    const { text } = await pdfOf(row(), [line(), books])
    for (const said of [
      'Brückner Vahl Media GmbH',
      'Alte Seilerei 14',
      '20457 Hamburg',
      'Müller & Söhne <Getränke> AG',
      '01067 Łódź',
      'POLEN',
      'USt-IdNr. DE123456789',
      'Steuernr. 27/123/45678',
      'Rechnung BV-2026-00007',
      '01.03.2026',
      '01.02.2026 – 28.02.2026',
      'Mediaberatung 24 Stunden 95,00 19 % 2.280,00',
      'Fachbücher 3 Stück 19,99 7 % 59,97',
      'Umsatzsteuer 19 % auf 2.280,00 € 433,20 €',
      'Umsatzsteuer 7 % auf 59,97 € 4,20 €',
      'Gesamtbetrag 2.777,37 €',
      'IBAN DE35 2009 9900 0048 2137 00',
      'BIC HAMUDEHHXXX',
      'HRB 999814',
      'Dr. Henning Vahl',
      'bis zum 31.03.2026',
    ])
      expect(text).toContain(said)
  })

  test('names the number that the customer ordered it by, in the picture and for machines (INV-04, T-95, DO-04)', async () => {
    const ordered = row({ purchase_order_number: 'PO-2027 0815 & 2' })
    const german = await pdfOf(ordered, [line(), books])
    expect(german.text).toContain('Bestellnr. PO-2027 0815 & 2')
    expect((await pdfOf(ordered, [line(), books], 'en')).text).toContain(
      'PO number PO-2027 0815 & 2',
    )
    expect((await pdfOf(row(), [line(), books])).text).not.toContain('Bestellnr.')
    for (const kind of ['xrechnung', 'factur-x'] as const) {
      const { one } = await xmlOf(ordered, [line(), books], kind)
      expect(one('//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID')).toBe(
        'PO-2027 0815 & 2',
      )
    }
  })

  test('a long address keeps within its window, and pictures in it are left out (INV-04)', async () => {
    const name = `🍋 ${'Getränkehandel Norddeutschland '.repeat(8)}GmbH`
    const addition = 'Abteilung Rechnungswesen '.repeat(4).trim()
    const invoice = row()
    const { pdf, text } = await pdfOf({ ...invoice, recipient: { ...invoice.recipient!, name, addition } }, [line()]) // prettier-ignore
    expect(text).toContain('Getränkehandel')
    expect(text).not.toContain('?')
    expect(text).toContain('POLEN')
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const country = items.find((item) => 'str' in item && item.str === 'POLEN')
    // Points from the foot of A4: the address ends above the subject, 98.5 mm from the top.
    expect('transform' in country! && country.transform[5]).toBeGreaterThan(
      841.89 - (95 * 72) / 25.4,
    )
  })

  test('amounts of hundreds of thousands and more stand on one line, each in its column (INV-04)', async () => {
    for (const [price, said] of [
      [371_739, 'TV 1 pauschal 371.739,00 19 % 371.739,00'],
      [1_234_567.89, 'TV 1 pauschal 1.234.567,89 19 % 1.234.567,89'],
      [999_999_999.99, 'TV 1 pauschal 999.999.999,99 19 % 999.999.999,99'],
    ] as const) {
      const vat = vatOf(Math.round(price * 100), 1900) / 100
      const { text } = await pdfOf(row({ net_total: price, vat_amount: vat }), [
        line({ description: 'TV', quantity: 1, unit: 'LS', unit_price: price }),
      ])
      expect(text).toContain(said)
    }
  })

  test('that the recipient owes the tax is said once, whoever says it', async () => {
    const lines = [line({ quantity: 1, unit: 'LS', unit_price: 100, vat_rate: 0, vat_category: 'AE' })] // prettier-ignore
    for (const vat_note of [
      'Steuerschuldnerschaft des Leistungsempfängers',
      'Leistung an einen Empfänger in Polen',
    ]) {
      const { text } = await pdfOf(row({ net_total: 100, vat_amount: 0, vat_note }), lines)
      expect(text.match(/Steuerschuldnerschaft des Leistungsempfängers/g)).toHaveLength(1)
      expect(text).toContain(vat_note)
    }
  })

  test('in English, and a credit is not called what the law calls an invoice by the customer', async () => {
    const english = await pdfOf(row(), [line(), books], 'en')
    for (const said of ['Invoice BV-2026-00007', '19% VAT on €2,280.00', '01 Mar 2026'])
      expect(english.text).toContain(said)
    const credit = row({ type: 'creditNote', net_total: -480, vat_amount: -91.2, corrects: 'BV-2026-00001' }) // prettier-ignore
    const { text } = await pdfOf(credit, [line({ quantity: -1, unit: 'LS', unit_price: 480 })])
    expect(text).toContain('Rechnungskorrektur BV-2026-00007')
    expect(text).toContain('Zu Rechnung BV-2026-00001')
    expect(text).not.toContain('Gutschrift')
  })

  test('asks for nothing where nothing is to be paid, and credits what is less (INV-04)', async () => {
    const one = (unit_price: number, quantity = 1) => [line({ quantity, unit: 'LS', unit_price })]
    const settled = [...one(480), line({ quantity: -1, unit: 'LS', unit_price: 480 })]
    for (const due_date of ['2026-03-31', null]) {
      const nothing = row({ net_total: 0, vat_amount: 0, due_date })
      for (const lines of [settled, one(0), []]) {
        const { text, xml } = await pdfOf(nothing, lines)
        expect(text).toContain('Es ist nichts zu zahlen.')
        expect(text).not.toContain('überweisen')
        expect(text).not.toContain(letterhead.LETTERHEAD_PAYMENT_TERMS)
        expect(inCents(reader(xml).one(`${sums}/ram:DuePayableAmount`))).toBe(0)
      }
      const english = await pdfOf(nothing, settled, 'en')
      expect(english.text).toContain('There is nothing to pay.')
    }
    for (const type of ['invoice', 'creditNote', 'cancellation'] as const) {
      const { text } = await pdfOf(row({ type, net_total: -480, vat_amount: -91.2 }), one(480, -1))
      expect(text).toContain('Wir schreiben Ihnen 571,20 € gut')
      expect(text).not.toContain('Bitte überweisen')
    }
  })

  test.each([
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['Ștefan Țăran', 'Ștefan Țăran'],
    ['Ελένη Ώρα', 'Ελένη Ώρα'],
    ['Жанна Їжак', 'Жанна Їжак'],
    ['Nguyễn Thị Hằng', 'Nguyễn Thị Hằng'],
    ['Işıl Çağrı', 'Işıl Çağrı'],
    // Without a sign in the font: by the letters that stand for theirs.
    ['東京 AG', 'DongJing AG'],
    ['שלום Ltd', 'slvm Ltd'],
    ['Հայ\u200D 😀', 'Hay'],
  ])('%s is written as %s', async (name, written) => {
    const recipient = { ...row().recipient, name }
    const { text, xml } = await pdfOf(row({ recipient }), [line(), books])
    expect(text).toContain(written)
    // Machines read each letter.
    expect(reader(xml).one(`${buyer}/ram:Name`)).toBe(name)
  })

  test('is a PDF/A-3 that carries its XML: fonts and colours in it, metadata that parse and name it (T-95)', async () => {
    const { pdf, bytes, xml } = await pdfOf(row(), [line(), books])
    // Two readers that did not write it.
    const attached = (await pdf.getAttachments()) as unknown as Map<string, unknown>
    expect([...attached.keys()]).toEqual([xmlName])
    expect(await extractXml(bytes)).toMatchObject({ xml, filename: xmlName })
    const raw = bytes.toString('latin1')
    expect(raw).toMatch(/\/AFRelationship \/Alternative/)
    expect(raw).toMatch(/\/OutputIntents/)
    // Each font that is used lies in the file.
    const fonts = [...raw.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name)
    expect(fonts.length).toBeGreaterThan(0)
    for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+Inter-(Regular|SemiBold)$/)
    expect(raw).not.toContain('/Helvetica')
    const packet = raw.slice(raw.indexOf('<x:xmpmeta'), raw.indexOf('</x:xmpmeta>') + 12)
    const metadata = XmlDocument.fromString(Buffer.from(packet, 'latin1').toString())
    const read = (path: string) =>
      metadata.get(path, {
        pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
        fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
        dc: 'http://purl.org/dc/elements/1.1/',
      })?.content
    expect([
      read('//pdfaid:part'),
      read('//pdfaid:conformance'),
      read('//fx:DocumentFileName'),
      read('//fx:ConformanceLevel'),
      read('//dc:title')?.trim(),
    ]).toEqual(['3', 'B', xmlName, 'EN 16931', 'Rechnung BV-2026-00007'])
  })

  test('an agency with & in its name breaks neither', async () => {
    const own = row({ letterhead: { ...letterhead, LETTERHEAD_NAME: 'Brückner & Vahl <Media>' } })
    const { bytes, text } = await pdfOf(own, [line(), books])
    expect(text).toContain('Brückner & Vahl <Media>')
    expect(bytes.toString('latin1')).toContain('&amp; Vahl &lt;Media&gt;')
  })

  test('many lines go over pages, each with the heads of the columns, the agency’s particulars and its number', async () => {
    const many = Array.from({ length: 60 }, (_, index) => line({ description: `Leistung ${index + 1}`, quantity: 1, unit_price: 10 })) // prettier-ignore
    const { texts } = await pdfOf(row({ net_total: 600, vat_amount: 114 }), many)
    expect(texts.length).toBeGreaterThan(1)
    for (const [index, page] of texts.entries()) {
      expect(page).toContain('Einzelpreis')
      expect(page.replaceAll(/\s+/g, ' ')).toContain('BIC HAMUDEHHXXX')
      expect(page).toContain(`Seite ${index + 1} von ${texts.length}`)
    }
    expect(texts.at(-1)).toContain('Gesamtbetrag')
  })
})
