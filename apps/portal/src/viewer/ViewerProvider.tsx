import { useApplicationConfiguration } from '@atrium/api-client'
import { Button, Lightbox, StateScreen } from '@atrium/design-system'
import type { OpenViewer, ViewItem } from '@atrium/portal-modules/kit'
import {
  Component,
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { usePortalMessages } from '../messages/index.ts'
import { isSwitchedOn } from '../moduleConfig.ts'
import { useView, type View } from './useView.ts'
import { useViewerPort } from './useViewerPort.ts'

const LazyViewer = lazy(async () => {
  const { Viewer } = await import('@atrium/portal-modules/viewer/module')
  return { default: Viewer }
})

const ViewerContext = createContext<OpenViewer | undefined>(undefined)

/** Opens the viewer over the page; always the same function. */
export function useOpenViewer(): OpenViewer {
  const open = use(ViewerContext)
  if (!open) throw new Error('The viewer has no place here.')
  return open
}

/** The one viewer of the portal: over every page, for every module (VIEW-01, ROUTE-13). */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const view = useView()
  const [items, setItems] = useState<readonly ViewItem[]>(none)
  const opener = useRef<Element>(undefined)
  // Modules keep what they are given; where the reader is meanwhile is the address's matter.
  const openNow = useRef(view.open)
  useLayoutEffect(() => {
    openNow.current = view.open
  })
  const open: OpenViewer = useCallback((id, around) => {
    const item = around.find((one) => one.id === id)
    setItems(around)
    opener.current = pressed()
    openNow.current({ id, name: item?.name ?? '' })
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

interface OpenedProps {
  view: View
  itemId: number
  items: readonly ViewItem[]
  /** What was pressed; of the two frames, the one that waits and the real one, neither knows it. */
  opener: RefObject<Element | undefined>
}

function OpenedViewer(props: OpenedProps) {
  const port = useViewerPort()
  const { close } = props.view
  const { opener } = props
  useEffect(() => () => giveFocusBack(opener), [opener])
  return (
    <Boundary failed={<Bare onClose={close} hasFailed />}>
      <Suspense fallback={<Bare onClose={close} />}>
        <Loaded {...props} port={port} />
      </Suspense>
    </Boundary>
  )
}

function Loaded({
  view,
  itemId,
  items,
  port,
}: OpenedProps & { port: ReturnType<typeof useViewerPort> }) {
  // prettier-ignore
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : []
  return (
    <LazyViewer
      port={use(port)}
      itemId={itemId}
      items={items}
      hidesExtensions={isSwitchedOn(entries, 'HIDE_ALL_FILE_EXTENSIONS')}
      onItemChange={view.open}
      onClose={view.close}
    />
  )
}

/** Its frame alone, while its code comes or when that does not. */
function Bare({ onClose, hasFailed }: { onClose: () => void; hasFailed?: boolean }) {
  const { t } = usePortalMessages()
  return (
    <Lightbox
      isOpen
      onOpenChange={onClose}
      title={t('preview')}
      index={0}
      count={1}
      onIndexChange={() => undefined}
    >
      {hasFailed ? (
        <StateScreen
          kind="error"
          headingLevel={3}
          title={t('pageProblem')}
          detail={t('pageProblemDetail')}
          action={<Button onPress={() => location.reload()}>{t('reload')}</Button>}
        />
      ) : (
        <StateScreen kind="loading" headingLevel={3} />
      )}
    </Lightbox>
  )
}

/** What has the focus; of a menu, which goes, what opened it. */
function pressed(): Element | undefined {
  const active = document.activeElement
  if (!active || active === document.body) return undefined
  const menu = active.closest('[role=menu]')
  return menu
    ? (document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? undefined)
    : active
}

/** To what had it; who came by a link has nothing of the kind, so the page's heading takes it. */
function giveFocusBack(last: RefObject<Element | undefined>): void {
  const { current: opener } = last
  last.current = undefined
  // The dialog lets go of it a frame after it has gone.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      if (opener?.isConnected) return (opener as HTMLElement).focus()
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }),
  )
}

interface BoundaryProps {
  failed: ReactNode
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
