import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('direct-orders-tour', {
  'create.title': 'Order in three steps',
  'create.text':
    'Choose what you need, add your store, send it. A draft that you begin is kept until you send it.',
  'approve.title': 'Approve what costs more',
  'approve.text':
    'Your stores order by themselves. What goes beyond the approval budget or the yearly budget of a region waits for headquarters: under “Approvals”, or here in the order.',
  'figures.title': 'At a glance',
  'figures.text':
    'Number and budget of what is listed, by status and by medium. The figures follow your filters.',
  'filters.title': 'Only what you need',
  'filters.text':
    'Search, or narrow the list by customer, medium, status, building block, creator and region.',
  'order.title': 'One order',
  'order.text':
    'A click opens it: what was ordered, its attachments and who did what and when. From there you adjust, cancel or use it as a template.',
  'status.title': 'How far it is',
  'status.text':
    'Rebriefing means that the agency has a question: adjust the order and send it once more.',
  'views.title': 'List, cards, calendar',
  'views.text':
    'Cards stand in columns by their step; the calendar shows what runs when. The address keeps what you chose, so you can pass it on.',
  'more.title': 'Take it with you',
  'more.text': 'Export what is listed as an Excel or CSV file, with the filters that are set.',
})
