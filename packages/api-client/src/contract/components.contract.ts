import * as z from 'zod/mini'
import { area } from './call.ts'
import {
  application,
  component as componentParams,
  flagText,
  groupIds,
  id,
  idText,
  moment,
  numberText,
} from './fields.ts'
import { component, maxFileBytes, person, tag } from './shared.ts'

const parentQuery = z.object({ parentComponentId: z.optional(idText) })

/** A change of name or description. */
const componentEdit = z.object({
  id,
  displayName: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  description: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
  userGroupIds: z.optional(groupIds),
})

/**
 * What happens where a folder has the name already (T-65). What a moved or restored file replaces
 * goes to the trash; what an upload replaces stays as a version of the file (T-71).
 */
export const conflictAnswers = ['refuse', 'replace', 'keep-both'] as const
const conflict = z._default(z.enum(conflictAnswers), 'refuse')

/** Something that was deleted and can be taken back (T-66). */
export const trashItem = z.extend(component, {
  deletedAt: moment,
  deletedByUser: z.nullable(person),
  /** Where it was: from the module's root down to its folder. */
  path: z.array(z.object({ id, displayName: z.string() })),
  /** A folder above it is deleted as well and has to come back first. */
  isParentGone: z.boolean(),
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
      query: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
      /** Only what lies on this page; absent: everywhere. */
      pageId: z.optional(idText),
      /** Extension: how many at most, for a list of all results. */
      count: z._default(numberText.check(z.multipleOf(1), z.minimum(1), z.maximum(200)), 6),
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

export const directories = area('directories', {
  create: {
    method: 'POST',
    path: 'directories/{applicationId}',
    summary: 'Creates a folder',
    rows: ['FILE-05', 'FILE-11', 'FILE-12'],
    params: application,
    encoding: 'json',
    body: z.object({
      parentComponentId: id,
      displayName: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
      userGroupIds: z.optional(groupIds),
      notifyGroups: z._default(z.boolean(), false),
    }),
    response: component,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'fileexplorer/{applicationId}/directory',
    summary: 'Changes a folder',
    rows: ['FILE-06', 'API-34'],
    params: application,
    encoding: 'json',
    body: componentEdit,
    response: component,
    errors: [403, 409],
  },
})

/** Items that are copied at once, those in folders counted as well. */
export const maxCopies = 1_000

const uploadConflict = z._default(z.enum(['keep-both', 'replace']), 'keep-both')
const uploadId = z.uuid()

/** A large file of which not all has arrived yet, or that is not in its folder yet. */
export const unfinishedUpload = z.object({
  id: uploadId,
  parentComponentId: id,
  parentName: z.string(),
  name: z.string(),
  /** Bytes, of the whole and of what is there. */
  size: z.int(),
  offset: z.int(),
  /** Day and time of the file on its sender's disk, milliseconds: they are to know it by. */
  lastModified: z.nullable(z.int()),
  /** It is arriving at this moment, from another window say. */
  isMoving: z.boolean(),
  /** Taken away then, unless more of it comes. */
  expiresAt: moment,
  /** As its sender chose. */
  userGroupIds: z.nullable(z.array(id)),
  notifyGroups: z.boolean(),
  conflict: z.enum(['keep-both', 'replace']),
})
export type UnfinishedUpload = z.output<typeof unfinishedUpload>

/**
 * Where large files go piece by piece, below the storage base, by the tus protocol 1.0 (creation,
 * termination, expiration): `POST uploads/{applicationId}`, then `HEAD`, `PATCH` and `DELETE` of the
 * address that it gives, whose last segment is the upload's id.
 */
export const uploadsPath = (applicationId: number) => `uploads/${applicationId}`

/** What `Upload-Metadata` says of a file. */
export const uploadMetadata = z.object({
  filename: z.string(),
  parentComponentId: idText,
  lastModified: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
  /** Ids with commas between them. */
  userGroupIds: z.optional(
    z.pipe(
      z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,199})?$/)),
      z.transform((text) => (text === '' ? [] : text.split(',').map(Number))),
    ),
  ),
  notifyGroups: z.optional(z.enum(['true', 'false'])),
  conflict: uploadConflict,
})

export const fileLinks = area('fileLinks', {
  upload: {
    method: 'POST',
    path: 'filelinks/{applicationId}/many',
    summary: 'Uploads files into a folder, all or none',
    rows: ['FILE-07', 'FILE-09', 'FILE-10', 'FILE-11', 'FILE-12'],
    params: application,
    encoding: 'multipart',
    body: z.object({
      ParentComponentId: idText,
      userGroupIds: z.optional(z.array(idText).check(z.maxLength(200))),
      notifyGroups: flagText,
      /**
       * Extension: what happens to a file of the same name; absent: the new one gets a number.
       * A replaced file stays the same one, its former content is kept as a version (T-71).
       */
      conflict: uploadConflict,
      /** Extension: files that arrived piece by piece (`uploads`), beside `files` or instead of them. */
      uploadIds: z.optional(z.array(uploadId).check(z.maxLength(50))),
    }),
    files: { files: { many: true, maxBytes: maxFileBytes } },
    response: z.array(component),
    status: 201,
    errors: [403, 413, 507],
  },
  unfinished: {
    method: 'GET',
    path: 'filelinks/{applicationId}/uploads',
    summary: 'The caller’s own uploads that are not finished yet',
    rows: ['FILE-07', 'FILE-09'],
    extension: true,
    params: application,
    response: z.array(unfinishedUpload),
  },
  save: {
    method: 'PUT',
    path: 'filelinks/{applicationId}',
    summary: 'Changes a file link',
    rows: ['API-34', 'LINK-03'],
    params: application,
    encoding: 'json',
    body: componentEdit,
    response: component,
    errors: [403, 409],
  },
  link: {
    method: 'POST',
    path: 'filelinks/{applicationId}/{componentId}/link',
    summary: 'A short-lived signed address of the content, on its own origin',
    rows: ['FILE-13', 'VIEW-15'],
    extension: true,
    params: componentParams,
    query: z.object({ disposition: z._default(z.enum(['inline', 'attachment']), 'attachment') }),
    response: z.object({
      url: z.string(),
      expiresAt: moment,
      /** Bytes; which viewer shows it depends on them (VIEW-04 … VIEW-06). */
      size: z.int(),
    }),
  },
  thumbnails: {
    method: 'POST',
    path: 'filelinks/{applicationId}/thumbnails',
    summary:
      'Short-lived signed addresses of small pictures of files; those without one are left out',
    rows: ['FILE-15'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      componentIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
      size: z._default(z.enum(['small', 'large']), 'small'),
    }),
    response: z.array(z.object({ componentId: id, url: z.string() })),
  },
  archive: {
    method: 'POST',
    path: 'filelinks/{applicationId}/archive',
    summary:
      'A short-lived signed address of files and folders as one archive, made while it is sent',
    rows: ['T-69'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ componentIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({
      url: z.string(),
      expiresAt: moment,
      /** Name of the archive. */
      name: z.string(),
      fileCount: z.int(),
      /** Bytes of all files. */
      fileSize: z.number(),
    }),
    errors: [413],
  },
  copy: {
    method: 'POST',
    path: 'filelinks/{applicationId}/copies',
    summary: 'Copies files and folders with all in them into a folder, all or none',
    rows: ['T-65', 'T-68', 'FILE-12', 'FILE-16'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      toParentId: id,
      items: z
        .array(
          z.object({
            componentId: id,
            /** What happens where the name is taken; a replaced file keeps its former content as a version. */
            conflict,
          }),
        )
        .check(z.minLength(1), z.maxLength(maxCopies)),
    }),
    /** What lies in the folder now, in the order of the items. */
    response: z.array(component),
    status: 201,
    errors: [403, 409, 413],
  },
})

/** Permission group (ENT-17): a checkbox of the audience list. */
export const permissionGroup = z.object({
  userGroupId: id,
  /** The component, or -1: the group sees all components. */
  componentId: id,
  name: z.string(),
  type: z.enum(['Client', 'Administrator', 'ClientService', 'Unknown']),
  /** Extension: the group sees this component. */
  isAssigned: z.boolean(),
  /** Extension: active people in the group. */
  memberCount: z.int(),
})
export type PermissionGroup = z.output<typeof permissionGroup>

export const permissionGroups = area('permissionGroups', {
  list: {
    method: 'GET',
    path: 'permissiongroups/{applicationId}/{componentId}/groups',
    summary: 'Groups of the application and whether they see the component',
    rows: ['API-22', 'PERM-14', 'PERM-17'],
    params: componentParams,
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
