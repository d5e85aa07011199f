import * as z from 'zod/mini'
import { area } from '../call.ts'
import { flagText, idText, moment, wholeText } from '../fields.ts'
import { maxFileBytes, uploadIdText } from '../shared.ts'

/** 20 MiB: an image for a page or a theme. */
const maxImageBytes = 20_971_520

/** What an upload answers (ENT-20). */
export const uploadedImage = z.object({
  publicId: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Strongest first; shares of 1. Empty unless they were asked for. */
  colors: z.array(z.object({ colour: z.string(), share: z.number() })),
})
export type UploadedImage = z.output<typeof uploadedImage>

export const images = area('images', {
  upload: {
    method: 'POST',
    base: 'images',
    path: 'upload',
    summary: 'Uploads an image and names its colours',
    rows: ['API-44', 'ENT-20', 'SETUP-09'],
    encoding: 'multipart',
    body: z.object({
      /** Of the image host: `atrium` here. */
      key: z.string().check(z.minLength(1), z.maxLength(200)),
      /** `pictures`, with a signature, or `profile`: of oneself, without one. */
      preset: z.string().check(z.minLength(1), z.maxLength(100)),
      colors: flagText,
      signature: z.optional(z.string().check(z.maxLength(200))),
      timestamp: z.optional(wholeText),
    }),
    files: { file: { required: true, maxBytes: maxImageBytes } },
    response: uploadedImage,
    status: 201,
    errors: [403, 413],
  },
  get: {
    method: 'GET',
    base: 'images',
    path: '{+publicId}',
    summary: 'An image, at most `w` pixels wide; file lists ask for 140',
    rows: ['API-44', 'VIEW-16'],
    extension: true,
    open: true,
    params: z.object({ publicId: z.string().check(z.regex(/^[\w-]+(\/[\w.-]+)*$/)) }),
    query: z.object({ w: z.optional(wholeText) }),
    produces: 'image/*',
  },
  stock: {
    method: 'GET',
    base: 'images',
    path: 'stock',
    summary: 'Pictures that everybody may use, for a new application',
    rows: ['SETUP-05', 'ENT-20'],
    extension: true,
    response: z.array(
      z.object({
        stock: z.boolean(),
        publicId: z.string(),
        url: z.string(),
        /** That it is drawn in. */
        colours: z.array(z.string()),
      }),
    ),
  },
})

/** Office document link (ENT-21). */
export const officeLink = z.object({
  accessToken: z.string(),
  /** Milliseconds since 1970, as the form field access_token_ttl wants it (VIEW-14). */
  expiresAt: z.number(),
  url: z.string(),
})
export type OfficeLink = z.output<typeof officeLink>

/** What an office server is told of a file; the names are the protocol's (WOPI, CheckFileInfo). */
export const officeFileInfo = z.object({
  BaseFileName: z.string(),
  Size: z.int(),
  Version: z.string(),
  OwnerId: z.string(),
  UserId: z.string(),
  UserFriendlyName: z.string(),
  LastModifiedTime: z.string(),
  UserCanWrite: z.boolean(),
  ReadOnly: z.boolean(),
  UserCanNotWriteRelative: z.boolean(),
  SupportsUpdate: z.boolean(),
  SupportsLocks: z.boolean(),
  PostMessageOrigin: z.string(),
})
export type OfficeFileInfo = z.output<typeof officeFileInfo>

const officeToken = z.object({
  /** Of the link; it opens this one file for one person. */
  access_token: z.string().check(z.maxLength(2_000)),
})

/** A document as a PDF, or how far it is. */
export const documentPdf = z.object({
  /** `working`: ask again at once, an answer waits for a while. `failed`: it cannot be made of this file. */
  state: z.enum(['ready', 'working', 'failed']),
  /** A short-lived address, where it is ready. */
  link: z.nullable(z.object({ url: z.string(), expiresAt: moment, size: z.int() })),
})
export type DocumentPdf = z.output<typeof documentPdf>

export const officeDocuments = area('officeDocuments', {
  link: {
    method: 'GET',
    base: 'storage',
    path: 'wopi/files/{id}/link/1',
    summary: 'Where an office document can be viewed, and with which token',
    rows: ['VIEW-14', 'ENT-21'],
    params: z.object({ id: idText }),
    response: officeLink,
    errors: [503],
  },
  pdf: {
    method: 'GET',
    base: 'storage',
    path: 'wopi/files/{id}/pdf',
    summary: 'A presentation, an OpenDocument text or an older Word file as a PDF',
    rows: ['VIEW-04', 'VIEW-10', 'VIEW-13'],
    extension: true,
    params: z.object({ id: idText }),
    response: documentPdf,
  },
  info: {
    method: 'GET',
    base: 'storage',
    path: 'wopi/files/{id}',
    summary: 'What an office server needs to know of a file (WOPI: CheckFileInfo)',
    rows: ['VIEW-14'],
    extension: true,
    open: true,
    params: z.object({ id: idText }),
    query: officeToken,
    response: officeFileInfo,
    errors: [403],
  },
  contents: {
    method: 'GET',
    base: 'storage',
    path: 'wopi/files/{id}/contents',
    summary: 'A file for an office server (WOPI: GetFile)',
    rows: ['VIEW-14'],
    extension: true,
    open: true,
    params: z.object({ id: idText }),
    query: officeToken,
    produces: 'application/octet-stream',
    errors: [403],
  },
})

export const scormPackages = area('scormPackages', {
  upload: {
    method: 'POST',
    base: 'storage',
    path: 'seminars/{applicationId}/{componentId}/scorm',
    summary: 'Gives a seminar a SCORM package; the one before it goes',
    rows: ['SEM-05', 'T-88'],
    extension: true,
    params: z.object({ applicationId: idText, componentId: idText }),
    encoding: 'multipart',
    body: z.object({
      /**
       * What becomes of what learners have done: it stays with the lessons that are in both packages
       * (`keep`), or everybody begins anew (`anew`). Without it a package with another content is
       * refused where somebody has begun (409, `attempts-undecided`).
       */
      attempts: z.optional(z.enum(['keep', 'anew'])),
      /** A package that arrived piece by piece (`uploads`), in place of `file`. */
      uploadId: z.optional(uploadIdText),
    }),
    files: { file: { maxBytes: maxFileBytes } },
    response: z.object({ scormVersion: z.string(), lessonCount: z.int() }),
    status: 201,
    errors: [403, 409, 413, 507],
  },
})
