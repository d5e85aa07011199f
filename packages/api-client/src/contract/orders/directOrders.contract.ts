import * as z from 'zod/mini'
import { configurationEntry } from '../applications/applications.contract.ts'
import { buildingBlock } from './buildingBlocks.contract.ts'
import { area } from '../call.ts'
import {
  application,
  component,
  day,
  flagText,
  id,
  idText,
  money,
  moneyText,
  wholeText,
} from '../fields.ts'
import { fileHeadBytes } from '../files/fileKinds.ts'
import { lookupValue } from '../pages/links.contract.ts'
import { maxFileBytes } from '../shared.ts'
import {
  bookingStatus,
  bookingStatusTypes,
  bookingTypes,
  directOrder,
  directOrderDays,
  directOrderRow,
  directOrderSummary,
  regionBudgets,
} from './directOrderShapes.ts'
import { line, lines } from '../text.ts'

/** Largest budget of an order, and of what a region may book in a year, in euro. */
const maxOrderBudget = 999_999_999

const reason = lines(3, 1_000)
const text = (max: number) => z.optional(lines(0, max))
/** A duration: as long as anybody books for. */
const durationLength = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number))
const numberIn = (values: Record<string, number>) =>
  z.pipe(z.enum(Object.values(values).map(String)), z.transform(Number))
const durationText = z.pipe(z.enum(['1', '2', '3', '4']), z.transform(Number))

/**
 * A direct order as multipart fields (DO-25). A change says all of it as well: what is absent is none, but
 * for `configurations`, `userGroupIds` and a taxonomy, which is made anew. Field errors of a configuration
 * stand at `configurations.{configurationId}`: one that is missing has no place in the request.
 */
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
    budget: z.optional(z.pipe(moneyText, z.number().check(z.maximum(maxOrderBudget)))),
    duration: z.optional(durationLength),
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
  /** Extension: who sees it besides headquarters and agency; staff alone says so (PERM-14). */
  userGroupIds: z.optional(z.array(idText).check(z.maxLength(200))),
})

const overview = z.object({
  counts: z.array(z.object({ status: bookingStatus, count: z.int(), budget: z.number() })),
  /** The budget is without what was cancelled. */
  totals: z.object({ count: z.int(), budget: z.number() }),
  recent: z.array(directOrderRow),
  buildingBlocks: z.array(buildingBlock),
})

const year = z.int().check(z.minimum(2000), z.maximum(2100))

const byId = z.object({ applicationId: idText, id: idText })

export const directOrderNext = area('directOrderNext', {
  overview: {
    method: 'GET',
    path: 'directordernext/{applicationId}/overview',
    summary: 'Counts, totals, newest orders and building blocks',
    rows: ['DO-20'],
    params: application,
    response: overview,
  },
  list: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders',
    summary: 'Direct orders, last changed first',
    rows: ['DO-21', 'DO-04'],
    params: application,
    query: z.object({
      /** Extension: so many of them, which a long list shows first; without it the list comes whole. */
      count: z.optional(wholeText.check(z.minimum(1), z.maximum(1_000))),
    }),
    response: z.array(directOrderRow),
  },
  summaries: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders/summaries',
    summary: 'What a list shows of direct orders, last changed first',
    rows: ['DO-03', 'DO-21'],
    extension: true,
    params: application,
    query: z.object({
      /** So many of them, which a long list shows first; without it the list comes whole. */
      count: z.optional(wholeText.check(z.minimum(1), z.maximum(1_000))),
    }),
    response: z.array(directOrderSummary),
  },
  days: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders/days',
    summary: 'Direct orders that the agency has and nobody cancelled, on the days they run',
    rows: ['CAMP-03', 'T-26'],
    extension: true,
    params: application,
    query: z.object({
      from: day,
      /** So many days, the first one among them. */
      days: wholeText.check(z.minimum(1), z.maximum(400)),
    }),
    response: directOrderDays,
  },
  get: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders/{id}',
    summary: 'One direct order',
    rows: ['DO-21', 'DO-29'],
    params: byId,
    response: directOrder,
  },
  download: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders/{id}/download',
    summary: 'One direct order as a PDF file',
    rows: ['DO-02'],
    extension: true,
    params: byId,
    produces: 'application/pdf',
  },
  mediaType: {
    method: 'GET',
    path: 'directordernext/{applicationId}/direct-orders/media-type/{id}',
    summary: 'Booking options of a media type',
    rows: ['DO-22', 'BB-05'],
    params: byId,
    response: z.array(configurationEntry),
  },
  buildingBlocks: {
    method: 'GET',
    path: 'directordernext/{applicationId}/building-blocks',
    summary: 'Building blocks to order from',
    rows: ['DO-23'],
    params: application,
    response: z.array(buildingBlock),
  },
  buildingBlock: {
    method: 'GET',
    path: 'directordernext/{applicationId}/building-blocks/{id}',
    summary: 'One building block to order from',
    rows: ['DO-23'],
    params: byId,
    response: buildingBlock,
  },
  buildingBlockValues: {
    method: 'GET',
    path: 'directordernext/{applicationId}/building-blocks/values/{id}',
    summary: 'Configuration values of a building block',
    rows: ['DO-23'],
    params: byId,
    response: z.array(configurationEntry),
  },
})

export const directOrders = area('directOrders', {
  regionBudgets: {
    method: 'GET',
    path: 'directorder/{applicationId}/region-budgets',
    summary: 'What regions may book in a year, and what they have booked',
    rows: ['DO-03', 'DO-04'],
    extension: true,
    params: application,
    query: z.object({
      year: wholeText.check(z.minimum(2000), z.maximum(2100)),
      /** Only this one, whether or not the caller has orders there: who orders reads what is left. */
      region: z.optional(line(1, 100)),
    }),
    response: regionBudgets,
  },
  saveRegionBudget: {
    method: 'PUT',
    path: 'directorder/{applicationId}/region-budgets',
    summary: 'Sets what a region may book in a year',
    rows: ['DO-03', 'DO-04'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      year,
      region: line(1, 100),
      /** Null: it is no longer limited. */
      budget: z.nullable(money.check(z.maximum(maxOrderBudget))),
    }),
    response: regionBudgets,
    errors: [403, 409],
  },
  lookup: {
    method: 'GET',
    path: 'directorder/{applicationId}/lookup',
    summary: 'Values that fit what was chosen',
    rows: ['DO-24', 'ENT-23'],
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
    params: application,
    encoding: 'multipart',
    body: directOrderForm,
    files: { files: { many: true, maxBytes: maxFileBytes } },
    response: directOrder,
    status: 201,
    errors: [403, 409, 413],
  },
  checkFile: {
    method: 'POST',
    path: 'directorder/{applicationId}/file-check',
    summary:
      'Says whether a file may be attached, by its name and first bytes; nothing of it is kept',
    rows: ['DO-25', 'FILE-07'],
    extension: true,
    params: application,
    encoding: 'multipart',
    body: z.object({}),
    /** Its first 65,536 bytes, or all of a shorter one, under its own name. */
    files: { file: { required: true, maxBytes: fileHeadBytes } },
    errors: [403, 413],
  },
  nudge: {
    method: 'POST',
    path: 'directorder/{applicationId}/{id}/nudge',
    summary: 'Reminds those who decide about an order that waits; once a day',
    rows: ['DO-04'],
    extension: true,
    params: byId,
    errors: [403, 409],
  },
  cancel: {
    method: 'POST',
    path: 'directorder/{applicationId}/{id}',
    summary: 'Cancels a direct order, with a reason',
    rows: ['DO-26', 'DO-18'],
    params: byId,
    encoding: 'json',
    body: z.object({ id, comment: reason }),
    response: directOrder,
    errors: [403, 409],
  },
  decide: {
    method: 'POST',
    path: 'directorder/{applicationId}/{id}/decision',
    summary: 'Decides about an order whose budget headquarters has to approve',
    rows: ['COCK-08', 'COCK-09', 'DO-07'],
    extension: true,
    params: byId,
    encoding: 'json',
    body: z.object({
      decision: z.enum(['approved', 'rejected']),
      /** Needed to reject (DO-18). */
      comment: z.optional(lines(0, 1_000)),
    }),
    response: directOrder,
    errors: [403, 409],
  },
  saveStatus: {
    method: 'PUT',
    path: 'directorder/{applicationId}/status',
    summary: 'Sets the status of a direct order',
    rows: ['DO-27', 'DO-11'],
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
    params: application,
    encoding: 'multipart',
    body: z.extend(directOrderForm, {
      id: idText,
      /** Extension: attachments to take away. */
      removedFileIds: z.optional(z.array(idText).check(z.maxLength(200))),
    }),
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
