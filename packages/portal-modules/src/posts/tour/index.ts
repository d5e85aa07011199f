import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The posts' own tour: 6 steps (TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'list', target: firstSeen('main ul:has([data-post])') },
    { id: 'lead', target: firstSeen('main [data-at-lead]') },
    { id: 'unread', target: firstSeen('main [data-at-unread]') },
    { id: 'react', target: firstSeen('main [data-post] .at-add') },
    { id: 'talk', target: firstSeen('main [data-at-lead] h2', 'main [data-post] h2') },
    { id: 'write', target: firstSeen('main [data-at-variant="primary"]') },
  ],
}
