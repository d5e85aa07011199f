import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { BuildingBlock, Call } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import { buildContent, buildField } from '../testing/fixtures.ts'
import { createBuildingBlocksAdapter } from './index.ts'
import { portField } from './port-field.ts'

const answer = {
  id: 701,
  displayName: 'Wochenend-Aktion',
  description: null,
  parentComponentId: 40,
  budget: 4_800,
  priority: 1,
  format: null,
  duration: 2,
  durationType: 2,
  customerId: null,
  customerName: 'Wohnwerk Lindner SE',
  campaignId: 901,
  campaignName: null,
  productId: null,
  productName: null,
  mediaTypes: [{ mediaTypeId: 13, isRequired: true, needsDates: true }],
  userGroupIds: [11, 12],
  version: 3,
  can: { edit: true, delete: true, addFiles: false, addFolders: false },
} as unknown as BuildingBlock

function setUp(answers: Record<string, unknown>) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, options?: CallOptions) => {
      calls.push({ id: call.id, input, options })
      const given = answers[call.id]
      if (given instanceof Error) throw given
      return given as never
    },
  }
  const port = createBuildingBlocksAdapter({ client, scope: { tenant: 115, user: 'jonas' } })
  return { port, calls }
}

test('blocks of another list are not among those of this one, and the list says whether more may come (BB-01, PERM-07)', async () => {
  const { port } = setUp({
    'components.get': { can: { addBlocks: true } },
    'directOrderNext.buildingBlocks': [answer, { ...answer, id: 9, parentComponentId: 41 }],
  })
  const { blocks, can } = await port.blocks(40).load()
  expect(can.add).toBe(true)
  expect(blocks).toMatchObject([
    {
      id: 701,
      duration: { count: 2, unit: 'week' },
      customer: { id: null, name: 'Wohnwerk Lindner SE' },
      campaign: { id: 901, name: null },
      product: null,
      audience: [11, 12],
    },
  ])
  const other = setUp({ 'components.get': { can: {} }, 'directOrderNext.buildingBlocks': [] })
  expect((await other.port.blocks(40).load()).can.add).toBe(false)
})

test('a new one is posted with -1 under its list, a change is put over the version that was seen (BB-02)', async () => {
  const { port, calls } = setUp({ 'buildingBlocks.create': answer, 'buildingBlocks.save': answer })
  const field = buildField({ id: 3, key: 'TON', type: 'Select', choices: ['A'], columns: 6 })
  const content = buildContent({
    budget: 12.345,
    duration: { count: 1, unit: 'month' },
    fields: [field, buildField()],
    groupIds: [11],
  })
  await port.create(content, 40, 'c-1')
  await port.save({ id: 701, version: 3 }, content, 'c-2')
  expect(calls[0]).toMatchObject({
    id: 'buildingBlocks.create',
    options: { idempotencyKey: 'c-1' },
    input: {
      params: { applicationId: 115 },
      body: {
        id: -1,
        parentComponentId: 40,
        displayName: content.name,
        description: null,
        budget: 12.35,
        duration: 1,
        durationType: 3,
        userGroupIds: [11],
        configurations: [
          { configurationId: 3, key: 'TON', valueSelection: ['A'], value: null, columnSize: 6 },
          { configurationId: -1, valueSelection: null },
        ],
      },
    },
  })
  expect(calls[1]).toMatchObject({
    id: 'buildingBlocks.save',
    options: { idempotencyKey: 'c-2', ifMatch: 3 },
    input: { body: { id: 701 } },
  })
})

test('what is wrong comes by the names of the form (BB-02, ERR-16)', async () => {
  expect(portField('configurations[2].valueSelection')).toBe('fields.2.choices')
  expect(portField('configurations[0].displayName')).toBe('fields.0.name')
  expect(portField('configurations[1]')).toBe('fields.1.key')
  expect(portField('mediaTypes[1].mediaTypeId')).toBe('media.1')
  expect(portField('mediaTypes')).toBe('media')
  expect(portField('userGroupIds')).toBe('groupIds')
  expect(portField('campaignId')).toBe('campaignId')
  const refused = new ApiError({
    status: 400,
    code: 'invalid',
    title: 'x',
    errors: { displayName: ['Zu kurz'] },
  })
  const { port } = setUp({ 'buildingBlocks.create': refused })
  const error = await refusal(port.create(buildContent(), 40, 'c'))
  expect(error).toMatchObject({ code: 'invalid', status: 400, fields: { name: ['Zu kurz'] } })
})
