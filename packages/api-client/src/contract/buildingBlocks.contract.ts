import * as z from 'zod/mini'
import { area } from './call.ts'
import { application, groupIds, id, idText, money } from './fields.ts'
import { component } from './shared.ts'
import { line, lines } from './text.ts'

/** Duration units (DO-30). */
export const durationTypes = { Day: 1, Week: 2, Month: 3, Year: 4 } as const
export const durationType = z.literal(Object.values(durationTypes))

const block = {
  budget: z.nullable(money),
  priority: z.nullable(z.int()),
  format: z.nullable(line(0, 200)),
  duration: z.nullable(z.int().check(z.minimum(1))),
  durationType: z.nullable(durationType),
}

/** Building block (BB-01): a component that direct orders are made from. */
export const buildingBlock = z.extend(component, {
  ...block,
  campaignName: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  productName: z.nullable(z.string()),
})
export type BuildingBlock = z.output<typeof buildingBlock>

const buildingBlockBody = z.object({
  /** -1 means new. */
  id,
  parentComponentId: z.optional(id),
  displayName: line(3, 100),
  description: z.nullable(lines(0, 1_000)),
  ...block,
  userGroupIds: groupIds,
})

export const buildingBlocks = area('buildingBlocks', {
  matching: {
    method: 'GET',
    path: 'buildingblocks/{applicationId}/matching',
    summary: 'Building blocks that fit a product and a campaign',
    rows: ['BB-04'],
    planned: true,
    params: application,
    query: z.object({ productId: idText, campaignId: idText }),
    response: z.array(buildingBlock),
  },
  create: {
    method: 'POST',
    path: 'buildingblocks/{applicationId}',
    summary: 'Creates a building block; its id is -1',
    rows: ['BB-02', 'CONST-08'],
    planned: true,
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
    planned: true,
    params: application,
    encoding: 'json',
    body: buildingBlockBody,
    response: buildingBlock,
    errors: [403, 409],
  },
})
