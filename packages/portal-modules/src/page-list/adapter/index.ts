import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  pageManagement,
  pageModules,
  pageTemplates,
  type PageTemplateKey,
  reservedSlugs,
  type Component,
  type DeletedPart as DeletedAnswer,
  type ManagedPage,
  type ModuleType,
} from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import {
  moduleKinds,
  type DeletedPart,
  type ModuleKind,
  type PageFields,
  type PageListPort,
  type PageModule,
  type PortalPage,
} from '../page-list.port.ts'

export interface PageListAdapterOptions {
  client: Client
  scope: Scope
  /** Tells of what others do; absent: nothing is live. */
  live?: LiveEvents
  /** Asks as whom to look at a page; absent: nobody looks. */
  viewAs?: (page: PortalPage) => void
}

const words = {
  displayName: 'name',
  displayNameEn: 'nameEn',
  type: 'kind',
  collectionType: 'kind',
}
const calls = portCalls(words)
const { asPort } = calls

/** What others do after which the pages are others. */
const changing = ['pages.changed', 'components.changed', 'rights.changed']

/** The port of the list of pages on the portal's own calls. */
export function createPageListAdapter({
  client,
  scope,
  live,
  viewAs,
}: PageListAdapterOptions): PageListPort {
  const params = { applicationId: scope.tenant }
  const page = (pageId: number) => ({ params: { ...params, pageId } })
  return {
    pages() {
      const { key, load } = describeQuery(client, scope, pageManagement.list, { params })
      return calls.withPortErrors({
        key: [...key, 'page-list'],
        load: async () => {
          const { pages, deleted } = await load()
          return { pages: pages.map(toPage), deleted: deleted.map(toDeletedPart) }
        },
      })
    },
    templates() {
      const { key, load } = describeQuery(client, scope, pageTemplates.list, {})
      return calls.withPortErrors({
        key: [...key, 'page-list'],
        load: async () =>
          (await load()).map(({ displayName, pages, ...template }) => ({
            ...template,
            name: displayName,
            pages: pages.map(({ displayName: name, icon }) => ({ name, icon })),
          })),
      })
    },
    reservedSlugs,
    audience: audienceCalls(client, scope, calls),

    createPage: async ({ commandId, ...fields }) =>
      toPage(
        await asPort(
          client.call(
            pageManagement.create,
            { params, body: { ...toBody(fields), displayName: fields.name } },
            idOf(commandId),
          ),
        ),
      ),
    savePage: async ({ id, version, commandId, ...fields }) =>
      toPage(
        await asPort(
          client.call(
            pageManagement.save,
            { ...page(id), body: toBody(fields) },
            { ...idOf(commandId), ifMatch: version },
          ),
        ),
      ),
    arrangePage: ({ id, beforeId, commandId }) =>
      asPort(
        client.call(pageManagement.arrange, { ...page(id), body: { beforeId } }, idOf(commandId)),
      ),
    contents: (pageId, componentId) =>
      asPort(client.call(pageManagement.contents, { ...page(pageId), query: { componentId } })),
    removePage: ({ id, commandId }) =>
      asPort(client.call(pageManagement.remove, page(id), idOf(commandId))),
    restorePage: async ({ id, commandId }) =>
      toPage(await asPort(client.call(pageManagement.restore, page(id), idOf(commandId)))),

    ...moduleCalls(client, scope),

    async applyTemplate({ key, commandId }) {
      await asPort(
        client.call(
          pageTemplates.apply,
          { params, body: { key: key as PageTemplateKey } },
          idOf(commandId),
        ),
      )
    },
    ...(viewAs && { viewAs }),
    ...(live && {
      onChange: (listener) => listenToTypes(live, scope.tenant, changing, listener),
    }),
  }
}

type ModuleCalls = Pick<
  PageListPort,
  'createModule' | 'saveModule' | 'arrangeModule' | 'removeModule' | 'restoreModule'
>

/** What is done to the modules of a page. */
function moduleCalls(client: Client, scope: Scope): ModuleCalls {
  const params = { applicationId: scope.tenant }
  const page = (pageId: number) => ({ params: { ...params, pageId } })
  const module = (pageId: number, componentId: number) => ({
    params: { ...params, pageId, componentId },
  })
  return {
    async createModule({ pageId, kind, name, description, groupIds, commandId }) {
      await asPort(
        client.call(
          pageModules.create,
          {
            ...page(pageId),
            body: {
              ...toTypes(kind),
              displayName: name,
              description,
              ...(groupIds && { userGroupIds: [...groupIds] }),
            },
          },
          idOf(commandId),
        ),
      )
    },
    async saveModule({ pageId, id, version, kind, name, description, commandId }) {
      const { collectionType } = toTypes(kind)
      await asPort(
        client.call(
          pageModules.save,
          {
            ...module(pageId, id),
            body: { displayName: name, description, ...(collectionType && { collectionType }) },
          },
          { ...idOf(commandId), ifMatch: version },
        ),
      )
    },
    arrangeModule: ({ pageId, id, beforeId, commandId }) =>
      asPort(
        client.call(
          pageModules.arrange,
          { ...module(pageId, id), body: { beforeId } },
          idOf(commandId),
        ),
      ),
    removeModule: ({ pageId, id, commandId }) =>
      asPort(client.call(pageModules.remove, module(pageId, id), idOf(commandId))),
    async restoreModule({ pageId, id, commandId }) {
      await asPort(client.call(pageModules.restore, module(pageId, id), idOf(commandId)))
    },
  }
}

const idOf = (commandId: string) => ({ idempotencyKey: commandId })

/** Fields as the calls have them; an address that is none is not named. */
const toBody = ({ name, slug, url, ...fields }: Partial<PageFields>) => ({
  ...(name !== undefined && { displayName: name }),
  ...(fields.nameEn !== undefined && { displayNameEn: fields.nameEn }),
  ...(fields.icon !== undefined && { icon: fields.icon }),
  ...(fields.isHidden !== undefined && { isHidden: fields.isHidden }),
  ...(slug != null && { slug }),
  ...(url != null && { url }),
})

const toPage = (page: ManagedPage): PortalPage => ({
  id: page.id,
  name: page.displayName,
  nameEn: page.displayNameEn,
  icon: page.icon,
  slug: page.isExternal ? null : slugOf(page),
  url: page.isExternal ? page.url : null,
  isHidden: page.isHidden,
  version: page.version,
  modules: page.modules.map(toModule),
})

const toModule = (component: Component): PageModule => ({
  id: component.id,
  name: component.displayName,
  description: component.description,
  kind: toKind(component),
  audience: component.userGroupIds ?? [],
  version: component.version,
  isContainer: component.childCount !== null,
  canChangeAudience: component.can.changeAudience === true,
})

/** Types come in any case (ENT-11). */
function toKind({ type, collectionType }: Component): ModuleKind | undefined {
  const hasKind = collectionType !== null && collectionType !== 'unknown'
  const wanted = hasKind ? `${type}-${collectionType}` : type
  return moduleKinds.find((kind) => kind.toLowerCase() === wanted.toLowerCase())
}

function toTypes(kind: ModuleKind): {
  type: ModuleType
  collectionType?: 'unknown' | 'report' | 'file' | 'page'
} {
  switch (kind) {
    case 'linkcollection':
      return { type: 'linkcollection', collectionType: 'unknown' }
    case 'linkcollection-report':
      return { type: 'linkcollection', collectionType: 'report' }
    case 'linkcollection-file':
      return { type: 'linkcollection', collectionType: 'file' }
    case 'linkcollection-page':
      return { type: 'linkcollection', collectionType: 'page' }
    default:
      return { type: kind }
  }
}

const toDeletedPart = (part: DeletedAnswer): DeletedPart => ({
  kind: part.kind,
  id: part.id,
  name: part.displayName,
  page: part.page && { id: part.page.id, name: part.page.displayName },
  deletedAt: part.deletedAt,
  deletedBy:
    part.deletedByUser && `${part.deletedByUser.firstName} ${part.deletedByUser.lastName}`.trim(),
})
