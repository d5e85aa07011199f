import * as z from 'zod/mini'
import { configurationEntry } from './applications.contract.ts'
import { buildingBlock, durationType } from './buildingBlocks.contract.ts'
import { area } from './call.ts'
import {
  application,
  component,
  day,
  flagText,
  id,
  idText,
  moment,
  moneyText,
  wholeText,
} from './fields.ts'
import { lookupValue } from './links.contract.ts'
import { maxFileBytes, person } from './shared.ts'
import { line, lines } from './text.ts'

/** Booking types (DO-06). */
export const bookingTypes = { Rescale: 1, Switch: 2, BuildingBlock: 3, Assets: 4 } as const

/** Direct order statuses (DO-07). */
export const bookingStatusTypes = {
  Created: 1,
  Approved: 2,
  Completed: 3,
  Rebriefing: 5,
  Canceled: 10,
} as const

const bookingStatus = z.literal(Object.values(bookingStatusTypes))

/** Booking of a direct order (DO-05). */
export const booking = z.object({
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  campaignId: z.nullable(id),
  productId: z.nullable(id),
  budget: z.number(),
  duration: z.nullable(z.int()),
  durationType: z.nullable(durationType),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  taxonomy: z.nullable(z.string()),
  type: z.literal(Object.values(bookingTypes)),
  bookingStatusType: bookingStatus,
  bookingMediaTypes: z.array(
    z.object({
      isSelected: z.boolean(),
      mediaTypeId: id,
      mediaTypeName: z.string(),
      order: z.int(),
      needsDates: z.boolean(),
      startDate: z.nullable(day),
      endDate: z.nullable(day),
    }),
  ),
})
export type Booking = z.output<typeof booking>

/** Direct order (DO-04). */
export const directOrder = z.object({
  id,
  displayName: z.string(),
  description: z.nullable(z.string()),
  region: z.nullable(z.string()),
  buildingBlockId: z.nullable(id),
  buildingBlockName: z.nullable(z.string()),
  modifiedByUserName: z.nullable(z.string()),
  lastModifiedAt: moment,
  purchaseOrderNumber: z.nullable(z.string()),
  target: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  status: bookingStatus,
  budget: z.number(),
  duration: z.nullable(z.int()),
  mediaTypes: z.array(id),
  configurations: z.array(z.extend(configurationEntry, { id })),
  files: z.array(z.object({ id, name: z.string(), size: z.number(), url: z.string() })),
  booking,
  /** Extension (DO-02): who did what, newest first. */
  processes: z.array(
    z.object({
      id,
      status: bookingStatus,
      at: moment,
      user: z.nullable(person),
      comment: z.nullable(z.string()),
    }),
  ),
})
export type DirectOrder = z.output<typeof directOrder>

const reason = lines(3, 1_000)
const text = (max: number) => z.optional(lines(0, max))
const numberIn = (values: Record<string, number>) =>
  z.pipe(z.enum(Object.values(values).map(String)), z.transform(Number))
const durationText = z.pipe(z.enum(['1', '2', '3', '4']), z.transform(Number))

/** A direct order as multipart fields (DO-25). */
const directOrderForm = z.object({
  parentComponentId: idText,
  displayName: line(3, 100),
  description: text(4_000),
  region: text(100),
  buildingBlockId: z.optional(idText),
  buildingBlockName: text(100),
  purchaseOrderNumber: text(100),
  target: text(1_000),
  comment: text(1_000),
  booking: z.object({
    customerId: z.optional(idText),
    customerName: text(200),
    campaignId: z.optional(idText),
    productId: z.optional(idText),
    budget: z.optional(moneyText),
    duration: z.optional(wholeText),
    durationType: z.optional(durationText),
    startDate: z.optional(day),
    endDate: z.optional(day),
    taxonomy: text(1_000),
    type: numberIn(bookingTypes),
    bookingStatusType: z.optional(numberIn(bookingStatusTypes)),
    bookingMediaTypes: z
      .array(
        z.object({
          isSelected: flagText,
          mediaTypeId: idText,
          mediaTypeName: text(100),
          order: z.optional(wholeText),
          needsDates: flagText,
          startDate: z.optional(day),
          endDate: z.optional(day),
        }),
      )
      .check(z.maxLength(100)),
  }),
  configurations: z.optional(
    z
      .array(z.object({ configurationId: idText, value: z.string().check(z.maxLength(10_000)) }))
      .check(z.maxLength(200)),
  ),
})

const overview = z.object({
  counts: z.array(z.object({ status: bookingStatus, count: z.int(), budget: z.number() })),
  totals: z.object({ count: z.int(), budget: z.number() }),
  recent: z.array(directOrder),
  buildingBlocks: z.array(buildingBlock),
})

const byId = z.object({ applicationId: idText, id: idText })

export const directOrderNext = area('directOrderNext', {
  overview: {
    method: 'GET',
    path: 'directordernext/{applicationId}/overview',
    summary: 'Counts, totals, newest orders and building blocks',
    rows: ['DO-20'],
    planned: true,
    params: application,
    response: overview,
  },
  list: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders',
    summary: 'Direct orders',
    rows: ['DO-21', 'DO-04'],
    planned: true,
    params: application,
    response: z.array(directOrder),
  },
  get: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders/{id}',
    summary: 'One direct order',
    rows: ['DO-21', 'DO-29'],
    planned: true,
    params: byId,
    response: directOrder,
  },
  mediaType: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders/media-type/{id}',
    summary: 'Booking options of a media type',
    rows: ['DO-22', 'BB-05'],
    planned: true,
    params: byId,
    response: z.array(configurationEntry),
  },
  buildingBlocks: {
    method: 'GET',
    path: 'directordernext/{applicationId}/building-blocks',
    summary: 'Building blocks to order from',
    rows: ['DO-23'],
    planned: true,
    params: application,
    response: z.array(buildingBlock),
  },
  buildingBlock: {
    method: 'GET',
    path: 'directordernext/{applicationId}/building-blocks/{id}',
    summary: 'One building block to order from',
    rows: ['DO-23'],
    planned: true,
    params: byId,
    response: buildingBlock,
  },
  buildingBlockValues: {
    method: 'GET',
    path: 'directordernext/{applicationId}/building-blocks/values/{id}',
    summary: 'Configuration values of a building block',
    rows: ['DO-23'],
    planned: true,
    params: byId,
    response: z.array(configurationEntry),
  },
})

export const directOrders = area('directOrders', {
  lookup: {
    method: 'GET',
    path: 'directorder/{applicationId}/lookup',
    summary: 'Values that fit what was chosen',
    rows: ['DO-24', 'ENT-23'],
    planned: true,
    params: application,
    query: z.object({
      componentId: idText,
      configurationId: idText,
      value: z.string().check(z.maxLength(200)),
    }),
    response: z.array(lookupValue),
  },
  create: {
    method: 'POST',
    path: 'directorder/{applicationId}',
    summary: 'Places a direct order',
    rows: ['DO-25', 'DO-15', 'DO-16', 'DO-19'],
    planned: true,
    params: application,
    encoding: 'multipart',
    body: directOrderForm,
    files: { files: { many: true, maxBytes: maxFileBytes } },
    response: directOrder,
    status: 201,
    errors: [403, 409, 413],
  },
  cancel: {
    method: 'POST',
    path: 'directorder/{applicationId}/{id}',
    summary: 'Cancels a direct order, with a reason',
    rows: ['DO-26', 'DO-18'],
    planned: true,
    params: byId,
    encoding: 'json',
    body: z.object({ id, comment: reason }),
    response: directOrder,
    errors: [403, 409],
  },
  saveStatus: {
    method: 'PUT',
    path: 'directorder/{applicationId}/status',
    summary: 'Sets the status of a direct order',
    rows: ['DO-27', 'DO-11'],
    planned: true,
    params: application,
    encoding: 'json',
    body: z.object({
      componentId: id,
      bookingStatusType: bookingStatus,
      comment: z.optional(lines(0, 1_000)),
    }),
    response: directOrder,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'directorder/{applicationId}',
    summary: 'Changes a direct order',
    rows: ['DO-28', 'DO-08'],
    planned: true,
    params: application,
    encoding: 'multipart',
    body: z.extend(directOrderForm, { id: idText }),
    files: { files: { many: true, maxBytes: maxFileBytes } },
    response: directOrder,
    errors: [403, 409, 413],
  },
  remove: {
    method: 'DELETE',
    path: 'directorder/{applicationId}/{componentId}/delete',
    summary: 'Answers 403 to everybody: a direct order is never deleted',
    rows: ['API-36', 'PERM-10'],
    params: component,
    errors: [403],
  },
})
