import * as z from 'zod/mini'
import { directoryRoles } from '../applications/integrationAreas.ts'
import { area } from '../call.ts'
import { application, id, idText, moment } from '../fields.ts'

/** How many groups of the portal a group of a directory leads into at most. */
export const maxDirectoryTargets = 100

/** A user group that a directory keeps by SCIM, and what its people get besides being in it. */
export const directoryGroup = z.object({
  /** Of the user group. */
  id,
  name: z.string(),
  /** People whom the directory put into it, deactivated ones too. */
  memberCount: z.int(),
  /** When the directory made or changed it last. */
  keptAt: moment,
  /** The role of its people; null: they keep the roles that they have. */
  role: z.nullable(z.enum(directoryRoles)),
  /** Groups of the portal that its people are in as well. */
  userGroupIds: z.array(id),
  /** Goes up with every change of what it gives; send it back as `If-Match`. */
  version: z.int(),
})
export type DirectoryGroup = z.output<typeof directoryGroup>

export const directoryGroups = area('directoryGroups', {
  list: {
    method: 'GET',
    path: 'directoryGroups/{applicationId}',
    summary:
      'Groups that a directory keeps, with the groups and the role that each gives its people',
    rows: ['ADM-05', 'ADM-09'],
    extension: true,
    params: application,
    response: z.object({
      /** By name. */
      groups: z.array(directoryGroup),
      /** Groups of the portal that a directory may put people into, by name. */
      targets: z.array(z.object({ id, name: z.string() })),
      /** False: roles come with the sign-in, and no group gives one. */
      givesRoles: z.boolean(),
    }),
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'directoryGroups/{applicationId}/{userGroupId}',
    summary: 'Says which groups and which role a group of a directory gives; it counts at once',
    rows: ['ADM-05', 'ADM-09'],
    extension: true,
    params: z.extend(application, { userGroupId: idText }),
    encoding: 'json',
    body: z.object({
      role: z.nullable(z.enum(directoryRoles)),
      userGroupIds: z.array(id).check(z.maxLength(maxDirectoryTargets)),
    }),
    response: directoryGroup,
    errors: [403, 409],
  },
})
