import { expect, test } from 'vitest'
import { faultsOf } from './checks.logic.ts'
import { draftOf } from './order-draft.logic.ts'
import { optionsOfOrder, signOfBlock, withOwnBlock } from './own-block.logic.ts'
import { blocks, buildOrder, someChoices, someOptions, today } from './testing/fixtures.ts'

const withdrawn = buildOrder({ buildingBlock: { id: 999, name: 'Zurückgezogen' } })

test('an order keeps its block, also one that was withdrawn and is not offered any more (DO-28)', () => {
  const faults = (choices: typeof someChoices) =>
    faultsOf(draftOf(withdrawn), choices, undefined, today, { accepted: withdrawn }).map(
      ({ field }) => field,
    )
  expect(faults(someChoices)).toContain('block')
  const own = withOwnBlock(someChoices, withdrawn)
  expect(faults(own)).not.toContain('block')
  expect(own.blocks.at(-1)).toMatchObject({ id: 999, name: 'Zurückgezogen' })
  expect(withOwnBlock(someChoices, undefined)).toBe(someChoices)
  expect(withOwnBlock(own, withdrawn)).toBe(own)
})

test('its media and answers are then those of the order itself', () => {
  const { media, fields } = optionsOfOrder(withdrawn)
  expect(media.map(({ mediaTypeId }) => mediaTypeId)).toEqual(withdrawn.media.map(({ mediaTypeId }) => mediaTypeId)) // prettier-ignore
  expect(fields.map(({ value }) => value)).toEqual(withdrawn.values.map(({ value }) => value))
})

test('a block is another once it prescribes something else', () => {
  const [block] = blocks
  const options = someOptions(block!.id, [])
  expect(signOfBlock({ ...block! }, { ...options })).toBe(signOfBlock(block, options))
  expect(signOfBlock({ ...block!, budget: 1 }, options)).not.toBe(signOfBlock(block, options))
  expect(signOfBlock(block, { ...options, fields: options.fields.slice(1) })).not.toBe(signOfBlock(block, options)) // prettier-ignore
})
