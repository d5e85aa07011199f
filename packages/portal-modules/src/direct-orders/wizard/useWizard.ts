import { numberFormat } from '@atrium/design-system'
import { useEffect, useMemo, useRef, useState } from 'react'
import { berlinDay } from '../kit/dates/index.ts'
import {
  isStale,
  toPortError,
  useAskBeforeLeaving,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  withData,
  type QueryResult,
} from '../kit/index.ts'
import { factOf, mergeOrder } from './conflict.logic.ts'
import { addFiles, faultsOf, limitOf, stepOfField } from './checks.logic.ts'
import type { BookingDeadline, DirectOrdersPort, Order, OrderChoices, OrderOptions } from './direct-orders.port.ts' // prettier-ignore
import {
  actionOf,
  newDraft,
  stepAt,
  steps,
  withOptions,
  type OrderDraft,
  type Step,
  withOwnCampaign,
} from './draft.logic.ts'
import { contentOf, draftOf } from './order-draft.logic.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import type { SentDraft } from './tabs.logic.ts'
import { namingOf } from './taxonomy.logic.ts'
import { optionsOfOrder, withOwnBlock } from './own-block.logic.ts'
import { useBlockNews } from './useBlockNews.ts'
import { draftName, useDraft } from './useDraft.ts'
import { useDraftFiles } from './useDraftFiles.ts'
import { useFileChecks } from './useFileChecks.ts'
import { useRegionBudget } from './useRegionBudget.ts'
import type { OrderConflict, WizardModel } from './wizard.types.ts'

const noDeadlines: readonly BookingDeadline[] = []

type Unready = Exclude<QueryResult<OrderChoices>, { state: 'ready' }>

/** An order while it is filled in: what was entered, what is wrong with it, what became of it (DO-01). */
export function useWizard(
  port: DirectOrdersPort,
  componentId: number,
  order?: Order,
): Unready | { state: 'ready'; model: WizardModel } {
  const { path, setPath, notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const { t, locale } = tools
  const today = berlinDay(now())
  const result = useQuery(useMemo(() => port.choices(), [port]))
  const offered = result.state === 'ready' ? result.data : undefined
  const choices = useMemo(
    () => offered && withOwnBlock(withOwnCampaign(offered, order), order),
    [offered, order],
  )
  const orderId = order?.id ?? null
  const kept = useDraft(port.preferences, orderId, () => (order ? draftOf(order) : newDraft(today)))
  const { draft: entered, restored, change, discard, dismiss } = kept
  const region = useRegionBudget(port.budgets, entered, { today, order })
  const isRegionRequired = region.isRequired
  const attachments = useDraftFiles(
    port.files,
    draftName(orderId),
    { names: entered.fileNames, version: entered.filesVersion },
    change,
  )
  const { files } = attachments
  const [refusedFiles, setRefusedFiles] = useState<WizardModel['refusedFiles']>([])
  const untaken = useFileChecks(port.checkFile, files)
  const untakenCount = untaken.count
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set())
  const [refused, setRefused] = useState<object>()
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<OrderConflict>()
  const [progress, setProgress] = useState<number>()
  const [isSending, setSending] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useAskBeforeLeaving(files.length > 0 && !attachments.isKept)

  const action = choices ? actionOf(entered, choices) : 'buildingBlock'
  const campaign = choices?.campaigns.find(({ id }) => id === entered.campaignId)
  const blockId = action === 'buildingBlock' ? (entered.block?.id ?? null) : null
  const ownMedia = useMemo(() => order?.media.map(({ mediaTypeId }) => mediaTypeId), [order])
  const mediaTypeIds = campaign?.mediaTypeIds ?? ownMedia
  const wantsOptions = action === 'buildingBlock' ? blockId !== null : mediaTypeIds !== undefined
  const loadedOptions = useQuery(
    useMemo(
      () =>
        wantsOptions ? port.options({ blockId, mediaTypeIds: mediaTypeIds ?? [] }) : undefined,
      [wantsOptions, port, blockId, mediaTypeIds],
    ),
  )
  const optionsResult = useMemo(
    () => (order && blockId !== null ? orOwnOptions(loadedOptions, order, blockId) : loadedOptions),
    [blockId, loadedOptions, order],
  )
  const blockNews = useBlockNews({
    port,
    blockId,
    choices: useMemo(() => (result.state === 'ready' && choices ? withData(result, choices) : result), [result, choices]), // prettier-ignore
    options: wantsOptions ? optionsResult : undefined,
  })
  const options = wantsOptions && optionsResult.state === 'ready' ? optionsResult.data : undefined
  const draft = useMemo(
    () => (options ? { ...entered, ...withOptions(entered, options) } : entered),
    [entered, options],
  )

  const campaignId = campaign?.id
  const calendar = useQuery(
    useMemo(
      () => (campaignId === undefined ? undefined : port.deadlines?.(campaignId)),
      [campaignId, port],
    ),
  )

  const rule = useQuery(useMemo(() => port.taxonomy(), [port]))
  const taxonomy = useMemo((): WizardModel['taxonomy'] => {
    if (rule.state === 'failed') return { failed: true, retry: rule.retry }
    if (rule.state === 'loading' || !choices || rule.data === null) return undefined
    return { text: rule.data.nameOf(namingOf(draft, choices, options)) }
  }, [choices, draft, options, rule])
  const taxonomyOf = (of: OrderDraft, known: { choices: OrderChoices; options: OrderOptions }) =>
    rule.state === 'ready' ? rule.data?.nameOf(namingOf(of, known.choices, known.options)) : undefined // prettier-ignore

  const isAdjusting = order !== undefined
  const ownSteps = isAdjusting ? steps.slice(1) : steps
  const stepName = isAdjusting ? path[3] : path[1]
  const at = isAdjusting ? Math.max(stepAt(stepName, draft.reached), 1) : stepAt(stepName, draft.reached) // prettier-ignore
  const step = steps[at]!
  const goTo = (to: Step) => {
    const base = isAdjusting ? ['requests', String(order.id), 'adjust'] : ['create']
    setPath(to === ownSteps[0] ? base : [...base, to])
  }
  usePlaceName(t(isAdjusting ? 'wizard.adjust' : 'wizard.title'))

  const faults = useMemo(() => {
    const accepted = order?.status === 'created' ? undefined : order
    return choices ? faultsOf(draft, choices, options, today, { accepted, isRegionRequired }) : []
  }, [choices, draft, options, order, isRegionRequired, today])
  const isDayField = (field: string) => /(^|\.)(start|end)$/.test(field)
  const faultOf = (field: string): string | undefined => {
    const fault = faults.find((one) => one.field === field)
    // A day that does not fit and a block that was withdrawn are told at once, everything else once somebody wants to go on.
    if (fault && (tried.has(stepOfField(field)) || isDayField(field) || fault.kind === 'blockGone'))
      return t(`fault.${fault.kind}`, { limit: numberFormat(locale).format(limitOf(field) ?? 0) })
    return told[field]
  }
  const changeAndForget = (next: Partial<OrderDraft>) => {
    change(next)
    setTold({})
    if (!conflict) setFailure(undefined)
  }
  const takeTheirs: WizardModel['takeTheirs'] = (of) => {
    if (!conflict) return
    const theirs = draftOf(conflict.theirs)
    const { facts, fields } = conflict
    if ('field' in of)
      change({ values: { ...draft.values, [of.field]: theirs.values[of.field] ?? '' } }) // prettier-ignore
    else change(of.fact === 'media' ? { media: theirs.media } : factOf(theirs, of.fact))
    const next = {
      ...conflict,
      facts: facts.filter((fact) => !('fact' in of) || fact !== of.fact),
      fields: fields.filter((field) => !('field' in of) || field !== of.field),
    }
    setConflict(next)
  }

  // A block that is there again: what was said of its withdrawal is over.
  const [wasGone, setWasGone] = useState(blockNews.isGone)
  if (wasGone !== blockNews.isGone) {
    setWasGone(blockNews.isGone)
    if (wasGone) setTold({})
    if (wasGone && !conflict) setFailure(undefined)
  }

  const markTried = () => setTried((before) => new Set(before).add(step))
  const next = () => {
    markTried()
    const mine = faults.filter(({ field }) => stepOfField(field) === step)
    const isRefused = mine.length > 0 || (step === 'customize' && (!options || untakenCount > 0))
    if (isRefused) {
      if (untakenCount > 0) setFailure(t('files.untaken', { count: untakenCount }))
      return setRefused({})
    }
    setRefused(undefined)
    change({ reached: Math.max(draft.reached, at + 1), action })
    goTo(steps[at + 1]!)
  }

  const submit = async (isSent: boolean) => {
    if (!choices || isSending) return
    setTried(new Set(steps))
    if (faults.length > 0 || !options) {
      setFailure(blockNews.isGone ? t('fault.blockGone') : undefined)
      return setRefused({})
    }
    // Sending them again would be refused again, after all of them have left.
    if (untakenCount > 0) return setRefused({})
    if (kept.noticeSent()) return
    // The draft's own: sending again, also after a reload or from another tab, orders once.
    const commandId = change({})
    setSending(true)
    setTold({})
    setFailure(undefined)
    setConflict(undefined)
    await send(draft, { commandId, isSent, options, choices })
  }
  const send = async (
    sent: OrderDraft,
    now: { commandId: string; isSent: boolean; options: OrderOptions; choices: OrderChoices },
  ): Promise<void> => {
    const { commandId, isSent } = now
    const content = contentOf(sent, now.choices, now.options, {
      files,
      taxonomy: taxonomyOf(sent, now) ?? order?.taxonomy ?? '',
      isSent,
    })
    const sending = {
      commandId,
      onProgress: (sent: number, total: number) => setProgress(total > 0 ? sent / total : 0),
    }
    try {
      const saved = await (order
        ? port.save({ id: order.id, version: sent.orderVersion }, content, componentId, sending)
        : port.create(content, componentId, sending))
      kept.finish(sentAs(saved, commandId, isSent), { isHere: false })
      attachments.forget()
      notify({
        tone: 'success',
        title: t(
          saved.approval === 'waiting' ? 'send.waiting' : isSent ? 'wizard.sent' : 'wizard.saved',
          { name: saved.name },
        ),
      })
      // Whoever has left meanwhile is not brought back.
      if (isHere.current) setPath(['requests', String(saved.id)], { replace: true })
    } catch (thrown) {
      const error = toPortError(thrown)
      if (error.reason === 'key-reused' && error.current !== undefined) {
        // An answer got lost, and what was sent then is not what is entered now.
        const first = error.current as Order
        kept.finish(sentAs(first, commandId, first.status !== 'created'), { isHere: true })
        attachments.forget()
        return
      }
      if (order && isStale(error)) {
        const theirs = await port.order(order.id).load().catch(() => undefined) // prettier-ignore
        if (theirs && theirs.version !== sent.orderVersion) {
          const { draft: merged, conflicts } = mergeOrder(sent.base, sent, draftOf(theirs))
          change(merged)
          const isSame = merged.block?.id === sent.block?.id && merged.campaignId === sent.campaignId // prettier-ignore
          const isClear = conflicts.facts.length + conflicts.fields.length === 0
          // What only one of the two changed does not stand in the way.
          if (isClear && isSame) return await send(merged, now)
          if (!isClear) setConflict({ theirs, ...conflicts })
          setFailure(isClear ? t('conflict.merged') : errorText(tools, error))
          return setRefused({})
        }
      }
      const fields = Object.entries(error.fields).map(([field, texts]) => [field, texts.join(' ')])
      const refusedNow = fields.flatMap(([field, text]) => {
        const found = isOfFile(field!) && content.files[Number(field!.split('.')[1])]
        return found ? [[found, text!] as const] : []
      })
      untaken.refuse(refusedNow)
      setTold(Object.fromEntries(fields) as Record<string, string>)
      // The field stands on the step before: what is wrong with it is said here as well.
      setFailure([errorText(tools, error), ...fields.flatMap(([field, text]) => (isOfFile(field!) ? [] : [text]))].join(' ')) // prettier-ignore
      setRefused({})
    } finally {
      setSending(false)
      setProgress(undefined)
    }
  }

  const startOver = () => {
    setTried(new Set())
    setTold({})
    setFailure(undefined)
  }

  if (result.state !== 'ready') return result
  const invalid = new Set(
    faults.map(({ field }) => stepOfField(field)).filter((one) => tried.has(one)),
  )
  // What was refused stands there, whatever step one is on.
  for (const field of Object.keys(told)) invalid.add(stepOfField(field))
  if (untakenCount > 0) invalid.add('customize')
  return {
    state: 'ready',
    model: {
      choices: choices!,
      draft,
      change: changeAndForget,
      restored,
      dismiss,
      sent: kept.sent,
      openSent: () => setPath(['requests', String(kept.sent?.orderId)], { replace: true }),
      startAnew: () => {
        kept.startAnew()
        startOver()
        setPath(['create'], { replace: true })
      },
      discard: () => {
        discard()
        attachments.forget()
        startOver()
        setPath(isAdjusting ? ['requests', String(order.id)] : ['create'], { replace: true })
      },
      action,
      order,
      region,
      // Whoever cannot see them orders without a warning.
      deadlines: calendar.state === 'ready' ? calendar.data : noDeadlines,
      options: wantsOptions && !blockNews.isGone ? optionsResult : undefined,
      blockNews,
      taxonomy,
      files,
      lostFiles: attachments.isReading
        ? []
        : draft.fileNames.filter((name) => !files.some((file) => file.name === name)),
      areFilesKept: port.files ? attachments.isKept : undefined,
      faultOfFile: untaken.of,
      addFiles: (chosen) => {
        const { files: all, refused: not } = addFiles(files, chosen, choices?.fileRules)
        setRefusedFiles(not)
        attachments.set(all)
      },
      removeFile: (file) => {
        setRefusedFiles([])
        // What was said at the end of the form is over with the last of them.
        if (untaken.of(file) !== undefined && untakenCount === 1) {
          setFailure(undefined)
          setTold({})
        }
        attachments.set(files.filter((one) => one !== file))
      },
      refusedFiles,
      today,
      step,
      steps: ownSteps,
      invalid,
      faults,
      faultOf,
      refused,
      failure,
      conflict,
      takeTheirs,
      goTo,
      refuse: markTried,
      next,
      back: step === ownSteps[0] ? undefined : () => goTo(steps[at - 1]!),
      progress,
      isSending,
      submit: (isSent) => void submit(isSent),
    },
  }
}

/** Whether a field error is about one of the files: `files.1`. */
const isOfFile = (field: string) => /^files\.\d+$/.test(field)

const sentAs = ({ id, name }: Order, command: string, isSent: boolean): SentDraft => ({
  command,
  orderId: id,
  name,
  isSent,
})

/** The options of the order's own block; once it was withdrawn, as the order has them. */
function orOwnOptions(
  loaded: QueryResult<OrderOptions>,
  order: Order,
  blockId: number,
): QueryResult<OrderOptions> {
  const isOwn = order.buildingBlock?.id === blockId
  if (!isOwn || loaded.state !== 'failed' || loaded.error.code !== 'not-found') return loaded
  return { state: 'ready', data: optionsOfOrder(order), isRefreshing: false, refresh: loaded.retry }
}
