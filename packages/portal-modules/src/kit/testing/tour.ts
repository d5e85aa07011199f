import { expect } from 'vitest'
import { catalogueFaults } from '../catalogue-faults.ts'
import type { Manifest } from '../manifest.ts'
import { tourSteps } from '../tour.ts'

/** Asserts that a module has a tour of so many steps, each with its words in both languages (TOUR-02). */
export async function expectTour({ tour }: Pick<Manifest, 'tour'>, steps: number): Promise<void> {
  const plan = await tour!()
  expect(plan.steps).toHaveLength(steps)
  expect(catalogueFaults(plan.messages)).toEqual([])
  const usual = plan.steps.map(({ id, target }) => ({ id, target }))
  const others = plan.steps.map(({ instead, ...step }) => instead ?? step)
  for (const locale of ['de', 'en'] as const)
    for (const steps of [usual, others])
      for (const step of tourSteps({ ...plan, steps }, locale)) {
        expect(step.title).not.toContain('.title')
        expect(step.text).not.toBe('')
      }
  expect(Object.keys(plan.messages.en.texts)).toEqual(
    plan.steps
      .flatMap(({ id, instead }) => (instead ? [id, instead.id] : [id]))
      .flatMap((id) => [`${id}.title`, `${id}.text`]),
  )
}
