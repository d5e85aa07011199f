import * as z from 'zod/mini'
import { area } from '../call.ts'
import { component, id } from '../fields.ts'
import { timelineFields, timelineItem } from './timeline.contract.ts'
import { maxImportedItems } from './timelineImport.contract.ts'

/** A batch with a long text on every item. */
const maxBodyBytes = 16 * 1_048_576

const ids = z._default(z.array(id).check(z.maxLength(maxImportedItems)), [])

export const timelineBatch = area('timelineBatch', {
  list: {
    method: 'GET',
    path: 'timelineBatches/{applicationId}/{componentId}',
    summary:
      'All items that were told in a timeline, the newest first, for whoever tells it: an import is compared with them',
    rows: ['TL-01'],
    extension: true,
    params: component,
    response: z.array(timelineItem),
    errors: [403],
  },
  put: {
    method: 'PUT',
    path: 'timelineBatches/{applicationId}/{componentId}',
    summary:
      'Makes, changes and deletes items of a timeline in one step, all of it or, where one is wrong, nothing',
    rows: ['TL-01'],
    extension: true,
    params: component,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      items: z
        .array(
          z.object({
            /** Null: a new item. */
            itemId: z.nullable(id),
            /** The version that was seen; absent: any. */
            version: z.optional(z.int()),
            ...timelineFields,
          }),
        )
        .check(z.maxLength(maxImportedItems)),
      removeIds: ids,
      /** Of items that were deleted less than a day ago. */
      restoreIds: ids,
    }),
    /** The items of `items`, in their order: which they are, and how often they have changed. */
    response: z.array(z.object({ id, version: z.int() })),
    errors: [403, 409, 413],
  },
})
