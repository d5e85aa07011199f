import { lazyPart } from '@atrium/design-system'
import { Suspense, useState, type ComponentType } from 'react'
import { PageBoundary } from '../page/PageBoundary.tsx'

export interface DrawerPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Something beside the page (LAY-11); its code comes when it is opened. */
export function lazyDrawer(load: () => Promise<{ default: ComponentType<DrawerPanelProps> }>) {
  const Panel = lazyPart(load)
  return function LazyDrawer(props: DrawerPanelProps) {
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
}
