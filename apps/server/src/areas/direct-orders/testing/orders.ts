import {
  bookingTypes,
  buildingBlocks,
  directOrders,
  type InputOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { dayFrom, dayOnWire } from '../../../platform/berlin-time.ts'
import type { TestServer } from '../../../../test/harness.ts'
import { addOrderList, rowsOf, wohnwerk } from '../../testing.ts'

export type OrderBody = InputOf<typeof directOrders.create>['body']
type BlockBody = InputOf<typeof buildingBlocks.create>['body']

/** The portal of stores, with an empty list of orders in it and one more store manager. */
export interface OrderPlace {
  listId: number
  groups: ReadonlyMap<string, number>
  campaign: { id: number; customerId: number; productId: number | null }
  otherProductId: number
  idOf(login: string): Promise<number>
}

const params = { applicationId: wohnwerk }

/** Nadine of Göttingen orders as well, so that there are two stores. */
export async function prepareOrders(server: TestServer): Promise<OrderPlace> {
  const listId = await addOrderList(server, wohnwerk)
  await rowsOf(
    server,
    sql`update application_users set roles = array['DIRECTORDER', 'CLIENT']
        where application_id = ${wohnwerk}
          and user_id = (select id from users where last_name = 'Wolff')`,
  )
  await rowsOf(
    server,
    sql`update users set roles = array['DIRECTORDER', 'CLIENT'] where last_name = 'Wolff'`,
  )
  await rowsOf(
    server,
    sql`update accounts set roles = array['DIRECTORDER', 'CLIENT'] where login = 'nadine.wolff'`,
  )
  await rowsOf(server, sql`delete from region_budgets where application_id = ${wohnwerk}`)
  const groups = await rowsOf<{ id: number; name: string }>(
    server,
    sql`select id, name from user_groups where application_id = ${wohnwerk}`,
  )
  const [other] = await rowsOf<{ id: number }>(
    server,
    sql`insert into products (application_id, name) values (${wohnwerk}, 'Teppiche') returning id`,
  )
  const [campaign] = await rowsOf<OrderPlace['campaign']>(
    server,
    sql`select id, customer_id as "customerId", product_id as "productId" from campaigns
        where application_id = ${wohnwerk} and name = 'Küchenwochen Frühjahr'`,
  )
  await rowsOf(
    server,
    sql`insert into campaign_groups
        select application_id, ${campaign!.id}::int, id from user_groups
        where application_id = ${wohnwerk} on conflict do nothing`,
  )
  return {
    listId,
    groups: new Map(groups.map(({ id, name }) => [name, id])),
    campaign: campaign!,
    otherProductId: other!.id,
    idOf: async (login) => {
      const [row] = await rowsOf<{ id: number }>(
        server,
        sql`select id from users where lower(first_name || '.' || last_name) = ${login}`,
      )
      return row!.id
    },
  }
}

/** A day from now as it travels. */
export const inDays = (days: number) => dayOnWire(dayFrom(new Date(), days))

export const media = (mediaTypeId: number, more: object = {}) => ({
  isSelected: 'true' as const,
  mediaTypeId: String(mediaTypeId),
  mediaTypeName: 'Radio',
  needsDates: 'false' as const,
  ...more,
})

/** An order that could be sent as it is. */
export const orderBody = (
  parentComponentId: number,
  more: Record<string, unknown> = {},
  booking: Record<string, unknown> = {},
) =>
  ({
    parentComponentId: String(parentComponentId),
    displayName: 'Prospekt zum Wochenende',
    region: 'Göttingen',
    booking: {
      type: String(bookingTypes.Rescale),
      budget: '1250.50',
      startDate: inDays(3),
      endDate: inDays(10),
      bookingMediaTypes: [media(6)],
      ...booking,
    },
    ...more,
  }) as unknown as OrderBody

/** A field of a building block that is not there yet. */
export const bookingField = (
  key: string,
  more: Partial<NonNullable<BlockBody['configurations']>[number]> = {},
) => ({
  configurationId: -1,
  key,
  displayName: key,
  type: 'TextField' as const,
  isRequired: false,
  columnSize: 12,
  columnBreakAfter: false,
  ...more,
})

/** A building block with nothing prescribed. */
export const blockBody = (more: Partial<BlockBody> = {}): BlockBody => ({
  id: -1,
  displayName: 'Filialeröffnung M',
  description: null,
  budget: 4_000,
  priority: 1,
  format: '1/2 Seite',
  duration: 2,
  durationType: 2,
  userGroupIds: [],
  ...more,
})

export const orderCalls = (server: TestServer) => ({
  create: async (login: string, body: OrderBody, files: File[] = []) =>
    (await server.as(login)).call(directOrders.create, { params, body, files: { files } }),
  save: async (login: string, id: number, body: OrderBody, { files = [], headers = {} }: { files?: File[]; headers?: Record<string, string> } = {}) =>
    (await server.as(login)).call(
      directOrders.save,
      { params, body: { ...body, id: String(id) } as never, files: { files } },
      headers,
    ),
  cancel: async (login: string, id: number, comment: string) =>
    (await server.as(login)).call(directOrders.cancel, {
      params: { ...params, id },
      body: { id, comment },
    }),
  setStatus: async (login: string, id: number, status: number, comment?: string, headers = {}) =>
    (await server.as(login)).call(
      directOrders.saveStatus,
      { params, body: { componentId: id, bookingStatusType: status as 1, comment } },
      headers,
    ),
  addBlock: async (login: string, body: BlockBody) =>
    (await server.as(login)).call(buildingBlocks.create, { params, body }),
}) // prettier-ignore
