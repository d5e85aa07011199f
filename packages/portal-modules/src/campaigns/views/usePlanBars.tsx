import { useMediaWords } from '@atrium/design-system'
import { useMemo } from 'react'
import { budgetWords, campaignWords, formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import type { PlannedChannel } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { currentFirst } from '../plan.logic.ts'
import { useDeadlineWords } from './DeadlineBar.tsx'
import { deadlineKey, deadlineMarks, deadlineRadar, deadlinesOf } from './deadline-bars.ts'
import { budgetHeat, type HeatWords } from './budget-heat.ts'
import { planRows, type PlanWords } from './plan-rows.tsx'

const nothing: readonly PlannedChannel[] = []

/** Rows and bars of the media plan: sums, booking deadlines by week, campaigns with their channels. */
export function usePlanBars(model: CampaignsModel) {
  const { t, locale } = useMessages(messages)
  const words = usePlanWords()
  const { isPartial, shown, look, plan, today } = model
  const channels = plan?.state === 'ready' ? plan.data : nothing
  const { group, filters } = look
  const canSave = model.saveChannel !== undefined
  const rows = useMemo(
    () => planRows(currentFirst(shown, today), channels, group, filters.media, words, canSave),
    [shown, today, channels, group, filters.media, words, canSave],
  )
  const dueWords = useDeadlineWords()
  const heat = useMemo(() => {
    const heatWords: HeatWords = {
      title: (currency) => t(currency === undefined ? 'plan.heat' : 'plan.heatIn', { currency }),
      month: (month, amount) => t('plan.budget', { name: formatDay(locale, `${month}-01`, 'month'), budget: amount }), // prettier-ignore
      amount: (value, currency) => formatBudget(locale, value, currency, 'whole'),
      whole: (amount) => t('plan.heatWhole', { amount }),
    }
    return budgetHeat(shown, channels, filters.media, heatWords)
  }, [shown, channels, filters.media, locale, t])
  const { groups, bars, dueOf, countOf } = useMemo(() => {
    const dues = look.hasDeadlines ? deadlinesOf(shown, channels, filters.media, today) : []
    const radar = deadlineRadar(dues, dueWords, today)
    const sums = [...heat.groups, ...radar.groups]
    return {
      // A sum of what has come so far would be taken for the whole one.
      groups: [
        ...(isPartial ? sums.map((sum) => ({ ...sum, detail: t('plan.partial') })) : sums),
        ...rows.groups,
      ],
      bars: [
        ...(isPartial ? [] : heat.bars),
        ...radar.bars,
        ...rows.bars,
        ...deadlineMarks(dues, rows.rowOf, dueWords, today),
      ],
      countOf: radar.countOf,
      dueOf: new Map(dues.map((due) => [deadlineKey(due), due])),
    }
  }, [look.hasDeadlines, shown, channels, filters.media, today, dueWords, heat, rows, isPartial, t]) // prettier-ignore
  const kinds = useMemo(() => new Set(rows.bars.map(({ tone }) => tone)), [rows])
  return { channels, rows, kinds, heat, groups, bars, dueOf, countOf }
}

function usePlanWords(): PlanWords {
  const { t, locale } = useMessages(messages)
  const media = useMediaWords()
  const campaignTools = useMessages(campaignWords)
  return useMemo(
    (): PlanWords => ({
      budget: (amount, currency) => formatBudget(locale, amount, currency, 'whole'),
      costs: (campaign) => {
        const { frame, planned, difference } = budgetWords(campaignTools, locale, campaign, 'whole')
        const isSame = campaign.budget !== null && difference === undefined
        return isSame || !planned ? frame : `${frame} · ${planned}`
      },
      bar: (name, budget) => t('plan.budget', { name, budget }),
      standing: ({ openCondition, setback }) => {
        if (setback) return campaignTools.t(`standing.${setback}`)
        return openCondition && `${campaignTools.t('standing.conditional')}: ${openCondition}`
      },
      range: (start, end) => formatRange(locale, start, end, { isTight: true }),
      noProduct: t('plan.noProduct'),
      media,
    }),
    [campaignTools, locale, media, t],
  )
}
