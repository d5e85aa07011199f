import { firstSeen, type TourPlan } from '../../kit/tour.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The contacts' own tour: 4 steps (TOUR-02). */
export const tour: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'list', target: firstSeen('main [data-at-contact] .at-who') },
    { id: 'media', target: firstSeen('main [data-at-contact] .at-media') },
    { id: 'ways', target: firstSeen('main [data-at-contact] .at-ways') },
    { id: 'callback', target: firstSeen('main [data-at-contact] .at-foot') },
  ],
}
