import * as z from 'zod/mini'
import { area } from '../call.ts'
import {
  application,
  component as componentParams,
  displayName,
  groupIds,
  id,
  jsonText,
  iconText,
} from '../fields.ts'
import { component } from '../shared.ts'
import { line } from '../text.ts'

/** Kinds of link collections (ENT-12). */
export const collectionTypes = ['unknown', 'report', 'file', 'page'] as const

const optionalText = (min: number, max: number) => z.optional(z.nullable(line(min, max)))

/** What the creation dialogs add to their form fields, as JSON in the field `data` (API-40). */
export const placement = z.object({
  /** The collection or folder; for a link collection the page, as `pages.list` says it. */
  parentComponentId: id,
  notifyGroups: z.optional(z.boolean()),
  userGroupIds: z.optional(groupIds),
})
export const placementText = jsonText(placement)

/** Name, description and icon of a link or menu item (VAL-06). */
export const itemFields = z.object({
  displayName,
  description: optionalText(3, 100),
  icon: z.optional(z.nullable(iconText)),
})

/** The variant with an address, which needs an icon too (VAL-07). */
const linkFields = z.extend(itemFields, {
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  icon: iconText,
})

/** A change names the item and may change who sees it. */
export const edit = { id, userGroupIds: z.optional(groupIds) }

const createLink = {
  method: 'POST',
  extension: true,
  params: application,
  encoding: 'form',
  jsonFields: ['data'],
  body: z.extend(linkFields, { data: placementText }),
  response: component,
  status: 201,
  errors: [403],
} as const

const saveLink = {
  method: 'PUT',
  params: application,
  encoding: 'json',
  body: z.extend(linkFields, edit),
  response: component,
  errors: [403, 409],
} as const

export const reportLinks = area('reportLinks', {
  create: {
    ...createLink,
    path: 'reportlinks/{applicationId}',
    summary: 'Creates a report link',
    rows: ['API-40', 'LINK-04', 'VAL-07'],
  },
  save: {
    ...saveLink,
    path: 'reportlinks/{applicationId}',
    summary: 'Changes a report link; its address is normalised',
    rows: ['API-34', 'API-42', 'LINK-03'],
  },
})

export const pageLinks = area('pageLinks', {
  create: {
    ...createLink,
    path: 'pagelinks/{applicationId}',
    summary: 'Creates a page link',
    rows: ['API-40', 'LINK-04', 'VAL-07'],
  },
  save: {
    ...saveLink,
    path: 'pagelinks/{applicationId}',
    summary: 'Changes a page link; its address is normalised',
    rows: ['API-34', 'API-42', 'LINK-03'],
  },
})

export const linkCollections = area('linkCollections', {
  create: {
    ...createLink,
    path: 'linkcollections/{applicationId}',
    summary: 'Creates a link collection',
    rows: ['API-40', 'ENT-12', 'LINK-05'],
    body: z.extend(itemFields, {
      collectionType: z.enum(collectionTypes),
      data: placementText,
    }),
  },
  save: {
    ...saveLink,
    extension: true,
    path: 'linkcollections/{applicationId}',
    summary: 'Changes a link collection',
    rows: ['API-41', 'LINK-05'],
    body: z.extend(itemFields, { ...edit, collectionType: z.optional(z.enum(collectionTypes)) }),
  },
  arrange: {
    method: 'PUT',
    path: 'linkcollections/{applicationId}/{componentId}/order',
    summary: 'Puts a link of a collection before another one, or at the end',
    rows: ['T-76'],
    extension: true,
    params: componentParams,
    encoding: 'json',
    body: z.object({
      /** The link. */
      componentId: id,
      /** The link that it comes before; null: none, it is the last. One that has gone counts as none. */
      beforeId: z.nullable(id),
    }),
    errors: [403],
  },
})

/** Lookup value (ENT-23). */
export const lookupValue = z.object({ id, type: z.string(), displayName: z.string() })
export type LookupValue = z.output<typeof lookupValue>
