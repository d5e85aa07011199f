import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id } from '../fields.ts'
import { component } from '../shared.ts'

/** A component on a page. */
export const pageChild = z.object({ childComponent: component, parentComponentId: id })

/** Page (ENT-09): a navigation entry. Its slug is the first segment of `url`. */
export const page = z.object({
  id,
  applicationId: id,
  /** In the language of the call, where the page is called differently in each. */
  displayName: z.string(),
  description: z.nullable(z.string()),
  className: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  isExternal: z.boolean(),
  url: z.string(),
  /** Extension: hidden, and seen by the caller because they see everything; absent: shown. */
  isHidden: z.optional(z.boolean()),
  children: z.array(pageChild),
})
export type Page = z.output<typeof page>

export const pages = area('pages', {
  list: {
    method: 'GET',
    path: 'pages/{applicationId}',
    summary: 'Pages of an application that the caller may see, in order',
    rows: ['API-10', 'ENT-09'],
    params: application,
    response: z.array(page),
  },
})
