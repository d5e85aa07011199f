import * as z from 'zod/mini'
import { area } from '../call.ts'
import { externalId } from '../campaigns/campaignPlanning.contract.ts'
import { component, day, iconText, id } from '../fields.ts'
import { line, lines } from '../text.ts'
import { timelineTypes } from './timeline.contract.ts'

/** How many items one call takes at most. */
export const maxImportedItems = 5_000

/** A batch with a long text on every item. */
const maxBodyBytes = 16 * 1_048_576

export const timelineImport = area('timelineImport', {
  put: {
    method: 'PUT',
    path: 'externalTimeline/{applicationId}/{componentId}',
    summary:
      'Takes over items of another system into a timeline, all of them or, where one is wrong, none',
    rows: ['TL-01'],
    extension: true,
    params: component,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      items: z
        .array(
          z.object({
            externalId,
            title: line(1, 200),
            date: day,
            /** Absent: `info`. */
            type: z.optional(z.enum(timelineTypes)),
            text: z.optional(z.nullable(lines(0, 2_000))),
            /** Absent or null: that of its kind. */
            icon: z.optional(z.nullable(iconText)),
            /** A web address or a path of ours. */
            url: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2_000)))),
          }),
        )
        .check(z.maxLength(maxImportedItems)),
      /**
       * What becomes of items that an earlier batch brought into this timeline and this one does not name;
       * those that were written on screen always stay. Absent: `keep`.
       */
      missing: z._default(z.enum(['keep', 'remove']), 'keep'),
      /** True: nothing is written, the answer says what would be. */
      isDryRun: z._default(z.boolean(), false),
    }),
    response: z.object({
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      removed: z.int(),
      /** What each row did or would do, in their order. */
      rows: z.array(
        z.object({
          externalId,
          outcome: z.enum(['added', 'changed', 'unchanged']),
          /** Null where a dry run would make it. */
          itemId: z.nullable(id),
        }),
      ),
    }),
    errors: [403, 413],
  },
})
