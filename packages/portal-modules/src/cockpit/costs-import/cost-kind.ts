import { messageTools, type Locale } from '../../kit/index.ts'
import { dayField, lineField, moneyField, numberField } from '../../kit/record-import/fields.ts'
import type { RecordKind } from '../../kit/record-import/records.types.ts'
import { plainWord } from '../../kit/table-import/heads.logic.ts'
import type { CostField } from './costs-import.port.ts'
import { costMessages } from './messages/index.ts'

const words: Readonly<Record<CostField, readonly string[]>> = {
  id: ['nr', 'no', 'nummer', 'number'],
  name: ['kanal', 'channel', 'werbemittel', 'massnahme', 'placement', 'platzierung', 'position', 'bezeichnung', 'name', 'titel'], // prettier-ignore
  externalId: ['kennung', 'externe kennung', 'external id', 'buchungsnummer', 'booking number', 'booking id', 'auftragsnummer', 'order number', 'id'], // prettier-ignore
  start: ['beginn', 'start', 'von', 'from', 'startdatum', 'start date', 'laufzeit von'],
  end: ['ende', 'end', 'bis', 'to', 'until', 'enddatum', 'end date', 'laufzeit bis'],
  booked: ['gebucht', 'booked', 'gebuchte kosten', 'booked costs', 'buchung', 'buchungssumme', 'auftragswert', 'bestellt', 'committed', 'ordered', 'ist gebucht', 'netto gebucht'], // prettier-ignore
  invoiced: ['abgerechnet', 'invoiced', 'berechnet', 'fakturiert', 'billed', 'rechnungsbetrag', 'invoice amount', 'rechnung', 'rechnungssumme'], // prettier-ignore
}

/** What an import knows of the costs of channels. */
export function costKind(locale: Locale, currency: string): RecordKind<CostField> {
  const { t } = messageTools(costMessages, locale)
  const named = <F extends CostField>(id: F) => ({ id, title: t(`field.${id}`), words: words[id] })
  return {
    fields: [
      lineField<CostField>({ ...named('name'), most: 200, isKey: true, width: 260, look: { width: 36 } }), // prettier-ignore
      dayField<CostField>({ ...named('start'), isKey: true, width: 130 }, locale),
      dayField<CostField>({ ...named('end'), isKey: true, width: 130 }, locale),
      moneyField<CostField>({ ...named('booked'), keepsEmpty: true }, locale, currency),
      moneyField<CostField>({ ...named('invoiced'), keepsEmpty: true }, locale, currency),
      lineField<CostField>({ ...named('externalId'), most: 200, isKey: true, look: { width: 22 } }),
      numberField<CostField>({ ...named('id'), isKey: true, width: 90, look: { width: 8 } }),
    ],
    heads: ['name', 'externalId', 'id'],
    others: /\b(plan|geplant|planned|budget|brutto|gross|differenz|delta|rest|offen|open|rabatt|datum der rechnung)\b/, // prettier-ignore
    needed: [
      ['name', 'externalId', 'id'],
      ['booked', 'invoiced'],
    ],
    keysOf: ({ id, externalId, name, start }) => [
      ...(id ? [`#${id}`] : []),
      ...(externalId ? [`external ${externalId}`] : []),
      ...(name && start ? [`name ${plainWord(String(name))} ${start}`] : []),
      ...(name ? [`name ${plainWord(String(name))}`] : []),
    ],
    nameOf: ({ name, externalId }) => String(name ?? externalId ?? ''),
    hasSums: true,
    currency,
  }
}
