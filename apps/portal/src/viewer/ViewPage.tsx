import { lazyPart, StateScreen } from '@atrium/design-system'
import { Suspense, use } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useViewerPort } from './useViewerPort.ts'
import { viewRouteOf } from './viewAddress.ts'
import { useOpenViewer } from './ViewerProvider.tsx'

const ReportPage = lazyPart(async () => {
  const module = await import('@atrium/portal-modules/viewer/module')
  return { default: module.ReportPage }
})

/** `/view`, `/files/…/view`, `/{page}/{component}/view`: a report alone (ROUTE-07, ROUTE-11, ROUTE-22). */
export default function ViewPage() {
  const { t } = usePortalMessages()
  const port = useViewerPort()
  usePageTitle(t('preview'))
  return (
    <Suspense fallback={<StateScreen kind="loading" headingLevel={1} />}>
      <Shown port={port} />
    </Suspense>
  )
}

function Shown({ port }: { port: ReturnType<typeof useViewerPort> }) {
  const open = useOpenViewer()
  const id = viewRouteOf(useLocation().pathname)?.id
  return <ReportPage port={use(port)} itemId={id} onPreview={(item) => open(item.id, [item])} />
}
