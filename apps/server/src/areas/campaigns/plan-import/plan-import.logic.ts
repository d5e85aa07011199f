import { invalid, type ProblemText } from '../../../platform/problem.ts'
import { nameKey } from '../../components/index.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import type { ChannelRow } from '../plan/channels.repository.ts'

/** What says which channel a row of a plan is. */
export interface RowKey {
  externalId?: string | undefined
  id?: number | undefined
  name: string
  mediaTypeId: number
  publisher?: string | null | undefined
}

type Known = Pick<ChannelRow, 'id' | 'external_id' | 'name' | 'media_type_id' | 'publisher' | 'workflow_state'> // prettier-ignore

/** Alike in what people tell channels apart by. */
const looks = (name: string, mediaTypeId: number, publisher: string | null | undefined) =>
  `${mediaTypeId} ${JSON.stringify([nameKey(name), nameKey(publisher ?? '')])}`

/**
 * Which channel each row of a plan is: by the id of the other system, else by our own, else the first
 * one left that is called the same, of the same media type and publisher; undefined: it is new. Of rows
 * that look the same, the first is the first channel, the second is the second: sent again, they are the
 * same ones. Throws 400 at ids that are not there or twice.
 */
export function matchRows<Row extends Known>(
  rows: readonly Row[],
  sent: readonly RowKey[],
): (Row | undefined)[] {
  const byExternalId = new Map(rows.map((row) => [row.external_id, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const taken = new Set<number>()
  const named = new Set<string>()
  const faults: Record<string, ProblemText> = {}
  const take = (row: Row, at: string) => {
    if (taken.has(row.id)) faults[at] = campaignTexts.twice
    taken.add(row.id)
    return row
  }
  const found = sent.map(({ externalId, id }, index) => {
    if (externalId !== undefined) {
      const at = `channels[${index}].externalId`
      if (named.has(externalId)) faults[at] = campaignTexts.twice
      named.add(externalId)
      const row = byExternalId.get(externalId)
      if (row) return take(row, at)
    }
    if (id === undefined) return undefined
    const row = byId.get(id)
    if (!row) {
      faults[`channels[${index}].id`] = campaignTexts['unknown-channel']
      return undefined
    }
    return take(row, `channels[${index}].id`)
  })
  if (Object.keys(faults).length > 0) throw invalid(faults)

  // What was stopped is meant least.
  const left = rows.filter(({ id }) => !taken.has(id)).toSorted((one, other) => stopped(one) - stopped(other)) // prettier-ignore
  const alike = Map.groupBy(left, (row) => looks(row.name, row.media_type_id, row.publisher))
  return sent.map(({ externalId, name, mediaTypeId, publisher }, index) => {
    if (found[index]) return found[index]
    const candidates = alike.get(looks(name, mediaTypeId, publisher)) ?? []
    // One that the other system knows by another id is another one there.
    const at = candidates.findIndex((row) => externalId === undefined || row.external_id === null)
    return at === -1 ? undefined : candidates.splice(at, 1)[0]
  })
}

const stopped = ({ workflow_state: state }: Known) => (state === 'Deactivated' ? 1 : 0)
