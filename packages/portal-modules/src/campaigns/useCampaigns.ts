import { berlinDay } from '../kit/dates/index.ts'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { campaignWords, phaseOf } from '../kit/campaigns/index.ts'
import {
  extraSorts,
  isExtraColumnId,
  useExtraSort,
  type ListExtensions,
} from '../kit/extensions/index.ts'
import {
  errorText,
  createPendingCommands,
  PortError,
  toPortError,
  useMessages,
  useModuleHost,
  useAddressState,
  usePending,
  useSetParams,
  type Command,
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
  withStar,
  type Filters,
  type Look,
  type Sort,
} from './campaigns.logic.ts'
import type {
  Campaign,
  CampaignChange,
  CampaignsPort,
  ChannelEdit,
  PlannedChannel,
} from './campaigns.port.ts'
import type { CampaignsModel } from './campaigns.model.ts'
import { withChannel, withEdit } from './plan.logic.ts'
import { messages } from './messages/index.ts'
import { importParam } from './plan-import/import-param.ts'
import { useExport } from './useExport.ts'
import { usePlanExport } from './usePlanExport.ts'
import { useCreation } from './useCreation.ts'
import { useKeeping } from './useKeeping.ts'
import { usePlanAddress } from './usePlanAddress.ts'
import { useCalendarOrders } from './useCalendarOrders.ts'
import { useReminding } from './useReminding.ts'

type All = readonly Campaign[]
/** A star is foretold; a release is shown once it is one. */
interface CampaignCommand extends Command {
  star?: { id: number; isStarred: boolean }
}
const commands = createPendingCommands<All, CampaignCommand>({
  apply: (truth, { star }) => (star ? withStar(truth, star.id, star.isStarred) : truth),
})
const nothing: All = []
const noExtensions: ListExtensions<Campaign> = {}

type Planned = readonly PlannedChannel[]
interface PlanCommand extends Command {
  id: number
  edit: ChannelEdit
}
const planCommands = createPendingCommands<Planned, PlanCommand>({
  apply: (truth, { id, edit }) => withEdit(truth, id, edit),
})

/** Everything that the campaign status knows and does; its views only show it. */
export function useCampaigns(
  port: CampaignsPort,
  extensions: ListExtensions<Campaign> = noExtensions,
): CampaignsModel {
  const { announce, locale, notify, now, openInside } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const words = useMessages(campaignWords)
  const setParams = useSetParams()
  const { isPartial, result, run, receive } = usePending(
    useMemo(() => port.campaigns(), [port]),
    commands,
    useMemo(() => port.current?.(), [port]),
  )
  const all = result.state === 'ready' ? result.data : nothing
  const today = berlinDay(now())

  // The day that one looks at is no part of it.
  const address = useAddressState(lookParams, parseLook)
  const [text, setText] = useState(address.text)
  const settledText = useDeferredValue(text)
  const { columns } = extensions
  const look = useMemo(
    () => ({ ...address, sort: knownSort(address.sort, columns), text: settledText }),
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

  const wantsPlan = view === 'plan' || (view === 'calendar' && look.hasDeadlines)
  const {
    isPartial: isPlanPartial,
    result: plan,
    run: runOnPlan,
    receive: receivePlan,
  } = usePending(
    useMemo(() => (wantsPlan ? port.plan?.() : undefined), [port, wantsPlan]),
    planCommands,
    useMemo(() => port.currentPlan?.(), [port]),
  )

  const isEmpty = result.state === 'ready' && all.length === 0
  const orders = useCalendarOrders(port, {
    look,
    today,
    isWanted: view === 'calendar' || (isEmpty && !isPartial),
  })

  /** Takes in what a campaign is now; undefined where it has gone. */
  const update = useCallback(
    async (id: number, commandId?: string): Promise<Campaign | undefined> => {
      try {
        const campaign = await port.campaign(id)
        receive({ commandId, patch: (truth) => withCampaign(truth, campaign) })
        return campaign
      } catch (error) {
        const { code } = toPortError(error)
        const isGone = code === 'not-found' || code === 'forbidden'
        receive(isGone ? { commandId, patch: (truth) => withoutCampaign(truth, id) } : {})
        return undefined
      }
    },
    [port, receive],
  )
  const hear = useEffectEvent(async (change: CampaignChange) => {
    const { campaignId, commandId, isPlan, isOrders, presence } = change
    if (isOrders || campaignId === undefined) orders.refresh()
    if (isOrders) return
    if (isPlan && plan.state === 'ready') receivePlan({ commandId })
    if (campaignId === undefined) return receive({ commandId })
    // To ask for it would be answered with an error that everybody can see.
    if (presence === 'deleted') return receive({ commandId, patch: (truth) => withoutCampaign(truth, campaignId) }) // prettier-ignore
    const before = all.find(({ id }) => id === campaignId)
    const campaign = await update(campaignId, commandId)
    if (!campaign || !before || before.status === campaign.status) return
    const state = words.t(`status.${campaign.status}`)
    announce(t('live.changed', { name: campaign.name, state }))
  })
  useEffect(() => port.onChange?.((change) => void hear(change)), [port])

  const setLook = useCallback(
    (change: Partial<Look>) => {
      if (change.text !== undefined) setText(change.text)
      // A day that one looks at belongs to one view.
      const place = change.view === undefined ? {} : { at: undefined, zoom: undefined }
      setParams({ ...paramsOf({ ...look, ...change }), ...place })
    },
    [look, setParams],
  )
  const setFilters = useCallback(
    (change: Partial<Filters>) => setLook({ filters: { ...look.filters, ...change } }),
    [look, setLook],
  )
  const openAddress = useCallback(
    (target: string) => {
      if (openInside) openInside(target)
      else location.assign(target)
    },
    [openInside],
  )
  const open = useCallback((campaign: Campaign) => openAddress(cockpitOf(campaign)), [openAddress])
  const copyLinks = useCallback(
    async (campaigns: All) => {
      const linkTo = port.linkTo ?? ((target) => new URL(target, location.href).href)
      try {
        await navigator.clipboard.writeText(
          campaigns.map((campaign) => linkTo(cockpitOf(campaign))).join('\n'),
        )
        notify({ tone: 'success', title: t('notice.copied', { count: campaigns.length }) })
      } catch {
        notify({ tone: 'failure', title: t('notice.notCopied') })
      }
    },
    [notify, port, t],
  )
  const release = useCallback(
    async (campaign: Campaign, dueOn: string | null) => {
      const commandId = crypto.randomUUID()
      const { id, version, name } = campaign
      try {
        await run(
          { commandId },
          { send: () => port.release!({ id, version, dueOn, commandId }), merge: withCampaign },
        )
        notify({ tone: 'success', title: t('release.done', { name }) })
        return undefined
      } catch (error) {
        const failure = toPortError(error)
        // Somebody was quicker: what is shown now is what is true.
        if (failure.code === 'conflict') void update(id)
        return failure
      }
    },
    [notify, port, run, t, update],
  )
  const star = useCallback(
    async ({ id, name }: Campaign, isStarred: boolean) => {
      const commandId = crypto.randomUUID()
      const change = { id, isStarred }
      try {
        await run(
          { commandId, star: change },
          {
            send: () => port.star!({ ...change, commandId }),
            merge: (truth) => withStar(truth, id, isStarred),
          },
        )
        const title = t(isStarred ? 'star.set' : 'star.taken', { name })
        // Along the line of time no star stands at a campaign.
        if (isInTime(view)) notify({ tone: 'success', title })
        else announce(title)
      } catch (error) {
        notify({
          tone: 'failure',
          title: t('star.failed', { name }),
          detail: errorText(tools, toPortError(error)),
        })
      }
    },
    [announce, notify, port, run, t, tools, view],
  )
  const saveChannel = useCallback(
    async (id: number, edit: ChannelEdit) => {
      const commandId = crypto.randomUUID()
      const send = (truth: Planned | undefined) => {
        // The version that stands when its turn comes: another of one's own may be before it.
        const channel = truth?.find((one) => one.id === id)
        if (!channel) throw new PortError({ code: 'not-found' })
        return port.saveChannel!({ channel, edit, commandId })
      }
      try {
        await runOnPlan({ commandId, id, edit }, { send, merge: withChannel })
        return undefined
      } catch (error) {
        return toPortError(error)
      }
    },
    [port, runOnPlan],
  )
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
  const applyParams = useCallback(
    (saved: Readonly<Record<string, string>>) => {
      setText(saved.q ?? '')
      setParams({ ...Object.fromEntries(allParams.map((name) => [name, undefined])), ...saved })
    },
    [setParams],
  )

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
    isPartial: isPartial || isPlanPartial,
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
    plan: port.plan && plan,
    orders,
    saveChannel: port.saveChannel && saveChannel,
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
const knownSort = (sort: Sort, columns: ListExtensions<Campaign>['columns']): Sort =>
  !isExtraColumnId(sort) || extraSorts(columns).some(({ id }) => id === sort) ? sort : 'name'
