import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('campaign-collection-tour', {
  'phases.title': 'Where campaigns stand',
  'phases.text':
    'What is being worked on, what is live, what is done: three tabs, each with its count.',
  'views.title': 'Four ways to look',
  'views.text':
    'As a board, a list, a calendar or a media plan along a line of time. The address keeps what you chose, so you can pass it on.',
  'filters.title': 'Only what you need',
  'filters.text':
    'Search, or narrow by customer, product, media type, year and time. Everything can be combined.',
  'campaign.title': 'One campaign',
  'campaign.text':
    'Media, budget, days and how far it is. A click opens its cockpit; the menu has everything else.',
  'more.title': 'Take it with you',
  'more.text': 'What is listed becomes an Excel or CSV file, in this order and with these filters.',
})
