import { usePages } from '@atrium/api-client'
import { slugOf } from '@atrium/api-client/values'
import { useToasts } from '@atrium/design-system'
import { findModule, useModuleHost, type TourPlan } from '@atrium/portal-modules/kit'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { usePortalMessages } from '../messages/index.ts'
import { useModules } from '../modules.tsx'
import { isInside } from '../addresses/pageAddress.ts'
import { runningPreview } from '../preview/preview.ts'
import { log, useCurrentSession } from '../services.tsx'
import { readTourRecords, saveTourRecord } from './tour-records.ts'
import type { TourPlayerProps } from './TourPlayer.tsx'
import { completed, isDue, seen, stateOf, type TourRecord } from './tours.logic.ts'

export interface Tours {
  /** What waits behind the rocket; undefined once all is gone through (TOUR-09). */
  offered: 'welcome' | 'page' | undefined
  /** The page has something that a tour can be about. */
  hasPageTour: boolean
  /** Starts a tour, or goes on where it was left. */
  start: (which: 'welcome' | 'page') => void
}

const ToursContext = createContext<Tours>({
  offered: undefined,
  hasPageTour: false,
  start: () => undefined,
})

/** The guided tours of the page that is open. */
export const useTours = (): Tours => use(ToursContext)

const welcomeId = 'welcome'

interface Running {
  id: string
  plan: TourPlan
  Player: ComponentType<TourPlayerProps>
}

/** Knows which tour is due, loads it, shows it over everything inside, and remembers how it ended. */
export function ToursProvider({ children }: { children: ReactNode }) {
  const { t } = usePortalMessages()
  const { now } = useModuleHost()
  const { show } = useToasts()
  const subject = useCurrentSession().user?.subject ?? ''
  const [records, setRecords] = useState(() => readTourRecords(subject))
  const [running, setRunning] = useState<Running>()
  const [isOpen, setOpen] = useState(false)
  // A tour that was gone through begins anew; one that was left goes on.
  const [endings, setEndings] = useState(0)
  const page = usePageTour()

  const remember = useCallback(
    (id: string, change: (known: TourRecord | undefined) => TourRecord) => {
      const saved = saveTourRecord(subject, id, change)
      setRecords((known) => ({ ...known, ...saved }))
    },
    [subject],
  )
  const start = useCallback(
    async (id: string, load: () => Promise<TourPlan>, isAsked: boolean) => {
      try {
        const [plan, player] = await Promise.all([load(), import('./TourPlayer.tsx')])
        // What somebody is reading or writing in a dialog is not covered by itself.
        if (!isAsked && document.querySelector('[role="dialog"], [role="alertdialog"]')) return
        setRunning({ id, plan, Player: player.default })
        setOpen(true)
        remember(id, (record) => seen(record, now()))
      } catch (error) {
        log('tour', error)
        if (isAsked) show({ tone: 'failure', title: t('tourFailed') })
      }
    },
    [now, remember, show, t],
  )

  const isWelcomeDue = useArrival() && !runningPreview && isDue(records[welcomeId], now())
  const welcome = useEffectEvent(() => void start(welcomeId, loadWelcome, false))
  useEffect(() => {
    // It is loaded first: nothing is set while this runs.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isWelcomeDue) welcome()
  }, [isWelcomeDue])

  const tours = useMemo<Tours>(() => {
    const waits = (id: string) => stateOf(records[id], false) === 'closed'
    return {
      offered: waits(welcomeId) ? 'welcome' : page?.isOwn && waits(page.type) ? 'page' : undefined,
      hasPageTour: page !== undefined,
      start: (which) => {
        if (which === 'welcome') void start(welcomeId, loadWelcome, true)
        else if (page) void start(page.type, page.load, true)
      },
    }
  }, [page, records, start])

  const hasEnded = useFocusAfterwards(isOpen)
  return (
    <ToursContext value={tours}>
      {children}
      {running && (
        <running.Player
          key={`${running.id} ${endings}`}
          plan={running.plan}
          label={running.id === welcomeId ? t('tourOfPortal') : t('tourOfPage')}
          isOpen={isOpen}
          isBlocking={running.id === welcomeId}
          onClose={() => {
            setOpen(false)
            remember(running.id, (record) => seen(record, now()))
          }}
          onComplete={() => {
            setOpen(false)
            hasEnded()
            setEndings(endings + 1)
            remember(running.id, () => completed(now()))
          }}
        />
      )}
    </ToursContext>
  )
}

const loadWelcome = async () => (await import('./welcome.ts')).welcome
const loadFallback = async () => (await import('./fallback.ts')).fallback

/** The tour of the open page: of its first module that has one, else one step (TOUR-03). */
function usePageTour() {
  const pages = usePages()
  const modules = useModules()
  const slug = useLocation().pathname.split('/')[1]
  const known = pages.state === 'ready' ? pages.data : undefined
  return useMemo(() => {
    const page = known?.find((candidate) => isInside(candidate) && slugOf(candidate) === slug)
    const types: readonly string[] =
      page?.children.map(({ childComponent }) => childComponent.type) ?? []
    const tours = types.map((type) => ({ type, load: findModule(modules, type)?.manifest.tour }))
    const own = tours.find(({ load }) => load)
    if (own) return { type: own.type, load: own.load!, isOwn: true }
    const [first] = types
    return first === undefined ? undefined : { type: first, load: loadFallback, isOwn: false }
  }, [known, modules, slug])
}

/**
 * The reader has come to the start page: that is where the welcome belongs. Who follows a link to a
 * file or an approval came for that, and finds the rocket meanwhile.
 */
function useArrival(): boolean {
  const pages = usePages()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [hasArrived, setArrived] = useState(false)
  const isStart = pathname === '/home' && search.get('fullscreen') !== 'true'
  if (isStart && !hasArrived) setArrived(true)
  return hasArrived && pages.state === 'ready'
}

/** The rocket goes with the end of its tour: then the page has the focus, not nothing. */
function useFocusAfterwards(isOpen: boolean): () => void {
  const hasEnded = useRef(false)
  useEffect(() => {
    if (isOpen || !hasEnded.current) return
    hasEnded.current = false
    let frames = 0
    const look = () => {
      if (document.activeElement !== document.body) return
      if (frames++ < 3) requestAnimationFrame(look)
      else document.querySelector('main')?.focus({ preventScroll: true })
    }
    requestAnimationFrame(look)
  }, [isOpen])
  return useCallback(() => {
    hasEnded.current = true
  }, [])
}
