import * as z from 'zod/mini'
import { area } from './call.ts'
import { component, day, id, moment } from './fields.ts'
import { person } from './shared.ts'

/** Timeline item (TL-01, A6). */
export const timelineItem = z.object({
  id,
  componentId: id,
  title: z.string(),
  text: z.nullable(z.string()),
  date: day,
  type: z.enum(['info', 'campaign', 'milestone', 'file', 'post']),
  icon: z.nullable(z.string()),
  url: z.nullable(z.string()),
  createdByUser: z.nullable(person),
  createdAt: moment,
})
export type TimelineItem = z.output<typeof timelineItem>

export const timeline = area('timeline', {
  list: {
    method: 'GET',
    path: 'timeline/{applicationId}/{componentId}/15',
    summary: 'The newest 15 items, or the 15 before a day',
    rows: ['TL-01'],
    planned: true,
    params: component,
    query: z.object({ before: z.optional(day) }),
    response: z.array(timelineItem),
  },
})
