import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  approvals: '{count, plural, one {# Freigabe} other {# Freigaben}}',
  approvalsSpoken:
    '{count, plural, one {# Freigabe wartet auf Sie} other {# Freigaben warten auf Sie}}',
  live: '{count, plural, one {# Kampagne} other {# Kampagnen}} live',
  liveSpoken: '{count, plural, one {# Kampagne ist live} other {# Kampagnen sind live}}',
  overdue: '{count, number} überfällig',
  overdueSpoken:
    '{count, plural, one {# Aufgabe ist überfällig} other {# Aufgaben sind überfällig}}',
  quiet: 'Nichts wartet auf Sie',
  unread: '{count, number} ungelesen',
  unreadSpoken: '{count, plural, one {# Meldung ist ungelesen} other {# Meldungen sind ungelesen}}',
} satisfies MessagesOf<typeof messages>
