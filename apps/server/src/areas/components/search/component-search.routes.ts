import { componentSearch } from '@atrium/api-client/contract'
import { implement, type Route } from '../../../platform/implement.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { enterTenant } from '../../users/index.ts'
import { foldedWords, searchComponents } from './component-search.repository.ts'
import { present } from '../components.service.ts'

export const componentSearchRoutes = (deps: Pick<Dependencies, 'database'>): Route[] =>
  implement(componentSearch, {
    /** The first of what the caller sees and what holds all words; nothing where there is no word. */
    find: ({ actor, params, query }) =>
      enterTenant(deps, actor, params.applicationId, async (tx, access) => {
        const words = await foldedWords(tx, query.query)
        if (words.length === 0) return []
        const { pageId, count } = query
        return present(tx, access, await searchComponents(tx, access, { words, pageId, count }))
      }),
  })
