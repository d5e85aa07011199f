import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The file explorer's own tour: 4 steps (TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'list', target: firstSeen('main [role="grid"]') },
    { id: 'filter', target: firstSeen('main .at-filter') },
    { id: 'add', target: firstSeen('main [data-at-variant="primary"]') },
    { id: 'select', target: firstSeen('main [role="grid"] [role="row"][aria-selected]') },
  ],
}
