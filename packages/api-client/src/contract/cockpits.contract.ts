import * as z from 'zod/mini'
import { area } from './call.ts'
import { campaign } from './campaigns.contract.ts'
import { flagText, id, idText, moment, relativePath } from './fields.ts'

/** Cockpit (COCK-03). */
export const cockpit = z.object({
  id,
  externalId: z.nullable(z.string()),
  displayName: z.string(),
  /** `content` is JSON text: version, columns and widgets (COCK-02). */
  layout: z.object({ content: z.string() }),
  /** May hold a campaign, which is unwrapped. */
  data: z.nullable(z.looseObject({ campaign: z.optional(campaign) })),
  sessionsOverview: z.nullable(
    z.object({
      total: z.int(),
      completed: z.int(),
      open: z.array(z.object({ id, title: z.string() })),
      next: z.nullable(z.object({ id, title: z.string(), startsAt: moment })),
    }),
  ),
  channelId: z.nullable(id),
})
export type Cockpit = z.output<typeof cockpit>

export const cockpits = area('cockpits', {
  external: {
    method: 'GET',
    path: 'cockpits/{applicationId}/external/{id}',
    summary: 'The cockpit of a campaign of another system',
    rows: ['COCK-03', 'COCK-04'],
    planned: true,
    params: z.object({ applicationId: idText, id: z.string().check(z.maxLength(100)) }),
    response: cockpit,
  },
  get: {
    method: 'GET',
    path: 'cockpits/{applicationId}/{id}',
    summary: 'One cockpit',
    rows: ['COCK-03', 'COCK-04'],
    planned: true,
    params: z.object({ applicationId: idText, id: idText }),
    response: cockpit,
  },
  data: {
    method: 'GET',
    path: '{+path}/{applicationId}/{id}',
    summary: 'Data of a cockpit from the source that its layout names',
    rows: ['COCK-04', 'COCK-06'],
    planned: true,
    params: z.object({ path: relativePath, applicationId: idText, id: idText }),
    query: z.object({ clearCache: flagText }),
    response: z.looseObject({ campaign: z.optional(campaign) }),
  },
})
