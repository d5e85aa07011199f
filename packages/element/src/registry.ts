import type { Scope } from '@atrium/api-client'
import { ownId } from '@atrium/api-client'
import { orderRoles, type Application, type ConfigurationEntry } from '@atrium/api-client/contract'
import { hasRole, isSwitchedOn, moduleConfigs } from '@atrium/api-client/values'
import { manifest as approvals } from '@atrium/portal-modules/approvals/manifest'
import { manifest as campaigns } from '@atrium/portal-modules/campaigns/manifest'
import { manifest as chat } from '@atrium/portal-modules/chat/manifest'
import { manifest as cockpit } from '@atrium/portal-modules/cockpit/manifest'
import { manifest as comments } from '@atrium/portal-modules/comments/manifest'
import { manifest as contacts } from '@atrium/portal-modules/contacts/manifest'
import { manifest as directOrders } from '@atrium/portal-modules/direct-orders/manifest'
import { manifest as fileExplorer } from '@atrium/portal-modules/file-explorer/manifest'
import { manifest as invoices } from '@atrium/portal-modules/invoices/manifest'
import {
  registerModule,
  type ModuleRegistry,
  type RegisteredModule,
} from '@atrium/portal-modules/kit'
import { manifest as linkCollection } from '@atrium/portal-modules/link-collection/manifest'
import { manifest as posts } from '@atrium/portal-modules/posts/manifest'
import { manifest as taskBoard } from '@atrium/portal-modules/task-board/manifest'
import { manifest as timeline } from '@atrium/portal-modules/timeline/manifest'
import type { Services } from './services.ts'

/** What a module is made of here. */
export interface Around extends Services {
  scope: Scope
  application: Application
  settings: readonly ConfigurationEntry[]
}

interface Kind {
  /** How the server calls it, where it lies on a page: one of them is shown. */
  onPage?: string
  /** Its number has to be said: it lies on no page. */
  isByNumber?: boolean
  make: (around: Around) => RegisteredModule
}

/** By the name of their folder in `@atrium/portal-modules`. */
export const kinds: Readonly<Record<string, Kind>> = {
  approvals: {
    make: ({ client, scope, live, server }) =>
      registerModule({
        manifest: approvals,
        load: () => import('@atrium/portal-modules/approvals/module'),
        port: async () => {
          const { createApprovalsAdapter } =
            await import('@atrium/portal-modules/approvals/adapter')
          return createApprovalsAdapter({ client, scope, live, storage: `${server}/storage` })
        },
      }),
  },
  campaigns: {
    make: ({ client, scope, live, server }) =>
      registerModule({
        manifest: campaigns,
        load: () => import('@atrium/portal-modules/campaigns/module'),
        port: async () => {
          const { createCampaignsAdapter } =
            await import('@atrium/portal-modules/campaigns/adapter')
          return createCampaignsAdapter({ client, scope, live, origin: () => server })
        },
      }),
  },
  chat: {
    make: ({ client, scope, live, chat: messages }) =>
      registerModule({
        manifest: chat,
        load: () => import('@atrium/portal-modules/chat/module'),
        port: async () => {
          const { createChatAdapter } = await import('@atrium/portal-modules/chat/adapter')
          return createChatAdapter({ client, scope, live, messages })
        },
      }),
  },
  cockpit: {
    isByNumber: true,
    make: ({ client, scope, live, settings }) =>
      registerModule({
        manifest: {
          ...cockpit,
          configSchema: {
            parse: () => ({ hasWorkflow: isSwitchedOn(settings, 'WORKFLOW_DIALOG_ENABLED') }),
          },
        },
        load: () => import('@atrium/portal-modules/cockpit/module'),
        port: async () => {
          const { createCockpitAdapter } = await import('@atrium/portal-modules/cockpit/adapter')
          return createCockpitAdapter({ client, scope, live })
        },
      }),
  },
  contacts: {
    onPage: contacts.type,
    make: ({ client, scope, live }) =>
      registerModule({
        manifest: contacts,
        load: () => import('@atrium/portal-modules/contacts/module'),
        port: async () => {
          const { createContactsAdapter } = await import('@atrium/portal-modules/contacts/adapter')
          return createContactsAdapter({ client, scope, live })
        },
      }),
  },
  'direct-orders': {
    onPage: directOrders.type,
    make: ({ client, scope, live, application }) =>
      registerModule({
        // Building blocks are made in the portal.
        manifest: { ...directOrders, configSchema: { parse: () => ({}) } },
        load: () => import('@atrium/portal-modules/direct-orders/module'),
        port: async () => {
          const { createDirectOrdersAdapter } =
            await import('@atrium/portal-modules/direct-orders/adapter')
          const canOrder = hasRole(application.roles ?? [], orderRoles)
          return createDirectOrdersAdapter({ client, scope, live, canOrder })
        },
      }),
  },
  'file-explorer': {
    onPage: fileExplorer.type,
    make: ({ client, scope, live }) =>
      registerModule({
        manifest: fileExplorer,
        load: () => import('@atrium/portal-modules/file-explorer/module'),
        port: async () => {
          const { createFileExplorerAdapter } =
            await import('@atrium/portal-modules/file-explorer/adapter')
          return createFileExplorerAdapter({ client, scope, live })
        },
      }),
  },
  invoices: {
    make: ({ client, scope, application }) =>
      registerModule({
        manifest: invoices,
        load: () => import('@atrium/portal-modules/invoices/module'),
        port: async () => {
          const { createInvoicesAdapter } = await import('@atrium/portal-modules/invoices/adapter')
          const customers = (application.customers ?? []).map(({ id, displayName }) => ({
            id,
            name: displayName,
          }))
          return createInvoicesAdapter({ client, scope, customers })
        },
      }),
  },
  'link-collection': {
    onPage: linkCollection.type,
    make: ({ client, scope, live, server }) =>
      registerModule({
        manifest: linkCollection,
        load: () => import('@atrium/portal-modules/link-collection/module'),
        port: async () => {
          const { createLinkCollectionAdapter } =
            await import('@atrium/portal-modules/link-collection/adapter')
          return createLinkCollectionAdapter({ client, scope, live, storage: `${server}/storage` })
        },
      }),
  },
  posts: {
    onPage: posts.type,
    make: ({ client, scope, live }) =>
      registerModule({
        manifest: posts,
        load: () => import('@atrium/portal-modules/posts/module'),
        port: async () => {
          const { createPostsAdapter } = await import('@atrium/portal-modules/posts/adapter')
          return createPostsAdapter({ client, scope, live })
        },
      }),
  },
  'task-board': {
    onPage: taskBoard.type,
    make: ({ client, scope, live }) =>
      registerModule({
        manifest: taskBoard,
        load: () => import('@atrium/portal-modules/task-board/module'),
        port: async () => {
          const [{ createTaskBoardAdapter }, userId] = await Promise.all([
            import('@atrium/portal-modules/task-board/adapter'),
            ownId(client),
          ])
          return createTaskBoardAdapter({ client, scope, live, userId })
        },
      }),
  },
  timeline: {
    onPage: timeline.type,
    make: ({ client, scope, live }) =>
      registerModule({
        manifest: timeline,
        load: () => import('@atrium/portal-modules/timeline/module'),
        port: async () => {
          const { createTimelineAdapter } = await import('@atrium/portal-modules/timeline/adapter')
          return createTimelineAdapter({ client, scope, live })
        },
      }),
  },
}

/** What stands under items: comments, where they are switched on (CMT-04). */
export function itemModules({ client, scope, live, settings }: Around): ModuleRegistry {
  if (!isSwitchedOn(settings, 'COMMENTING_ENABLED')) return {}
  return {
    [comments.type]: registerModule({
      manifest: comments,
      load: () => import('@atrium/portal-modules/comments/module'),
      port: async () => {
        const { createCommentsAdapter } = await import('@atrium/portal-modules/comments/adapter')
        return createCommentsAdapter({ client, scope, live })
      },
    }),
  }
}

/** What the application's switches say to a module (CFG-01). */
export const configOf = (onPage: string | undefined, { settings }: Around): unknown =>
  onPage === undefined ? undefined : (moduleConfigs(settings) as Record<string, unknown>)[onPage]
