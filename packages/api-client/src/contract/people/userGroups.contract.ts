import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, idText, moment } from '../fields.ts'
import { line } from '../text.ts'

/** Kinds of user groups (ENT-15). */
export const userGroupTypes = {
  Administration: 1,
  DataSolutions: 10,
  CustomerService: 20,
  Customer: 30,
  DirectOrder: 100,
} as const

/** User group (ENT-15). */
export const userGroup = z.object({
  /** 0 means new. */
  id,
  applicationId: id,
  name: z.string(),
  type: z.int(),
  /** Extension: the group's people may approve campaign channels (A5). */
  isApprover: z.boolean(),
  /** Extension: the group's people see invoices (INV-06). */
  seesInvoices: z.boolean(),
  modifiedAt: moment,
  /** Extension: active people in it. */
  memberCount: z.optional(z.int()),
  /** Extension: what the caller may do: change and delete it, and choose who is in it (ADM-09). */
  can: z.optional(z.object({ change: z.boolean(), chooseMembers: z.boolean() })),
})
export type UserGroup = z.output<typeof userGroup>

const userGroupBody = z.object({
  id,
  name: line(1, 100),
  type: z.literal(Object.values(userGroupTypes)),
  isApprover: z.optional(z.boolean()),
  seesInvoices: z.optional(z.boolean()),
})

export const userGroups = area('userGroups', {
  list: {
    method: 'GET',
    path: 'userGroups/{applicationId}',
    summary: 'User groups of an application',
    rows: ['API-18', 'ENT-15'],
    params: application,
    response: z.array(userGroup),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'userGroups/{applicationId}',
    summary: 'Creates a user group; its id is 0',
    rows: ['API-19', 'ADM-05'],
    params: application,
    encoding: 'json',
    body: userGroupBody,
    response: userGroup,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'userGroups/{applicationId}',
    summary: 'Changes a user group',
    rows: ['API-19', 'ADM-05'],
    params: application,
    encoding: 'json',
    body: userGroupBody,
    response: userGroup,
    errors: [403, 409],
  },
  members: {
    method: 'GET',
    path: 'userGroups/{applicationId}/{userGroupId}/members',
    summary: 'Ids of the active people in a user group',
    rows: ['ADM-07'],
    extension: true,
    params: z.object({ applicationId: idText, userGroupId: idText }),
    response: z.array(id),
    errors: [403],
  },
  remove: {
    method: 'DELETE',
    path: 'userGroups/{applicationId}/{userGroupId}',
    summary: 'Deletes an empty user group',
    rows: ['ADM-05'],
    extension: true,
    params: z.object({ applicationId: idText, userGroupId: idText }),
    errors: [403, 409],
  },
})

/** User group member (ENT-16). */
export const userGroupMember = z.object({
  id,
  userGroupId: id,
  userId: id,
  applicationId: id,
  isMember: z.boolean(),
  modifiedAt: moment,
})
export type UserGroupMember = z.output<typeof userGroupMember>

/** How many memberships one call changes at most: groups times people. */
export const maxMembershipsAtOnce = 10_000

/** People of a group. */
const groupPeople = z.object({ userGroupId: id, userIds: z.array(id) })

export const userGroupMembers = area('userGroupMembers', {
  all: {
    method: 'GET',
    path: 'usergroupmember/application/{applicationId}',
    summary: 'Ids of the active people in each user group of an application',
    rows: ['ADM-07', 'T-99'],
    extension: true,
    params: application,
    response: z.array(groupPeople),
    errors: [403],
  },
  saveMany: {
    method: 'PUT',
    path: 'usergroupmember/application/{applicationId}',
    summary:
      'Puts each of some people into each of some groups or takes them out; all of them or none',
    rows: ['ADM-07', 'T-99'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      userGroupIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
      userIds: z.array(id).check(z.minLength(1), z.maxLength(maxMembershipsAtOnce)),
      isMember: z.boolean(),
    }),
    /** Whom it changed: who was in already, or out already, is not named. */
    response: z.array(groupPeople),
    errors: [403, 409],
  },
  list: {
    method: 'GET',
    path: 'usergroupmember/application/{applicationId}/user/{userId}',
    summary: 'Groups of an application and whether the user is in them',
    rows: ['API-20', 'ENT-16'],
    params: z.object({ applicationId: idText, userId: idText }),
    response: z.array(userGroupMember),
    errors: [403],
  },
  save: {
    method: 'POST',
    path: 'usergroupmember/application/{applicationId}',
    summary: 'Puts a user into a group or takes them out',
    rows: ['API-21', 'ADM-07'],
    params: application,
    encoding: 'json',
    body: z.object({ userGroupId: id, userId: id, isMember: z.boolean() }),
    response: userGroupMember,
    errors: [403, 409],
  },
})
