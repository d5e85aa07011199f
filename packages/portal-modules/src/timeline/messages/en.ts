import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('timeline', {
  'action.add': 'Add entry',
  'action.cancel': 'Cancel',
  'action.copy': 'Copy link to “{title}”',
  'action.delete': 'Delete',
  'action.edit': 'Edit',
  'action.menu': 'Actions for {title}',
  'action.more': 'Load older entries',
  'action.retry': 'Try again',
  'action.save': 'Save',
  'action.showAll': 'Show all',

  'address.copied': 'Link copied',
  'address.failed': 'The link could not be copied',

  by: 'by {author}',

  'day.week': 'Week {week}',

  'delete.confirm': 'Delete “{title}”?',
  'delete.confirmDetail': 'This cannot be undone.',
  'delete.done': '“{title}” was deleted',
  'delete.failed': '“{title}” could not be deleted',
  'delete.restored': '“{title}” is back',
  'delete.restoreFailed': '“{title}” could not be restored',

  'edit.added': 'The entry is in the timeline',
  'edit.saved': 'Saved',
  'edit.title': 'Edit entry',
  'edit.titleNew': 'New entry',

  'empty.detail': 'As soon as your agency adds an entry, you will read it here.',
  'empty.detailAdd': 'Add the first entry: what should your client know?',
  'empty.title': 'No entries yet',

  'error.conflict':
    'Somebody has just changed this entry. Your text is still here; save again to keep it.',
  'error.forbidden': 'You do not have permission to do this.',
  'error.invalid': 'Please check the marked fields.',
  'error.not-found': 'This entry is no longer there. It may have been deleted in the meantime.',
  'error.too-large': 'The entry is too long. Please shorten it.',
  'error.unknown': 'That did not work. Your text is still here; please try again.',

  'failed.detail': 'Everything else works. Please try again.',
  'failed.offline': 'No connection. Please try again in a moment.',
  'failed.gone': 'This timeline is no longer there',
  'failed.goneDetail': 'It was removed, or you cannot see it.',
  'failed.item': 'The entry that this link leads to is no longer there.',
  'failed.more': 'The older entries could not be loaded.',
  'failed.title': 'The timeline could not be loaded',

  'field.day': 'Day',
  'field.kind': 'Kind',
  'field.text': 'Text',
  'field.title': 'Title',
  'field.url': 'Link',
  'field.urlHint': 'Where to read on: a web address or a path such as /insights.',

  'filter.all': 'All',
  'filter.chosen': '{word}: {count, plural, one {# entry} other {# entries}}',
  'filter.label': 'Show',
  'filter.none': 'No entries of this kind',
  'filter.noneDetail': 'There are entries of other kinds.',
  'filter.option': '{word} ({count, number})',

  'jump.action': 'Go',
  'jump.back': 'The newest entries are shown',
  'jump.calendar': 'Day to go to',
  'jump.day': 'Date',
  'jump.done': 'Entries up to {day}',
  'jump.missing': 'Please enter a full date.',
  'jump.newest': 'To the newest',
  'jump.none': 'Nothing happened up to this day',
  'jump.noneDetail': 'All entries are from after that day.',
  'jump.title': 'Go to date',

  'kind.campaign': 'Campaign',
  'kind.file': 'File',
  'kind.info': 'Notice',
  'kind.milestone': 'Milestone',
  'kind.order': 'Direct order',
  'kind.post': 'Post',
  'kinds.campaign': 'Campaigns',
  'kinds.file': 'Files',
  'kinds.info': 'Notices',
  'kinds.milestone': 'Milestones',
  'kinds.order': 'Direct orders',
  'kinds.post': 'Posts',

  'live.added': '{count, plural, one {New entry: {title}} other {# new entries}}',
  loading: 'The timeline is loading',

  'more.came':
    '{count, plural, =0 {There are no older entries.} one {# more entry.} other {# more entries.}}',
  'more.cameAll':
    '{count, plural, =0 {There are no older entries.} one {# more entry. That is all.} other {# more entries. That is all.}}',
  'more.shown': '{shown, number} of {total, number} entries',
  new: 'New',
  now: 'Today',

  'open.elsewhere': 'opens in a new tab',

  'problem.day.required': 'Please choose a day.',
  'problem.text.tooLong': 'At most 2,000 characters.',
  'problem.title.required': 'Please give the entry a title.',
  'problem.title.tooLong': 'At most 200 characters.',
  'problem.url.invalid': 'Please enter an address, such as https://example.com or /insights.',
  'problem.url.tooLong': 'The address is too long.',

  'refresh.failed': 'The timeline could not be refreshed. You are seeing its last known state.',
})
