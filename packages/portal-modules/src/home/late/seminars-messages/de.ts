import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'seminars.begun': 'begonnen',
  'seminars.kind': 'Schulung',
  'seminars.late': 'war fällig {day}',
  'seminars.overdue':
    '{count, plural, one {# Schulung überfällig} other {# Schulungen überfällig}}',
  'seminars.today': 'heute fällig',
} satisfies MessagesOf<typeof en>
