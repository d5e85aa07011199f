import { Problem } from '../../platform/problem.ts'
import type { Resource } from './scim.resource.ts'
import { scimTexts } from './scim.texts.ts'

/** Whether one of the versions in a header is that of the resource; compressed on the way it is a weak one. */
export const isVersion = ({ meta }: Resource, header: string): boolean =>
  header.split(',').some((one) => {
    const tag = one.trim()
    return tag === '*' || tag.replace(/^W\//, '') === meta.version?.replace(/^W\//, '')
  })

/** Refuses with 412 to change what is another than the directory saw (RFC 7644 §3.14). */
export function requireVersion(resource: Resource, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !isVersion(resource, ifMatch))
    throw new Problem(412, 'stale', { text: scimTexts.changed })
}
