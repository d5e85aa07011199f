import { audienceGroups, audiencePeople } from '../../kit/audience/testing/fixtures.ts'
import { createMemoryAudience } from '../../kit/audience/testing/memory-audience.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import type {
  BlockChange,
  BlockChoices,
  BlockContent,
  BlockDetails,
  BuildingBlocksPort,
} from '../building-blocks.port.ts'
import { fixedNow, inOrder, someBlockChoices } from './fixtures.ts'

type Call =
  | 'blocks'
  | 'block'
  | 'choices'
  | 'create'
  | 'save'
  | 'remove'
  | 'restore'
  | 'withdrawn'
  | 'audience'

export interface MemoryOptions {
  blocks?: readonly BlockDetails[]
  /** Withdrawn before. */
  withdrawn?: readonly BlockDetails[]
  choices?: BlockChoices
  /** What the viewer may do; default everything. */
  canEdit?: boolean
  canUndo?: boolean
  openOrders?: () => void
  keepFromLeaving?: (hasUnsaved: boolean) => void
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryBuildingBlocks {
  port: BuildingBlocksPort
  componentId: number
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Whoever calls this from now on is answered once what is given back is called. */
  hold: (call: Call) => () => void
  /** What was sent, in order. */
  sent: readonly { call: 'create' | 'save'; content: BlockContent; commandId: string }[]
  block: (id: number) => BlockDetails | undefined
  /** Somebody else does something; listeners hear of it. */
  others: {
    change: (id: number, change: Partial<BlockDetails>) => void
    remove: (id: number) => void
  }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryBuildingBlocks({
  blocks = [],
  withdrawn = [],
  choices = someBlockChoices,
  canEdit = true,
  canUndo = true,
  openOrders,
  keepFromLeaving,
  latency = 0,
}: MemoryOptions = {}): MemoryBuildingBlocks {
  const componentId = 40
  const can = { edit: canEdit, delete: canEdit }
  const stored = new Map(blocks.map((block) => [block.id, { ...block, can }]))
  const trash = new Map<number, BlockDetails>(withdrawn.map((block) => [block.id, block]))
  const answered = new Map<string, BlockDetails>()
  const sent: { call: 'create' | 'save'; content: BlockContent; commandId: string }[] = []
  const { answer, failNext, hold } = createAnswers<Call>(latency)
  const { emit, listen } = createListeners<BlockChange>()
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 8_000

  const find = (id: number): BlockDetails => {
    const block = stored.get(id)
    if (!block) throw new PortError({ code: 'not-found' })
    return block
  }
  const put = (block: BlockDetails, commandId?: string): BlockDetails => {
    stored.set(block.id, { ...block, can })
    emit(commandId === undefined ? {} : { commandId })
    return find(block.id)
  }
  const check = (content: BlockContent, before: BlockDetails | undefined) => {
    const faults = faultsOf(content, choices, before)
    if (Object.keys(faults).length > 0)
      throw new PortError({ code: 'invalid', fields: faults, status: 400 })
  }
  const written = (content: BlockContent, id: number, before?: BlockDetails): BlockDetails => {
    const campaign = choices.campaigns.find((one) => one.id === content.campaignId)
    const customer = choices.campaigns.find((one) => one.customer.id === content.customerId)?.customer // prettier-ignore
    const product = choices.campaigns.find((one) => one.product?.id === content.productId)?.product
    const groups = content.groupIds ?? before?.audience ?? [12]
    return {
      id,
      name: content.name,
      description: content.description || null,
      budget: content.budget,
      priority: content.priority,
      format: content.format || null,
      duration: content.duration,
      customer: customer ?? campaign?.customer ?? null,
      campaign: campaign ? { id: campaign.id, name: campaign.name } : null,
      product: product ?? null,
      media: content.media,
      audience: groups,
      version: (before?.version ?? 0) + 1,
      can,
      fields: content.fields.map((field) => ({ ...field, id: field.id ?? (lastId += 1) })),
    }
  }
  /** Whoever sends a command again, after an answer got lost, gets the answer that was lost. */
  const once = async (
    call: 'create' | 'save',
    content: BlockContent,
    commandId: string,
    work: () => BlockDetails,
  ) => {
    const lost = answered.get(commandId)
    if (lost) return lost
    sent.push({ call, content, commandId })
    const block = await answer(call, work)
    answered.set(commandId, block)
    return block
  }
  const allowed = () => {
    if (!canEdit) throw new PortError({ code: 'forbidden', status: 403 })
  }

  const audience = createMemoryAudience({
    groups: audienceGroups,
    people: audiencePeople,
    readerId: 52,
    find: (id) => {
      const seen = stored.get(id)
      return {
        id,
        above: [],
        audience: seen?.audience ?? [11, 12],
        version: seen?.version ?? 1,
        canChange: canEdit,
        insideIds: [],
      }
    },
    assign: (id, groupIds, commandId) => {
      const block = find(id)
      put({ ...block, audience: groupIds, version: block.version + 1 }, commandId)
    },
    before: () => answer('audience', () => undefined),
    now: () => fixedNow,
    me: 'Maren Lindqvist',
  })

  const port: BuildingBlocksPort = {
    blocks: (id) => ({
      key: ['memory-blocks', instance, id],
      load: () =>
        answer('blocks', () => ({
          blocks: id === componentId ? inOrder([...stored.values()]) : [],
          can: { add: canEdit },
        })),
    }),
    block: (id) => ({
      key: ['memory-block', instance, id],
      load: () => answer('block', () => find(id)),
    }),
    choices: () => ({
      key: ['memory-block-choices', instance],
      load: () => answer('choices', () => choices),
    }),
    create: (content, _componentId, commandId) =>
      once('create', content, commandId, () => {
        allowed()
        check(content, undefined)
        return put(written(content, (lastId += 1)), commandId)
      }),
    save: ({ id, version }, content, commandId) =>
      once('save', content, commandId, () => {
        allowed()
        const before = find(id)
        if (before.version !== version) throw new PortError({ code: 'conflict', status: 409 })
        check(content, before)
        return put(written(content, id, before), commandId)
      }),
    remove: ({ id, commandId }) =>
      answer('remove', () => {
        allowed()
        trash.set(id, find(id))
        stored.delete(id)
        emit({ commandId })
      }),
    ...(canUndo && {
      withdrawn: (id) => ({
        key: ['memory-blocks-withdrawn', instance, id],
        load: () =>
          answer('withdrawn', () =>
            [...trash.values()].toReversed().map(({ id: blockId, name }) => ({
              id: blockId,
              name,
              withdrawnAt: fixedNow.toISOString(),
              withdrawnBy: 'Maren Lindqvist',
            })),
          ),
      }),
      restore: ({ id, commandId }) =>
        answer('restore', () => {
          const block = trash.get(id)
          if (!block) throw new PortError({ code: 'not-found' })
          trash.delete(id)
          put(block, commandId)
        }),
    }),
    ...(canEdit && { audience }),
    ...(openOrders && { openOrders }),
    ...(keepFromLeaving && { keepFromLeaving }),
    onChange: (id, listener) => (id === componentId ? listen(listener) : () => undefined),
  }

  return {
    port,
    componentId,
    failNext,
    hold,
    sent,
    block: (id) => stored.get(id),
    others: {
      change: (id, change) => {
        const before = find(id)
        put({ ...before, ...change, version: before.version + 1 })
      },
      remove: (id) => {
        stored.delete(id)
        emit({})
      },
    },
  }
}

/** What the server checks of what is sent, by the names of the port (BB-02, DO-19). */
function faultsOf(
  content: BlockContent,
  { campaigns, mediaTypes }: BlockChoices,
  before: BlockDetails | undefined,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const { length } = content.name.trim()
  if (length < 3 || length > 100) faults.name = ['Zwischen 3 und 100 Zeichen']
  const campaign = campaigns.find(({ id }) => id === content.campaignId)
  const isOther = campaign && content.customerId !== null && campaign.customer.id !== content.customerId // prettier-ignore
  if (isOther) faults.customerId = ['Das passt nicht zusammen.']
  const ids = content.media.map(({ mediaTypeId }) => mediaTypeId)
  for (const [at, id] of ids.entries()) {
    if (!mediaTypes.some((one) => one.id === id)) faults[`media.${at}`] = ['Diese Mediengattung gibt es nicht.'] // prettier-ignore
    if (ids.indexOf(id) < at) faults[`media.${at}`] = ['Jede Mediengattung steht nur einmal.']
  }
  const keys = new Set<string>()
  const known = new Set(before?.fields.map(({ id }) => id))
  for (const [at, field] of content.fields.entries()) {
    if (keys.has(field.key)) faults[`fields.${at}.key`] = ['Zwei Felder haben denselben Schlüssel.']
    keys.add(field.key)
    if (field.type === 'Select' && field.choices.length === 0)
      faults[`fields.${at}.choices`] = ['Bitte geben Sie an, was zur Auswahl steht.']
    if (field.id !== null && !known.has(field.id))
      faults[`fields.${at}.key`] = ['Dieses Feld gibt es nicht mehr.']
  }
  return faults
}
