import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The board's own tour: 4 steps (TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'board', target: firstSeen('main .at-board-column', 'main [role="grid"]') },
    {
      id: 'add',
      target: firstSeen('main .at-board-tools', 'main header .at-actions > :last-child'),
    },
    { id: 'filter', target: firstSeen('main .at-bar', 'main .at-find') },
    { id: 'view', target: firstSeen('main header [role="radiogroup"]') },
  ],
}
