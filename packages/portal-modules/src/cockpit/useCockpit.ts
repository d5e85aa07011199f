import { calendarDay } from '../kit/dates/index.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  createPendingCommands,
  useModuleHost,
  usePending,
  useQuery,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { usePersistedChoice } from '../kit/browser-storage/usePersistedChoice.ts'
import { type WorkflowState } from '../kit/campaigns/index.ts'
import { importParam } from './import-param.ts'
import { parseLayout, type Layout, type LayoutFault } from './cockpit.layout.ts'
import { useCockpitActions } from './useCockpitActions.ts'
import {
  applyPost,
  comparisonOf,
  withStar,
  type PostCommand,
  type StarCommand,
} from './cockpit.logic.ts'
import type {
  CampaignFields,
  ChannelFields,
  ClosingFields,
  Cockpit,
  CockpitAddress,
  CockpitCampaign,
  CockpitChannel,
  CockpitData,
  CockpitDocument,
  CockpitPort,
  Comparison,
  HistoryEntry,
  OutcomeId,
} from './cockpit.port.ts'

const foretold = createPendingCommands<CockpitData, PostCommand | StarCommand>({
  apply: (data, command) =>
    'isStarred' in command ? withStar(data, command.isStarred) : applyPost(data, command),
})

/** How far a cockpit is opened (COCK-02, COCK-12). */
export type Opened =
  | { state: 'loading' }
  | { state: 'failed'; error: PortError; retry: () => void }
  | { state: 'broken'; fault: LayoutFault }
  | { state: 'ready'; cockpit: Cockpit; layout: Layout }

/** What was refused; undefined: it was done. */
type Outcome = Promise<PortError | undefined>

export interface CockpitModel {
  opened: Opened
  /** What it shows; while it is fetched anew the former stays (COCK-05). */
  data: QueryResult<CockpitData>
  documents: QueryResult<readonly CockpitDocument[]>
  history: QueryResult<readonly HistoryEntry[]>
  /** The day in Berlin. */
  today: string
  /** Has the figures put together anew (COCK-06). */
  refresh: () => void
  isRefreshing: boolean
  /** What figures are wanted to be compared with; the data says what they are (T-32). */
  compare: Comparison
  setCompare: (comparison: Comparison) => void
  /** Figures with the wanted comparison are on their way. */
  isComparing: boolean
  /** Absent: there are no stars here (T-29). */
  star: ((campaign: CockpitCampaign, isStarred: boolean) => Outcome) | undefined
  post: (channelId: number, message: string) => Outcome
  /** Absent: documents cannot be handed in here. */
  handIn: ((files: readonly File[], outcomeId: OutcomeId) => Outcome) | undefined
  release: (campaign: CockpitCampaign, release: { channelIds: readonly number[]; due: string | null; comment: string | null }) => Outcome // prettier-ignore
  saveCampaign: (campaign: CockpitCampaign, fields: Partial<CampaignFields>) => Outcome
  saveChannel: (channel: CockpitChannel, fields: Partial<ChannelFields & ClosingFields>) => Outcome
  moveChannel: (channel: CockpitChannel, state: WorkflowState, comment: string | null) => Outcome
  /** Opens the import of figures. Absent: it is not for this reader, or there is none here. */
  importFigures: (() => void) | undefined
  /** The same of what was booked and invoiced. */
  importCosts: (() => void) | undefined
  openAsset: CockpitPort['openAsset']
  pictures: CockpitPort['pictures']
}

/** True from when it is set until what is being fetched has come. */
function useUntilFetched(isFetching: boolean) {
  const [isWaiting, setWaiting] = useState(false)
  const [wasFetching, setWasFetching] = useState(isFetching)
  if (wasFetching !== isFetching) {
    setWasFetching(isFetching)
    if (!isFetching) setWaiting(false)
  }
  return [isWaiting, setWaiting] as const
}

/** Everything about one cockpit. */
export function useCockpit(port: CockpitPort, address: CockpitAddress): CockpitModel {
  const { now, setParam } = useModuleHost()
  const written = JSON.stringify(address)
  const cockpit = useQuery(
    useMemo(() => port.cockpit(JSON.parse(written) as CockpitAddress), [port, written]),
  )
  const known = cockpit.state === 'ready' ? cockpit.data : undefined
  const parsed = useMemo(() => known && parseLayout(known.layout), [known])
  const source = parsed && 'layout' in parsed ? parsed.layout.source : undefined
  const id = known?.id

  const [compareText, setCompare] = usePersistedChoice(
    port.kept,
    'compare',
    'compare',
    comparisonOf(''),
  )
  const compare = comparisonOf(compareText)
  const wanted = useRef(compare)
  const clears = useRef(false)
  const query = useMemo(() => {
    if (id === undefined || source === undefined) return undefined
    const { key, load } = port.data({ id, source })
    return {
      key,
      load: () => {
        const clearCache = clears.current
        clears.current = false
        return load({ clearCache, compare: wanted.current })
      },
    }
  }, [port, id, source])
  const { result: data, run, receive } = usePending(query, foretold)
  const documents = useQuery(
    useMemo(() => (id === undefined ? undefined : port.documents(id)), [port, id]),
  )
  const history = useQuery(
    useMemo(() => (id === undefined ? undefined : port.history(id)), [port, id]),
  )

  const all = useRef<readonly { state: string; refresh?: () => void }[]>([])
  useEffect(() => {
    all.current = [documents, history]
  })
  /** What is shown stays until the new is there (COCK-05). */
  const reload = useCallback(() => {
    receive({})
    for (const { refresh } of all.current) refresh?.()
  }, [receive])

  useEffect(() => {
    if (id === undefined) return undefined
    return port.onChange?.(id, reload)
  }, [port, id, reload])

  const name = known?.name
  useEffect(() => {
    if (id !== undefined && name !== undefined) port.shown?.({ id, name })
  }, [port, id, name])

  const isFetching = data.state === 'ready' && data.isRefreshing
  const [isRefreshing, setRefreshing] = useUntilFetched(isFetching)
  const refreshData = data.state === 'ready' ? data.refresh : undefined
  const comparedWith = data.state === 'ready' ? data.data.comparedWith : null
  const isCompared = comparedWith === null || comparedWith === compare
  useEffect(() => {
    wanted.current = compare
  }, [compare])
  useCompared(compare, isCompared, refreshData)
  const refresh = useCallback(() => {
    clears.current = true
    setRefreshing(true)
    refreshData?.()
    for (const part of all.current) part.refresh?.()
  }, [refreshData, setRefreshing])

  const actions = useCockpitActions({ port, id, run, reload })

  const opened = useMemo((): Opened => {
    if (cockpit.state === 'failed') return cockpit
    if (cockpit.state === 'loading' || !parsed) return { state: 'loading' }
    if ('fault' in parsed) return { state: 'broken', fault: parsed.fault }
    return { state: 'ready', cockpit: cockpit.data, layout: parsed.layout }
  }, [cockpit, parsed])

  const isEditor = data.state === 'ready' && data.data.campaign.can.edit
  const importing = (value: string | undefined) =>
    value !== undefined && isEditor ? () => setParam(importParam.name, value) : undefined

  return {
    opened,
    data,
    documents,
    history,
    today: calendarDay(now()),
    refresh,
    isRefreshing,
    compare,
    setCompare,
    isComparing: isFetching && !isCompared,
    importFigures: importing(port.figures && importParam.figures),
    importCosts: importing(port.costs && importParam.costs),
    openAsset: port.openAsset,
    pictures: port.pictures,
    ...actions,
  }
}

/** Asks once for what somebody wants to see compared; what is shown stays until it is there. */
function useCompared(compare: Comparison, isCompared: boolean, ask: (() => void) | undefined) {
  const asked = useRef<Comparison>(undefined)
  useEffect(() => {
    if (isCompared) asked.current = undefined
    else if (ask && asked.current !== compare) {
      asked.current = compare
      ask()
    }
  }, [compare, isCompared, ask])
}
