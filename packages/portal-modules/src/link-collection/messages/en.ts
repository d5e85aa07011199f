import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('link-collection', {
  'action.add': 'Add a link',
  'action.addFiles': 'Add files',
  'action.cancel': 'Cancel',
  'action.delete': 'Delete',
  'action.edit': 'Edit',
  'action.menu': 'Actions for {name}',
  'action.open': 'Open',
  'action.retry': 'Try again',
  'action.save': 'Save',
  'action.talk': 'Comments',

  'add.done': '“{name}” is in the collection',
  'add.notify': 'Notify the collection’s groups by e-mail',
  'add.title': 'Add a link to “{collection}”',

  'arrange.done': '“{name}” has a new place',
  'arrange.earlier': 'Move up',
  'arrange.failed': '“{name}” could not be moved',
  'arrange.first': 'Move to the start',
  'arrange.label': 'Order',
  'arrange.last': 'Move to the end',
  'arrange.later': 'Move down',

  'delete.confirm': 'Delete “{name}”?',
  'delete.confirmDetail': 'This cannot be undone.',
  'delete.done': '“{name}” was deleted',
  'delete.failed': '“{name}” could not be deleted',
  'delete.restored': '“{name}” is back',
  'delete.restoreFailed': '“{name}” could not be restored',

  'edit.title': 'Edit “{name}”',
  'edit.done': '“{name}” has been saved',

  'empty.detail': 'As soon as your agency adds something, you will see it here.',
  'empty.detailAdd': 'Add the first one: whoever sees the collection will see it at once.',
  'empty.title': 'Nothing in this collection yet',

  'error.conflict':
    'Somebody has just changed this link. What you entered is still here; save again to keep it.',
  'error.forbidden': 'You are not allowed to do this. Your agency can change that.',
  'error.invalid': 'Please check the marked fields.',
  'error.not-found': 'The link is no longer there. It may have been deleted in the meantime.',
  'error.too-large': 'This file is too large. The limit is 1 GB.',
  'error.unknown': 'That did not work. Nothing is lost; please try again.',

  'failed.title': 'The collection could not be loaded',
  'failed.detail': 'The rest of the page works. Please try again.',
  'failed.offline': 'No connection. Please try again in a moment.',
  'failed.gone': 'This collection is no longer there',
  'failed.goneDetail': 'It was removed, or you cannot see it.',

  'field.description': 'Description',
  'field.kind': 'Leads to',
  'field.name': 'Name',
  'field.tags': 'Tags',
  'field.url': 'Address',
  'field.urlHint.page': 'A web address or a page of this portal, such as /insights',
  'field.urlHint.report': 'The report’s address, as the browser shows it',

  'find.label': 'Search in “{collection}”',
  'find.none': 'Nothing found for “{text}”',
  'find.noneDetail': 'Try another word.',
  'find.placeholder': 'Search',
  'find.reset': 'Show all',

  'kind.file': 'File',
  'kind.page': 'Page',
  'kind.report': 'Report',

  'live.added':
    '{count, plural, one {New in {collection}: {name}} other {# new links in {collection}}}',
  loading: '“{collection}” is loading',
  new: 'New',

  'open.elsewhere': 'opens in a new tab',
  'open.failed': '“{name}” could not be opened',
  'open.invalid': 'Oh no!',
  'open.invalidDetail': 'The link “{name}” leads nowhere. Your agency can put it right.',

  'star.failed': 'The star of “{name}” could not be changed',
  'star.label': 'Mark “{name}” as favourite',
  'react.failed': 'Your reaction to “{name}” was not saved',
  'refresh.failed': 'This may be out of date.',

  'sort.arranged': 'As arranged',
  'sort.label': 'Sorted: {order}',
  'sort.name': 'By name',
  'sort.newest': 'Newest first',

  'tags.failed': 'The tags of “{name}” were not saved',
  'tags.label': 'Tags of {name}',

  'upload.done':
    '{count, plural, one {The file is in the collection} other {# files are in the collection}}',
  'upload.failed': 'The files could not be uploaded',
  'upload.running': 'Uploading …',

  'view.card': 'Cards',
  'view.label': 'View of {collection}',
  'view.list': 'List',
  'view.thumbnail': 'Thumbnails',
})
