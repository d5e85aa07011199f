import * as z from 'zod/mini'
import { area } from '../call.ts'
import {
  application,
  component as componentParams,
  conflict,
  flagText,
  id,
  idText,
  moment,
  wholeText,
} from '../fields.ts'
import { component, person, tag } from '../shared.ts'
import { line } from '../text.ts'

/** How many items one call changes at most. */
export const maxItemsAtOnce = 500

/** An item of many that stayed as it was, and the problem that it alone would have been answered with. */
export const refusedItem = z.object({ componentId: id, status: z.int(), code: z.string() })

/**
 * What became of many items: one that is refused keeps none of the others. Where all are for one
 * reason, that problem is the answer.
 */
const outcome = z.object({
  /** As they are now. */
  components: z.array(component),
  refused: z.array(refusedItem),
})

const itemWithConflict = z.object({
  componentId: id,
  /** What happens where the name is taken. */
  conflict,
})
const restoredItems = z.array(itemWithConflict).check(z.minLength(1), z.maxLength(maxItemsAtOnce))
const movedItems = z
  .array(
    z.extend(itemWithConflict, {
      /** What it is called there; absent: as it is called. Files and folders only. */
      displayName: z.optional(line(1, 255)),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxItemsAtOnce))

const parentQuery = z.object({ parentComponentId: z.optional(idText) })

/** Something that was deleted and can be taken back (T-66). */
export const trashItem = z.extend(component, {
  deletedAt: moment,
  deletedByUser: z.nullable(person),
  /** Where it was: from the module's root down to its folder. */
  path: z.array(z.object({ id, displayName: z.string() })),
  /** A folder above it is deleted as well and has to come back first. */
  isParentGone: z.boolean(),
  /** The caller may remove it for good. */
  canPurge: z.boolean(),
})
export type TrashItem = z.output<typeof trashItem>

export const components = area('components', {
  get: {
    method: 'GET',
    path: 'components/{applicationId}/{componentId}',
    summary: 'One component',
    rows: ['API-29', 'ENT-10'],
    params: componentParams,
    response: component,
  },
  children: {
    method: 'GET',
    path: 'components/{applicationId}/{componentId}/children',
    summary: 'Components directly inside, as whole compact rows',
    rows: ['API-32', 'FILE-02'],
    params: componentParams,
    response: z.array(component),
  },
  path: {
    method: 'GET',
    path: 'components/{applicationId}/{componentId}/path',
    summary: 'From the module’s root down to the component, for a breadcrumb',
    rows: ['T-67'],
    extension: true,
    params: componentParams,
    response: z.array(component),
  },
  track: {
    method: 'POST',
    path: 'components/{applicationId}/{componentId}/track',
    summary: 'Records that the caller opened a component',
    rows: ['API-30'],
    params: componentParams,
    query: parentQuery,
  },
  move: {
    method: 'PUT',
    path: 'components/{applicationId}/{componentId}/move',
    summary: 'Moves a component into another folder; a cycle is refused',
    rows: ['FILE-08', 'T-65'],
    params: componentParams,
    encoding: 'json',
    body: z.object({
      componentId: id,
      fromParentId: id,
      toParentId: id,
      /** Extension: what happens where the name is taken. */
      conflict,
    }),
    response: component,
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'components/{applicationId}/{componentId}',
    summary: 'Deletes a component; files and folders can be restored',
    rows: ['API-35', 'PERM-01'],
    params: componentParams,
    errors: [403, 409],
  },
  restore: {
    method: 'POST',
    path: 'components/{applicationId}/{componentId}/restore',
    summary: 'Takes a deleted file or folder back to where it was',
    rows: ['T-08', 'T-65'],
    extension: true,
    params: componentParams,
    query: z.object({ conflict }),
    response: component,
    errors: [403, 409],
  },
  moveMany: {
    method: 'POST',
    path: 'components/{applicationId}/moves',
    summary: 'Moves many components of one folder into another one',
    rows: ['FILE-08', 'T-65', 'T-68'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ fromParentId: id, toParentId: id, items: movedItems }),
    response: outcome,
    errors: [403, 409],
  },
  removeMany: {
    method: 'POST',
    path: 'components/{applicationId}/removals',
    summary: 'Deletes many components; files and folders can be restored',
    rows: ['API-35', 'PERM-01', 'T-65'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      componentIds: z.array(id).check(z.minLength(1), z.maxLength(maxItemsAtOnce)),
    }),
    response: z.object({
      /** Those that are gone. */
      componentIds: z.array(id),
      refused: z.array(refusedItem),
    }),
    errors: [403, 409],
  },
  restoreMany: {
    method: 'POST',
    path: 'components/{applicationId}/restorations',
    summary: 'Takes many deleted files and folders back to where they were',
    rows: ['T-08', 'T-65', 'T-66'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ items: restoredItems }),
    response: outcome,
    errors: [403, 409],
  },
  purgeMany: {
    method: 'POST',
    path: 'components/{applicationId}/purges',
    summary:
      'Removes many files and folders in the trash for good, with all versions; nothing brings them back',
    rows: ['T-66'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      componentIds: z.array(id).check(z.minLength(1), z.maxLength(maxItemsAtOnce)),
    }),
    response: z.object({
      /** Those that are gone. */
      componentIds: z.array(id),
      refused: z.array(refusedItem),
    }),
    errors: [403],
  },
  trash: {
    method: 'GET',
    path: 'components/{applicationId}/{componentId}/trash',
    summary: 'What was deleted below a component in the last 30 days and the caller may take back',
    rows: ['T-66'],
    extension: true,
    params: componentParams,
    response: z.array(trashItem),
  },
})

export const componentSearch = area('componentSearch', {
  find: {
    method: 'GET',
    path: 'components/{applicationId}/search',
    summary: 'Components whose name or description holds all the words, in any of their forms',
    rows: ['API-33', 'SRCH-02', 'SRCH-03', 'SRCH-08'],
    params: application,
    query: z.object({
      query: line(2, 200),
      /** Only what lies on this page; absent: everywhere. */
      pageId: z.optional(idText),
      /** Extension: how many at most, for a list of all results. */
      count: z._default(wholeText.check(z.minimum(1), z.maximum(200)), 6),
    }),
    response: z.array(component),
  },
})

export const componentTags = area('componentTags', {
  list: {
    method: 'GET',
    path: 'components/{applicationId}/{componentId}/tags',
    summary: 'Tags of a component',
    rows: ['ENT-14'],
    extension: true,
    params: componentParams,
    response: z.array(tag),
  },
  save: {
    method: 'PUT',
    path: 'components/{applicationId}/{componentId}/tags',
    summary: 'Adds and removes tags; a label that the component has already is ignored',
    rows: ['ENT-14'],
    extension: true,
    params: componentParams,
    encoding: 'json',
    body: z.object({
      tags: z
        .array(
          z.object({
            /** Absent in a new tag. */
            key: z.optional(z.string()),
            label: tag.shape.label,
            isRemoved: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(50)),
    }),
    response: z.array(tag),
    errors: [403],
  },
})

/** Permission group (ENT-17): a checkbox of the audience list. */
export const permissionGroup = z.object({
  userGroupId: id,
  /** The component, or -1: the group sees all components. */
  componentId: id,
  name: z.string(),
  /** `Person`: no group, but somebody alone, with the id of `groupOfPerson`; only where they are asked for. */
  type: z.enum(['Client', 'Administrator', 'ClientService', 'Unknown', 'Person']),
  /** Extension: the group sees this component. */
  isAssigned: z.boolean(),
  /** Extension: active people in the group. */
  memberCount: z.int(),
  /** Extension: the caller sees what this group sees; absent: not known. */
  includesCaller: z.optional(z.boolean()),
})
export type PermissionGroup = z.output<typeof permissionGroup>

/** Stands for one person among the ids of groups that see an item: the negative of their own id. */
export const groupOfPerson = (userId: number) => -userId

export const permissionGroups = area('permissionGroups', {
  list: {
    method: 'GET',
    path: 'permissiongroups/{applicationId}/{componentId}/groups',
    summary:
      'Groups of the application and whether they see the component; with `people` also everybody active, by name',
    rows: ['API-22', 'PERM-14', 'PERM-17'],
    params: componentParams,
    query: z.object({
      /** Extension: people who can be chosen one by one follow the groups. */
      people: flagText,
    }),
    response: z.array(permissionGroup),
    errors: [403],
  },
  people: {
    method: 'GET',
    path: 'permissiongroups/{applicationId}/{componentId}/people',
    summary: 'Everybody active who sees the component, with the groups they are in',
    rows: ['T-70'],
    extension: true,
    params: componentParams,
    response: z.array(z.extend(person, { userGroupIds: z.array(id) })),
    errors: [403],
  },
})
