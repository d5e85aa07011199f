import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { pages, type Component, type Page } from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { PageListPort, PageModule, PortalPage } from '../page-list.port.ts'

export interface PageListAdapterOptions {
  client: Client
  scope: Scope
  /** Tells of what others do; absent: nothing is live. */
  live?: LiveEvents
}

const calls = portCalls()

/** The port of the list of pages on the portal's own calls. */
export function createPageListAdapter({
  client,
  scope,
  live,
}: PageListAdapterOptions): PageListPort {
  return {
    pages() {
      const params = { applicationId: scope.tenant }
      const { key, load } = describeQuery(client, scope, pages.list, { params })
      return calls.translated({
        key: [...key, 'page-list'],
        load: async () => (await load()).map(toPage).filter(({ modules }) => modules.length > 0),
      })
    },
    audience: audienceCalls(client, scope, calls),
    ...(live && {
      onChange: (listener) =>
        listenToTypes(live, scope.tenant, ['components.changed', 'rights.changed'], listener),
    }),
  }
}

const toPage = ({ id, displayName, children }: Page): PortalPage => ({
  id,
  name: displayName,
  modules: children.map(({ childComponent }) => toModule(childComponent)),
})

const toModule = (component: Component): PageModule => ({
  id: component.id,
  name: component.displayName,
  audience: component.userGroupIds ?? [],
  version: component.version,
  isContainer: component.childCount !== null,
  canChangeAudience: component.can.changeAudience === true,
})
