import { describeQuery, useAtrium, useCall, usePages } from '@atrium/api-client'
import { seminars } from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'
import { Button, StateScreen } from '@atrium/design-system'
import { ModuleSlot } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { usePortalMessages } from '../messages/index.ts'
import { useModules } from '../modules.tsx'
import { isInside } from '../addresses/pageAddress.ts'
import { NotFound } from '../shell/page/NotFound.tsx'
import { problemMessage } from '../shell/connection/problems.ts'

const type = 'seminarCollection'

/** `/academy/sessions/{componentId}`: a seminar, shown by the collection that it belongs to (ROUTE-08, SEM-01). */
export default function AcademyPage() {
  const { t } = usePortalMessages()
  const { id = '' } = useParams()
  const { client, scope } = useAtrium()
  const pages = usePages()
  const componentId = Number(/^\d{1,9}(?=-|$)/.exec(id)?.[0] ?? 0)
  const query = useMemo(() => {
    const params = { applicationId: scope.tenant, componentId }
    return describeQuery(client, scope, seminars.get, { params })
  }, [client, componentId, scope])
  const seminar = useCall(query)
  const modules = useModules()
  if (pages.state === 'loading' || seminar.state === 'loading')
    return <StateScreen kind="loading" />
  if (seminar.state === 'failed' && seminar.error.isRetryable)
    return (
      <StateScreen
        kind={seminar.error.isOffline ? 'offline' : 'error'}
        headingLevel={1}
        title={t(problemMessage(seminar.error))}
        detail={t('pageProblemDetail')}
        reference={seminar.error.traceId}
        action={<Button onPress={seminar.retry}>{t('retry')}</Button>}
      />
    )
  const inside = pages.state === 'ready' ? pages.data.filter(isInside) : []
  const parentId = seminar.state === 'ready' ? seminar.data.parentComponentId : undefined
  for (const page of inside)
    for (const { childComponent } of page.children)
      if (childComponent.id === parentId) {
        const { displayName } = childComponent
        const config = { page: `/${slugOf(page)}` }
        return (
          <ModuleSlot
            registry={modules}
            type={type}
            component={{ id: parentId, displayName, config }}
          />
        )
      }
  return <NotFound slug="academy" pages={inside} />
}
