import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The seminars' own tour: 7 steps (TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'list', target: firstSeen('main ul:has([data-seminar])') },
    { id: 'first', target: firstSeen('main [data-seminar] h2') },
    { id: 'progress', target: firstSeen('main [data-seminar] [role=meter]') },
    { id: 'filter', target: firstSeen('main [data-at-filters]') },
    { id: 'resume', target: firstSeen('main .at-go', 'main [data-seminar] h2') },
    { id: 'saved', target: firstSeen('main [data-at-saved]') },
    { id: 'dates', target: firstSeen('main [data-at-filters] > :last-child') },
  ],
}
