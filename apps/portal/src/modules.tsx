import { hasRole, isSwitchedOn } from '@atrium/api-client/values'
import { useApplicationConfiguration, useApprovalCountRefresh, useAtrium } from '@atrium/api-client'
import { orderRoles } from '@atrium/api-client/contract'
import {
  ItemModulesProvider,
  registerModule,
  type ModuleRegistry,
} from '@atrium/portal-modules/kit'
import { manifest as approvals } from '@atrium/portal-modules/approvals/manifest'
import { manifest as campaigns } from '@atrium/portal-modules/campaigns/manifest'
import { manifest as contacts } from '@atrium/portal-modules/contacts/manifest'
import { manifest as directOrders } from '@atrium/portal-modules/direct-orders/manifest'
import { manifest as fileExplorer } from '@atrium/portal-modules/file-explorer/manifest'
import { manifest as linkCollection } from '@atrium/portal-modules/link-collection/manifest'
import { manifest as posts } from '@atrium/portal-modules/posts/manifest'
import { manifest as seminar } from '@atrium/portal-modules/seminar/manifest'
import { manifest as taskBoard } from '@atrium/portal-modules/task-board/manifest'
import { manifest as timeline } from '@atrium/portal-modules/timeline/manifest'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useApprovalsModule } from './module-ports/approvalsModule.ts'
import { useItemModules } from './module-ports/itemModules.ts'
import { useServices } from './services.tsx'
import { useRoles } from './access/useRoles.ts'
import { useOpenViewer } from './viewer/ViewerProvider.tsx'

const ModulesContext = createContext<ModuleRegistry | undefined>(undefined)

/** Component type to lazy module. */
export function useModules(): ModuleRegistry {
  const modules = use(ModulesContext)
  if (!modules) throw new Error('Modules have no place here.')
  return modules
}

/** One registry for all pages, so that a module which was open once is there at once. */
export function ModulesProvider({ children }: { children: ReactNode }) {
  const modules = useRegistry()
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : []
  // Where commenting is off nothing of it is seen (CMT-04).
  const itemModules = useItemModules(isSwitchedOn(entries, 'COMMENTING_ENABLED'))
  return (
    <ModulesContext value={modules}>
      <ItemModulesProvider registry={itemModules}>{children}</ItemModulesProvider>
    </ModulesContext>
  )
}

/** Made anew for another tenant or person: ports carry whose data it is. */
function useRegistry(): ModuleRegistry {
  const { client, scope } = useAtrium()
  const services = useServices()
  const { live } = services
  const openViewer = useOpenViewer()
  const onDecided = useApprovalCountRefresh()
  const approvalsModule = useApprovalsModule()
  const canOrder = hasRole(useRoles(), orderRoles)
  return useMemo(
    () => ({
      [approvals.type]: approvalsModule,
      campaign: registerModule({
        manifest: campaigns,
        load: () => import('@atrium/portal-modules/campaigns/module'),
        port: async () => {
          const { createCampaignsAdapter } =
            await import('@atrium/portal-modules/campaigns/adapter')
          return createCampaignsAdapter({ client, scope, live, onDecided })
        },
      }),
      [directOrders.type]: registerModule({
        manifest: directOrders,
        load: () => import('./orders/ordersModule.tsx'),
        port: async () =>
          (await import('./orders/ordersModule.tsx')).createDirectOrdersAdapter({
            client,
            scope,
            live,
            canOrder,
          }),
      }),
      fileexplorer: registerModule({
        manifest: fileExplorer,
        load: () => import('@atrium/portal-modules/file-explorer/module'),
        port: async () => {
          const { createFileExplorerAdapter } =
            await import('@atrium/portal-modules/file-explorer/adapter')
          return createFileExplorerAdapter({ client, scope, live, openViewer })
        },
      }),
      linkcollection: registerModule({
        manifest: linkCollection,
        load: () => import('@atrium/portal-modules/link-collection/module'),
        port: async () => {
          const { createLinkCollectionAdapter } =
            await import('@atrium/portal-modules/link-collection/adapter')
          return createLinkCollectionAdapter({ client, scope, live, openViewer })
        },
      }),
      postCollection: registerModule({
        manifest: posts,
        load: () => import('@atrium/portal-modules/posts/module'),
        port: async () => {
          const { createPostsAdapter } = await import('@atrium/portal-modules/posts/adapter')
          return createPostsAdapter({ client, scope, live })
        },
      }),
      [seminar.type]: registerModule({
        manifest: seminar,
        load: () => import('./academy/seminarsModule.tsx'),
        port: async () =>
          (await import('./academy/seminarsModule.tsx')).createSeminarsPort(services, {
            client,
            scope,
          }),
      }),
      tasklist: registerModule({
        manifest: taskBoard,
        load: () => import('@atrium/portal-modules/task-board/module'),
        port: async () => (await import('./module-ports/tasks.ts')).tasksPort(client, scope, live),
      }),
      [contacts.type]: registerModule({
        manifest: contacts,
        load: () => import('@atrium/portal-modules/contacts/module'),
        port: async () => {
          const { createContactsAdapter } = await import('@atrium/portal-modules/contacts/adapter')
          return createContactsAdapter({ client, scope, live })
        },
      }),
      [timeline.type]: registerModule({
        manifest: timeline,
        load: () => import('@atrium/portal-modules/timeline/module'),
        port: async () => {
          const { createTimelineAdapter } = await import('@atrium/portal-modules/timeline/adapter')
          return createTimelineAdapter({ client, scope, live })
        },
      }),
    }),
    [approvalsModule, canOrder, client, scope, live, onDecided, openViewer, services],
  )
}
