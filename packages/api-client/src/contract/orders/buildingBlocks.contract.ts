import * as z from 'zod/mini'
import { fieldTypes } from '../applications/applications.contract.ts'
import { area } from '../call.ts'
import { application, groupIds, id, idText, money } from '../fields.ts'
import { component } from '../shared.ts'
import { line, lines } from '../text.ts'

/** Duration units (DO-30). */
export const durationTypes = { Day: 1, Week: 2, Month: 3, Year: 4 } as const
export const durationType = z.literal(Object.values(durationTypes))

const block = {
  budget: z.nullable(money),
  priority: z.nullable(z.int32()),
  format: z.nullable(line(0, 200)),
  duration: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000))),
  durationType: z.nullable(durationType),
}

/** A media type that a building block offers, and what it prescribes about it (DO-16). */
const blockMediaType = z.object({
  mediaTypeId: id,
  /** It cannot be deselected. */
  isRequired: z.boolean(),
  /** An order says from when to when. */
  needsDates: z.boolean(),
})

/** Building block (BB-01): a component that direct orders are made from. */
export const buildingBlock = z.extend(component, {
  ...block,
  campaignName: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  productName: z.nullable(z.string()),
  /** Extension: what an order has to belong to (DO-19); null: anything. */
  customerId: z.nullable(id),
  campaignId: z.nullable(id),
  productId: z.nullable(id),
  /** Extension: the media types that can be ordered, in their order; empty: any (DO-16). */
  mediaTypes: z.array(blockMediaType),
})
export type BuildingBlock = z.output<typeof buildingBlock>

/** A field that orders from a building block fill in. */
const bookingField = z.object({
  /** -1 means new. */
  configurationId: id,
  key: line(1, 100),
  displayName: line(1, 200),
  description: z.optional(z.nullable(lines(0, 2_000))),
  type: z.enum(fieldTypes),
  valueSelection: z.optional(z.nullable(z.array(line(1, 200)).check(z.maxLength(200)))),
  isRequired: z.boolean(),
  /** What an order begins with. */
  value: z.optional(z.nullable(z.string().check(z.maxLength(10_000)))),
  columnSize: z._default(z.int().check(z.minimum(1), z.maximum(12)), 12),
  columnBreakAfter: z._default(z.boolean(), false),
  /** Asked for where this media type is ordered; null: always. */
  mediaTypeId: z.optional(z.nullable(id)),
  groupName: z.optional(z.nullable(line(0, 100))),
})

const buildingBlockBody = z.object({
  /** -1 means new. */
  id,
  parentComponentId: z.optional(id),
  displayName: line(3, 100),
  description: z.nullable(lines(0, 1_000)),
  ...block,
  userGroupIds: groupIds,
  // Extensions; what is absent stays as it is.
  customerId: z.optional(z.nullable(id)),
  customerName: z.optional(z.nullable(line(0, 200))),
  campaignId: z.optional(z.nullable(id)),
  productId: z.optional(z.nullable(id)),
  mediaTypes: z.optional(z.array(blockMediaType).check(z.maxLength(50))),
  /** In their order; a field that is left out is removed. */
  configurations: z.optional(z.array(bookingField).check(z.maxLength(100))),
})

export const buildingBlocks = area('buildingBlocks', {
  matching: {
    method: 'GET',
    path: 'buildingblocks/{applicationId}/matching',
    summary: 'Building blocks that fit a product and a campaign',
    rows: ['BB-04'],
    params: application,
    query: z.object({ productId: idText, campaignId: idText }),
    response: z.array(buildingBlock),
  },
  create: {
    method: 'POST',
    path: 'buildingblocks/{applicationId}',
    summary: 'Creates a building block; its id is -1',
    rows: ['BB-02', 'CONST-08'],
    params: application,
    encoding: 'json',
    body: buildingBlockBody,
    response: buildingBlock,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'buildingblocks/{applicationId}',
    summary: 'Changes a building block',
    rows: ['BB-02'],
    params: application,
    encoding: 'json',
    body: buildingBlockBody,
    response: buildingBlock,
    errors: [403, 409],
  },
})
