import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  approve: 'Freigeben',
  approveNamed: '{name} freigeben',
  approving: '„{name}“ wird gleich freigegeben',
  count: '{count, plural, one {# Freigabe} other {# Freigaben}}',
  failed: '„{name}“ ließ sich nicht freigeben',
  kind: 'Freigabe',
  late: 'war fällig {day}',
  look: 'Ansehen',
  lookNamed: '{name} ansehen',
  since: '{days, plural, =0 {seit heute} one {seit # Tag} other {seit # Tagen}}',
  title: '{campaign} – {name}',
  today: 'heute fällig',
  until: 'bis {day}',
} satisfies MessagesOf<typeof en>
