import { firstSeen, type TourPlan } from '@atrium/portal-modules/kit'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'

const menuButton = '.at-top-bar .at-menu'

/** Six steps through what is around every page, in this order (TOUR-01). On a phone the menu stands for what is in it. */
export const welcome: TourPlan = {
  messages: { en, de },
  steps: [
    { id: 'header', target: firstSeen('.at-top-bar') },
    { id: 'pages', target: firstSeen('.at-navigation .at-pages', menuButton) },
    { id: 'content', target: firstSeen('main') },
    {
      id: 'search',
      target: firstSeen('.at-top-bar .at-search', '.at-top-bar [data-tour="search"]'),
    },
    { id: 'actions', target: firstSeen('.at-top-bar .at-end') },
    { id: 'help', target: firstSeen('.at-navigation .at-foot > :last-child', menuButton) },
  ],
}
