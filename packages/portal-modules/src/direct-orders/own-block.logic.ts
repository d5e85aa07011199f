import type { Order, OrderBlock, OrderChoices, OrderOptions } from './direct-orders.port.ts'
import { leadDaysOf } from './media.logic.ts'

/** The block of an order can be kept, also where it was withdrawn and is not offered for new ones any more. */
export function withOwnBlock(choices: OrderChoices, order: Order | undefined): OrderChoices {
  const own = order?.buildingBlock
  if (!own || own.id === null || choices.blocks.some(({ id }) => id === own.id)) return choices
  const block: OrderBlock = {
    id: own.id,
    name: own.name,
    description: null,
    budget: null,
    format: null,
    duration: null,
    priority: null,
    customerName: null,
    campaignName: null,
    productName: null,
  }
  return { ...choices, blocks: [...choices.blocks, block] }
}

/** Media and fields as an order has them, for where its block cannot say them any more. */
export const optionsOfOrder = ({ media, values }: Order): OrderOptions => ({
  media: media.map(({ mediaTypeId, name, kind, needsDates }) => ({
    mediaTypeId,
    name,
    kind,
    isRequired: false,
    needsDates,
    leadDays: leadDaysOf(kind),
  })),
  fields: values.map(({ setting, mediaTypeId, value }) => ({
    key: setting.field.key,
    setting,
    mediaTypeId,
    value,
  })),
})

/** The same text as long as a block prescribes the same. */
export const signOfBlock = (block: OrderBlock | undefined, options: OrderOptions): string =>
  JSON.stringify([block, options])
