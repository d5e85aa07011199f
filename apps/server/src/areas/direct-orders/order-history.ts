import { bookingStatusTypes, type DirectOrder } from '@atrium/api-client/contract'
import type { Language } from '../../platform/locales.ts'
import { documentTexts } from './order-document.texts.ts'
import { sayHistory, type HistoryText } from './order-history.texts.ts'

type Process = DirectOrder['processes'][number]
type Change = Process['changes'][number]

/** A step of an order's history, in words. */
export interface HistoryStep {
  /** When, and who did what. */
  line: string
  /** The reason that was given; empty: none. */
  comment: string
  /** What it changed, a line each. */
  changes: readonly string[]
}

/** How the document of an order writes what is no text. */
export interface Values {
  money: (amount: number) => string
  /** A day as it travels. */
  day: (wire: string) => string
  range: (start: string | null, end: string | null) => string
  moment: (at: Date) => string
}

const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes

const statusTexts = {
  [Created]: 'process.created',
  [Approved]: 'process.approved',
  [Completed]: 'process.completed',
  [Rebriefing]: 'process.rebriefing',
  [Canceled]: 'process.canceled',
} as const satisfies Readonly<Record<Process['status'], HistoryText>>

const approvalTexts = {
  asked: 'process.asked',
  approved: 'process.agreed',
  rejected: 'process.rejected',
} as const satisfies Readonly<Record<NonNullable<Process['approval']>, HistoryText>>

const fieldTexts = {
  displayName: 'about.name',
  region: 'about.region',
  startDate: 'media.start',
  endDate: 'media.end',
  budget: 'budget.label',
  mediaTypes: 'media.label',
  description: 'about.description',
  target: 'about.target',
  comment: 'about.comment',
  purchaseOrderNumber: 'about.purchaseOrder',
  buildingBlockName: 'block.label',
  customerName: 'campaign.customer',
  campaignName: 'campaign.campaign',
  productName: 'campaign.product',
  type: 'column.action',
} as const satisfies Partial<Record<Change['field'], HistoryText>>

/** What the history of an order tells, newest first, in the words of its page (DO-02, T-47). */
export const orderHistory = (
  processes: readonly Process[],
  language: Language,
  values: Values,
): HistoryStep[] =>
  processes.map((step, at) => {
    const text = sayHistory(titleOf(step, processes[at + 1]), language, {
      name: whoOf(step, language),
    })
    return {
      line: `${values.moment(new Date(step.at))} · ${text}`,
      comment: step.comment ?? '',
      changes: step.changes.flatMap((change) => changeLines(change, language, values)),
    }
  })

/** What happened; where nothing but its contents did, that they were changed. */
function titleOf({ status, approval }: Process, before: Process | undefined): HistoryText {
  if (approval !== null) return approvalTexts[approval]
  return before?.status === status ? 'process.changed' : statusTexts[status]
}

function whoOf({ user, onBehalfOf }: Process, language: Language): string {
  const name = nameOf(user) || sayHistory('process.somebody', language)
  const absent = nameOf(onBehalfOf)
  return absent ? sayHistory('process.inPlaceOf', language, { name, absent }) : name
}

const nameOf = (person: Process['user']) =>
  person ? `${person.firstName} ${person.lastName}`.trim() : ''

/** Longer texts are cut in the history: the order itself has the whole of what is so now. */
const maxShown = 140
const cut = (text: string) =>
  text.length > maxShown ? `${text.slice(0, maxShown).trimEnd()} …` : text

function changeLines(change: Change, language: Language, values: Values): string[] {
  if (change.field === 'files') {
    const { before, after } = change
    return [
      ...(before.length > 0 ? [sayHistory('process.filesGone', language, { names: before.join(', ') })] : []), // prettier-ignore
      ...(after.length > 0 ? [sayHistory('process.filesCame', language, { names: after.join(', ') })] : []), // prettier-ignore
    ]
  }
  const side = (which: 'before' | 'after') =>
    sideOf(change, which, language, values) || sayHistory('conflict.nothing', language)
  const field = 'name' in change ? change.name : sayHistory(fieldTexts[change.field], language)
  return [
    sayHistory('process.change', language, { field, before: side('before'), after: side('after') }),
  ]
}

function sideOf(
  change: Exclude<Change, { field: 'files' }>,
  side: 'before' | 'after',
  language: Language,
  values: Values,
): string {
  switch (change.field) {
    case 'budget':
      return values.money(change[side])
    case 'mediaTypes':
      return change[side].join(', ')
    case 'type':
      return actionIn(language, change[side])
    case 'mediaDates': {
      const { startDate, endDate } = change[side]
      return startDate === null && endDate === null
        ? sayHistory('detail.likeOrder', language)
        : values.range(startDate, endDate)
    }
    case 'startDate':
    case 'endDate': {
      const day = change[side]
      return day === null ? '' : values.day(day)
    }
    default:
      return cut((change[side] ?? '').replaceAll(/\s+/g, ' '))
  }
}

const actionIn = (language: Language, type: number): string =>
  Object.entries(documentTexts[language].actions).find(([key]) => Number(key) === type)?.[1] ?? ''
