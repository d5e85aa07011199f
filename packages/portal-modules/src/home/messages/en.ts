import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('home', {
  'action.undo': 'Undo',
  'action.fewer': 'Show fewer',
  'action.more': 'Show more',
  'action.retry': 'Try again',

  'actor.others': '{actor} and others',
  'actor.unknown': 'Somebody',

  'added.by': '{words} · {actor}',
  'added.entry': 'New entry in {place}',
  'added.file': 'New file in {place}',
  'added.files': '{count, number} new files in {place}',
  'added.folder': 'New folder in {place}',
  'added.link': 'New link in {place}',
  'added.newest': '{name} and {count, plural, one {one more} other {# more}}',
  'added.post': 'New post',
  'added.task': 'New task in {place}',

  'changed.by': 'Changed by {actor} in {place}',
  'changed.first': 'New in the last two weeks',
  'changed.none': 'Nothing new',
  'changed.noneDetail': 'As soon as somebody changes something, it appears here.',
  'changed.since': 'since {day}',
  'changed.title': 'New since your last visit',
  'changed.today': 'since earlier today',

  'comment.many': '{count, number} new comments on {name}',
  'comment.one': 'New comment on {name}',
  'comment.quote': '{actor}: “{text}”',

  'due.approval': 'Approval of {name}',
  'due.booking': 'Booking deadline for {name}',
  'due.late': 'was due {day}',
  'due.material': 'Material due for {name}',
  'due.none': 'No deadlines ahead',
  'due.title': 'Upcoming deadlines',

  failed: 'This could not be loaded',
  failedDetail: 'Nothing is lost. Please try again.',
  failedPart: 'Part of this could not be loaded.',
  offline: 'No connection',
  offlineDetail: 'This continues as soon as the connection is back.',
  stale: 'This could not be refreshed. You are seeing the last known state.',

  'greeting.day': 'Good afternoon, {name}.',
  'greeting.evening': 'Good evening, {name}.',
  'greeting.morning': 'Good morning, {name}.',
  'greeting.nobody': 'Welcome.',

  'live.new':
    '{count, plural, one {New on your home page: {title}} other {# updates on your home page}}',
  loading: '{title} is loading',

  'near.count': '{count, plural, one {# campaign} other {# campaigns}}',
  'near.ended': 'ended',
  'near.ends': 'ends',
  'near.started': 'started',
  'near.starts': 'starts',
  'near.today': 'today',
  'near.none': 'Nothing starts or ends in the 7 days before and after today',
  'near.title': 'Starts or ends within 7 days',

  'recent.title': 'Recently opened',

  'starred.title': 'Starred',

  today: '{date} · week {week}',
  'today.zone': '{date} · week {week} · all times: {zone}',

  'waiting.approval': 'Waiting for your approval · from {actor}',
  'waiting.mention':
    '{count, plural, one {{actor} mentioned you in a comment} other {{actor} mentioned you in # comments}}',
  'waiting.none': 'Nothing is waiting for you',
  'waiting.noneDetail': 'Everything is done. Whatever comes next appears here automatically.',
  'waiting.task':
    '{count, plural, one {A new task for you} other {# new tasks for you}} · from {actor}',
  'waiting.title': 'Waiting for you',
})
