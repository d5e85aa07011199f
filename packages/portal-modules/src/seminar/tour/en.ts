import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('seminar-tour', {
  'list.title': 'Your seminars',
  'list.text':
    'Everything that your agency has put together for you – online courses and seminars on a date.',
  'first.title': 'What is urgent comes first',
  'first.text':
    'Overdue seminars lead, then everything open by its due date, then what is done. A click opens the seminar.',
  'progress.title': 'How far you are',
  'progress.text': 'The bar shows how many lessons you have finished.',
  'filter.title': 'See only what is open',
  'filter.text':
    'Choose what you want to see. The selection is part of the address and can be passed on.',
  'resume.title': 'Continue where you left off',
  'resume.text':
    'One button takes you back to the lesson that you were in last – on another device, too.',
  'saved.title': 'Nothing gets lost',
  'saved.text':
    'Your progress is saved all the time. Without a network it stays on your device and is sent later.',
  'dates.title': 'Dates on site and online',
  'dates.text':
    'Sign up for a date with one click. If it is fully booked, you move up from the waiting list.',
})
