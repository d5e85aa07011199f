import { createHash } from 'node:crypto'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** A resource as it travels. */
export interface Resource {
  schemas: string[]
  id: string
  meta: { resourceType: string; location: string; version?: string; [key: string]: unknown }
  [attribute: string]: unknown
}

/** Which attributes an answer holds (RFC 7644 §3.9). */
export interface Projection {
  /** In lower case; undefined: all of them. */
  only: ReadonlySet<string> | undefined
  except: ReadonlySet<string>
}

export const isWanted = ({ only, except }: Projection, attribute: string): boolean =>
  only ? only.has(attribute.toLowerCase()) : !except.has(attribute.toLowerCase())

/** A resource with its version: the same as long as everything in it is. */
export function withVersion(resource: Resource): Resource & { meta: { version: string } } {
  const hash = createHash('sha256').update(JSON.stringify(resource)).digest('base64url')
  return { ...resource, meta: { ...resource.meta, version: `W/"${hash.slice(0, 22)}"` } }
}

/** The attributes that were asked for; what names a resource is always among them. */
export function project(resource: Resource, projection: Projection): object {
  return Object.fromEntries(
    Object.entries(resource).filter(
      ([name]) => name === 'id' || name === 'schemas' || isWanted(projection, name),
    ),
  )
}

/** Part of a list; numbers as in RFC 7644 §3.4.2.4. */
export interface Page {
  /** Counted from 1. */
  startIndex: number
  count: number
}

export const toList = (
  resources: readonly object[],
  { startIndex, total }: { startIndex: number; total: number },
) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
