import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, component, day, iconText, id, idText, moment } from '../fields.ts'
import { person } from '../shared.ts'
import { line, lines } from '../text.ts'

/** Kinds of timeline items that people write (A6). */
export const timelineTypes = ['info', 'campaign', 'milestone', 'file', 'post'] as const
/** Kinds of items that a timeline shows: direct orders stand in it by themselves. */
export const timelineItemTypes = [...timelineTypes, 'order'] as const

/** Timeline item (TL-01, A6). Of a direct order `id` is the order's, and `date` the day it begins. */
export const timelineItem = z.object({
  id,
  componentId: id,
  title: z.string(),
  text: z.nullable(z.string()),
  date: day,
  type: z.enum(timelineItemTypes),
  icon: z.nullable(z.string()),
  url: z.nullable(z.string()),
  createdByUser: z.nullable(person),
  createdAt: moment,
  // —
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
})
export type TimelineItem = z.output<typeof timelineItem>

/** What a timeline holds in all, whatever of it is shown. */
export const timelineOverview = z.object({
  counts: z.object({
    info: z.int(),
    campaign: z.int(),
    milestone: z.int(),
    file: z.int(),
    post: z.int(),
    order: z.int(),
  }),
  /** Lists of direct orders that the caller sees: a change in one of them is a change of the timeline. */
  orderListIds: z.array(id),
  /** The days between which its items lie; null: there are none. */
  firstDate: z.nullable(day),
  lastDate: z.nullable(day),
  can: z.object({ add: z.boolean() }),
})
export type TimelineOverview = z.output<typeof timelineOverview>

/** What is said of an item. */
export const timelineFields = {
  title: line(1, 200),
  text: z.nullable(lines(0, 2_000)),
  date: day,
  type: z.enum(timelineTypes),
  icon: z.nullable(iconText),
  /** A web address or a path of ours. */
  url: z.nullable(z.string().check(z.trim(), z.maxLength(2_000))),
}
const itemParams = z.object({ applicationId: idText, itemId: idText })

export const timeline = area('timeline', {
  list: {
    method: 'GET',
    path: 'timeline/{applicationId}/{componentId}/15',
    summary: 'The newest 15 items, or the 15 before a day',
    rows: ['TL-01'],
    params: component,
    query: z.object({
      before: z.optional(day),
      /** Extension: the item of that day that one has last, so that a day with many is not cut. */
      beforeId: z.optional(idText),
      /** Extension: the same where that is a direct order; on a day orders follow what was told. */
      beforeOrderId: z.optional(idText),
      /** Extension: only items of this kind. */
      type: z.optional(z.enum(timelineItemTypes)),
    }),
    response: z.array(timelineItem),
  },
  overview: {
    method: 'GET',
    path: 'timeline/{applicationId}/{componentId}/overview',
    summary: 'How many items of each kind there are, and from when to when',
    rows: ['TL-01', 'T-78'],
    extension: true,
    params: component,
    response: timelineOverview,
  },
  get: {
    method: 'GET',
    path: 'timeline/{applicationId}/items/{itemId}',
    summary: 'One item, for whoever comes by its address',
    rows: ['TL-01'],
    extension: true,
    params: itemParams,
    response: timelineItem,
  },
  create: {
    method: 'POST',
    path: 'timeline/{applicationId}/{componentId}',
    summary: 'Adds an item',
    rows: ['TL-01'],
    extension: true,
    params: component,
    encoding: 'json',
    body: z.object({
      ...timelineFields,
      text: z.optional(timelineFields.text),
      icon: z.optional(timelineFields.icon),
      url: z.optional(timelineFields.url),
    }),
    response: timelineItem,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'timeline/{applicationId}',
    summary: 'Changes an item; what is absent stays',
    rows: ['TL-01'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.extend(z.partial(z.object(timelineFields)), { id }),
    response: timelineItem,
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'timeline/{applicationId}/items/{itemId}',
    summary: 'Deletes an item; for a day it can be brought back',
    rows: ['TL-01'],
    extension: true,
    params: itemParams,
    errors: [403, 409],
  },
  restore: {
    method: 'POST',
    path: 'timeline/{applicationId}/items/{itemId}/restore',
    summary: 'Brings a deleted item back',
    rows: ['TL-01', 'T-08'],
    extension: true,
    params: itemParams,
    response: timelineItem,
    errors: [403],
  },
})
