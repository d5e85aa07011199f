import { useMemo, useState } from 'react'
import { dayIn } from '../../kit/dates/day-in.ts'
import { useMessages, useModuleHost, useQuery, type QueryResult } from '../../kit/index.ts'
import { stepOfField } from '../checks.logic.ts'
import { factOf } from '../conflict.logic.ts'
import type {
  BookingDeadline,
  DirectOrdersPort,
  Order,
  OrderChoices,
} from '../direct-orders.port.ts'
import { newDraft, withOwnCampaign, type OrderDraft } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import { draftOf } from '../order-draft.logic.ts'
import { withOwnBlock } from '../own-block.logic.ts'
import { useDraft } from '../useDraft.ts'
import { useOrderOptions } from './useOrderOptions.ts'
import { useOrderSending } from './useOrderSending.ts'
import { useOrderTaxonomy } from './useOrderTaxonomy.ts'
import { useRegionBudget } from './useRegionBudget.ts'
import { useWizardFaults } from './useWizardFaults.ts'
import { useWizardFiles } from './useWizardFiles.ts'
import { useWizardSteps } from './useWizardSteps.ts'
import type { OrderConflict, WizardModel } from './wizard.types.ts'

type Unready = Exclude<QueryResult<OrderChoices>, { state: 'ready' }>

/** An order while it is filled in: what was entered, what is wrong with it, what became of it (DO-01). */
export function useWizard(
  port: DirectOrdersPort,
  componentId: number,
  order?: Order,
): Unready | { state: 'ready'; model: WizardModel } {
  const { setPath, now } = useModuleHost()
  const { t } = useMessages(messages)
  // The server's rules of days are Berlin's, wherever the page is (DO-15).
  const today = dayIn('Europe/Berlin', now())
  const { result, choices } = useChoices(port, order)
  const orderId = order?.id ?? null
  const kept = useDraft(port.preferences, orderId, () => (order ? draftOf(order) : newDraft(today)))
  const { draft: entered, change } = kept
  const region = useRegionBudget(port.budgets, entered, { today, order })
  const [conflict, setConflict] = useState<OrderConflict>()

  const ordering = useOrderOptions({ port, result, choices, entered, order })
  const { action, campaign, blockNews, options, draft } = ordering
  const deadlines = useDeadlines(port, campaign?.id)
  const { taxonomy, taxonomyOf } = useOrderTaxonomy(port, draft, choices, options)
  const { at, step, ownSteps, goTo, goOn, back } = useWizardSteps(order, draft.reached)
  const faults = useWizardFaults({ draft, choices, options, order, today, isRegionRequired: region.isRequired }) // prettier-ignore
  const forgetFailure = () => {
    faults.setFailure(undefined)
    faults.setFieldErrors({})
  }
  const attachments = useWizardFiles({ port, orderId, draft: entered, change, rules: choices?.fileRules, onAccepted: forgetFailure }) // prettier-ignore
  const { refusedCount } = attachments
  const sending = useOrderSending({ port, componentId, order, kept, attachments, faults, taxonomyOf, onConflict: setConflict }) // prettier-ignore

  // A block that is there again: what was said of its withdrawal is over.
  const [wasGone, setWasGone] = useState(blockNews.isGone)
  if (wasGone !== blockNews.isGone) {
    setWasGone(blockNews.isGone)
    if (wasGone) faults.setFieldErrors({})
    if (wasGone && !conflict) faults.setFailure(undefined)
  }

  const takeTheirs: WizardModel['takeTheirs'] = (of) => {
    if (!conflict) return
    change(theirPart(draft, draftOf(conflict.theirs), of))
    setConflict({
      ...conflict,
      facts: conflict.facts.filter((fact) => !('fact' in of) || fact !== of.fact),
      fields: conflict.fields.filter((field) => !('field' in of) || field !== of.field),
    })
  }

  const next = () => {
    faults.markTried([step])
    const isRefused = faults.faults.some(({ field }) => stepOfField(field) === step)
    if (isRefused || (step === 'customize' && (!options || refusedCount > 0))) {
      if (refusedCount > 0) faults.setFailure(t('files.notAccepted', { count: refusedCount }))
      return faults.setRefused(true)
    }
    faults.setRefused(false)
    change({ reached: Math.max(draft.reached, at + 1), action })
    goOn()
  }

  const submit = async (isSent: boolean) => {
    if (!choices || sending.isSending) return
    faults.markTried()
    if (faults.faults.length > 0 || !options) {
      faults.setFailure(blockNews.isGone ? t('fault.blockGone') : undefined)
      return faults.setRefused(true)
    }
    // Sending them again would be refused again, after all of them have left.
    if (refusedCount > 0) return faults.setRefused(true)
    if (kept.noticeSent()) return
    // The draft's own: sending again, also after a reload or from another tab, orders once.
    const commandId = change({})
    await sending.send(draft, { commandId, isSent, options, choices })
  }

  if (result.state !== 'ready') return result
  return {
    state: 'ready',
    model: {
      choices: choices!,
      draft,
      change: (part) => {
        change(part)
        faults.setFieldErrors({})
        if (!conflict) faults.setFailure(undefined)
      },
      restored: kept.restored,
      dismiss: kept.dismiss,
      sent: kept.sent,
      openSent: () => setPath(['requests', String(kept.sent?.orderId)], { replace: true }),
      startAnew: () => {
        kept.startAnew()
        faults.startOver()
        setPath(['create'], { replace: true })
      },
      discard: () => {
        kept.discard()
        attachments.forget()
        faults.startOver()
        setPath(order ? ['requests', String(order.id)] : ['create'], { replace: true })
      },
      action,
      order,
      region,
      deadlines,
      options: ordering.optionsResult,
      blockNews,
      taxonomy,
      ...attachments.model,
      today,
      step,
      steps: ownSteps,
      invalid: refusedCount > 0 ? new Set([...faults.invalid, 'customize']) : faults.invalid,
      faults: faults.faults,
      faultOf: faults.faultOf,
      told: faults.told,
      refused: faults.refused,
      failure: faults.failure,
      conflict,
      takeTheirs,
      goTo,
      refuse: () => faults.markTried([step]),
      next,
      back,
      progress: sending.progress,
      isSending: sending.isSending,
      submit: (isSent) => void submit(isSent),
    },
  }
}

/** What there is to choose from, with the block and the campaign of the order that is adjusted. */
function useChoices(port: DirectOrdersPort, order: Order | undefined) {
  const result = useQuery(useMemo(() => port.choices(), [port]))
  const offered = result.state === 'ready' ? result.data : undefined
  const choices = useMemo(
    () => offered && withOwnBlock(withOwnCampaign(offered, order), order),
    [offered, order],
  )
  return { result, choices }
}

const noDeadlines: readonly BookingDeadline[] = []

/** Booking deadlines of a campaign. Whoever cannot see them orders without a warning. */
function useDeadlines(port: DirectOrdersPort, campaignId: number | undefined) {
  const calendar = useQuery(
    useMemo(
      () => (campaignId === undefined ? undefined : port.deadlines?.(campaignId)),
      [campaignId, port],
    ),
  )
  return calendar.state === 'ready' ? calendar.data : noDeadlines
}

/** What somebody else entered for a fact or a configured field. */
function theirPart(
  mine: OrderDraft,
  theirs: OrderDraft,
  of: Parameters<WizardModel['takeTheirs']>[0],
): Partial<OrderDraft> {
  if ('field' in of)
    return { values: { ...mine.values, [of.field]: theirs.values[of.field] ?? '' } }
  return of.fact === 'media' ? { media: theirs.media } : factOf(theirs, of.fact)
}
