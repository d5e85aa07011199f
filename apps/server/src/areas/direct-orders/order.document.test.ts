import { bookingStatusTypes, directOrderNext } from '@atrium/api-client/contract'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { wohnwerk } from '../testing.ts'
import { bookingField, blockBody, inDays, media, orderBody, orderCalls, prepareOrders, type OrderPlace } from './testing/orders.ts' // prettier-ignore

const tobias = 'tobias.brandt'

describe.each(databases)('the document of an order on $name', (kind) => {
  let server: TestServer
  let stores: OrderPlace
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    stores = await prepareOrders(server)
    calls = orderCalls(server)
  })
  afterAll(() => server?.stop())

  const download = async (login: string, id: number, language = 'de') => {
    const path = `/api/v1.0/directordernext/${wohnwerk}/direct-orders/${id}/download`
    return (await server.as(login)).fetch(path, { headers: { 'accept-language': language } })
  }
  const textOf = async (login: string, id: number, language = 'de') => {
    const response = await download(login, id, language)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']) // prettier-ignore
    const data = new Uint8Array(await response.arrayBuffer())
    const pdf = await getDocument({ data, useSystemFonts: false }).promise
    const texts: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    const { metadata } = await pdf.getMetadata()
    return { title: metadata.get('dc:title'), text: texts.join(' ').replaceAll(/\s+/g, ' ') }
  }

  test('tells what its page shows, the tenant, its status and its history, in the reader’s language (DO-02)', async () => {
    const fields = [
      bookingField('OPENING', { displayName: 'Neueröffnung', type: 'Select', valueSelection: ['true', 'false'] }), // prettier-ignore
      bookingField('DAY', { displayName: 'Tag der Eröffnung', type: 'DatePicker' }),
      bookingField('WEEKDAYS', { displayName: 'Tage der Aktion', type: 'Autocomplete', valueSelection: ['Freitag', 'Samstag', 'Sonntag'] }), // prettier-ignore
      bookingField('TARIFF', { displayName: 'Tarif intern', type: 'Hidden' }),
    ]
    const { body: block } = await calls.addBlock('jonas.petersen', blockBody({ parentComponentId: stores.listId, userGroupIds: ['Kunde – Filialen Nord', 'Kundenberatung'].map((name) => stores.groups.get(name)!), configurations: fields })) // prettier-ignore
    const { body: entries } = await (await server.as(tobias)).call(directOrderNext.buildingBlockValues, { params: { applicationId: wohnwerk, id: block.id } }) // prettier-ignore
    const answers: Record<string, string[]> = { OPENING: ['true'], DAY: ['2030-06-15'], WEEKDAYS: ['Freitag', 'Sonntag'] } // prettier-ignore
    const answered = entries.flatMap(({ configurationId, configuration: { key } }) =>
      (answers[key] ?? ['T-7']).map((value) => ({
        configurationId: String(configurationId),
        value,
      })),
    )
    const { body: order } = await calls.create(
      tobias,
      orderBody(
        stores.listId,
        {
          description: 'Räumungsverkauf\nmit Häppchen für Mirjana Đorđević',
          region: 'Süd',
          buildingBlockId: String(block.id),
          purchaseOrderNumber: 'PO-4711',
          target: 'Familien',
          configurations: answered,
        },
        {
          type: '3',
          campaignId: String(stores.campaign.id),
          bookingMediaTypes: [
            media(6),
            media(13, { needsDates: 'true', startDate: inDays(4), endDate: inDays(5) }),
            media(2, { isSelected: 'false' }),
          ],
        },
      ),
      [new File(['logo'], 'Logo Filiale.svg', { type: 'image/svg+xml' })],
    )
    await calls.cancel(tobias, order.id, 'Die Filiale schließt.')
    const { title, text } = await textOf(tobias, order.id)
    const day = (days: number) => inDays(days).slice(0, 10).split('-').toReversed().join('.')
    for (const said of [
      'Wohnwerk Lindner SE · Direktbestellung',
      'Prospekt zum Wochenende',
      'Status Storniert',
      `Laufzeit ${day(3)} – ${day(10)}`,
      'Budget 1.250,50 €',
      'Räumungsverkauf mit Häppchen für Mirjana Đorđević',
      'Zielgruppe Familien',
      'Art Eine fertige Aktion',
      'Baustein Filialeröffnung M',
      'Kampagne Küchenwochen Frühjahr',
      'Region Süd',
      'Bestellnummer PO-4711',
      'Angelegt von Tobias Brandt',
      'Neueröffnung An',
      'Tag der Eröffnung 15.06.2030',
      'Tage der Aktion Freitag, Sonntag',
      'Radio wie die Bestellung · 625,25 €',
      `Anzeigenblatt ${day(4)} – ${day(5)} · 625,25 €`,
      'Logo Filiale.svg (0,1 KB)',
      'Tobias Brandt hat die Bestellung storniert Die Filiale schließt.',
      'Tobias Brandt hat die Bestellung angelegt',
      'Seite 1 von',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('Tarif intern')
    expect(title).toBe('Direktbestellung: Prospekt zum Wochenende')

    const english = (await textOf(tobias, order.id, 'en')).text
    for (const said of [
      'Wohnwerk Lindner SE · Direct order',
      'Status Cancelled',
      'Budget €1,250.50',
      'Kind A ready-made action',
      'Neueröffnung On',
      'Radio like the order · €625.25',
      'Page 1 of',
    ])
      expect(english).toContain(said)
  })

  test('an order with nothing but a name has a document as well; its history names what changed; what somebody does not see has none (DO-29, PERM-13, T-47)', async () => {
    const bare = { budget: undefined, startDate: undefined, endDate: undefined }
    const { body: order } = await calls.create(tobias, orderBody(stores.listId, {}, bare))
    expect(order.status).toBe(bookingStatusTypes.Created)
    const { text } = await textOf(tobias, order.id)
    expect(text).toContain('Laufzeit … – …')
    expect(text).not.toContain('Briefing')
    const changed = orderBody(stores.listId, { displayName: 'Anzeige zum Advent' }, bare)
    await calls.save(tobias, order.id, changed)
    const after = (await textOf(tobias, order.id)).text
    expect(after).toContain('Tobias Brandt hat die Bestellung geändert Name der Bestellung: Prospekt zum Wochenende → Anzeige zum Advent') // prettier-ignore
    expect((await download('sabine.moser', order.id)).status).toBe(404)
    expect((await download(tobias, 999_999)).status).toBe(404)
  })
})
