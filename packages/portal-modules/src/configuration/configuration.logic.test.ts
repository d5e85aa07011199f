import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, valuesOf, withValue, type Entered } from './configuration.logic.ts'
import { settings } from './testing/fixtures.ts'

const keys = settings.map(({ field }) => field.key)

test('what was entered is shown, else what is kept', () => {
  expect(valuesOf(settings, { DEFAULT_NOTIFY_ENABLED: 'false' })).toMatchObject({
    DEFAULT_NOTIFY_ENABLED: 'false',
    COMMENTING_ENABLED: 'true',
  })
})

test('a value that is given back is no change, whatever was entered before (ADM-08)', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ key: fc.constantFrom(...keys), value: fc.constantFrom('', 'a', 'true') }),
      ),
      (edits) => {
        const entered = edits.reduce<Entered>(
          (now, { key, value }) => withValue(settings, now, key, value),
          {},
        )
        const back = settings.reduce(
          (now, { field, value }) => withValue(settings, now, field.key, value),
          entered,
        )
        expect(back).toEqual({})
        for (const { key, value } of changesOf(settings, entered))
          expect(value).not.toBe(settings.find(({ field }) => field.key === key)!.value ?? '')
      },
    ),
  )
})

test('what may not be changed is not sent; the rest goes in its order', () => {
  const entered = { TESTPHASE_ENABLED: 'true', DIRECT_ORDER_TAXONOMY: 'a', DEFAULT_NOTIFY_ENABLED: 'false' } // prettier-ignore
  const some = settings.map((one) => ({ ...one, can: { change: one.field.key !== 'TESTPHASE_ENABLED' } })) // prettier-ignore
  expect(changesOf(some, entered).map(({ key }) => key)).toEqual(['DEFAULT_NOTIFY_ENABLED', 'DIRECT_ORDER_TAXONOMY']) // prettier-ignore
})
