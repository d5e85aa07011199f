import { later, usePreload } from '@atrium/design-system'
import type { OpenViewer, ViewItem } from '@atrium/portal-modules/kit'
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Opener } from './OpenedViewer.tsx'
import { useView } from './useView.ts'

const OpenedViewer = later(async () => (await import('./OpenedViewer.tsx')).OpenedViewer)

const ViewerContext = createContext<OpenViewer | undefined>(undefined)

/** Opens the viewer over the page; always the same function. */
export function useOpenViewer(): OpenViewer {
  const open = use(ViewerContext)
  if (!open) throw new Error('The viewer has no place here.')
  return open
}

/** The one viewer of the portal: over every page, for every module (VIEW-01, ROUTE-13). */
export function ViewerProvider({ children }: { children: ReactNode }) {
  usePreload(OpenedViewer)
  const view = useView()
  const [items, setItems] = useState<readonly ViewItem[]>(none)
  const opener = useRef<Opener>(undefined)
  // Modules keep what they are given; where the reader is meanwhile is the address's matter.
  const openNow = useRef(view.open)
  useLayoutEffect(() => {
    openNow.current = view.open
  })
  const open: OpenViewer = useCallback((id, around, look, onLeft) => {
    const item = around.find((one) => one.id === id)
    setItems(around)
    opener.current = { id, element: pressed(), onLeft }
    openNow.current({ id, name: item?.name ?? '' }, look)
  }, [])
  return (
    <ViewerContext value={open}>
      {children}
      {view.id !== undefined && (
        <OpenedViewer view={view} itemId={view.id} items={items} opener={opener} />
      )}
    </ViewerContext>
  )
}

const none: readonly ViewItem[] = []

/** What has the focus; of a menu, which goes, what opened it. */
function pressed(): Element | undefined {
  const active = document.activeElement
  if (!active || active === document.body) return undefined
  const menu = active.closest('[role=menu]')
  return menu ? (document.querySelector(`[aria-controls="${menu.id}"]`) ?? undefined) : active
}
