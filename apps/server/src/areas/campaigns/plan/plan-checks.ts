import type { BodyOf, campaignPlanning } from '@atrium/api-client/contract'
import { dayIn } from '../../../platform/berlin-time.ts'
import { invalid, Problem, type ProblemText } from '../../../platform/problem.ts'
import { mediaTypeNames } from '../../media-types/index.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import type { NewChannel } from './plan-changes.repository.ts'
import { requireOrder } from './planning.edits.ts'

/**
 * Does the same for each row of a list, and throws one 400 for all of them: `channels[3].endDate`
 * (ERR-16).
 * @param name  of the list in the request
 */
export function eachRow<T, R>(
  name: string,
  rows: readonly T[],
  work: (row: T, index: number) => R,
): R[] {
  const faults: Record<string, ProblemText> = {}
  const results: R[] = []
  for (const [index, row] of rows.entries()) {
    try {
      results.push(work(row, index))
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 400 || !error.fields) throw error
      for (const [field, text] of Object.entries(error.fields)) {
        faults[`${name}[${index}].${field}`] = text
      }
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return results
}

/** Throws 400 at a media type that nobody knows. */
export function requireMediaType(id: number | undefined) {
  if (id !== undefined && !Object.hasOwn(mediaTypeNames, id)) {
    throw invalid({ mediaTypeId: campaignTexts['unknown-media-type'] })
  }
}

/** Throws 400 at rows whose key another one before them has, too; undefined is no key. */
export function requireDifferent(
  name: string,
  keys: readonly (string | number | undefined)[],
  field: string,
) {
  const seen = new Set<string | number>()
  eachRow(name, keys, (key) => {
    if (key !== undefined && seen.has(key)) throw invalid({ [field]: campaignTexts.twice })
    if (key !== undefined) seen.add(key)
  })
}

/** A new channel as it is kept; what is not said is empty. Throws 400 at what cannot be. */
export function newChannel(
  said: Omit<BodyOf<typeof campaignPlanning.replace>['channels'][number], 'id'>,
): Omit<NewChannel, 'position'> {
  requireMediaType(said.mediaTypeId)
  const day = (text: string | null | undefined) => dayIn(text) ?? null
  const channel = {
    externalId: said.externalId ?? null,
    name: said.name,
    mediaTypeId: said.mediaTypeId,
    publisher: said.publisher || null,
    budget: said.budget ?? null,
    startDate: day(said.startDate),
    endDate: day(said.endDate),
    bookingDeadline: day(said.bookingDeadline),
    materialDeadline: day(said.materialDeadline),
  }
  requireOrder(channel)
  return channel
}
