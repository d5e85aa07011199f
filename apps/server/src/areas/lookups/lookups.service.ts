import type { LookupValue } from '@atrium/api-client/contract'
import type { Language } from '../../platform/locales.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { listMediaTypes } from '../media-types/index.ts'
import { createPagesService } from '../pages/index.ts'
import { canSeeGroups } from '../user-groups/index.ts'
import { enterTenant, listGroups } from '../users/index.ts'
import { listActivePeople } from './lookups.repository.ts'

interface Asking {
  actor: Actor
  applicationId: number
  language: Language
}

/** `lookups/101/users`: a source inside an application. */
const inApplication = /^lookups\/(\d{1,9})\/([a-z]+)$/

/**
 * Values that a field lets people choose from, at a path that the field names (API-43, ENT-23):
 * `lookups/mediatypes` and `lookups/{applicationId}/users`, `…/groups`, `…/pages`.
 */
export function createLookupsService(deps: Pick<Dependencies, 'database'>) {
  const sources: Record<string, (asking: Asking) => Promise<LookupValue[]>> = {
    users: ({ actor, applicationId, language }) =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        const people = await listActivePeople(tx, applicationId)
        return byName(
          people.map(({ id, first_name, last_name }) => ({
            id,
            type: 'user',
            displayName: `${first_name} ${last_name}`.trim(),
          })),
          language,
        )
      }),
    groups: ({ actor, applicationId, language }) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSeeGroups(access)) throw forbidden()
        const groups = await listGroups(tx, applicationId)
        return byName(
          groups.map(({ id, name }) => ({ id, type: 'group', displayName: name })),
          language,
        )
      }),
    pages: async ({ actor, applicationId, language }) => {
      const pages = await createPagesService(deps).list(actor, applicationId, language)
      return pages.map(({ id, displayName }) => ({ id, type: 'page', displayName }))
    },
  }

  return {
    async values(actor: Actor, path: string, language: Language): Promise<LookupValue[]> {
      if (path === 'lookups/mediatypes')
        return listMediaTypes(language).map(({ id, name }) => ({
          id,
          type: 'mediatype',
          displayName: name,
        }))
      const [, applicationId, name = ''] = inApplication.exec(path) ?? []
      const source = Object.hasOwn(sources, name) ? sources[name] : undefined
      if (!source) throw notFound()
      return source({ actor, applicationId: Number(applicationId), language })
    },
  }
}

function byName(values: readonly LookupValue[], language: Language): LookupValue[] {
  const collator = new Intl.Collator(language)
  return values.toSorted((one, other) => collator.compare(one.displayName, other.displayName))
}
