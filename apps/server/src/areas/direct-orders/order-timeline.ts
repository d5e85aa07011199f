import type { Person } from '@atrium/api-client/contract'
import { dayText } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import type { Access } from '../users/index.ts'
import { selectedIds } from './direct-orders.media.logic.ts'
import { orderAddress } from './order-links.ts'
import {
  countStarting,
  listOrderLists,
  listStarting,
  type StartingCount,
  type StartingRow,
} from './order-timeline.repository.ts'

/** An order as a timeline tells it, in the reader's language. */
export interface TimelineOrder {
  id: number
  title: string
  /** Its media, where it runs and until when. */
  text: string
  /** The day it begins, `2027-04-01`. */
  day: string
  /** Where it is looked at. */
  address: string
  /** Who placed it; null: not known. */
  by: Person | null
  createdAt: Date
  version: number
}

/** Orders that the caller sees, once they were sent to the agency and until they are cancelled, the last to begin first. */
export async function ordersOnTimeline(
  tx: Transaction,
  access: Access,
  { language, ...wanted }: Parameters<typeof listStarting>[2] & { language: Language },
): Promise<TimelineOrder[]> {
  const rows = await listStarting(tx, access, wanted)
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    text: describeOrder(row, language),
    day: row.start_date,
    address: orderAddress(access.applicationId, row),
    by:
      row.created_by === null
        ? null
        : { id: row.created_by, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    createdAt: row.created_at,
    version: row.version,
  }))
}

/** How many they are, between which days they begin, and the lists in which a change is one of theirs. */
export async function orderFacts(
  tx: Transaction,
  access: Access,
): Promise<StartingCount & { listIds: number[] }> {
  const listIds = await listOrderLists(tx, access)
  // Most portals have no orders: there is nothing to count then.
  if (listIds.length === 0) return { count: 0, first: null, last: null, listIds }
  return { ...(await countStarting(tx, access)), listIds }
}

const untilTexts = (day: string) => ({ de: `bis ${day}`, en: `until ${day}` })

function describeOrder({ media_types, region, end_date }: StartingRow, language: Language): string {
  const media = selectedIds(media_types).map((id) => mediaTypeNames[id]?.[language])
  const end = end_date && dayText(language, end_date, { dateStyle: 'medium' })
  return [
    media.filter(Boolean).join(', '),
    region,
    end && untilTexts(end)[language],
  ].filter(Boolean).join(' · ') // prettier-ignore
}
