import type { ProblemText } from '../../platform/problem.ts'
import { blockTexts, type BlockRow } from '../building-blocks/index.ts'
import { periodFaults, type Period } from './direct-orders.dates.logic.ts'
import { orderTexts } from './direct-orders.texts.ts'

/** A media type of an order, as it is stored. */
export interface OrderedMediaType extends Period {
  mediaTypeId: number
  isSelected: boolean
  needsDates: boolean
}

type Prescribed = BlockRow['mediaTypes']

/** The media types of an order in their order; a building block says which of them need dates. */
export const withPrescribedDates = (
  mediaTypes: readonly OrderedMediaType[],
  prescribed: Prescribed,
): OrderedMediaType[] => {
  const rules = new Map(prescribed.map((rule) => [rule.mediaTypeId, rule]))
  return mediaTypes.map((media) => ({
    ...media,
    needsDates: rules.get(media.mediaTypeId)?.needsDates ?? media.needsDates,
  }))
}

export const selectedIds = (mediaTypes: readonly OrderedMediaType[]): number[] =>
  mediaTypes.filter(({ isSelected }) => isSelected).map(({ mediaTypeId }) => mediaTypeId)

interface Rules {
  prescribed: Prescribed
  isMediaType: (id: number) => boolean
  today: string
  /** When the order itself runs. */
  order: Period
  /** Starts that were accepted before, by media type. */
  acceptedStarts: ReadonlyMap<number, string | null>
}

/**
 * What is wrong with the media types of an order, by property of the request (DO-16): at least one is
 * chosen, none that the building block requires is missing or deselected, and those that have dates of their
 * own run within those of the order; what one of them leaves open follows the order (DO-05).
 */
export function mediaFaults(
  mediaTypes: readonly OrderedMediaType[],
  { prescribed, isMediaType, today, order, acceptedStarts }: Rules,
): Record<string, ProblemText> {
  const at = 'booking.bookingMediaTypes'
  const faults: Record<string, ProblemText> = {}
  const offered = new Set(prescribed.map(({ mediaTypeId }) => mediaTypeId))
  const required = new Set(
    prescribed.filter(({ isRequired }) => isRequired).map(({ mediaTypeId }) => mediaTypeId),
  )
  const seen = new Set<number>()
  for (const [index, media] of mediaTypes.entries()) {
    const { mediaTypeId, isSelected, startDate, endDate } = media
    const place = `${at}[${index}]`
    if (!isMediaType(mediaTypeId)) {
      faults[`${place}.mediaTypeId`] = blockTexts['unknown-media-type']
    } else if (seen.has(mediaTypeId)) {
      faults[`${place}.mediaTypeId`] = blockTexts['media-type-twice']
    } else if (isSelected && offered.size > 0 && !offered.has(mediaTypeId)) {
      faults[`${place}.mediaTypeId`] = orderTexts['media-type-not-offered']
    }
    if (!isSelected && required.has(mediaTypeId)) {
      faults[`${place}.isSelected`] = orderTexts['media-type-locked']
    }
    if (isSelected && (startDate !== null || endDate !== null)) {
      const own = { startDate: startDate ?? order.startDate, endDate: endDate ?? order.endDate }
      const periods = periodFaults(own, {
        today,
        // Where it follows the order, the order is told.
        acceptedStart:
          startDate === null ? own.startDate : (acceptedStarts.get(mediaTypeId) ?? null),
        isComplete: false,
      })
      for (const key of ['startDate', 'endDate'] as const) {
        const fault = periods[key] ?? outsideFault(media[key], order)
        if (fault) faults[`${place}.${key}`] = fault
      }
    }
    seen.add(mediaTypeId)
  }
  if (![...required].every((id) => seen.has(id))) faults[at] = orderTexts['media-type-required']
  if (selectedIds(mediaTypes).length === 0) faults[at] = orderTexts['media-type-missing']
  return faults
}

const outsideFault = (day: string | null, { startDate, endDate }: Period) =>
  day !== null && ((startDate !== null && day < startDate) || (endDate !== null && day > endDate))
    ? orderTexts['media-outside-order']
    : undefined
