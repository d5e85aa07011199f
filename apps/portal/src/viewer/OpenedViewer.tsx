import { useApplicationConfiguration } from '@atrium/api-client'
import { lazyPart, Button, Lightbox, StateScreen } from '@atrium/design-system'
import { FailureBoundary, ItemModulesProvider, type ViewItem } from '@atrium/portal-modules/kit'
import { Suspense, use, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useApprovalsModule } from '../module-ports/approvalsModule.ts'
import { useItemModules } from '../module-ports/itemModules.ts'
import { usePortalMessages } from '../messages/index.ts'
import { isSwitchedOn, settingOf } from '@atrium/api-client/values'
import type { View } from './useView.ts'
import { useViewerPort } from './useViewerPort.ts'

const LazyViewer = lazyPart(async () => {
  const { Viewer } = await import('@atrium/portal-modules/viewer/module')
  return { default: Viewer }
})

export interface OpenedProps {
  view: View
  itemId: number
  items: readonly ViewItem[]
  /** Of the two frames, the one that waits and the real one, neither knows it. */
  opener: RefObject<Opener | undefined>
}

/** From where the viewer was opened. */
export interface Opener {
  /** What was looked at first. */
  id: number
  /** What was pressed. */
  element: Element | undefined
  /** Leads the reader to what they saw last, where that is something else. */
  onLeft: ((id: number) => void) | undefined
}

/** The viewer while something is in it; its frame comes first, then what is shown. */
export function OpenedViewer(props: OpenedProps) {
  const port = useViewerPort()
  const { close } = props.view
  const { opener, itemId } = props
  const seen = useRef(itemId)
  // The viewer is ahead of the address: who leaves before that follows has seen what they turned to.
  const turnedTo = useRef<number>(undefined)
  const turnTo = (item: ViewItem) => {
    turnedTo.current = item.id
    props.view.open(item)
  }
  useEffect(() => {
    seen.current = itemId
    if (turnedTo.current === itemId) turnedTo.current = undefined
  }, [itemId])
  useEffect(() => () => giveFocusBack(opener, turnedTo.current ?? seen.current), [opener])
  return (
    <FailureBoundary failed={<Bare onClose={close} hasFailed />}>
      <Suspense fallback={<Bare onClose={close} />}>
        <Loaded {...props} port={port} onTurn={turnTo} />
      </Suspense>
    </FailureBoundary>
  )
}

function Loaded({
  view,
  itemId,
  items,
  port,
  onTurn,
}: OpenedProps & { port: ReturnType<typeof useViewerPort>; onTurn: (item: ViewItem) => void }) {
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : []
  // The viewer stands over the page, and so outside of what gives the page its modules.
  const itemModules = useItemModules(isSwitchedOn(entries, 'COMMENTING_ENABLED'))
  const approvals = useApprovalsModule()
  const inside = useMemo(() => ({ ...itemModules, approvals }), [approvals, itemModules])
  return (
    <ItemModulesProvider registry={inside}>
      <LazyViewer
        port={use(port)}
        itemId={itemId}
        items={items}
        hidesExtensions={isSwitchedOn(entries, 'HIDE_ALL_FILE_EXTENSIONS')}
        viewers={{
          primary: settingOf(entries, 'PRIMARY_DOCUMENTS_VIEWER'),
          secondary: settingOf(entries, 'SECONDARY_DOCUMENTS_VIEWER'),
        }}
        documentAssets={import.meta.env.PDF_ASSETS}
        look={view.look}
        onLookChange={view.lookAt}
        onItemChange={onTurn}
        onClose={view.close}
      />
    </ItemModulesProvider>
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

/** To what was seen last, else to what had it; who came by a link has nothing of the kind, so the page's heading takes it. */
function giveFocusBack(last: RefObject<Opener | undefined>, seenId: number): void {
  const { current: from } = last
  last.current = undefined
  if (from?.onLeft && from.id !== seenId) return from.onLeft(seenId)
  const opener = from?.element
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
