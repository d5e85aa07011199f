import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('home-approvals', {
  approve: 'Approve',
  approveNamed: 'Approve {name}',
  approving: '“{name}” is being approved',
  count: '{count, plural, one {# approval} other {# approvals}}',
  failed: '“{name}” could not be approved',
  kind: 'Approval',
  late: 'was due {day}',
  look: 'View',
  lookNamed: 'View {name}',
  since: '{days, plural, =0 {asked today} one {for # day} other {for # days}}',
  title: '{campaign}: {name}',
  today: 'due today',
  until: 'by {day}',
})
