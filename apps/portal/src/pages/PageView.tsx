import { useApplicationConfiguration, usePages } from '@atrium/api-client'
import type { Page } from '@atrium/api-client/contract'
import { Button, StateScreen } from '@atrium/design-system'
import { ModuleSlot } from '@atrium/portal-modules/kit'
import { useEffect, useMemo } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { usePortalMessages } from '../messages/index.ts'
import { moduleConfigs } from '../moduleConfig.ts'
import { useModules } from '../modules.ts'
import { slugOf } from '@atrium/api-client/values'
import { isInside } from '../pageAddress.ts'

/** One page of the application: its components, each shown by the module of its type. */
export function PageView() {
  const { t } = usePortalMessages()
  const { page: slug } = useParams()
  const pages = usePages()
  if (pages.state !== 'ready') return null

  const inside = pages.data.filter(isInside)
  const first = inside[0]
  // Where the start page of a later day will be; until then the first page is the start.
  if (slug === 'home' && first) return <Navigate to={`/${slugOf(first)}`} replace />
  const page = inside.find((candidate) => slugOf(candidate) === slug)
  if (page) return <PageContent key={page.id} page={page} />
  if (!first)
    return (
      <StateScreen kind="empty" title={t('noPages')} detail={t('noPagesDetail')} headingLevel={1} />
    )
  return (
    <StateScreen
      kind="notFound"
      headingLevel={1}
      title={t('pageNotFound')}
      detail={t('pageNotFoundDetail')}
      action={<Button href={`/${slugOf(first)}`}>{t('toFirstPage')}</Button>}
    />
  )
}

function PageContent({ page }: { page: Page }) {
  const modules = useModules()
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : undefined
  const configs: Readonly<Record<string, unknown>> = useMemo(
    () => moduleConfigs(entries ?? []),
    [entries],
  )
  useEffect(() => {
    document.title = `${page.displayName} – Atrium`
  }, [page.displayName])
  // A name must not be shown with its extension and then without; a failed load means defaults.
  if (configuration.state !== 'ready' && configuration.state !== 'failed')
    return <StateScreen kind="loading" />
  return page.children.map(({ childComponent }) => (
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
  ))
}
