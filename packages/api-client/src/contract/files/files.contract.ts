import * as z from 'zod/mini'
import { area } from '../call.ts'
import {
  application,
  component as componentParams,
  conflict,
  flagText,
  groupIds,
  id,
  idText,
  moment,
} from '../fields.ts'
import { component, maxFileBytes, uploadIdText } from '../shared.ts'
import { line, lines } from '../text.ts'

/** A change of name or description. */
const componentEdit = z.object({
  id,
  displayName: line(1, 255),
  description: z.optional(z.nullable(lines(0, 1_000))),
  userGroupIds: z.optional(groupIds),
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
      displayName: line(1, 255),
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

/** Files and folders that are named for one archive; what lies in folders is not counted. */
export const maxArchived = 500

/** As many can be asked for; where they are too many, it is said so (413). */
const askable = 10_000

const uploadConflict = z._default(z.enum(['keep-both', 'replace']), 'keep-both')
const uploadPurposes = ['file', 'package', 'lesson'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** A large file of which not all has arrived yet, or that is not in its folder yet. */
export const unfinishedUpload = z.object({
  id: uploadIdText,
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
      z.string().check(z.regex(/^(-?\d{1,9}(,-?\d{1,9}){0,199})?$/)),
      z.transform((text) => (text === '' ? [] : text.split(',').map(Number))),
    ),
  ),
  notifyGroups: z.optional(z.enum(['true', 'false'])),
  conflict: uploadConflict,
  /**
   * What it becomes: a file of the folder `parentComponentId`, or the package or a lesson of that seminar.
   * Absent: a file.
   */
  purpose: z.optional(z.enum(uploadPurposes)),
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
      uploadIds: z.optional(z.array(uploadIdText).check(z.maxLength(50))),
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
    query: z.object({
      /** What they become; by default files of folders. */
      purpose: z._default(z.enum(uploadPurposes), 'file'),
    }),
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
    body: z.object({ componentIds: z.array(id).check(z.minLength(1), z.maxLength(askable)) }),
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
        .check(z.minLength(1), z.maxLength(askable)),
    }),
    /** What lies in the folder now, in the order of the items. */
    response: z.array(component),
    status: 201,
    errors: [403, 409, 413],
  },
})
