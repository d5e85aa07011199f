import { carriesValue, missingKeys, type ConfigFieldDef } from '@atrium/design-system'
import type { FileRules, Order, OrderChoices, OrderOptions } from './direct-orders.port.ts'
import {
  actionOf,
  askedFields,
  belongTogether,
  selectedMedia,
  type OrderDraft,
  type Step,
} from './draft.logic.ts'
import { dateFaults, type DateFault } from './order-dates.logic.ts'

/** Largest budget that the contract takes, of an order or a region, in euro. */
export const maxBudget = 999_999_999
/** Whether regions may have budgets in a year; what is beyond was mistyped. */
export const isBudgetYear = (year: number): boolean => year >= 2000 && year <= 2100

/** Most files of one order. */
const maxFiles = 50

type FaultKind =
  | DateFault
  | 'blockMissing'
  | 'blockGone'
  | 'campaignMissing'
  | 'notTogether'
  | 'nameShort'
  | 'nameLong'
  | 'textLong'
  | 'regionMissing'
  | 'budgetNegative'
  | 'budgetTooLarge'
  | 'mediaMissing'
  | 'outsideOrder'
  | 'requiredMediaMissing'
  | 'required'

/** What is wrong with an entry; `field` names the entry, as the port names its field errors. */
export interface Fault {
  field: string
  kind: FaultKind
}

const longest = { description: 4_000, target: 1_000, comment: 1_000, region: 100, purchaseOrder: 100 } as const // prettier-ignore
type LimitedText = keyof typeof longest
export const maxLengthOf = (field: LimitedText): number => longest[field]
/** The same for any field; undefined: it has none of these. */
export const limitOf = (field: string): number | undefined =>
  field in longest ? longest[field as LimitedText] : undefined

/** The step on which a field stands. */
export const stepOfField = (field: string): Step => (field === 'action' ? 'start' : 'customize')

/** The days of an order that was sent before. */
type Accepted = Pick<Order, 'start' | 'media'>

/** All that is wrong with a draft, in the order of its fields (DO-15, DO-16, DO-18, DO-19). */
export function faultsOf(
  draft: OrderDraft,
  choices: OrderChoices,
  options: OrderOptions | undefined,
  today: string,
  { accepted, isRegionRequired = false }: { accepted?: Accepted | undefined; isRegionRequired?: boolean } = {}, // prettier-ignore
): Fault[] {
  const faults: Fault[] = []
  const add = (field: string, kind: FaultKind | undefined) => kind && faults.push({ field, kind })
  if (actionOf(draft, choices) === 'buildingBlock') add('block', blockFault(draft, choices))
  add('campaign', campaignFault(draft, choices))
  add('name', nameFault(draft.name))
  for (const [field, limit] of Object.entries(longest))
    if (draft[field as LimitedText].trim().length > limit) add(field, 'textLong')
  if (isRegionRequired && draft.region.trim() === '') add('region', 'regionMissing')
  const { start, end } = dateFaults(draft, today, accepted?.start)
  add('start', start)
  add('end', end)
  if (options) {
    add('media', mediaFault(draft, options))
    for (const fault of mediaDateFaults(draft, options, today, accepted)) faults.push(fault)
  }
  if (draft.budget !== null && draft.budget < 0) add('budget', 'budgetNegative')
  if (draft.budget !== null && draft.budget > maxBudget) add('budget', 'budgetTooLarge')
  if (options) {
    const fields = askedFields(draft, options).map(({ setting }): ConfigFieldDef => setting.field)
    for (const key of missingKeys(fields.filter(carriesValue), draft.values)) add(key, 'required')
  }
  return faults
}

function blockFault({ block }: OrderDraft, { blocks }: OrderChoices): FaultKind | undefined {
  if (block === null) return 'blockMissing'
  // It was withdrawn while the wizard was open.
  return blocks.some(({ id }) => id === block.id) ? undefined : 'blockGone'
}

function campaignFault(
  draft: OrderDraft,
  { campaigns, isCampaignOptional }: OrderChoices,
): FaultKind | undefined {
  if (draft.campaignId === null) return isCampaignOptional ? undefined : 'campaignMissing'
  return belongTogether(draft, campaigns) ? undefined : 'notTogether'
}

function nameFault(name: string): FaultKind | undefined {
  const { length } = name.trim()
  if (length < 3) return 'nameShort'
  return length > 100 ? 'nameLong' : undefined
}

/** At least one medium, and all that are prescribed (DO-16). */
function mediaFault(draft: OrderDraft, { media }: OrderOptions): FaultKind | undefined {
  const chosen = new Set(selectedMedia(draft).map(({ mediaTypeId }) => mediaTypeId))
  if (chosen.size === 0) return 'mediaMissing'
  const isComplete = media.every(({ isRequired, mediaTypeId }) => !isRequired || chosen.has(mediaTypeId)) // prettier-ignore
  return isComplete ? undefined : 'requiredMediaMissing'
}

/** Days of media that run on their own, within those of the order; what is left open follows it (DO-05). */
function mediaDateFaults(
  draft: OrderDraft,
  { media }: OrderOptions,
  today: string,
  accepted: Accepted | undefined,
): Fault[] {
  return selectedMedia(draft).flatMap(({ mediaTypeId, start, end }) => {
    const needsDates = media.some((one) => one.mediaTypeId === mediaTypeId && one.needsDates)
    if (!needsDates || (start === null && end === null)) return []
    const own = { start: start ?? draft.start, end: end ?? draft.end }
    const before = accepted?.media.find((one) => one.mediaTypeId === mediaTypeId)?.start
    const faults = dateFaults(own, today, before ?? accepted?.start)
    return (['start', 'end'] as const).flatMap((part) => {
      const kind = faults[part] ?? (isWithin(own[part], draft) ? undefined : 'outsideOrder')
      return kind ? [{ field: mediaField(mediaTypeId, part), kind }] : []
    })
  })
}

const isWithin = (day: string | null, { start, end }: OrderDraft): boolean =>
  day === null || ((start === null || day >= start) && (end === null || day <= end))

export const mediaField = (mediaTypeId: number, part: 'start' | 'end'): string =>
  `media.${mediaTypeId}.${part}`

/** Why a file is not taken; `ending` where its name says so. */
export interface FileRefusal {
  name: string
  fault: 'empty' | 'tooLarge' | 'tooMany' | 'kind' | 'macros'
  ending?: string
}

/**
 * Files that are taken, and what is wrong with the others. One of the same name and size comes once.
 * @param rules  of the host; absent: it says so when they are sent
 */
export function addFiles(present: readonly File[], chosen: readonly File[], rules?: FileRules) {
  const files = [...present]
  const refused: FileRefusal[] = []
  for (const file of chosen) {
    const isSame = files.some(({ name, size }) => name === file.name && size === file.size)
    if (isSame) continue
    const refusal = refusalOf(file, files.length, rules)
    if (refusal) refused.push({ name: file.name, ...refusal })
    else files.push(file)
  }
  return { files, refused }
}

function refusalOf(
  { name, size }: File,
  count: number,
  rules: FileRules | undefined,
): Omit<FileRefusal, 'name'> | undefined {
  const kind = rules?.refusalOf(name)
  if (kind) return { fault: kind.hasMacros ? 'macros' : 'kind', ending: kind.ending }
  if (size === 0) return { fault: 'empty' }
  if (rules && size > rules.maxBytes) return { fault: 'tooLarge' }
  return count >= maxFiles ? { fault: 'tooMany' } : undefined
}

/** Whether a field error is about one of the files: `files.1`. */
export const isOfFile = (field: string): boolean => /^files\.\d+$/.test(field)
