import sql from 'sql-template-tag'
import { nameKey } from '../../areas/components/index.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Random } from '../random.ts'
import { continueIds, insertRows } from '../rows.ts'
import { componentColumns } from '../demo-components.ts'
import { taskColumns, taskGap } from './task-rows.ts'

const dayLength = 86_400_000

interface ManyTasks {
  /** Tasks in all, with those of the story. */
  tasks: number
  /** Tasks in one bucket of the first tenant. */
  crowd: number
}

interface Tenant {
  id: number
  /** The page of tasks; null: it has none yet. */
  page: number | null
  list: number | null
  groups: number[]
  people: number[]
}

const bucketNames = ['Briefing', 'In Arbeit', 'Beim Kunden', 'Erledigt']
const bucketStatus = [1, 2, null, 3] as const
const verbs = ['abstimmen', 'prüfen', 'nachfassen', 'einholen', 'aktualisieren', 'freigeben', 'verschicken', 'buchen'] // prettier-ignore
const subjects = ['Streuplan', 'Motive', 'Budget', 'Druckunterlagen', 'Sendeplätze', 'Rechnung', 'Reichweiten', 'Texte', 'Großflächen', 'Übergabe'] // prettier-ignore
const occasions = ['Frühjahr', 'Händlertage', 'Jubiläum', 'Schlussverkauf', 'Herbst', 'Neueröffnung', 'Advent', 'Süd'] // prettier-ignore
/** One of these stands in about every fiftieth title: long, right-to-left, and with an emoji. */
const oddOccasions = ['alle in diesem Quartal gebuchten Schaltungen nach Titeln, Regionen, Ausgaben und Verlagen', 'خطة إعلامية', '🚀 Start'] // prettier-ignore
const tags = ['TV', 'Radio', 'Print', 'Out-of-Home', 'Digital', 'Budget', 'Kreation']
const priorities = ['middle', 'middle', 'middle', 'low', 'low', 'high', 'high', 'urgent']

/** Boards of a busy agency: one in every tenant, and one bucket that nobody ever cleared. */
export async function fillManyTasks(
  tx: Transaction,
  { many, now, random }: { many: ManyTasks; now: Date; random: Random },
): Promise<void> {
  const tenants = await tx.query<Tenant>(sql`
    select a.id, list.page_id as page, list.id as list,
      array(select g.id from user_groups g where g.application_id = a.id and g.type in (1, 20) order by g.id)
        || array(select g.id from user_groups g where g.application_id = a.id and g.type = 30 order by g.id limit 2) as groups,
      array(select m.user_id from application_users m
        where m.application_id = a.id and m.status = 'active' and 'CLIENT' = any(m.roles) order by m.user_id limit 12) as people
    from applications a
    left join components list on list.application_id = a.id and list.type = 'tasklist'
    order by a.id`) // prettier-ignore
  const [known] = await tx.query<{ id: number; tasks: number }>(sql`
    select max(id) as id, (select count(*)::int from tasks) as tasks from components`)
  let nextId = known!.id + 1
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const rows = {
    components: [] as Record<string, unknown>[],
    groups: [] as Record<string, unknown>[],
    buckets: [] as Record<string, unknown>[],
    tasks: [] as Record<string, unknown>[],
    assignees: [] as Record<string, unknown>[],
    tags: [] as Record<string, unknown>[],
  }
  const add = (tenant: Tenant, item: { display_name: string } & Record<string, unknown>) => {
    const id = nextId++
    rows.components.push({ id, application_id: tenant.id, name_key: nameKey(item.display_name), is_external: false, position: 0, created_at: now, modified_at: now, published_at: now, ...item }) // prettier-ignore
    rows.groups.push(...tenant.groups.map((group) => ({ application_id: tenant.id, component_id: id, user_group_id: group }))) // prettier-ignore
    return id
  }
  const addBucket = (tenant: Tenant, list: number, position: number, name: string, status: number | null) => {
    const component_id = add(tenant, { parent_id: list, type: 'taskbucket', display_name: name, position }) // prettier-ignore
    rows.buckets.push({ application_id: tenant.id, component_id, status, open_limit: null })
    return component_id
  } // prettier-ignore
  const addTask = (tenant: Tenant, bucket: number, bucketState: number | null, place: number) => {
    const occasion = random() < 0.02 ? pick(oddOccasions) : pick(occasions)
    const at = new Date(now.getTime() - (8 + Math.floor(random() * 300)) * dayLength)
    const component_id = add(tenant, {
      parent_id: bucket,
      type: 'task',
      display_name: `${pick(subjects)} ${occasion} ${pick(verbs)}`,
      description: random() < 0.3 ? 'Die Zahlen vom Vorjahr liegen bei den Dateien.' : null,
      created_at: at,
      modified_at: at,
      published_at: at,
    })
    const key = { application_id: tenant.id, component_id }
    const status = bucketState ?? 2
    const inDays = Math.floor(random() * 60) - (status === 3 ? 70 : 6)
    rows.tasks.push({
      ...key,
      status,
      priority: pick(priorities),
      end_date: random() < 0.15 ? null : dayFrom(now, inDays),
      place: place * taskGap,
      checklist: [],
      links: [],
      completed_at: status === 3 ? at : null,
    })
    const first = Math.floor(random() * tenant.people.length)
    const given = tenant.people.slice(first, first + Math.floor(random() * 4))
    rows.assignees.push(...given.map((user_id, position) => ({ ...key, user_id, position })))
    if (random() < 0.4) {
      const label = pick(tags)
      rows.tags.push({ ...key, label, label_key: nameKey(label) })
    }
  }

  const [first, ...others] = tenants
  const crowd = addBucket(first!, first!.list!, bucketNames.length, 'Ideenspeicher', 1)
  for (let place = 1; place <= many.crowd; place++) addTask(first!, crowd, 1, place)
  const boards: [tenant: Tenant, bucket: number, status: number | null][] = []
  for (const tenant of others.filter(({ list }) => list === null)) {
    const [page] = await tx.query<{ id: number }>(sql`
      insert into pages (application_id, display_name, display_name_en, icon, url, position)
      values (${tenant.id}, 'Aufgaben', 'Tasks', 'list-checks', '/tasks', 20) returning id`)
    const list = add(tenant, { page_id: page!.id, type: 'tasklist', display_name: 'Aufgaben', icon: 'list-checks' }) // prettier-ignore
    for (const [position, name] of bucketNames.entries())
      boards.push([tenant, addBucket(tenant, list, position, name, bucketStatus[position]!), bucketStatus[position]!]) // prettier-ignore
  }
  const rest = many.tasks - known!.tasks - many.crowd
  for (let number = 0; number < rest; number++) {
    const [tenant, bucket, status] = boards[number % boards.length]!
    addTask(tenant, bucket, status, Math.floor(number / boards.length) + 1)
  }

  await insertRows(tx, 'components', { id: 'int', ...componentColumns }, rows.components)
  await continueIds(tx, 'components')
  const key = { application_id: 'int', component_id: 'int' }
  await insertRows(tx, 'component_groups', { ...key, user_group_id: 'int' }, rows.groups)
  await insertRows(tx, 'task_buckets', { ...key, status: 'int', open_limit: 'int' }, rows.buckets)
  await insertRows(tx, 'tasks', taskColumns, rows.tasks)
  await insertRows(tx, 'task_assignees', { ...key, user_id: 'int', position: 'int' }, rows.assignees) // prettier-ignore
  await insertRows(tx, 'component_tags', { ...key, label: 'text', label_key: 'text' }, rows.tags)
}
