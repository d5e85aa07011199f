import { calendarDay } from '../../kit/dates/index.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { memoryViews } from '../../kit/testing/saved-views.ts'
import type {
  DirectOrdersPort,
  Order,
  OrderChange,
  OrderContent,
  OrderOptions,
  OrderStatus,
  TaxonomyRule,
} from '../direct-orders.port.ts'
import { sortOrders } from '../list.logic.ts'
import { dateFaults } from '../order-dates.logic.ts'
import { needsApproval } from '../money.logic.ts'
import { reasonFault } from '../status.logic.ts'
import { memoryDevice } from './memory-device.ts'
import { memoryBudgets } from './memory-budgets.ts'
import { abilitiesOf } from './abilities.ts'
import type { Call, MemoryDirectOrders, MemoryOptions } from './memory-port.types.ts'
import { buildMedium, fixedNow, nadine, someChoices, someOptions } from './fixtures.ts'

/** Parts as they are entered: how a host spells them is its own. */
const lindnerRule: TaxonomyRule = {
  nameOf: ({ customer, region, product, start }) =>
    [customer, region, product, start?.slice(0, 7)]
      .filter(Boolean)
      .map((part) => part!.replaceAll(' ', '-'))
      .join('_'),
}
const recentOf = (orders: readonly Order[], count: number) =>
  sortOrders(orders, { sort: 'modified', isDescending: true }, 'de', '').slice(0, count)

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryDirectOrders({
  orders = [],
  choices: givenChoices = someChoices,
  taxonomy = lindnerRule,
  deadlines,
  role = { canOrder: true, isStaff: false },
  recentCount,
  kept: keptDraft,
  budgets: givenBudgets,
  keptFiles,
  views,
  now = () => fixedNow,
  latency = 0,
}: MemoryOptions = {}): MemoryDirectOrders {
  const today = () => calendarDay(now())
  const rated = (order: Order): Order => ({ ...order, can: abilitiesOf(order, today(), role) })
  const stored = new Map(orders.map((order): [number, Order] => [order.id, rated(order)]))
  const { answer, failNext, hold } = createAnswers<Call>(latency)
  const { emit, listen } = createListeners<OrderChange>()
  const instance = crypto.randomUUID()
  const sent: MemoryDirectOrders['sent'] = []
  const answered = new Map<string, Order>()
  const downloaded: number[] = []
  let choices = givenChoices
  let lastId = 5_000
  const budgets = givenBudgets && memoryBudgets(givenBudgets, instance, answer)
  const device = memoryDevice({ keptDraft, keptFiles }, (work) => answer('readFiles', work))
  const find = (id: number): Order => {
    const order = stored.get(id)
    if (!order) throw new PortError({ code: 'not-found' })
    return order
  }
  const put = (order: Order, commandId?: string): Order => {
    const next = rated(order)
    stored.set(next.id, next)
    emit({ ids: [next.id], ...(commandId !== undefined && { commandId }) })
    return next
  }
  const refuse = (fields: Record<string, string[]>) => {
    throw new PortError({ code: 'invalid', fields })
  }
  /** What the server checks besides the form (DO-15, DO-16, DO-19). */
  const check = (content: OrderContent, isNew: boolean) => {
    const faults = dateFaults(content, today())
    if (isNew && faults.start) refuse({ start: ['Der Beginn muss in der Zukunft liegen.'] })
    if (faults.end) refuse({ end: ['Das Ende muss nach dem Beginn liegen.'] })
    if (!content.media.some(({ isSelected }) => isSelected)) refuse({ media: ['Bitte wählen Sie ein Medium.'] }) // prettier-ignore
    const campaign = choices.campaigns.find(({ id }) => id === content.campaignId)
    if (campaign && campaign.customer.id !== content.customer?.id) refuse({ campaign: ['Gehört nicht zum Kunden.'] }) // prettier-ignore
    if (content.block && !choices.blocks.some(({ id }) => id === content.block!.id))
      throw new PortError({ code: 'conflict', reason: 'block-withdrawn' })
  }
  const optionsOf = (blockId: number | null, mediaTypeIds: readonly number[]): OrderOptions =>
    someOptions(blockId, mediaTypeIds)

  const written = (
    content: OrderContent,
    before: Order | undefined,
    status: OrderStatus,
    at: string,
  ): Order => {
    const campaign = choices.campaigns.find(({ id }) => id === content.campaignId)
    const { fields } = optionsOf(content.block?.id ?? null, campaign?.mediaTypeIds ?? [])
    const id = before?.id ?? (lastId += 1)
    return {
      id,
      name: content.name,
      action: content.action,
      status,
      approval: null,
      description: content.description,
      target: content.target,
      comment: content.comment,
      region: content.region || null,
      customer: content.customer,
      campaign: campaign ? { id: campaign.id, name: campaign.name } : null,
      product: campaign?.product ?? null,
      buildingBlock: content.block,
      purchaseOrder: content.purchaseOrder || null,
      budget: content.budget,
      duration: content.duration,
      start: content.start,
      end: content.end,
      taxonomy: content.taxonomy || null,
      media: content.media.map((one) => ({ ...one, kind: buildMedium(one.mediaTypeId).kind })),
      values: content.values.flatMap(({ id: fieldId, value }) => {
        const field = fields.find(({ setting }) => setting.id === fieldId)
        return field ? [{ setting: field.setting, mediaTypeId: field.mediaTypeId, value }] : []
      }),
      files: [
        ...filesLeft(before, content),
        ...content.files.map(({ name, size }, index) => ({
          id: Math.max(0, ...(before?.files ?? []).map((file) => file.id)) + index + 1,
          name,
          sizeBytes: size,
          url: `#${name}`,
        })),
      ],
      creator: before ? before.creator : nadine,
      modifiedBy: nadine,
      modifiedAt: at,
      processes: [
        {
          id: (before?.processes.length ?? 0) + 1,
          status,
          at,
          user: nadine,
          comment: null,
          approval: null,
          isAgency: false,
          onBehalfOf: null,
        },
        ...(before?.processes ?? []),
      ],
      version: (before?.version ?? 0) + 1,
      can: {
        adjust: false,
        send: false,
        cancel: false,
        rebrief: false,
        setStatus: [],
        decide: false,
      },
    }
  }
  const moved = (order: Order, status: OrderStatus, comment: string | null): Order => ({
    ...order,
    status,
    approval: null,
    version: order.version + 1,
    modifiedAt: now().toISOString(),
    processes: [
      {
        id: order.processes.length + 1,
        status,
        at: now().toISOString(),
        user: nadine,
        comment: comment || null,
        approval: null,
        isAgency: false,
        onBehalfOf: null,
      },
      ...order.processes,
    ],
  })
  /** Sent above the tenant's budget it waits for headquarters, and stays where it is (D-01). */
  const asked = (order: Order, before: OrderStatus): Order => {
    const isWaiting =
      order.status === 'approved' && needsApproval(order.budget, choices.approvalBudget)
    if (!isWaiting) return order
    const [latest, ...others] = order.processes
    const status = before === 'rebriefing' ? before : 'created'
    return {
      ...order,
      status,
      approval: 'waiting',
      processes: [{ ...latest!, status, approval: 'asked' }, ...others],
    }
  }
  /** Whoever sends a command again, after an answer got lost, gets the answer that was lost. */
  const once = async (call: Call, commandId: string, work: () => Order, content?: OrderContent) => {
    const lost = answered.get(commandId)
    if (lost) {
      const said = sent.find((one) => one.commandId === commandId)?.content
      if (JSON.stringify(said) === JSON.stringify(content)) return lost
      throw new PortError({ code: 'invalid', reason: 'key-reused', current: lost })
    }
    sent.push({ call, commandId, ...(content && { content }) })
    const order = await answer(call, work)
    answered.set(commandId, order)
    return order
  }
  const open = (id: number): Order => {
    const order = find(id)
    if (order.status === 'canceled')
      throw new PortError({ code: 'conflict', reason: 'order-canceled' })
    return order
  }

  const port: DirectOrdersPort = {
    canOrder: role.canOrder,
    preferences: device.preferences,
    ...(keptFiles && { files: device.files }),
    views: memoryViews({ views }, answer),
    orders: () => ({
      key: ['memory-direct-orders', instance, 'orders'],
      load: () => answer('orders', () => [...stored.values()]),
    }),
    ...(recentCount !== undefined && {
      recentOrders: () => ({
        key: ['memory-direct-orders', instance, 'recent'],
        load: () => answer('recentOrders', () => recentOf([...stored.values()], recentCount)),
      }),
    }),
    order: (id) => ({
      key: ['memory-direct-orders', instance, 'order', id],
      load: () => answer('order', () => find(id)),
    }),
    document: (id) =>
      answer('document', () => {
        const { name } = find(id)
        downloaded.push(id)
        return new Blob([`%PDF-1.7 ${name}`], { type: 'application/pdf' })
      }),
    choices: () => ({
      key: ['memory-direct-orders', instance, 'choices'],
      load: () => answer('choices', () => choices),
    }),
    options: ({ blockId, mediaTypeIds }) => ({
      key: ['memory-direct-orders', instance, 'options', blockId ?? 0, ...mediaTypeIds],
      load: () => answer('options', () => optionsOf(blockId, mediaTypeIds)),
    }),
    ...(deadlines && {
      deadlines: (campaignId: number) => ({
        key: ['memory-direct-orders', instance, 'deadlines', campaignId],
        load: () => answer('deadlines', () => deadlines),
      }),
    }),
    taxonomy: () => ({
      key: ['memory-direct-orders', instance, 'taxonomy'],
      load: () => answer('taxonomy', () => taxonomy),
    }),
    create: (content, _componentId, { commandId, onProgress }) => {
      const total = content.files.reduce((sum, { size }) => sum + size, 0)
      if (total > 0) onProgress?.(Math.round(total * 0.6), total)
      return once(
        'create',
        commandId,
        () => {
          if (!role.canOrder) throw new PortError({ code: 'forbidden' })
          check(content, true)
          const status = content.isSent ? 'approved' : 'created'
          return put(
            asked(written(content, undefined, status, now().toISOString()), 'created'),
            commandId,
          )
        },
        content,
      )
    },
    save: ({ id, version }, content, _componentId, { commandId }) =>
      once(
        'save',
        commandId,
        () => {
          const before = open(id)
          if (!before.can.adjust) throw new PortError({ code: 'forbidden' })
          if (before.version !== version) throw new PortError({ code: 'conflict' })
          check(content, false)
          if (content.isSent && before.status === 'rebriefing' && isAsBefore(content, before))
            refuse({ comment: ['Seit dem Rebriefing ist alles wie vorher.'] })
          const isSent = content.isSent || before.approval === 'waiting'
          const status = isSent ? 'approved' : before.status
          return put(
            asked(written(content, before, status, now().toISOString()), before.status),
            commandId,
          )
        },
        content,
      ),
    checkFile: async (file) => {
      const head = await file.slice(0, 4).text()
      return answer('checkFile', () =>
        head.startsWith('MZ\0')
          ? `„${file.name}“ wurde nicht angenommen: Dem Inhalt nach ist das eine „.exe“-Datei.`
          : undefined,
      )
    },
    cancel: (id, reason, commandId) =>
      once('cancel', commandId, () => {
        if (reasonFault(reason)) throw new PortError({ code: 'invalid', fields: { reason: ['Bitte nennen Sie einen Grund.'] } }) // prettier-ignore
        const order = open(id)
        if (!order.can.cancel) throw new PortError({ code: 'forbidden' })
        return put(moved(order, 'canceled', reason.trim()), commandId)
      }),
    setStatus: (id, status, reason, commandId) =>
      once('setStatus', commandId, () => {
        const order = open(id)
        const isTheirs =
          order.can.setStatus.includes(status) ||
          (status === 'rebriefing' && order.can.rebrief) ||
          (status === 'approved' && order.can.send)
        if (!isTheirs) throw new PortError({ code: 'forbidden' })
        return put(asked(moved(order, status, reason.trim()), order.status), commandId)
      }),
    ...(role.decides && {
      decide: (
        seen: Pick<Order, 'id' | 'version'>,
        decision: 'approved' | 'rejected',
        reason: string,
        commandId: string,
      ) =>
        // prettier-ignore
        once('decide', commandId, () => {
          const order = open(seen.id)
          if (decision === 'rejected' && reasonFault(reason)) throw new PortError({ code: 'invalid', fields: { reason: ['Bitte nennen Sie einen Grund.'] } }) // prettier-ignore
          if (order.version !== seen.version || order.approval !== 'waiting') throw new PortError({ code: 'conflict' }) // prettier-ignore
          const next = moved(order, decision === 'approved' ? 'approved' : 'rebriefing', reason.trim()) // prettier-ignore
          const [latest, ...others] = next.processes
          return put(
            {
              ...next,
              approval: decision,
              processes: [{ ...latest!, approval: decision }, ...others],
            },
            commandId,
          )
        }),
    }),
    ...(budgets && { budgets: budgets.port }),
    onChange: listen,
  }
  return {
    port,
    failNext,
    hold,
    sent,
    downloaded,
    chosen: device.chosen,
    kept: device.kept,
    order: (id) => stored.get(id),
    others: {
      change: (id, change) => {
        const before = find(id)
        put({ ...before, version: before.version + 1, ...change })
      },
      restoreBlock: (block) => {
        choices = { ...choices, blocks: [...choices.blocks, block] }
        emit({ ids: [block.id] })
      },
      withdrawBlock: (id) => {
        choices = { ...choices, blocks: choices.blocks.filter((one) => one.id !== id) }
        emit({ ids: [id] })
      },
      keep: device.keepElsewhere,
      setBudget: (region, budget) => budgets?.setByOthers(region, budget),
      changeBlock: (id, change) => {
        const blocks = choices.blocks.map((one) => (one.id === id ? { ...one, ...change } : one))
        choices = { ...choices, blocks }
        emit({ ids: [id] })
      },
    },
  }
}

/** Attachments of an order that stay. */
const filesLeft = (before: Order | undefined, { removedFileIds = [] }: OrderContent) =>
  (before?.files ?? []).filter(({ id }) => !removedFileIds.includes(id))

/** Whether an order that is sent again says nothing new (DO-09); what a field began with is no news. */
const isAsBefore = (content: OrderContent, before: Order): boolean => {
  const factsOf = (of: OrderContent | Order) => [of.name, of.action, of.description, of.target, of.comment, of.region || null, of.purchaseOrder || null, of.budget, of.start, of.end] // prettier-ignore
  const isAnswered = before.values.some(({ setting, value }) =>
    content.values.some((one) => one.id === setting.id && one.value !== value),
  )
  const isSame = JSON.stringify(factsOf(content)) === JSON.stringify(factsOf(before))
  const hasSameFiles = content.files.length === 0 && !content.removedFileIds?.length
  return hasSameFiles && !isAnswered && isSame
}
