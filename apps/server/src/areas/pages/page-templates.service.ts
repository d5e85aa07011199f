import type { ManagedPage, PageTemplate, PageTemplateKey } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import type { Language } from '../../platform/locales.ts'
import { Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Command } from '../components/index.ts'
import { listManagedPages } from './page-management.repository.ts'
import { changePages, pageEntry, presentPages } from './page-management.service.ts'
import { insertStarterPages } from './page-starters.ts'
import { pageTemplateCatalogue } from './page-templates.catalogue.ts'
import { pageTexts } from './pages.texts.ts'

/** The templates as they are read in a language. */
export const listTemplates = (language: Language): PageTemplate[] =>
  pageTemplateCatalogue.map(({ key, name, description, pages }) => ({
    key,
    displayName: name[language],
    description: description[language],
    pages: pages.map((page) => ({
      displayName: (language === 'en' ? page.name.en : undefined) ?? page.name.de,
      icon: page.icon,
    })),
  }))

/** Makes the pages of a template, in an application without any. */
export const applyTemplate = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock'>,
  command: Command,
  key: PageTemplateKey,
  language: Language,
): Promise<ManagedPage[]> =>
  changePages(deps, command, async (tx, access) => {
    const { applicationId, actor } = access
    const template = pageTemplateCatalogue.find((one) => one.key === key)!
    if ((await listManagedPages(tx, applicationId)).length > 0) {
      throw new Problem(409, 'has-pages', { text: pageTexts['has-pages'] })
    }
    await insertStarterPages(tx, { applicationId, userId: actor.userId, language }, template.pages)
    const pages = await listManagedPages(tx, applicationId)
    await audit(tx, ...pages.map((after) => pageEntry(access, 'created', { after })))
    return presentPages(tx, access, pages)
  })
