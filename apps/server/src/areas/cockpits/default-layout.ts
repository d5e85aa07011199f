import { cockpitDataPath } from '@atrium/api-client/contract'

type Place = readonly [type: string, x: number, y: number, w: number, h: number]

/** Where what stands in a tenant's cockpits as long as nobody laid them out otherwise. */
const places: readonly Place[] = [
  ['state', 0, 0, 12, 1],
  ['budget', 0, 1, 3, 1],
  ['duration', 3, 1, 3, 1],
  ['booked', 6, 1, 3, 1],
  ['audience', 9, 1, 3, 1],
  ['channels', 0, 2, 8, 3],
  ['approvals', 8, 2, 4, 3],
  ['spending', 0, 5, 8, 4],
  ['conversation', 8, 5, 4, 4],
  ['kpis', 0, 9, 12, 4],
  ['media', 0, 13, 4, 4],
  ['assets', 4, 13, 4, 4],
  ['documents', 8, 13, 4, 4],
  ['history', 0, 17, 12, 4],
]

/** The layout of a tenant that has none of its own, as JSON text (COCK-02). */
export const defaultLayout = JSON.stringify({
  version: 1,
  columns: 12,
  dataSource: { path: cockpitDataPath },
  widgets: places.map(([type, x, y, w, h]) => ({ id: type, type, x, y, w, h })),
})
