export { belongingFaults, type Belonging } from './belongs-together.logic.ts'
export { findBelongings } from './belongs-together.repository.ts'
export {
  carriedValues,
  toConfiguration,
  valueFaults,
  type BookingField,
} from './booking-fields.logic.ts'
export { listBlockFields, listMediaTypeFields } from './booking-fields.repository.ts'
export type { BlockRow } from './building-blocks.repository.ts'
export { buildingBlockRoutes } from './building-blocks.routes.ts'
export { createBlocksService, findBlock, listBlocks } from './building-blocks.service.ts'
export { blockTexts } from './building-blocks.texts.ts'
