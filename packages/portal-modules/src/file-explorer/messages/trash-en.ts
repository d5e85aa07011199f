import { defineMessages } from '../../kit/messages.ts'

/** What the trash says; part of the module's texts. */
export const trash = defineMessages('file-explorer-trash', {
  'trash.back': 'To the files',
  'trash.days': '{count, plural, one {# day} other {# days}}',
  'trash.deleted': 'Deleted',
  'trash.empty': 'The trash is empty',
  'trash.emptyDetail': 'Deleted files and folders stay here for 30 days.',
  'trash.failed': 'The trash could not be loaded',
  'trash.files': 'Files',
  'trash.hint': 'Everything deleted in the last 30 days. After that it is gone for good.',
  'trash.left': 'Time left',
  'trash.open': 'Trash',
  'trash.parentGone': 'The folder has been deleted too',
  'trash.place': 'Was in',
  'trash.purge': 'Delete for good',
  'trash.purgeConfirm': 'Delete “{name}” for good?',
  'trash.purgeConfirmMany': 'Delete {count, plural, one {# item} other {# items}} for good?',
  'trash.purgeDetail':
    'Its content is removed from the server with all versions. Nobody can bring it back.',
  'trash.purgeDetailFolder':
    'Everything inside is removed from the server with all versions. Nobody can bring it back.',
  'trash.purgeDone': '“{name}” has been deleted for good',
  'trash.purgeDoneMany': '{count, plural, one {# item} other {# items}} deleted for good',
  'trash.purgeFailed': '“{name}” could not be deleted for good',
  'trash.purgeFailedMany':
    '{count, plural, one {# item} other {# items}} could not be deleted for good',
  'trash.purgeHidden': 'You may not delete this for good, or it contains something you cannot see.',
  'trash.restore': 'Restore',
  'trash.restoreOne': 'Restore {name}',
  'trash.restoredMany': '{count, plural, one {# item} other {# items}} restored',
  'trash.show': 'Show',
  'trash.title': 'Trash',
})
