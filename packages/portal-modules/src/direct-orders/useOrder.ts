import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { dayIn } from '../kit/dates/day-in.ts'
import {
  saveBytes,
  toPortError,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import type { DirectOrdersPort, Order, OrderStatus } from './direct-orders.port.ts'
import { writeDraft } from './draft.logic.ts'
import { cloneOrder } from './order-draft.logic.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { shownStatus, type ShownStatus } from './status.logic.ts'
import { draftName, readKept } from './useDraft.ts'

export const tabs = ['general', 'attachments', 'processes'] as const
type Tab = (typeof tabs)[number]

export interface OrderModel {
  result: QueryResult<Order>
  /** In Berlin. */
  today: string
  tab: Tab
  setTab: (tab: Tab) => void
  toList: () => void
  adjust: () => void
  /** Undefined: done. Else why not. */
  cancel: (order: Order, reason: string) => Promise<PortError | undefined>
  rebrief: (order: Order, reason: string) => Promise<PortError | undefined>
  /** The same: headquarters sends it back. */
  reject: (order: Order, reason: string) => Promise<PortError | undefined>
  approve: (order: Order) => Promise<void>
  send: (order: Order) => Promise<void>
  setStatus: (order: Order, status: OrderStatus) => Promise<void>
  /** Work on the order is on its way. */
  isBusy: boolean
  /** Saves the order as a PDF; undefined: there is none. */
  download: ((order: Order) => Promise<void>) | undefined
  /** Undefined: the reader places no orders, or nothing keeps a draft. */
  template: ((order: Order) => void) | undefined
  /** The name of a draft that a template would replace; undefined: there is none. */
  draftInTheWay: () => string | undefined
}

/** A name without what file systems refuse. */
const fileNameOf = (name: string) => name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()

/** One order and what may be done with it (DO-02, DO-10). */
export function useOrder(port: DirectOrdersPort, id: number): OrderModel {
  const { path, setPath, notify, announce, now } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const [isBusy, setBusy] = useState(false)
  const result = useQuery(useMemo(() => port.order(id), [port, id]))
  // The server's rules of days are Berlin's, wherever the page is (DO-15).
  const today = dayIn('Europe/Berlin', now())
  const order = result.state === 'ready' ? result.data : undefined
  usePlaceName(order?.name)

  const refresh = useEffectEvent(() => result.state === 'ready' && result.refresh())
  useEffect(
    () =>
      port.onChange?.(({ ids, parentIds = [] }) => {
        if (!ids || ids.includes(id) || parentIds.includes(id)) refresh()
      }),
    [id, port],
  )
  useStatusAnnouncement(order && shownStatus(order, today))

  const run = async (
    work: (commandId: string) => Promise<Order>,
    done: (saved: Order) => string,
  ) => {
    setBusy(true)
    try {
      const saved = await work(crypto.randomUUID())
      notify({ tone: 'success', title: done(saved) })
      return undefined
    } catch (thrown) {
      return toPortError(thrown)
    } finally {
      setBusy(false)
      if (result.state === 'ready') result.refresh()
    }
  }
  /** The same where no dialog is open that could say why it failed. */
  const runAndTell = async (...given: Parameters<typeof run>) => {
    const error = await run(...given)
    if (!error) return
    const title = t('failure.action', { name: order?.name ?? '' })
    notify({ tone: 'failure', title, detail: errorText(tools, error) })
  }

  const download = async (wanted: Order): Promise<void> => {
    setBusy(true)
    try {
      saveBytes(await port.document!(id), 'application/pdf', `${fileNameOf(wanted.name)}.pdf`)
      announce(t('download.done', { name: wanted.name }))
    } catch (thrown) {
      notify({
        tone: 'failure',
        title: t('download.failed', { name: wanted.name }),
        detail: errorText(tools, toPortError(thrown)),
        action: { label: t('action.retry'), onPress: () => void download(wanted) },
      })
    } finally {
      setBusy(false)
    }
  }

  return {
    result,
    today,
    tab: tabs.find((one) => one === path[2]) ?? 'general',
    setTab: (tab) =>
      setPath(['requests', String(id), ...(tab === 'general' ? [] : [tab])], { replace: true }),
    toList: () => setPath([]),
    adjust: () => setPath(['requests', String(id), 'adjust']),
    cancel: ({ name }, reason) =>
      run(
        (command) => port.cancel(id, reason, command),
        () => t('cancel.done', { name }),
      ),
    rebrief: ({ name }, reason) =>
      run(
        (command) => port.setStatus(id, 'rebriefing', reason, command),
        () => t('rebrief.done', { name }),
      ),
    reject: (order, reason) =>
      run(
        (command) => port.decide!(order, 'rejected', reason, command),
        () => t('reject.done', { name: order.name }),
      ),
    approve: (order) =>
      runAndTell(
        (command) => port.decide!(order, 'approved', '', command),
        () => t('approve.done', { name: order.name }),
      ),
    send: ({ name }) =>
      runAndTell(
        (command) => port.setStatus(id, 'approved', '', command),
        ({ approval }) => t(approval === 'waiting' ? 'send.waiting' : 'send.done', { name }),
      ),
    setStatus: ({ name }, next) =>
      runAndTell(
        (command) => port.setStatus(id, next, '', command),
        () => t('setStatus.done', { name, status: t(`status.${next}`) }),
      ),
    isBusy,
    download: port.document && download,
    template:
      port.canOrder && port.preferences
        ? (from) => {
            const draft = { ...cloneOrder(from, today), templateOf: from.name, editedAt: now().toISOString() } // prettier-ignore
            port.preferences?.keep(draftName(null), writeDraft(draft))
            void port.files?.keep(draftName(null), [])
            setPath(['create', 'customize'])
          }
        : undefined,
    draftInTheWay: () => {
      const kept = readKept(port.preferences)
      if (kept === undefined || kept === 'outdated') return undefined
      return kept.name.trim() || t('draft.unnamed')
    },
  }
}

/** Who reads an order hears that somebody else has moved it on. */
function useStatusAnnouncement(status: ShownStatus | undefined): void {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const known = useRef(status)
  const announceStatus = useEffectEvent((next: ShownStatus) =>
    announce(t('detail.live', { status: t(`status.${next}`) })),
  )
  useEffect(() => {
    const before = known.current
    known.current = status
    if (status !== undefined && before !== undefined && before !== status) announceStatus(status)
  }, [status])
}
