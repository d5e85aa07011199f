import { calendarDay } from '../kit/dates/index.ts'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { phaseOf } from '../kit/campaigns/index.ts'
import {
  extraSorts,
  isExtraColumnId,
  useExtraSort,
  type ListExtensions,
} from '../kit/extensions/index.ts'
import {
  errorText,
  useMessages,
  useModuleHost,
  useAddressState,
  useSetParams,
} from '../kit/index.ts'
import { useSavedViews } from '../kit/saved-views/index.ts'
import {
  allParams,
  canRelease,
  cockpitOf,
  countPhases,
  filterOf,
  isInTime,
  isNarrowed,
  lookParams,
  noFilters,
  paramsOf,
  parseLook,
  sorted,
  withCampaign,
  withoutCampaign,
  type Look,
} from './campaigns.logic.ts'
import type { Campaign, CampaignsPort } from './campaigns.port.ts'
import type { CampaignsModel } from './campaigns.model.ts'
import { messages } from './messages/index.ts'
import { importParam } from './plan-import/import-param.ts'
import { useExport } from './useExport.ts'
import { usePlanExport } from './usePlanExport.ts'
import { useCampaignActions } from './list/useCampaignActions.ts'
import { useCampaignChanges } from './list/useCampaignChanges.ts'
import { useCampaignList } from './list/useCampaignList.ts'
import { useLookSetters } from './list/useLookSetters.ts'
import { usePlannedChannels } from './list/usePlannedChannels.ts'
import { useCreation } from './useCreation.ts'
import { useKeeping } from './useKeeping.ts'
import { usePlanAddress } from './usePlanAddress.ts'
import { useCalendarOrders } from './useCalendarOrders.ts'
import { useReminding } from './useReminding.ts'

const noExtensions: ListExtensions<Campaign> = {}

/** Everything that the campaign status knows and does; its views only show it. */
export function useCampaigns(
  port: CampaignsPort,
  extensions: ListExtensions<Campaign> = noExtensions,
): CampaignsModel {
  const { locale, now } = useModuleHost()
  const tools = useMessages(messages)
  const setParams = useSetParams()
  const list = useCampaignList(port)
  const { isPartial, result, all, run, receive } = list
  const today = calendarDay(now())

  // The day that one looks at is no part of it.
  const address = useAddressState(lookParams, parseLook)
  const [text, setText] = useState(address.text)
  const settledText = useDeferredValue(text)
  const { columns } = extensions
  const look = useMemo(
    () => ({ ...address, ...knownOrder(address, columns), text: settledText }),
    [address, columns, settledText],
  )
  // The address takes what was typed once the list has followed.
  const keepText = useEffectEvent((typed: string) => {
    if (typed !== address.text) setParams({ q: typed.trim() === '' ? undefined : typed })
  })
  useEffect(() => keepText(settledText), [settledText])

  const { view, sort, isDescending, tab } = look
  const ownOrder = useMemo(
    () => sorted(all, { sort, isDescending }, locale),
    [all, sort, isDescending, locale],
  )
  const inOrder = useExtraSort(ownOrder, columns, { sort, isDescending }, locale)
  const passing = useMemo(() => inOrder.filter(filterOf(look, today)), [inOrder, look, today])
  const counts = useMemo(() => countPhases(passing, today), [passing, today])
  const shown = useMemo(
    () =>
      isInTime(view) ? passing : passing.filter((campaign) => phaseOf(campaign, today) === tab),
    [passing, tab, today, view],
  )
  const waiting = useMemo(() => all.filter(({ can }) => can.approve).length, [all])

  const plan = usePlannedChannels(
    port,
    view === 'plan' || (view === 'calendar' && look.hasDeadlines),
  )
  const isEmpty = result.state === 'ready' && all.length === 0
  const orders = useCalendarOrders(port, {
    look,
    today,
    isWanted: view === 'calendar' || (isEmpty && !isPartial),
  })

  useCampaignChanges(port, { list, plan, orders })
  const { setLook, setFilters, applyParams } = useLookSetters(look, setText)
  const { openAddress, open, copyLinks, release, star } = useCampaignActions(port, list, view)

  const planAddress = usePlanAddress()
  const add = useCallback(
    (commandId: string, send: () => Promise<Campaign>) =>
      run({ commandId }, { send, merge: withCampaign }),
    [run],
  )
  const creation = useCreation(port, add, planAddress.open)
  const drop = useCallback(
    (id: number) => receive({ patch: (truth) => withoutCampaign(truth, id) }),
    [receive],
  )
  const plans = creation !== undefined || all.some(({ can }) => can.edit)
  const keeping = useKeeping(port, plans, { put: add, drop })
  const { mayRemind, remind } = useReminding(port, today)
  const views = useSavedViews(port.views, {
    params: paramsOf(look),
    names: allParams,
    apply: applyParams,
    explain: (error) => errorText(tools, error),
  })
  const isComing = isPartial && result.state === 'ready' && !result.refreshError
  // With which view one begins is known a moment later: until then nothing jumps. What is over comes
  // after what is not: until then nobody hears that nothing is there.
  const isLoading = views?.isStarting || (isComing && all.length === 0)

  return {
    result: isLoading && result.state === 'ready' ? { state: 'loading' } : result,
    isPartial: isPartial || plan.isPartial,
    isComing,
    all,
    shown,
    counts,
    waiting,
    look,
    setLook,
    setFilters,
    reset: () => setLook({ text: '', filters: noFilters }),
    isNarrowed: isNarrowed(look),
    text,
    setText,
    today,
    plan: port.plan && plan.result,
    orders,
    saveChannel: port.saveChannel && plan.saveChannel,
    addressOf: cockpitOf,
    open,
    openOrder: ({ address }) => openAddress(address),
    openWeek: (day) =>
      setParams({ ...paramsOf({ ...look, view: 'calendar' }), at: day, zoom: 'week' }),
    copyLinks: (campaigns) => void copyLinks(campaigns),
    canRelease: (campaign) => port.release !== undefined && canRelease(campaign),
    release,
    canRemind: mayRemind,
    remind,
    star: port.star && ((campaign, isStarred) => void star(campaign, isStarred)),
    canApprove: ({ can }) => port.approvals !== undefined && can.approve,
    approvals: port.approvals,
    exportAs: useExport(columns),
    exportPlan: usePlanExport(port),
    importPlan: port.planImport && (({ id }) => setParams({ [importParam]: `${id}` })),
    creation,
    keeping,
    canEditPlan: ({ can }) => port.planning !== undefined && can.edit,
    openPlan: planAddress.open,
    closePlan: planAddress.close,
    openedPlanId: port.planning && planAddress.openedId,
    views,
    calendar: port.calendar,
    extensions,
  }
}

/** A sort by a column that the host no longer has is as if none were asked for. */
const knownOrder = (
  { sort, isDescending }: Pick<Look, 'sort' | 'isDescending'>,
  columns: ListExtensions<Campaign>['columns'],
): Pick<Look, 'sort' | 'isDescending'> =>
  !isExtraColumnId(sort) || extraSorts(columns).some(({ id }) => id === sort)
    ? { sort, isDescending }
    : { sort: 'name', isDescending: false }
