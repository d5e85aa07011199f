import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The timeline's own tour: 2 steps (TOUR-02, TL-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'list', target: firstSeen('main [data-at-timeline]') },
    { id: 'find', target: firstSeen('main [data-at-timeline-tools]') },
  ],
}
