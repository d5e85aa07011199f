import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('home-seminars', {
  'seminars.begun': 'begun',
  'seminars.kind': 'Seminar',
  'seminars.late': 'was due {day}',
  'seminars.overdue': '{count, plural, one {# seminar overdue} other {# seminars overdue}}',
  'seminars.today': 'due today',
})
