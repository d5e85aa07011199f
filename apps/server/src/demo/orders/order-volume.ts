import sql from 'sql-template-tag'
import { nameKey } from '../../areas/components/index.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { componentColumns } from '../demo-components.ts'
import { orderColumns, processColumns } from './order-columns.ts'
import type { Random } from '../random.ts'
import { continueIds, insertRows } from '../rows.ts'

const day = 86_400_000
const occasions = ['Prospekt', 'Wochenend-Aktion', 'Radiospots', 'Großflächen', 'Eröffnung', 'Durchsagen'] // prettier-ignore
const places = ['Göttingen', 'Kassel', 'Hildesheim', 'Fulda', 'Würzburg', 'Bad Hersfeld', 'Nürnberg', 'Lüneburg'] // prettier-ignore
const media = [2, 6, 8, 10, 13, 23]
const statuses = [1, 2, 2, 2, 3, 5, 10] as const

interface Store {
  application_id: number
  list_id: number
  group_id: number
  user_id: number | null
  standing: number[]
}

/** Orders of many stores over the last years, in the portal that has stores. `count` with those of the story. */
export async function fillManyOrders(
  tx: Transaction,
  { count, now, random }: { count: number; now: Date; random: Random },
): Promise<void> {
  const stores = await tx.query<Store>(sql`
    select l.application_id, l.id as list_id, g.id as group_id,
      (
        select min(m.user_id) from user_group_members m
        where m.application_id = g.application_id and m.user_group_id = g.id
      ) as user_id,
      array(
        select s.id from user_groups s
        where s.application_id = g.application_id and (s.type in (1, 20) or s.is_approver)
      ) as standing
    from components l
    join user_groups g on g.application_id = l.application_id and g.name like '%Filialen%'
    where l.type = 'directorderlist'
    order by g.id`)
  const [known] = await tx.query<{ id: number; orders: number }>(sql`
    select max(id) as id, (select count(*)::int from direct_orders) as orders from components`)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const rows = {
    components: [] as Record<string, unknown>[],
    groups: [] as Record<string, unknown>[],
    orders: [] as Record<string, unknown>[],
    processes: [] as Record<string, unknown>[],
  }
  for (let number = 1; number <= count - known!.orders; number++) {
    const store = pick(stores)
    const { application_id } = store
    const key = { application_id, component_id: known!.id + number }
    const placedDaysAgo = 8 + Math.floor(random() * 900)
    const at = new Date(now.getTime() - placedDaysAgo * day)
    const start = 10 - placedDaysAgo + Math.floor(random() * 40)
    const place = pick(places)
    const display_name = `${pick(occasions)} ${place}`
    const by = random() < 0.02 ? null : store.user_id
    rows.components.push({
      id: key.component_id,
      application_id,
      parent_id: store.list_id,
      type: 'directorder',
      display_name,
      name_key: nameKey(display_name),
      is_external: false,
      position: 0,
      created_at: at,
      created_by: by,
      modified_at: at,
      modified_by: by,
      published_at: at,
    })
    for (const user_group_id of [...store.standing, store.group_id]) {
      rows.groups.push({ ...key, user_group_id })
    }
    const status = pick(statuses)
    const chosen = media.filter(() => random() < 0.3)
    rows.orders.push({
      ...key,
      type: 1 + Math.floor(random() * 4),
      status,
      region: random() < 0.05 ? null : place,
      budget: Math.round(Math.exp(7.5 + random() * 2.5) * 100) / 100,
      start_date: dayFrom(now, start),
      end_date: dayFrom(now, start + 1 + Math.floor(random() * 28)),
      media_types: (chosen.length > 0 ? chosen : [pick(media)]).map((mediaTypeId) => ({
        mediaTypeId,
        isSelected: true,
        needsDates: false,
        startDate: null,
        endDate: null,
      })),
    })
    rows.processes.push({ ...key, status: 1, at, user_id: by })
    if (status !== 1) rows.processes.push({ ...key, status, at, user_id: by, comment: status > 3 ? 'Es hat sich etwas geändert.' : null }) // prettier-ignore
  }
  await insertRows(tx, 'components', { id: 'int', ...componentColumns }, rows.components)
  await continueIds(tx, 'components')
  const groupColumns = { application_id: 'int', component_id: 'int', user_group_id: 'int' }
  await insertRows(tx, 'component_groups', groupColumns, rows.groups)
  await insertRows(tx, 'direct_orders', orderColumns, rows.orders)
  await insertRows(tx, 'direct_order_processes', processColumns, rows.processes)
}
