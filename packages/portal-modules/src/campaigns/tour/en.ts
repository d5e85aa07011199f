import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('campaign-collection-tour', {
  'phases.title': 'Where campaigns stand',
  'phases.text':
    'What is being worked on, what is live, what is done: three tabs, each with its count.',
  'views.title': 'Four ways to look',
  'views.text':
    'As a board, a list, a calendar or a media plan along a timeline. The address keeps what you chose, so you can pass it on.',
  'filters.title': 'Only what you need',
  'filters.text':
    'Search, or narrow the list by client, product, media type, year and dates. Filters can be combined.',
  'campaign.title': 'One campaign',
  'campaign.text':
    'Media, budget, dates and progress. A click opens its cockpit; the menu has everything else.',
  'more.title': 'Take it with you',
  'more.text': 'Export the list as an Excel or CSV file, in this order and with these filters.',
})
