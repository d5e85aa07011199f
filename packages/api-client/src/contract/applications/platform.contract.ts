import * as z from 'zod/mini'
import { area } from '../call.ts'
import { id, moment, relativePath } from '../fields.ts'
import { lookupValue } from '../pages/links.contract.ts'

/** Media type (API-07, MT-02). */
export const mediaType = z.object({
  id,
  name: z.string(),
  /** One of `mediaKinds`: the design system has an icon and a colour for each. */
  icon: z.string(),
  /** `#rrggbb`, readable on white: for who draws without the design system. */
  colour: z.string(),
})
export type MediaType = z.output<typeof mediaType>

export const mediaTypes = area('mediaTypes', {
  list: {
    method: 'GET',
    path: 'mediaTypes',
    summary: 'Media types with icon and colour',
    rows: ['API-07', 'MT-02', 'MT-03'],
    response: z.array(mediaType),
  },
})

export const lookups = area('lookups', {
  values: {
    method: 'GET',
    path: '{+path}',
    summary: 'Values to choose from, at a path below the base that a field names',
    rows: ['API-43', 'ENT-23'],
    params: z.object({ path: relativePath }),
    response: z.array(lookupValue),
  },
})

export const analytics = area('analytics', {
  track: {
    method: 'POST',
    path: 'events',
    summary: 'Records that something happened, without personal data',
    rows: ['AUTH-04'],
    extension: true,
    encoding: 'json',
    body: z.object({
      name: z.string().check(z.regex(/^[A-Za-z]{1,50}$/)),
      at: moment,
    }),
  },
})
