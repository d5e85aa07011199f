import { defineMessages, firstSeen, type TourPlan } from '@atrium/portal-modules/kit'

const en = defineMessages('fallback-tour', {
  'place.title': 'You are here',
  'place.text':
    'This part of the page has no tour of its own yet. The tour of the portal is in the menu under your name.',
})
const de = {
  'place.title': 'Hier sind Sie',
  'place.text':
    'Für diesen Teil der Seite gibt es noch keinen eigenen Rundgang. Den Rundgang durchs Portal finden Sie im Menü unter Ihrem Namen.',
} satisfies typeof en.texts

/** One step for every component type that brings no tour (TOUR-03). */
export const fallback: TourPlan = {
  messages: { en, de },
  steps: [{ id: 'place', target: firstSeen('main') }],
}
