import type { DirectOrdersPort, Order, OrderContent, OrderOptions, OrderStatus } from '@atrium/portal-modules/direct-orders' // prettier-ignore
import { PortError } from '@atrium/portal-modules/kit'
import { nextNumber, type AdDesk, type AdOrder, type AdState } from './ads.ts'
import { me } from './jobs.ts'
import { remote, type Remote } from './remote.ts'

const statuses: Record<AdState, OrderStatus> = {
  draft: 'created',
  ordered: 'approved',
  returned: 'rebriefing',
  done: 'completed',
  stopped: 'canceled',
}
const stateOf = (status: OrderStatus) =>
  Object.entries(statuses).find(([, one]) => one === status)?.[0] as AdState | undefined

/** This product’s orders of advertisements as direct orders. It has no campaigns. */
export function createOrdersPort(desk: AdDesk, ask: Remote = remote): DirectOrdersPort {
  const { channels, packages, orders } = desk
  const answered = new Map<string, Order>()
  const channelOf = (nr: number) => channels.find((one) => one.nr === nr)!

  const find = (id: number): AdOrder => {
    const found = orders.find(({ nr }) => nr === id)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const optionsOf = (blockId: number | null): OrderOptions => {
    const one = packages.find(({ nr, isWithdrawn }) => nr === blockId && !isWithdrawn)
    if (blockId !== null && !one) throw new PortError({ code: 'not-found' })
    const offered = one?.channels ?? channels.map(({ nr }) => ({ nr, isFixed: false, hasDays: false })) // prettier-ignore
    return {
      media: offered.map(({ nr, isFixed, hasDays }) => ({
        mediaTypeId: nr,
        name: channelOf(nr).title,
        kind: channelOf(nr).kind,
        isRequired: isFixed,
        needsDates: hasDays,
        leadDays: 0,
      })),
      fields: (one?.questions ?? []).map(({ id, key, name, value, mediaTypeId, ...rest }, at) => ({
        key,
        setting: {
          id: id!,
          field: {
            key: `field-${id}`,
            displayName: name,
            description: rest.description,
            isRequired: rest.isRequired,
            type: rest.type,
            valueSelection: rest.choices,
            order: at + 1,
            columnSize: rest.columns,
            columnBreakAfter: rest.breaksAfter,
            groupName: rest.group,
          },
        },
        mediaTypeId,
        value,
      })),
    }
  }
  const toOrder = ({ nr, edition, state, what, attachments, steps }: AdOrder): Order => {
    const isOpen = state !== 'stopped'
    const isKnown = packages.some((one) => one.nr === what.block?.id && !one.isWithdrawn)
    const questions = isKnown ? optionsOf(what.block!.id).fields : []
    const last = steps.at(-1)!
    return {
      ...what,
      id: nr,
      status: statuses[state],
      approval: null,
      region: what.region || null,
      campaign: null,
      product: null,
      buildingBlock: what.block,
      purchaseOrder: what.purchaseOrder || null,
      taxonomy: null,
      media: what.media.map((one) => ({ ...one, kind: channelOf(one.mediaTypeId).kind })),
      values: what.values.flatMap(({ id, value }) => {
        const asked = questions.find(({ setting }) => setting.id === id)
        return asked ? [{ setting: asked.setting, mediaTypeId: asked.mediaTypeId, value }] : []
      }),
      files: attachments.map((one) => ({ id: one.nr, name: one.name, sizeBytes: one.size, url: '' })), // prettier-ignore
      creator: steps[0]!.by,
      modifiedBy: last.by,
      modifiedAt: last.at,
      processes: steps
        .map((step, at) => ({
          id: at + 1,
          status: statuses[step.state],
          at: step.at,
          user: step.by,
          comment: step.why,
          approval: null,
          isAgency: false,
          onBehalfOf: null,
        }))
        .toReversed(),
      version: edition,
      can: {
        adjust: isOpen && state !== 'done',
        send: state === 'draft' || state === 'returned',
        cancel: isOpen && state !== 'done',
        rebrief: state === 'ordered',
        setStatus: isOpen ? ['completed'] : [],
        decide: false,
      },
    }
  }

  const check = ({ start, end, media, block }: OrderContent) => {
    const fields: Record<string, string[]> = {}
    if (start === null || end === null || end <= start) fields.end = ['Das Ende liegt nach dem Beginn.'] // prettier-ignore
    if (!media.some(({ isSelected }) => isSelected)) fields.media = ['Bitte wählen Sie aus, wo.']
    if (block && packages.find(({ nr }) => nr === block.id)?.isWithdrawn)
      fields.block = ['Dieses Paket gibt es nicht mehr.']
    if (Object.keys(fields).length > 0) throw new PortError({ code: 'invalid', fields })
  }
  const step = (order: AdOrder, state: AdState, why: string | null) => {
    order.state = state
    order.edition += 1
    order.steps.push({ state, at: new Date().toISOString(), by: me, why })
    return order
  }
  const open = (id: number): AdOrder => {
    const order = find(id)
    if (order.state === 'stopped')
      throw new PortError({ code: 'conflict', explanation: 'Diese Anzeige ist gestoppt.' })
    return order
  }
  const once = (commandId: string, work: () => AdOrder) =>
    ask(() => {
      const order = answered.get(commandId) ?? toOrder(work())
      answered.set(commandId, order)
      return order
    })
  const withReason = (reason: string) => {
    const text = reason.trim()
    if (text.length < 3) throw new PortError({ code: 'invalid', fields: { reason: ['Warum?'] } })
    return text
  }
  const attached = (files: readonly File[], from: number) =>
    files.map(({ name, size }, at) => ({ nr: from + at + 1, name, size }))

  return {
    canOrder: true,
    orders: () => ({ key: ['ads'], load: () => ask(() => orders.map(toOrder)) }),
    order: (id) => ({ key: ['ad', id], load: () => ask(() => toOrder(find(id))) }),
    choices: () => ({
      key: ['ad-choices'],
      load: () =>
        ask(() => ({
          actions: ['buildingBlock' as const],
          campaigns: [],
          isCampaignOptional: true,
          blocks: packages
            .filter(({ isWithdrawn }) => !isWithdrawn)
            .map(({ nr, title, text, price, size, run, rank }) => ({
              id: nr,
              name: title,
              description: text || null,
              budget: price,
              format: size || null,
              duration: run,
              priority: rank,
              customerName: null,
              campaignName: null,
              productName: null,
            })),
        })),
    }),
    options: ({ blockId }) => ({
      key: ['ad-options', blockId ?? 0],
      load: () => ask(() => optionsOf(blockId)),
    }),
    taxonomy: () => ({ key: ['ad-names'], load: async () => null }),
    create: (content, _componentId, { commandId }) =>
      once(commandId, () => {
        check(content)
        const { files, isSent, ...what } = content
        const order: AdOrder = {
          nr: nextNumber(orders),
          edition: 0,
          state: 'draft',
          what,
          attachments: attached(files, 0),
          steps: [],
        }
        orders.push(order)
        return step(order, isSent ? 'ordered' : 'draft', null)
      }),
    save: ({ id, version }, content, _componentId, { commandId }) =>
      once(commandId, () => {
        const order = open(id)
        if (order.edition !== version) throw new PortError({ code: 'conflict' })
        check(content)
        const { files, removedFileIds = [], isSent, ...what } = content
        const hasSameFiles = files.length + removedFileIds.length === 0
        const isAsBefore = hasSameFiles && JSON.stringify(what) === JSON.stringify(order.what)
        if (isSent && order.state === 'returned' && isAsBefore)
          throw new PortError({
            code: 'invalid',
            fields: { comment: ['Seit der Rückfrage ist alles wie vorher.'] },
          })
        order.what = what
        const last = Math.max(0, ...order.attachments.map(({ nr }) => nr))
        order.attachments = [
          ...order.attachments.filter(({ nr }) => !removedFileIds.includes(nr)),
          ...attached(files, last),
        ]
        return step(order, isSent ? 'ordered' : order.state, null)
      }),
    cancel: (id, reason, commandId) =>
      once(commandId, () => step(open(id), 'stopped', withReason(reason))),
    setStatus: (id, status, reason, commandId) =>
      once(commandId, () => {
        const state = stateOf(status)
        if (!state) throw new PortError({ code: 'invalid' })
        const why = state === 'returned' ? withReason(reason) : reason.trim() || null
        return step(open(id), state, why)
      }),
  }
}
