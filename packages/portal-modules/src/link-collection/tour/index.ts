import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The link collections' own tour: 4 steps (TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'list', target: firstSeen('main section:has(> .at-head) ul') },
    { id: 'find', target: firstSeen('main .at-find', 'main section > .at-head .at-aside') },
    { id: 'view', target: firstSeen('main .at-aside [role="radiogroup"]') },
    {
      id: 'more',
      target: firstSeen('main ul .at-actions', 'main ul .at-corner', 'main ul .at-menu'),
    },
  ],
}
