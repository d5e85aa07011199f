import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, groupIds, id, idText, moment } from '../fields.ts'
import { signInRoles } from '../people/roles.ts'
import { named } from '../campaigns/campaigns.contract.ts'
import { person } from '../shared.ts'
import { line } from '../text.ts'

/** What a view keeps: filters, order, columns, as its module understands them. At most 16 kB of JSON. */
const state = z.record(z.string(), z.unknown())

/** Component type or screen of which it is a view: `campaigns`, `fileexplorer`. */
const moduleName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,49}$/))

const roleNames = z.enum(signInRoles)

/** A named way to look at a list (T-07). */
export const savedView = z.object({
  id,
  applicationId: id,
  module: z.string(),
  name: z.string(),
  state,
  owner: person,
  /** The caller's own. */
  isOwn: z.boolean(),
  isShared: z.boolean(),
  /** Groups that it is shared with; null for who may not know. */
  userGroupIds: z.nullable(z.array(id)),
  /** People of these roles begin with this view. */
  defaultForRoles: z.array(roleNames),
  /** The caller begins with this one: that of the first of their roles which has one. */
  isDefault: z.boolean(),
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
  modifiedAt: moment,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type SavedView = z.output<typeof savedView>

const body = z.object({
  name: line(1, 100),
  state,
  /** Absent: as it was; empty: for the owner alone. */
  userGroupIds: z.optional(groupIds),
  /** Absent: as it was. */
  defaultForRoles: z.optional(z.array(roleNames).check(z.maxLength(7))),
})

const view = z.object({ applicationId: idText, viewId: idText })

export const savedViews = area('savedViews', {
  list: {
    method: 'GET',
    path: 'savedviews/{applicationId}',
    summary: 'Views of a module: the caller’s own and those shared with them',
    rows: ['T-07'],
    extension: true,
    params: application,
    query: z.object({ module: moduleName }),
    response: z.array(savedView),
  },
  groups: {
    method: 'GET',
    path: 'savedviews/{applicationId}/groups',
    summary: 'Groups that the caller may share views with',
    rows: ['T-07'],
    extension: true,
    params: application,
    response: z.array(named),
  },
  roles: {
    method: 'GET',
    path: 'savedviews/{applicationId}/roles',
    summary: 'Roles of which the caller says with which view they begin',
    rows: ['T-07'],
    extension: true,
    params: application,
    response: z.array(roleNames),
  },
  create: {
    method: 'POST',
    path: 'savedviews/{applicationId}',
    summary: 'Saves a view under a name',
    rows: ['T-07'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.extend(body, { module: moduleName }),
    response: savedView,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'savedviews/{applicationId}/{viewId}',
    summary: 'Changes a view',
    rows: ['T-07'],
    extension: true,
    params: view,
    encoding: 'json',
    body,
    response: savedView,
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'savedviews/{applicationId}/{viewId}',
    summary: 'Deletes a view',
    rows: ['T-07'],
    extension: true,
    params: view,
    errors: [403],
  },
})
