import type { BodyOf, timelineImport } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import { collectFaults, type RowFaults } from '../../platform/row-faults.ts'
import { linkTexts } from '../links/index.ts'
import type { ItemFacts } from './timeline.repository.ts'
import { timelineTexts } from './timeline.texts.ts'

type Said = BodyOf<typeof timelineImport.put>['items'][number]

/** An item as another system knows it. */
export interface ExternalItem extends ItemFacts {
  external_id: string
}

export interface KnownItem extends ExternalItem {
  id: number
  is_deleted: boolean
}

export interface ReadItem {
  item: ExternalItem
  outcome: 'added' | 'changed' | 'unchanged'
  /** Of one that is there or was deleted. */
  id: number | null
}

/** Checks items row by row; where `faults` is empty, all of them can be written. */
export function checkItems(
  items: readonly Said[],
  known: ReadonlyMap<string, KnownItem>,
  /** The address as it is kept; undefined: it is none. */
  addressOf: (url: string | null) => string | null | undefined,
): { rows: ReadItem[]; faults: RowFaults } {
  const faults = collectFaults()
  const seen = new Set<string>()
  const rows = items.map((said, index): ReadItem => {
    if (seen.has(said.externalId)) faults.add(`items[${index}].externalId`, timelineTexts.twice)
    seen.add(said.externalId)
    const url = addressOf(said.url ?? null)
    if (url === undefined) faults.add(`items[${index}].url`, linkTexts.address)
    const item = {
      external_id: said.externalId,
      title: said.title,
      text: said.text || null,
      date: dayOf(new Date(said.date)),
      type: said.type ?? ('info' as const),
      icon: said.icon || null,
      url: url ?? null,
    }
    const before = known.get(said.externalId)
    const isThere = before !== undefined && !before.is_deleted
    const outcome = !isThere ? 'added' : isSame(before, item) ? 'unchanged' : 'changed'
    return { item, outcome, id: before?.id ?? null }
  })
  return { rows, faults: faults.all }
}

const isSame = (before: ExternalItem, after: ExternalItem) =>
  (Object.keys(after) as (keyof ExternalItem)[]).every((name) => before[name] === after[name])
