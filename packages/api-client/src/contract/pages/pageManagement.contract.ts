import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, groupIds, iconText, id, idText, moment } from '../fields.ts'
import { collectionTypes } from './links.contract.ts'
import { component, person } from '../shared.ts'
import { line } from '../text.ts'

/** Component types that can be placed on a page; the portal has a module for each. */
export const moduleTypes = [
  'fileexplorer',
  'linkcollection',
  'postCollection',
  'timeline',
  'campaign',
  'tasklist',
  'directorderlist',
  'seminarCollection',
  'contactlist',
] as const
export type ModuleType = (typeof moduleTypes)[number]

/** How many pages an application has at most: a navigation nobody reads through helps nobody. */
export const maxPages = 50
/** How many modules lie on one page at most. */
export const maxModulesOnPage = 20

/** First segment of a page's address: words in lower case, dashes between them (ROUTE-11). */
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
/** An address elsewhere that a page of the navigation leads to. */
const webAddress = z.string().check(z.trim(), z.maxLength(2_000), z.regex(/^[hH][tT]{2}[pP][sS]?:\/\/[^\s"<>\\^`{|}]+$/)) // prettier-ignore
const pageName = line(1, 60)

const pageParams = z.extend(application, { pageId: idText })
const moduleParams = z.extend(pageParams, { componentId: idText })

/** A page as its administrators see it, also while it is hidden. */
export const managedPage = z.object({
  id,
  /** In German, or in the one language that it has. */
  displayName: z.string(),
  /** Null: it is called the same in English. */
  displayNameEn: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  /** `/files` of a page of the portal, or the whole address of one elsewhere. */
  url: z.string(),
  isExternal: z.boolean(),
  /** Seen by nobody but those who see everything, and in nobody's navigation. */
  isHidden: z.boolean(),
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
  /** What lies on it, in order. */
  modules: z.array(component),
})
export type ManagedPage = z.output<typeof managedPage>

/** A page or a module that was deleted in the last 30 days. */
export const deletedPart = z.object({
  kind: z.enum(['page', 'module']),
  id,
  displayName: z.string(),
  /** Of a module, the page that it lay on; null for a page. */
  page: z.nullable(z.object({ id, displayName: z.string() })),
  /** Of a module; null for a page. */
  type: z.nullable(z.string()),
  deletedAt: moment,
  deletedByUser: z.nullable(person),
})
export type DeletedPart = z.output<typeof deletedPart>

/** How many things of a kind lie on a page or in a module. */
export const contentCount = z.object({
  /** A component type such as `filelink`, or `timelineItem`. */
  kind: z.string(),
  count: z.int(),
})

const pageFields = {
  displayName: pageName,
  displayNameEn: z.nullable(pageName),
  icon: z.nullable(iconText),
  isHidden: z.boolean(),
  /** Address in the portal; exactly one of `slug` and `url`. */
  slug,
  /** Address elsewhere. */
  url: webAddress,
}

export const pageManagement = area('pageManagement', {
  list: {
    method: 'GET',
    path: 'pages/{applicationId}/managed',
    summary: 'All pages in their order, hidden ones too, and what was deleted in the last 30 days',
    rows: ['LAY-04', 'ADM-09', 'T-66'],
    extension: true,
    params: application,
    response: z.object({ pages: z.array(managedPage), deleted: z.array(deletedPart) }),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'pages/{applicationId}',
    summary: 'Makes a page at the end of the navigation; without `isHidden` it is shown at once',
    rows: ['LAY-04', 'ROUTE-11', 'GEN-03'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      displayName: pageFields.displayName,
      displayNameEn: z.optional(pageFields.displayNameEn),
      icon: z.optional(pageFields.icon),
      isHidden: z.optional(pageFields.isHidden),
      slug: z.optional(pageFields.slug),
      url: z.optional(pageFields.url),
    }),
    response: managedPage,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'pages/{applicationId}/{pageId}',
    summary: 'Changes the name, icon or address of a page, hides or shows it; what is absent stays',
    rows: ['LAY-04', 'ROUTE-11', 'GEN-03'],
    extension: true,
    params: pageParams,
    encoding: 'json',
    body: z.partial(z.object(pageFields)),
    response: managedPage,
    errors: [403, 409],
  },
  arrange: {
    method: 'PUT',
    path: 'pages/{applicationId}/{pageId}/place',
    summary: 'Puts a page before another one in the navigation, or at its end',
    rows: ['LAY-04'],
    extension: true,
    params: pageParams,
    encoding: 'json',
    body: z.object({ beforeId: z.nullable(id) }),
    errors: [403],
  },
  contents: {
    method: 'GET',
    path: 'pages/{applicationId}/{pageId}/contents',
    summary: 'How much lies on a page or in one module of it, by kind: what a deletion would take',
    rows: ['T-66'],
    extension: true,
    params: pageParams,
    query: z.object({ componentId: z.optional(idText) }),
    response: z.array(contentCount),
    errors: [403],
  },
  remove: {
    method: 'DELETE',
    path: 'pages/{applicationId}/{pageId}',
    summary:
      'Deletes a page with all that lies on it; for 30 days it can be restored. One that holds direct orders stays',
    rows: ['T-08', 'T-66'],
    extension: true,
    params: pageParams,
    errors: [403, 409],
  },
  restore: {
    method: 'POST',
    path: 'pages/{applicationId}/{pageId}/restore',
    summary:
      'Takes a deleted page back to its place with all that was deleted with it; if its address is taken, with the next free one',
    rows: ['T-08', 'T-66'],
    extension: true,
    params: pageParams,
    response: managedPage,
    errors: [403],
  },
})

const moduleText = z.nullable(line(3, 1_000))

export const pageModules = area('pageModules', {
  create: {
    method: 'POST',
    path: 'pages/{applicationId}/{pageId}/modules',
    summary:
      'Places a module at the end of a page. A list of tasks begins with buckets for each state',
    rows: ['ENT-10', 'ENT-12', 'PERM-14', 'PERM-16'],
    extension: true,
    params: pageParams,
    encoding: 'json',
    body: z.object({
      type: z.enum(moduleTypes),
      displayName: line(1, 100),
      description: z.optional(moduleText),
      icon: z.optional(z.nullable(iconText)),
      /** Of a link collection: what it takes; absent: everything. */
      collectionType: z.optional(z.enum(collectionTypes)),
      /** Who sees it, beside those who always do; absent: those alone. */
      userGroupIds: z.optional(groupIds),
    }),
    response: component,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'pages/{applicationId}/{pageId}/modules/{componentId}',
    summary: 'Changes the name, description or icon of a module; what is absent stays',
    rows: ['ENT-10', 'ENT-12'],
    extension: true,
    params: moduleParams,
    encoding: 'json',
    body: z.object({
      displayName: z.optional(line(1, 100)),
      description: z.optional(moduleText),
      icon: z.optional(z.nullable(iconText)),
      collectionType: z.optional(z.enum(collectionTypes)),
    }),
    response: component,
    errors: [403, 409],
  },
  arrange: {
    method: 'PUT',
    path: 'pages/{applicationId}/{pageId}/modules/{componentId}/place',
    summary: 'Puts a module before another one of its page, or at the end',
    rows: ['LAY-04'],
    extension: true,
    params: moduleParams,
    encoding: 'json',
    body: z.object({ beforeId: z.nullable(id) }),
    errors: [403],
  },
  remove: {
    method: 'DELETE',
    path: 'pages/{applicationId}/{pageId}/modules/{componentId}',
    summary:
      'Takes a module off its page with all in it; for 30 days it can be restored. One that holds direct orders stays',
    rows: ['T-08', 'T-66'],
    extension: true,
    params: moduleParams,
    errors: [403, 409],
  },
  restore: {
    method: 'POST',
    path: 'pages/{applicationId}/{pageId}/modules/{componentId}/restore',
    summary: 'Takes a deleted module back onto its page',
    rows: ['T-08', 'T-66'],
    extension: true,
    params: moduleParams,
    response: component,
    errors: [403, 409],
  },
})

/** Templates that the server has, by their keys. */
export const pageTemplateKeys = ['brand', 'retail', 'performance'] as const
export type PageTemplateKey = (typeof pageTemplateKeys)[number]

/** A set of pages that an application can begin with. */
export const pageTemplate = z.object({
  key: z.enum(pageTemplateKeys),
  displayName: z.string(),
  description: z.string(),
  pages: z.array(z.object({ displayName: z.string(), icon: z.string() })),
})
export type PageTemplate = z.output<typeof pageTemplate>

export const pageTemplates = area('pageTemplates', {
  list: {
    method: 'GET',
    path: 'pagetemplates',
    summary: 'Sets of pages that an application can begin with',
    rows: ['SETUP-04'],
    extension: true,
    response: z.array(pageTemplate),
  },
  apply: {
    method: 'POST',
    path: 'pages/{applicationId}/template',
    summary: 'Makes the pages of a template in an application that has none',
    rows: ['SETUP-04', 'LAY-04'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ key: z.enum(pageTemplateKeys) }),
    response: z.array(managedPage),
    status: 201,
    errors: [403, 409],
  },
})
