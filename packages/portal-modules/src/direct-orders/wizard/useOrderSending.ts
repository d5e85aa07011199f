import { useEffect, useRef, useState } from 'react'
import {
  isStale,
  toPortError,
  useMessages,
  useModuleHost,
  type PortError,
} from '../../kit/index.ts'
import { mergeOrder } from '../conflict.logic.ts'
import type { DirectOrdersPort, Order, OrderChoices, OrderOptions } from '../direct-orders.port.ts'
import type { OrderDraft } from '../draft.logic.ts'
import { errorText } from '../error-text.ts'
import { isOfFile } from '../checks.logic.ts'
import { messages } from '../messages/index.ts'
import { contentOf, draftOf, removedFiles } from '../order-draft.logic.ts'
import type { SentDraft } from '../tabs.logic.ts'
import type { useDraft } from '../useDraft.ts'
import type { useOrderTaxonomy } from './useOrderTaxonomy.ts'
import type { WizardFaults } from './useWizardFaults.ts'
import type { useWizardFiles } from './useWizardFiles.ts'
import type { OrderConflict } from './wizard.types.ts'

export interface OrderSendingInput {
  port: DirectOrdersPort
  componentId: number
  /** The order that is adjusted. */
  order: Order | undefined
  kept: ReturnType<typeof useDraft>
  attachments: ReturnType<typeof useWizardFiles>
  faults: WizardFaults
  taxonomyOf: ReturnType<typeof useOrderTaxonomy>['taxonomyOf']
  onConflict: (conflict: OrderConflict | undefined) => void
}

/** With what an order is sent. */
interface SendingContext {
  commandId: string
  /** False: it is saved, to be sent later. */
  isSent: boolean
  options: OrderOptions
  choices: OrderChoices
}

/** Sends an order; what was entered stays until the server has it, and two people's changes are merged. */
export function useOrderSending(input: OrderSendingInput) {
  const { port, componentId, order, kept, attachments, faults, taxonomyOf, onConflict } = input
  const { setPath, notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const [progress, setProgress] = useState<number>()
  const [isSending, setSending] = useState(false)
  const isHere = useIsHere()

  const tellSaved = (saved: Order, { commandId, isSent }: SendingContext) => {
    kept.finish(sentAs(saved, commandId, isSent), { isHere: false })
    attachments.forget()
    const title = saved.approval === 'waiting' ? 'send.waiting' : isSent ? 'wizard.sent' : 'wizard.saved' // prettier-ignore
    notify({ tone: 'success', title: t(title, { name: saved.name }) })
    // Whoever has left meanwhile is not brought back.
    if (isHere.current) setPath(['requests', String(saved.id)], { replace: true })
  }

  /** Brings what was sent together with what somebody else saved; undefined: nobody did. */
  const mergeWithTheirs = async (sent: OrderDraft, error: PortError) => {
    if (!order || !isStale(error)) return undefined
    const theirs = await port.order(order.id).load().catch(() => undefined) // prettier-ignore
    if (!theirs || theirs.version === sent.orderVersion) return undefined
    const { draft: both, conflicts } = mergeOrder(sent.base, sent, draftOf(theirs))
    const merged = { ...both, removedFileIds: removedFiles(sent, theirs.files).map(({ id }) => id) } // prettier-ignore
    kept.change(merged)
    const isSame = merged.block?.id === sent.block?.id && merged.campaignId === sent.campaignId
    const isClear = conflicts.facts.length + conflicts.fields.length === 0
    // What only one of the two changed does not stand in the way.
    if (isClear && isSame) return { sendAgain: merged }
    if (!isClear) onConflict({ theirs, ...conflicts })
    return { failure: isClear ? t('conflict.merged') : errorText(tools, error) }
  }

  const tellFields = (error: PortError, sentFiles: readonly File[]) => {
    const fields = Object.entries(error.fields).map(
      ([field, texts]) => [field, texts.join(' ')] as const,
    )
    attachments.refuse(
      fields.flatMap(([field, text]) => {
        const file = isOfFile(field) && sentFiles[Number(field.split('.')[1])]
        return file ? [[file, text] as const] : []
      }),
    )
    faults.setFieldErrors(Object.fromEntries(fields))
    faults.setFailure(errorText(tools, error))
    faults.setRefused(true)
  }

  const attempt = async (sent: OrderDraft, context: SendingContext): Promise<void> => {
    const { commandId, isSent, choices, options } = context
    // One that went on its own meanwhile is nothing to take away any more.
    const removedFileIds = removedFiles(sent, order?.files ?? []).map(({ id }) => id)
    const content = contentOf({ ...sent, removedFileIds }, choices, options, {
      files: attachments.files,
      taxonomy: taxonomyOf(sent, context) ?? order?.taxonomy ?? '',
      isSent,
    })
    const sending = {
      commandId,
      onProgress: (done: number, total: number) => setProgress(total > 0 ? done / total : 0),
    }
    try {
      const saved = await (order
        ? port.save({ id: order.id, version: sent.orderVersion }, content, componentId, sending)
        : port.create(content, componentId, sending))
      tellSaved(saved, context)
    } catch (thrown) {
      const error = toPortError(thrown)
      if (error.reason === 'key-reused' && error.current !== undefined) {
        // An answer got lost, and what was sent then is not what is entered now.
        const first = error.current as Order
        kept.finish(sentAs(first, commandId, first.status !== 'created'), { isHere: true })
        attachments.forget()
        return
      }
      const merged = await mergeWithTheirs(sent, error)
      if (merged?.sendAgain) return await attempt(merged.sendAgain, context)
      if (!merged) return tellFields(error, content.files)
      faults.setFailure(merged.failure)
      faults.setRefused(true)
    }
  }

  const send = async (sent: OrderDraft, context: SendingContext): Promise<void> => {
    setSending(true)
    faults.setFieldErrors({})
    faults.setFailure(undefined)
    onConflict(undefined)
    try {
      await attempt(sent, context)
    } finally {
      setSending(false)
      setProgress(undefined)
    }
  }
  return { progress, isSending, send }
}

/** Whether the component is still in the page. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

const sentAs = ({ id, name }: Order, command: string, isSent: boolean): SentDraft => ({
  command,
  orderId: id,
  name,
  isSent,
})
