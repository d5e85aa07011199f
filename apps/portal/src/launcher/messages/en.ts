import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('launcher', {
  title: 'Where would you like to go?',
  greeting: 'Hello {firstName}.',
  search: 'Find an application',
  none: 'No application is assigned to you yet',
  noneDetail: 'Your contact person at the agency can give you access. After that, sign in again.',
  first: 'There is no application yet',
  firstDetail: 'Set up the first one: for a client, with their colours and people.',
  noMatch: 'No application is called “{text}”',
  last: 'Last opened',
})
