import type { TimelineItem, TimelineOverview } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { Access } from '../users/index.ts'
import { canTell } from './timeline.policy.ts'
import type { ItemRow, OverviewRow } from './timeline.repository.ts'

/** An item as the contract shows it (TL-01). */
export const toItem = (row: ItemRow, access: Access): TimelineItem => ({
  id: row.id,
  componentId: row.component_id,
  title: row.title,
  text: row.text,
  date: dayOnWire(row.date),
  type: row.type,
  icon: row.icon,
  url: row.url,
  createdByUser:
    row.created_by === null
      ? null
      : { id: row.created_by, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  createdAt: row.created_at.toISOString(),
  version: row.version,
  can: { edit: canTell(access) },
})

/** What a timeline holds in all (T-78). */
export function toOverview(rows: readonly OverviewRow[], access: Access): TimelineOverview {
  const countOf = (type: TimelineItem['type']) => rows.find((row) => row.type === type)?.count ?? 0
  const first = rows.map((row) => row.first).toSorted()[0]
  const last = rows
    .map((row) => row.last)
    .toSorted()
    .at(-1)
  return {
    counts: {
      info: countOf('info'),
      campaign: countOf('campaign'),
      milestone: countOf('milestone'),
      file: countOf('file'),
      post: countOf('post'),
    },
    firstDate: first === undefined ? null : dayOnWire(first),
    lastDate: last === undefined ? null : dayOnWire(last),
    can: { add: canTell(access) },
  }
}
