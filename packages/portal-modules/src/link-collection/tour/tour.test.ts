import { expect, test } from 'vitest'
import { catalogueFaults } from '../../kit/catalogue-faults.ts'
import { tourSteps } from '../../kit/tour.ts'
import { manifest } from '../manifest.ts'

test('link collections have a tour of 4 steps in both languages, each with its words (TOUR-02)', async () => {
  const plan = await manifest.tour!()
  expect(plan.steps).toHaveLength(4)
  expect(catalogueFaults(plan.messages)).toEqual([])
  for (const locale of ['de', 'en'] as const)
    for (const step of tourSteps(plan, locale)) {
      expect(step.title).not.toContain('.title')
      expect(step.text).not.toBe('')
    }
  expect(Object.keys(plan.messages.en.texts)).toEqual(
    plan.steps.flatMap(({ id }) => [`${id}.title`, `${id}.text`]),
  )
})
