import sql from 'sql-template-tag'
import { dayFrom, dayOnWire } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { assign } from '../library/explorer.ts'
import { insertComponents } from '../demo-components.ts'
import { orderColumns, processColumns } from './order-columns.ts'
import {
  demoBlocks,
  demoMediaFields,
  demoOrders,
  demoRegionBudgets,
  type DemoBlock,
  type DemoOrder,
} from './orders.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant } from '../tenants.ts'

interface Setting {
  tenant: DemoTenant
  groupIds: ReadonlyMap<string, number>
  userIds: ReadonlyMap<string, number>
  now: Date
}

interface FieldRow {
  id: number
  key: string
  building_block_id: number | null
}

const day = 86_400_000

/** The page of direct orders of the portal with stores, told from the first start. */
export async function fillOrders(tx: Transaction, setting: Setting): Promise<void> {
  const { tenant, groupIds } = setting
  if (tenant.key !== 'wohnwerk') return
  const [page] = await tx.query<{ id: number }>(sql`
    insert into pages (application_id, display_name, display_name_en, icon, url, position)
    values (${tenant.id}, 'Direktbestellungen', 'Direct orders', 'zap', '/direct-order', 15)
    returning id`)
  const seeing = [...groupIds].filter(([name]) => name !== 'Data Solutions').map(([, id]) => id)
  const [listId] = await insertComponents(tx, setting, [
    {
      page_id: page!.id,
      type: 'directorderlist',
      display_name: 'Direktbestellungen',
      icon: 'zap',
    },
  ])
  await assign(tx, tenant.id, [listId!], seeing)
  const blockIds = await insertBlocks(tx, setting, listId!)
  await assign(tx, tenant.id, [...blockIds.values()], seeing)
  const fields = await insertFields(tx, setting, blockIds)
  await insertOrders(tx, setting, { listId: listId!, blockIds, fields })
  await insertRegionBudgets(tx, setting)
}

async function insertBlocks(
  tx: Transaction,
  setting: Setting,
  listId: number,
): Promise<Map<string, number>> {
  const ids = await insertComponents(
    tx,
    setting,
    demoBlocks.map(({ name, description }) => ({
      parent_id: listId,
      type: 'buildingblock',
      display_name: name,
      description,
    })),
  )
  await insertRows(
    tx,
    'building_blocks',
    {
      application_id: 'int',
      component_id: 'int',
      budget: 'numeric',
      priority: 'int',
      format: 'text',
      duration: 'int',
      duration_type: 'int',
      media_types: 'jsonb',
    },
    demoBlocks.map(({ budget, format, duration: [count, unit], media }, index) => ({
      application_id: setting.tenant.id,
      component_id: ids[index],
      budget,
      priority: index + 1,
      format,
      duration: count,
      duration_type: unit,
      media_types: media.map(({ id, isRequired = false, needsDates = false }) => ({
        mediaTypeId: id,
        isRequired,
        needsDates,
      })),
    })),
  )
  return new Map(demoBlocks.map(({ name }, index) => [name, ids[index]!]))
}

const fieldColumns = {
  application_id: 'int',
  building_block_id: 'int',
  media_type_id: 'int',
  key: 'text',
  display_name: 'text',
  description: 'text',
  type: 'text',
  value_selection: 'text[]',
  is_required: 'boolean',
  default_value: 'text',
  position: 'int',
  column_size: 'int',
  column_break_after: 'boolean',
  group_name: 'text',
}

const insertFields = (
  tx: Transaction,
  { tenant }: Setting,
  blockIds: ReadonlyMap<string, number>,
) =>
  insertRows<FieldRow>(
    tx,
    'booking_fields',
    fieldColumns,
    [...demoBlocks, { name: undefined, fields: demoMediaFields }].flatMap(({ name, fields }) =>
      fields.map((field, index) => ({
        application_id: tenant.id,
        building_block_id: name && blockIds.get(name),
        media_type_id: field.mediaTypeId,
        key: field.key,
        display_name: field.name,
        description: field.description,
        type: field.type,
        value_selection: field.choices,
        is_required: field.isRequired ?? false,
        default_value: field.value,
        position: index + 1,
        column_size: field.size ?? 12,
        column_break_after: false,
        group_name: field.group,
      })),
    ),
    'id, key, building_block_id',
  )

async function insertOrders(
  tx: Transaction,
  setting: Setting,
  {
    listId,
    blockIds,
    fields,
  }: { listId: number; blockIds: ReadonlyMap<string, number>; fields: readonly FieldRow[] },
): Promise<void> {
  const { tenant, groupIds, userIds, now } = setting
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const ids = await insertComponents(
    tx,
    setting,
    demoOrders.map(({ name, description, by, steps }) => ({
      parent_id: listId,
      type: 'directorder',
      display_name: name,
      description,
      created_at: ago(steps[0]!.daysAgo),
      created_by: by ? userIds.get(by) : null,
      modified_at: ago(steps.at(-1)!.daysAgo),
      modified_by: by ? userIds.get(steps.at(-1)!.by) : null,
      published_at: ago(steps[0]!.daysAgo),
    })),
  )
  const headquarters = ['Administration', 'Kundenberatung', 'Kunde – Geschäftsleitung']
  for (const [index, { by, store }] of demoOrders.entries()) {
    const groups = [...headquarters, `Kunde – Filialen ${store}`].map((name) => groupIds.get(name)!)
    const people = ['andreas.lindner', ...(by ? [by] : [])].map((login) => -userIds.get(login)!)
    await assign(tx, tenant.id, [ids[index]!], [...groups, ...people])
  }
  const campaigns = await tx.query<{ id: number; name: string; product_id: number }>(sql`
    select id, name, product_id from campaigns where application_id = ${tenant.id}`)
  const key = (index: number) => ({ application_id: tenant.id, component_id: ids[index] })
  await insertRows(
    tx,
    'direct_orders',
    orderColumns,
    demoOrders.map((order, index) => {
      const campaign = campaigns.find(({ name }) => name === order.campaign)
      const block = demoBlocks.find(({ name }) => name === order.block)
      const [start, end] = order.days
      return {
        ...key(index),
        type: order.type,
        status: order.steps.at(-1)!.status,
        region: order.region,
        building_block_id: order.block && blockIds.get(order.block),
        building_block_name: order.block,
        purchase_order_number: order.purchaseOrder,
        target: order.target,
        comment: order.comment,
        customer_id: tenant.customerIds[0],
        customer_name: tenant.displayName,
        campaign_id: campaign?.id,
        product_id: campaign?.product_id,
        budget: order.budget,
        duration: block?.duration[0],
        duration_type: block?.duration[1],
        start_date: dayFrom(now, start),
        end_date: dayFrom(now, end),
        media_types: mediaTypesOf(order, block, now),
        approval: order.steps.at(-1)!.approval === 'asked' ? 'waiting' : undefined,
      }
    }),
  )
  await insertRows(
    tx,
    'direct_order_processes',
    processColumns,
    demoOrders.flatMap(({ name, budget, region, days, media, steps }, index) =>
      steps.map(({ status, daysAgo, by, comment, approval }) => ({
        ...key(index),
        status,
        at: ago(daysAgo),
        user_id: userIds.get(by),
        comment,
        approval,
        plan: approval && {
          displayName: name,
          budget,
          region: region ?? null,
          startDate: dayOnWire(dayFrom(now, days[0])),
          endDate: dayOnWire(dayFrom(now, days[1])),
          mediaTypes: media,
        },
      })),
    ),
  )
  for (const [index, { answers = {}, block }] of demoOrders.entries()) {
    const own = fields.filter(({ building_block_id }) => building_block_id === blockIds.get(block ?? '')) // prettier-ignore
    for (const field of own.filter((one) => answers[one.key] !== undefined)) {
      await insertAnswer(tx, tenant.id, { id: ids[index]!, field, value: answers[field.key]! })
    }
  }
}

/** What each region may book this year and the next: orders of the demo lie in both. */
const insertRegionBudgets = (tx: Transaction, { tenant, userIds, now }: Setting) => {
  const year = Number(dayFrom(now, 0).slice(0, 4))
  return insertRows(
    tx,
    'region_budgets',
    { application_id: 'int', year: 'int', region: 'text', budget: 'numeric', modified_at: 'timestamptz', modified_by: 'int' }, // prettier-ignore
    [year, year + 1].flatMap((one) =>
      Object.entries(demoRegionBudgets).map(([region, budget]) => ({
        application_id: tenant.id,
        year: one,
        region,
        budget,
        modified_at: now,
        modified_by: userIds.get('andreas.lindner'),
      })),
    ),
  )
}

/** An answer with its field as it is, as an order keeps it. */
const insertAnswer = (
  tx: Transaction,
  applicationId: number,
  { id, field, value }: { id: number; field: FieldRow; value: string },
) =>
  tx.query(sql`
    insert into direct_order_values (application_id, component_id, field_id, value, field)
    select f.application_id, ${id}::int, f.id, ${value}::text, jsonb_build_object(
      'key', f.key, 'displayName', f.display_name, 'description', f.description,
      'isRequired', f.is_required, 'type', f.type, 'valueSelection', f.value_selection,
      'order', f.position, 'columnSize', f.column_size, 'columnBreakAfter', f.column_break_after,
      'mediaTypeId', f.media_type_id, 'groupName', f.group_name
    )
    from booking_fields f
    where f.application_id = ${applicationId} and f.id = ${field.id}`)

function mediaTypesOf({ media, days }: DemoOrder, block: DemoBlock | undefined, now: Date) {
  const offered = block?.media ?? media.map((id) => ({ id, needsDates: false }))
  return offered.map(({ id, needsDates = false }) => ({
    mediaTypeId: id,
    isSelected: media.includes(id),
    needsDates,
    startDate: needsDates ? dayFrom(now, days[0]) : null,
    endDate: needsDates ? dayFrom(now, days[1]) : null,
  }))
}
