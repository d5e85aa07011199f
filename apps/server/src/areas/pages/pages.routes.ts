import { pageManagement, pageModules, pages, pageTemplates } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createPageManagementService } from './page-management.service.ts'
import { createPageModulesService } from './page-modules.service.ts'
import { applyTemplate, listTemplates } from './page-templates.service.ts'
import { createPagesService } from './pages.service.ts'

export function pageRoutes(deps: Dependencies): Route[] {
  const service = createPagesService(deps)
  const management = createPageManagementService(deps)
  const modules = createPageModulesService(deps)
  return [
    ...implement(pages, {
      list: ({ actor, params, language }) => service.list(actor, params.applicationId, language),
    }),
    ...implement(pageManagement, {
      list: ({ actor, params }) => management.list(actor, params.applicationId),
      create: (context) => management.create(commandOf(context), context.body),
      save: (context) => management.save(commandOf(context), context.params.pageId, context.body),
      arrange: (context) =>
        management.arrange(commandOf(context), context.params.pageId, context.body.beforeId),
      contents: ({ actor, params, query }) =>
        management.contents(actor, params.applicationId, params.pageId, query.componentId),
      remove: (context) => management.remove(commandOf(context), context.params.pageId),
      restore: (context) => management.restore(commandOf(context), context.params.pageId),
    }),
    ...implement(pageModules, {
      create: (context) =>
        modules.create(commandOf(context), context.params.pageId, context.body, context.language),
      save: (context) => {
        const { pageId, componentId } = context.params
        return modules.save(commandOf(context), pageId, componentId, context.body)
      },
      arrange: (context) => {
        const { pageId, componentId } = context.params
        return modules.arrange(commandOf(context), pageId, componentId, context.body.beforeId)
      },
      remove: (context) => {
        const { pageId, componentId } = context.params
        return modules.remove(commandOf(context), pageId, componentId)
      },
      restore: (context) => {
        const { pageId, componentId } = context.params
        return modules.restore(commandOf(context), pageId, componentId)
      },
    }),
    ...implement(pageTemplates, {
      list: async ({ language }) => listTemplates(language),
      apply: (context) =>
        applyTemplate(deps, commandOf(context), context.body.key, context.language),
    }),
  ]
}
