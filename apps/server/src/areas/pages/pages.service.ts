import type { Page } from '@atrium/api-client/contract'
import type { Language } from '../../platform/locales.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { listOnPages, present } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { isPageVisible } from './pages.policy.ts'
import { listPages, type PageRow } from './pages.repository.ts'

export function createPagesService(deps: Pick<Dependencies, 'database'>) {
  return {
    /** The pages that the caller may see, with what they may see on them, in order (ENT-09). */
    list: (actor: Actor, applicationId: number, language: Language): Promise<Page[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const pages = await listPages(tx, access)
        const rows = await listOnPages(tx, access)
        const components = await present(tx, access, rows)
        return pages
          .map((page) => ({
            id: page.id,
            applicationId: page.application_id,
            displayName: nameOf(page, language),
            description: page.description,
            className: page.class_name,
            icon: page.icon,
            isExternal: page.is_external,
            url: page.url,
            // Who looks at it as somebody else sees it as it will be.
            ...(page.is_hidden && access.seesAll && { isHidden: true }),
            // On the page itself the page stands in for the parent; what is called like its page is its content.
            children: components
              .filter((_, index) => rows[index]!.page_id === page.id)
              .map((component) => ({
                childComponent:
                  component.displayName === page.display_name
                    ? { ...component, displayName: nameOf(page, language) }
                    : component,
                parentComponentId: page.id,
              })),
          }))
          .filter((page) =>
            isPageVisible(access, {
              isExternal: page.isExternal,
              visibleComponents: page.children.length,
            }),
          )
      }),
  }
}

const nameOf = (page: PageRow, language: Language): string =>
  (language === 'en' ? page.display_name_en : null) ?? page.display_name
