import { defineMessages } from '../../kit/messages.ts'

/** What is said of certificates, reminders and single people in a report. */
export const enStaff = defineMessages('seminar-staff', {
  'certificate.download': 'Download certificate',
  'certificate.failed': 'The certificate could not be downloaded',
  'certificate.file': 'Certificate',
  'certificate.promised': 'With certificate',
  'certificate.withdrawn': 'Withdrawn',
  'certificate.withdrawnAt': 'Your certificate was withdrawn on {day}.',
  'certificate.withdrawnWhy': 'Your certificate was withdrawn on {day}: {reason}',
  'field.hasCertificate': 'With certificate',
  'field.hasCertificateHint':
    'Whoever has completed everything, or was there, downloads a PDF with a number that anybody can check.',
  'person.attempt': 'Attempt {number}',
  'person.certificates': 'Certificates',
  'person.earlier': 'Earlier attempts',
  'person.failed': 'The earlier attempts could not be loaded',
  'person.lessons': 'This attempt',
  'person.none': 'No earlier attempts.',
  'person.nothing': 'No lesson opened yet.',
  'person.of': 'History of {name}',
  'person.resetBy': 'Reset on {day} by {name}: {reason}',
  'person.resetOn': 'Reset on {day}: {reason}',
  'person.valid': '{number} of {day}, valid',
  'person.withdrawn': '{number} of {day}, withdrawn: {reason}',
  'person.withdrawnAttendance': '{number} of {day}, withdrawn because the attendance was changed',
  'remind.chosen': '{count, plural, one {Remind one person} other {Remind # people}}',
  'remind.confirm': 'Remind now',
  'remind.confirmDetail':
    '{count, plural, one {The person gets} other {Everybody gets}} a message in the portal and, unless switched off, an email, each in their own language.',
  'remind.confirmTitle': '{count, plural, one {Remind one person?} other {Remind # people?}}',
  'remind.done':
    '{count, plural, =0 {Everybody is done meanwhile or was reminded today} one {{name} has been reminded} other {# people have been reminded}}',
  'remind.failed':
    '{count, plural, =0 {The reminder was not sent} one {Only one reminder was sent} other {Only # reminders were sent}}',
  'remind.late': '{count, plural, one {Remind one overdue person} other {Remind # overdue people}}',
  'remind.lateToday': 'Overdue people reminded today',
  'remind.nobody': 'Nobody to remind',
  'remind.once': 'Each person once a day at most',
  'remind.one': 'Remind (once a day)',
  'remind.today': 'Reminded today',
  'report.allGroups': 'All groups',
  'report.certificate': 'Certificate',
  'report.group': 'Group',
  'report.reminded': 'Reminded {when}',
  'reset.certificate':
    '{name}’s certificate stays valid. If it should not, withdraw it in the person’s menu.',
  'signUpGroups.confirm':
    '{count, plural, =0 {Sign up} one {Sign one person up} other {Sign # people up}}',
  'signUpGroups.done':
    '{count, plural, =0 {Everybody was signed up already} one {One person is signed up} other {# people are signed up}}',
  'signUpGroups.group':
    '{name} ({count, plural, =0 {everybody signed up} one {one person left} other {# people left}})',
  'signUpGroups.groups': 'Who should take part?',
  'signUpGroups.open': 'Sign groups up',
  'signUpGroups.outlook':
    '{count, plural, one {The person gets a seat and a} other {Everybody gets a seat and a}} message, by email as well.',
  'signUpGroups.outlookWaiting':
    'There are not that many seats left: {waiting, plural, one {one person goes} other {# people go}} on the waiting list. Everybody gets a message, by email as well.',
  'signUpGroups.title': 'Sign groups up',
  'signUpGroups.undoFailed': 'The sign-ups could not be taken back',
  'signUpGroups.undone':
    '{count, plural, one {The sign-up has been taken back} other {The sign-ups have been taken back}}',
  'signUpGroups.waiting':
    '{count, plural, one {One of them is on the waiting list.} other {# of them are on the waiting list.}}',
  'withdraw.confirm': 'Withdraw certificate',
  'withdraw.detail':
    'Whoever checks the number sees from now on that the certificate is no longer valid. This cannot be undone.',
  'withdraw.done': '{name}’s certificate is no longer valid',
  'withdraw.open': 'Withdraw certificate …',
  'withdraw.reasonHint': '{name} sees the reason; the public check does not show it.',
  'withdraw.title': 'Withdraw {name}’s certificate',
})
