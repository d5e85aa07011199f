import * as z from 'zod/mini'
import { area } from '../call.ts'
import { campaign, campaignParams } from './campaigns.contract.ts'
import { application, groupIds, id, moment } from '../fields.ts'
import { person } from '../shared.ts'

/** Who sees a campaign. */
const campaignAudience = z.object({
  /** Goes up with every change of these groups; send it back as `If-Match`. */
  version: z.int(),
  /** Groups that see it, besides those that see everything. */
  userGroupIds: z.array(id),
  /** Groups to choose from, by type and name. */
  groups: z.array(
    z.object({
      id,
      name: z.string(),
      type: z.int(),
      /** Active people in it. */
      memberCount: z.int(),
      /** It sees everything, whatever is chosen. */
      seesEverything: z.boolean(),
      /** The caller is in it. */
      includesCaller: z.boolean(),
    }),
  ),
})

/** Why a campaign is not deleted: the client was asked, something was ordered, booked or invoiced. */
export const deletionHindrances = ['asked', 'ordered', 'invoiced'] as const

export const campaignKeeping = area('campaignKeeping', {
  audience: {
    method: 'GET',
    path: 'campaigns/{applicationId}/{id}/audience',
    summary: 'Groups that see a campaign, and those that can be chosen',
    rows: ['CAMP-07', 'PERM-13', 'PERM-14'],
    extension: true,
    params: campaignParams,
    response: campaignAudience,
    errors: [403],
  },
  saveAudience: {
    method: 'PUT',
    path: 'campaigns/{applicationId}/{id}/audience',
    summary: 'Says anew which groups see a campaign',
    rows: ['CAMP-07', 'PERM-13', 'PERM-14'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    body: z.object({ userGroupIds: groupIds }),
    response: campaignAudience,
    errors: [403, 409],
  },
  deleted: {
    method: 'GET',
    path: 'campaigns/{applicationId}/deleted',
    summary: 'Campaigns that were deleted in the last 30 days, newest first',
    rows: ['CAMP-07', 'T-66'],
    extension: true,
    params: application,
    response: z.array(
      z.object({
        id,
        name: z.string(),
        client: z.string(),
        channelCount: z.int(),
        deletedAt: moment,
        deletedByUser: z.nullable(person),
      }),
    ),
    errors: [403],
  },
  remove: {
    method: 'DELETE',
    path: 'campaigns/{applicationId}/{id}',
    summary:
      'Deletes a campaign for 30 days; one that its client was asked about, or that has orders or amounts, stays',
    rows: ['CAMP-07', 'T-08'],
    extension: true,
    params: campaignParams,
    errors: [403, 409],
  },
  restore: {
    method: 'POST',
    path: 'campaigns/{applicationId}/{id}/restore',
    summary: 'Brings a deleted campaign back with its channels and all that belongs to it',
    rows: ['T-08', 'T-66'],
    extension: true,
    params: campaignParams,
    response: campaign,
    errors: [403],
  },
})
