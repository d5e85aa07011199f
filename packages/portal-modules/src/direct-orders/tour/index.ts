import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const create = 'main header [data-at-variant="primary"]'
const firstRow = 'main [role="row"][data-at-index="0"]'

/** The direct orders' own tour: 7 steps (TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    {
      id: 'create',
      target: firstSeen(create),
      // Headquarters places no orders: it decides about them.
      instead: {
        id: 'approve',
        applies: () => firstSeen(create)() === undefined,
        target: firstSeen('nav a[href^="/approvals"]'),
      },
    },
    { id: 'figures', target: firstSeen('main [data-at-figures]') },
    {
      id: 'filters',
      target: firstSeen('main .at-search', 'main [role="searchbox"]', 'main input[type="search"]'),
    },
    { id: 'order', target: firstSeen(firstRow, 'main .at-board-card', 'main [role="grid"]') },
    { id: 'status', target: firstSeen(`${firstRow} [data-at-tone]`, 'main .at-board-title') },
    { id: 'views', target: firstSeen('main header [role="radiogroup"]') },
    { id: 'more', target: firstSeen('main header [role="radiogroup"] ~ [aria-haspopup]') },
  ],
}
