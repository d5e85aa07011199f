import { moduleConfigs, slugOf } from '@atrium/api-client/values'
import { useApplicationConfiguration, usePages } from '@atrium/api-client'
import type { Page } from '@atrium/api-client/contract'
import { PageHeader, StateScreen } from '@atrium/design-system'
import { findModule, ModuleSlot } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useModules } from '../modules.tsx'
import { isInside } from '../addresses/pageAddress.ts'
import { NotFound } from '../shell/page/NotFound.tsx'
import { viewRouteOf } from '../viewer/viewAddress.ts'
import { ViewPage } from '../viewer/lazyViewPage.ts'

/** One page of the application: its components, each shown by the module of its type. */
export function PageView() {
  const { t } = usePortalMessages()
  const { page: slug } = useParams()
  const { pathname } = useLocation()
  const pages = usePages()
  if (pages.state !== 'ready') return null

  const inside = pages.data.filter(isInside)
  const page = inside.find((candidate) => slugOf(candidate) === slug)
  // A page's own viewer; what may be seen there, the server says.
  if (page && viewRouteOf(pathname)) return <ViewPage />
  if (page) return <PageContent key={page.id} page={page} />
  if (inside.length === 0)
    return (
      <StateScreen kind="empty" title={t('noPages')} detail={t('noPagesDetail')} headingLevel={1} />
    )
  return <NotFound slug={slug ?? ''} pages={inside} />
}

/** The components of a page; of a page that is put together, the same. */
export function PageContent({
  page,
}: {
  page: Pick<Page, 'displayName' | 'description' | 'children'>
}) {
  const modules = useModules()
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : undefined
  const configs: Readonly<Record<string, unknown>> = useMemo(
    () => moduleConfigs(entries ?? []),
    [entries],
  )
  usePageTitle(page.displayName)
  // A name must not be shown with its extension and then without; a failed load means defaults.
  if (configuration.state !== 'ready' && configuration.state !== 'failed')
    return <StateScreen kind="loading" />
  const filled = page.children.some(({ childComponent: { type } }) => {
    const module = findModule(modules, type)
    return module && !module.manifest.isPart
  })
  return (
    <>
      {!filled && <PageHeader title={page.displayName} subtitle={page.description} />}
      {page.children.map(({ childComponent }) => (
        <ModuleSlot
          key={childComponent.id}
          registry={modules}
          type={childComponent.type}
          component={{
            id: childComponent.id,
            displayName: childComponent.displayName,
            config: configs[childComponent.type],
          }}
        />
      ))}
    </>
  )
}
