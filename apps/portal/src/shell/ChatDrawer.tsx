import { lazy, Suspense, useState } from 'react'
import type { ChatPanelProps } from './ChatPanel.tsx'
import { PageBoundary } from './PageBoundary.tsx'

const Panel = lazy(() => import('./ChatPanel.tsx'))

/** The chat beside the page (LAY-11, CHAT-01); its code comes when it is opened. */
export function ChatDrawer(props: ChatPanelProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <PageBoundary>
      <Suspense>
        <Panel {...props} />
      </Suspense>
    </PageBoundary>
  )
}
