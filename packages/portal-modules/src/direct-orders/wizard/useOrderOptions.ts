import { useMemo } from 'react'
import { useQuery, withData, type QueryResult } from '../../kit/index.ts'
import type { DirectOrdersPort, Order, OrderChoices, OrderOptions } from '../direct-orders.port.ts'
import { actionOf, withOptions, type OrderDraft } from '../draft.logic.ts'
import { optionsOfOrder } from '../own-block.logic.ts'
import { useBlockNews } from './useBlockNews.ts'

export interface OrderOptionsInput {
  port: DirectOrdersPort
  /** As they were loaded, with the block and the campaign of the order that is adjusted. */
  result: QueryResult<OrderChoices>
  choices: OrderChoices | undefined
  entered: OrderDraft
  /** The order that is adjusted. */
  order: Order | undefined
}

/** What the chosen block or campaign asks for, and the draft with its media and defaults. */
export function useOrderOptions({ port, result, choices, entered, order }: OrderOptionsInput) {
  const action = choices ? actionOf(entered, choices) : 'buildingBlock'
  const campaign = choices?.campaigns.find(({ id }) => id === entered.campaignId)
  const blockId = action === 'buildingBlock' ? (entered.block?.id ?? null) : null
  const ownMedia = useMemo(() => order?.media.map(({ mediaTypeId }) => mediaTypeId), [order])
  const mediaTypeIds = campaign?.mediaTypeIds ?? ownMedia
  // They are asked for once, with the campaign's media.
  const isOf = action === 'buildingBlock' ? blockId !== null : mediaTypeIds !== undefined
  const isKnown = choices !== undefined && isOf
  const loaded = useQuery(
    useMemo(
      () => (isKnown ? port.options({ blockId, mediaTypeIds: mediaTypeIds ?? [] }) : undefined),
      [isKnown, port, blockId, mediaTypeIds],
    ),
  )
  const optionsResult = useMemo(
    () => (order && blockId !== null ? orOwnOptions(loaded, order, blockId) : loaded),
    [blockId, loaded, order],
  )
  const blockNews = useBlockNews({
    port,
    blockId,
    choices: useMemo(
      () => (result.state === 'ready' && choices ? withData(result, choices) : result),
      [result, choices],
    ),
    options: isKnown ? optionsResult : undefined,
  })
  const options = isKnown && optionsResult.state === 'ready' ? optionsResult.data : undefined
  const draft = useMemo(
    () => (options ? { ...entered, ...withOptions(entered, options) } : entered),
    [entered, options],
  )
  return {
    action,
    campaign,
    blockNews,
    /** For the screen: of a block that was withdrawn there are none. */
    optionsResult: isKnown && !blockNews.isGone ? optionsResult : undefined,
    options,
    draft,
  }
}

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
