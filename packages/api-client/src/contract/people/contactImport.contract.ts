import * as z from 'zod/mini'
import { area } from '../call.ts'
import { externalId } from '../campaigns/campaignPlanning.contract.ts'
import { contactFacts } from './contacts.contract.ts'
import { application, id } from '../fields.ts'

/** How many contacts one call takes at most. */
export const maxImportedContacts = 500

/** A batch of the longest texts. */
const maxBodyBytes = 1_048_576

/** What a batch did, or would do. */
export const contactOutcome = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  /** What each row did, in their order. */
  rows: z.array(
    z.object({
      externalId,
      outcome: z.enum(['added', 'changed', 'unchanged']),
      /** Null where a dry run would make it. */
      contactId: z.nullable(id),
    }),
  ),
})
export type ContactOutcome = z.output<typeof contactOutcome>

export const contactImport = area('contactImport', {
  put: {
    method: 'PUT',
    path: 'externalContacts/{applicationId}',
    summary:
      'Takes over contacts of another system, all of them or, where one is wrong, none; pictures and the order are kept on screen',
    rows: ['CON-01', 'CON-02'],
    extension: true,
    params: application,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      items: z
        .array(z.extend(z.object({ externalId }), contactFacts))
        .check(z.maxLength(maxImportedContacts)),
      /**
       * What becomes of contacts that an earlier batch brought and this one does not name; those that were
       * made on screen always stay. Absent: `keep`.
       */
      missing: z._default(z.enum(['keep', 'remove']), 'keep'),
      /** True: nothing is written, the answer says what would be. */
      isDryRun: z._default(z.boolean(), false),
    }),
    response: contactOutcome,
    errors: [403, 413],
  },
})
