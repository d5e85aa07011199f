import type { DirectOrder } from '@atrium/api-client/contract'
import { dayOf, dayText, momentText } from '../../platform/berlin-time.ts'
import { locales, type Language } from '../../platform/locales.ts'
import { documentTexts } from './order-document.texts.ts'
import { orderHistory, type HistoryStep } from './order-history.ts'

type Fact = readonly [term: string, detail: string]

/** An order as its document tells it, in words (DO-02). */
export interface OrderDocument {
  language: Language
  title: string
  /** The application's name. */
  application: string
  status: string
  at: Date
  /** When it was made, in words. */
  atText: string
  head: readonly Fact[]
  description: string
  briefing: readonly Fact[]
  booking: readonly Fact[]
  values: readonly Fact[]
  media: readonly { name: string; run: string; budget: string }[]
  /** Each with its size. */
  files: readonly string[]
  /** Newest first. */
  history: readonly HistoryStep[]
}

interface Given {
  order: DirectOrder
  application: string
  language: Language
  at: Date
}

/** What the page of an order shows, with its media, attachments and history. */
export function toOrderDocument({ order, application, language, at }: Given): OrderDocument {
  const words = documentTexts[language]
  const { booking } = order
  const status = order.approval === 'waiting' ? words.waiting : words.statuses[order.status]
  const said = wordsIn(language)
  const media = booking.bookingMediaTypes.filter(({ isSelected }) => isSelected)
  const parts = splitEqually(booking.budget, media.length)
  return {
    language,
    title: order.displayName,
    application,
    status,
    at,
    atText: said.moment(at),
    head: [
      [words.status, status],
      [words.run, said.range(booking.startDate, booking.endDate)],
      [words.budget, said.money(booking.budget)],
    ],
    description: order.description ?? '',
    briefing: filled([
      [words.target, order.target],
      [words.comment, order.comment],
    ]),
    booking: filled([
      [words.action, words.actions[booking.type]],
      [words.block, order.buildingBlockName],
      [words.customer, booking.customerName],
      [words.campaign, order.campaignName],
      [words.product, order.productName],
      [words.region, order.region || words.noRegion],
      [words.purchaseOrder, order.purchaseOrderNumber],
      [words.creator, nameOf(order.createdByUser) || words.unknown],
      [words.taxonomy, booking.taxonomy],
    ]),
    values: filled(answersOf(order, said.value)),
    media: media.map(({ mediaTypeName, startDate, endDate }, index) => ({
      name: mediaTypeName,
      run:
        startDate || endDate
          ? said.range(startDate ?? booking.startDate, endDate ?? booking.endDate)
          : words.likeOrder,
      budget: said.money(parts[index]!),
    })),
    files: order.files.map(({ name, size }) => `${name} (${said.size(size)})`),
    history: orderHistory(order.processes, language, said),
  }
}

/** What was answered to each field; several answers to one come one by one (DO-13). */
function answersOf(
  { configurations }: DirectOrder,
  say: (field: Field, value: string) => string,
): [string, string][] {
  const all = new Map<number, { field: Field; values: string[] }>()
  for (const { configurationId, configuration: field, value } of configurations) {
    // What the tenant keeps to itself, such as a tariff.
    if (field.type === 'Hidden' || !value) continue
    const answered = all.get(configurationId) ?? { field, values: [] }
    answered.values.push(say(field, value))
    all.set(configurationId, answered)
  }
  return [...all.values()].map(({ field, values }) => [field.displayName, values.join(', ')])
}

const filled = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.flatMap(([term, detail]) => (detail ? [[term, detail] as const] : []))

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person ? `${person.firstName} ${person.lastName}`.trim() : ''

/** A budget in equal parts to the cent; what does not divide goes to the first ones. */
function splitEqually(budget: number, count: number): number[] {
  const cents = Math.round(budget * 100)
  const each = Math.floor(cents / count)
  return Array.from({ length: count }, (_, at) => (each + Number(at < cents - each * count)) / 100)
}

const dayStyle = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const kilobyte = 1_024

function wordsIn(language: Language) {
  const words = documentTexts[language]
  const locale = locales[language]
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const day = (wire: string | null) => (wire ? dayText(language, dayOf(new Date(wire)), dayStyle) : '…') // prettier-ignore
  return {
    money: (amount: number) => money.format(amount),
    day,
    range: (start: string | null, end: string | null) => `${day(start)} – ${day(end)}`,
    moment: (at: Date) => momentText(language, at, { dateStyle: 'medium', timeStyle: 'short' }),
    size: (bytes: number) =>
      bytes < kilobyte ** 2
        ? `${size.format(Math.max(bytes / kilobyte, 0.1))} KB`
        : `${size.format(bytes / kilobyte ** 2)} MB`,
    /** A stored answer as people read it: switches in words, days, lists with spaces. */
    value({ type, valueSelection }: Field, value: string): string {
      if (type === 'Select' && valueSelection?.join() === 'true,false')
        return value === 'true' ? words.on : value === 'false' ? words.off : value
      if (type === 'DatePicker')
        return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayText(language, value, dayStyle) : value
      if (type !== 'Autocomplete') return value
      return value.split(',').map((one) => one.trim()).filter(Boolean).join(', ') // prettier-ignore
    },
  }
}

type Field = DirectOrder['configurations'][number]['configuration']
