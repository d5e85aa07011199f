import { defineMessages } from '@atrium/portal-modules/kit'

export const messages = defineMessages('release-notes', {
  version: 'New in version {version}',
  arrived: 'There is a new version: {title}',
  all: 'All news',
  more: '{count, plural, one {and one more} other {and # more}}',
  running: 'Atrium {version}, following specification {specVersion}',
  done: 'Got it',
  close: 'Close the news',
})
