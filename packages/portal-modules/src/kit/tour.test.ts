import { expect, test } from 'vitest'
import { defineMessages } from './messages.ts'
import { tourSteps, type TourPlan } from './tour.ts'

const en = defineMessages('tour-test', {
  'order.title': 'Order',
  'order.text': 'Order here.',
  'approve.title': 'Approve',
  'approve.text': 'Approve here.',
})
const planFor = (orders: boolean): TourPlan => ({
  messages: { en, de: en.texts },
  steps: [
    {
      id: 'order',
      target: () => undefined,
      instead: { id: 'approve', target: () => undefined, applies: () => !orders },
    },
  ],
})

test('a step that the page has nothing of for the reader says what there is for them (TOUR-02)', () => {
  expect(tourSteps(planFor(true), 'en')).toMatchObject([{ id: 'order', title: 'Order' }])
  expect(tourSteps(planFor(false), 'en')).toMatchObject([{ id: 'approve', text: 'Approve here.' }])
})
