import { describe, expect, test } from 'vitest'
import { addDays } from '../kit/dates/index.ts'
import { addFiles, faultsOf, mediaField } from './checks.logic.ts'
import { type OrderDraft } from './draft.logic.ts'
import { draftOf } from './order-draft.logic.ts'
import { buildOrder, someChoices, someOptions, today } from './testing/fixtures.ts'

const options = someOptions(701, [])
const draft = draftOf(buildOrder())
const faults = (change: Partial<OrderDraft>, choices = someChoices) =>
  faultsOf({ ...draft, ...change }, choices, options, today)

test('a complete order has no faults', () => {
  expect(faults({})).toEqual([])
})

describe('each fault stands at its field', () => {
  test.each([
    [{ block: null }, 'block', 'blockMissing'],
    [{ campaignId: null }, 'campaign', 'campaignMissing'],
    [{ customerId: 11_502 }, 'campaign', 'notTogether'],
    [{ productId: 32 }, 'campaign', 'notTogether'],
    [{ name: ' ab ' }, 'name', 'nameShort'],
    [{ name: 'x'.repeat(101) }, 'name', 'nameLong'],
    [{ description: 'x'.repeat(4_001) }, 'description', 'textLong'],
    [{ region: 'x'.repeat(101) }, 'region', 'textLong'],
    [{ start: today }, 'start', 'startToday'],
    [{ start: '2027-03-01' }, 'start', 'startPast'],
    [{ end: '2027-04-01' }, 'end', 'endBeforeStart'],
    [{ budget: -1 }, 'budget', 'budgetNegative'],
    [{ budget: 1e12 }, 'budget', 'budgetTooLarge'],
    [{ media: [] }, 'media', 'mediaMissing'],
    [{ values: {} }, 'field-1', 'required'],
  ] as const)('%o (DO-15, DO-16, DO-18, DO-19)', (change, field, kind) => {
    expect(faults(change)).toContainEqual({ field, kind })
  })
})

test('a required medium that is left out is told, even where another one is chosen (DO-16)', () => {
  const media = draft.media.map((one) => ({ ...one, isSelected: one.mediaTypeId === 6 }))
  expect(faults({ media })).toContainEqual({ field: 'media', kind: 'requiredMediaMissing' })
})

test('days of a medium follow the same rules as those of the order (DO-15)', () => {
  const media = draft.media.map((one) => ({ ...one, start: '2027-04-02', end: '2027-04-02' }))
  expect(faults({ media })).toEqual([{ field: mediaField(13, 'end'), kind: 'endBeforeStart' }])
})

test('a medium runs while its order does (DO-05)', () => {
  const on = (start: string, end: string) =>
    faults({ media: draft.media.map((one) => ({ ...one, start, end })) })
  const { start, end } = draft
  expect(on(start!, end!)).toEqual([])
  const late = [{ field: mediaField(13, 'end'), kind: 'outsideOrder' }]
  expect(on(start!, addDays(end!, 1))).toEqual(late)
  const early = [{ field: mediaField(13, 'start'), kind: 'outsideOrder' }]
  expect(on(addDays(start!, -1), end!)).toEqual(early)
})

test('a start that was accepted stays right once it has come, another one does not (DO-09, DO-15)', () => {
  const order = buildOrder({ start: '2027-03-01', end: '2027-03-20' })
  const begun = { ...draftOf(order), start: '2027-03-01', end: '2027-03-20' }
  const of = (change: Partial<OrderDraft>) =>
    faultsOf({ ...begun, ...change }, someChoices, options, today, { accepted: order }).filter(
      ({ field }) => field === 'start',
    )
  expect(of({})).toEqual([])
  expect(of({ start: '2027-03-02' })).toEqual([{ field: 'start', kind: 'startPast' }])
})

test('a block that was withdrawn while the wizard was open is told (DO-16)', () => {
  expect(faults({}, { ...someChoices, blocks: [] })).toContainEqual({ field: 'block', kind: 'blockGone' }) // prettier-ignore
})

test('a field of a medium that is not booked is not asked for (BB-05)', () => {
  const media = draft.media.map((one) => ({ ...one, isSelected: one.mediaTypeId === 6 }))
  expect(faults({ media, values: { 'field-1': 'Kassel' } }).map(({ field }) => field)).toEqual(['media']) // prettier-ignore
})

test('files come once, and empty or too large ones are refused by name (FILE-10)', () => {
  const file = (name: string, size: number) => {
    const made = new File([], name)
    Object.defineProperty(made, 'size', { value: size })
    return made
  }
  const present = [file('a.pdf', 10)]
  const { files, refused } = addFiles(
    present,
    [
      file('a.pdf', 10),
      file('b.pdf', 0),
      file('c.mov', 1_073_741_825),
      file('d.pdf', 1_073_741_824),
      file('Setup.exe', 10),
      file('Plan.xlsm', 10),
    ],
    someChoices.fileRules,
  )
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'd.pdf'])
  expect(refused).toEqual([
    { name: 'b.pdf', fault: 'empty' },
    { name: 'c.mov', fault: 'tooLarge' },
    { name: 'Setup.exe', fault: 'kind', ending: 'exe' },
    { name: 'Plan.xlsm', fault: 'macros', ending: 'xlsm' },
  ])
  // Without rules of the host the server says it.
  expect(addFiles([], [file('Setup.exe', 10)]).refused).toEqual([])
})
