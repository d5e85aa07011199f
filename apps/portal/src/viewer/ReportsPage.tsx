import { usePages } from '@atrium/api-client'
import { lazyPart, StateScreen } from '@atrium/design-system'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { PageContent } from '../pages/PageView.tsx'
import { reportsOf } from '../shell/entries.logic.ts'
import { reportAddressOf, withoutToken } from './reportAddress.ts'
import { useReports } from './useReports.ts'

const ReportAt = lazyPart(async () => {
  const module = await import('@atrium/portal-modules/viewer/module')
  return { default: module.ReportAt }
})

/** `/reports`: every collection of reports, or with `p` the one report that it names (ROUTE-05). */
export default function ReportsPage() {
  const { url } = reportAddressOf(useLocation().search)
  return url ? <OneReport key={url} url={url} /> : <AllReports />
}

/** A token that came in the address with this report; it is held here alone from then on. */
function useTokenOnce(): string | undefined {
  const { search } = useLocation()
  const { token } = reportAddressOf(search)
  const navigate = useNavigate()
  const [held, setHeld] = useState(token)
  if (token && token !== held) setHeld(token)
  useEffect(() => {
    if (token) void navigate({ search: withoutToken(search) }, { replace: true })
  }, [navigate, search, token])
  return held
}

/** How long a given token is taken for good; whether it is, the reporting tool says. */
const trust = 60_000

function OneReport({ url }: { url: string }) {
  const { t } = usePortalMessages()
  const token = useTokenOnce()
  const own = useReports()
  const reports = useMemo(
    () =>
      token
        ? {
            ...own,
            access: () =>
              Promise.resolve({ token, expiresAt: new Date(Date.now() + trust).toISOString() }),
          }
        : own,
    [own, token],
  )
  usePageTitle(t('reports'))
  return (
    <Suspense fallback={<StateScreen kind="loading" headingLevel={1} />}>
      <ReportAt url={url} reports={reports} />
    </Suspense>
  )
}

function AllReports() {
  const { t } = usePortalMessages()
  const pages = usePages()
  const children = useMemo(() => {
    return pages.state === 'ready' ? reportsOf(pages.data) : []
  }, [pages])
  if (pages.state !== 'ready') return <StateScreen kind="loading" headingLevel={1} />
  if (children.length === 0) return <NoReports />
  return <PageContent page={{ displayName: t('reports'), description: null, children }} />
}

function NoReports() {
  const { t } = usePortalMessages()
  usePageTitle(t('reports'))
  return (
    <StateScreen
      kind="empty"
      headingLevel={1}
      title={t('noReports')}
      detail={t('noReportsDetail')}
    />
  )
}
