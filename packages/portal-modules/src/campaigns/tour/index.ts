import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The campaign collection's own tour: 5 steps (CAMP-18, TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'phases', target: firstSeen('main [role="tablist"]') },
    { id: 'views', target: firstSeen('main header [role="radiogroup"]') },
    { id: 'filters', target: firstSeen('main .at-bar', 'main .at-find') },
    {
      id: 'campaign',
      target: firstSeen(
        'main [role="row"][data-at-index="0"]',
        'main [role="row"]',
        'main [role="grid"]',
      ),
    },
    { id: 'more', target: firstSeen('main header [aria-haspopup]:last-of-type') },
  ],
}
