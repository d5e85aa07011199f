import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('launcher-pulse', {
  approvals: '{count, plural, one {# approval} other {# approvals}}',
  approvalsSpoken:
    '{count, plural, one {# approval waits for you} other {# approvals wait for you}}',
  live: '{count, plural, one {# campaign} other {# campaigns}} live',
  liveSpoken: '{count, plural, one {# campaign is live} other {# campaigns are live}}',
  overdue: '{count, number} overdue',
  overdueSpoken: '{count, plural, one {# task is overdue} other {# tasks are overdue}}',
  quiet: 'Nothing waits for you',
  unread: '{count, number} unread',
  unreadSpoken:
    '{count, plural, one {# notification is unread} other {# notifications are unread}}',
})
