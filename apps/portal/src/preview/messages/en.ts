import { defineMessages } from '@atrium/portal-modules/kit'

export const en = defineMessages('preview', {
  // Over every page
  running: 'You are viewing the portal as {name}.',
  onlyLooking: 'View only, until {time}.',
  refused: 'Not saved: nothing can be changed while you are viewing as somebody else.',
  end: 'End',
  over: 'Viewing as {name} has ended. You are seeing the portal as yourself again.',
  // The choice
  title: 'View the portal as …',
  detail:
    'You see exactly what this person or group sees. Nothing can be changed, private matters stay hidden, and every view is recorded in the audit log.',
  search: 'Find a person or group',
  list: 'People and groups',
  groups: 'User groups',
  people: 'People',
  members: '{count, plural, =0 {nobody} one {# person} other {# people}}',
  none: 'Nobody is called that',
  noneDetail: 'Only people and groups of this application, none above you.',
  cancel: 'Cancel',
  start: 'View',
  startAs: 'View as {name}',
  failed: 'The view could not be opened',
  refusedStart: 'This person or group ranks above you.',
  outOfReach: 'You cannot view as them: they rank above you, or it is you.',
  gone: 'This person or group is no longer there.',
  retry: 'Try again',
})
