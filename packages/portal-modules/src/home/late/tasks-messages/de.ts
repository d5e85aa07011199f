import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'tasks.failed': '„{name}“ ließ sich nicht als erledigt markieren',
  'tasks.finish': 'Erledigt',
  'tasks.finishNamed': '„{name}“ als erledigt markieren',
  'tasks.finishing': '„{name}“ wird gleich als erledigt markiert',
  'tasks.kind': 'Aufgabe',
  'tasks.late': 'war fällig {day}',
  'tasks.overdue': '{count, plural, one {# Aufgabe überfällig} other {# Aufgaben überfällig}}',
  'tasks.today': 'heute fällig',
} satisfies MessagesOf<typeof en>
