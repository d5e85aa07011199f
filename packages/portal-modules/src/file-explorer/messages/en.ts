import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('file-explorer', {
  'action.cancel': 'Cancel',
  'action.clear': 'Clear list',
  'action.close': 'Close',
  'action.create': 'Create folder',
  'action.delete': 'Delete',
  'action.download': 'Download',
  'action.menu': 'Actions for {name}',
  'action.newFolder': 'Folder',
  'action.open': 'Open',
  'action.rename': 'Rename',
  'action.retry': 'Try again',
  'action.retryAll': 'Try failed files again',
  'action.undo': 'Undo',
  'action.up': 'To the overview',
  'action.upload': 'Upload',

  'audience.all': 'All groups',
  'audience.label': 'Visible to',
  'audience.members': '{count, plural, one {# person} other {# people}}',
  'audience.notify': 'Notify the chosen groups by e-mail',
  'audience.required': 'Choose at least one group.',
  'audience.nobody': 'Agency only',
  'audience.seesEverything': 'sees everything',

  'column.actions': 'Actions',
  'column.audience': 'Visible to',
  'column.modified': 'Modified',
  'column.name': 'Name',
  'column.size': 'Size',
  'column.type': 'Type',

  'count.entries': '{count, plural, =0 {empty} one {# item} other {# items}}',
  'count.filtered': '{shown, number} of {count, plural, one {# item} other {# items}}',

  'delete.confirm': 'Delete “{name}”?',
  'delete.confirmDetail': 'This cannot be undone.',
  'delete.confirmMany': 'Delete {count, plural, one {# item} other {# items}}?',
  'delete.doneMany': '{count, plural, one {# item} other {# items}} deleted',
  'delete.done': '“{name}” was deleted',
  'delete.failed': '“{name}” could not be deleted',
  'delete.restored': '“{name}” is back',
  'delete.restoreFailed': '“{name}” could not be restored',

  'details.created': 'Created by',
  'details.label': 'Details',
  'details.modified': 'Changed',
  'details.none': 'Choose a file to see it here.',
  'details.preview': 'Preview of {name}',
  'details.uploaded': 'Uploaded by',

  'download.failed': '“{name}” could not be downloaded',

  'drop.folders': 'Folders cannot be dropped here. Please choose the files inside.',
  'drop.hint': 'Drop files to upload them to “{name}”',
  'drop.refused': 'You cannot upload files to this folder',

  'empty.detail': 'Drop files here or choose them.',
  'empty.detailReadOnly': 'As soon as there is something here, you will see it.',
  'empty.title': 'This folder is still empty',

  'error.conflict': 'Someone has changed this in the meantime. You now see the current state.',
  'error.forbidden': 'You have no permission to do this.',
  'error.invalid': 'The server did not accept this. Please check what you entered.',
  'error.not-found': 'This is no longer there, or you have no access to it.',
  'error.offline': 'No connection. Nothing is lost, please try again.',
  'error.too-large': 'The file is too large. Up to {limit} per file are possible.',
  'error.unknown': 'An unknown error has occurred.',

  'failed.detail': 'Your files are safe. Please try again.',
  'failed.reference': 'Reference {reference}',
  'failed.title': 'The folder could not be loaded',

  'filter.label': 'Filter in this folder',
  'filter.none': 'Nothing here contains “{text}”',
  'filter.noneDetail': 'The filter only searches this folder.',
  'filter.reset': 'Reset filter',

  'folder.create': 'New folder in “{name}”',
  'folder.created': 'Folder “{name}” created',
  'folder.name': 'Name',

  'grid.label': 'Files and folders in “{name}”',

  'key.delete': 'Del',

  'kind.archive': 'Archive',
  'kind.audio': 'Audio',
  'kind.excel': 'Excel',
  'kind.file': 'File',
  'kind.folder': 'Folder',
  'kind.image': 'Image',
  'kind.pdf': 'PDF',
  'kind.powerpoint': 'PowerPoint',
  'kind.table': 'Table',
  'kind.text': 'Text',
  'kind.video': 'Video',
  'kind.word': 'Word',

  'live.added':
    '{count, plural, one {New in this folder: {name}} other {# new items in this folder, {name} among them}}',

  'loading.label': 'The folder is loading',

  'modified.by': '{moment}, {name}',

  'name.characters': 'These characters are not possible: < > : " / \\ | ? *',
  'name.empty': 'Please enter a name.',
  'name.ending': 'The name cannot end with a full stop.',
  'name.reserved': 'This name is reserved by Windows. Please choose another one.',
  'name.taken': 'This name is already taken in the folder.',
  'name.too-long': 'The name is too long.',

  'notFound.detail': 'It may have been moved or deleted.',
  'notFound.title': 'This folder does not exist, or you have no access to it',

  'path.label': 'Folder path',

  'rename.failed': '“{name}” could not be renamed',
  'rename.label': 'New name for {name}',

  'refresh.failed': 'This list may be out of date.',

  'select.all': 'Select all',
  'select.clear': 'Clear selection',
  'select.count': '{count, plural, one {# selected} other {# selected}}',
  'select.row': '{name}, select',

  'upload.chosen': '{count, plural, one {and # more} other {and # more}}',
  'upload.dialog':
    '{count, plural, one {Upload # file to “{name}”} other {Upload # files to “{name}”}}',
  'upload.done': '{count, plural, one {# file uploaded} other {# files uploaded}}',
  'upload.elsewhere':
    '{count, plural, one {Take the file to the overview} other {Take the files to the overview}}',
  'upload.forbidden':
    '{count, plural, one {You cannot upload files to “{name}”. Your file is still chosen.} other {You cannot upload files to “{name}”. Your # files are still chosen.}}',
  'upload.gone':
    '{count, plural, one {“{name}” is no longer there, or you have no access to it. Your file is still chosen.} other {“{name}” is no longer there, or you have no access to it. Your # files are still chosen.}}',
  'upload.failed':
    '{count, plural, one {# file was not uploaded} other {# files were not uploaded}}',
  'upload.item.cancel': 'Cancel {name}',
  'upload.item.done': 'Uploaded',
  'upload.item.retry': 'Try {name} again',
  'upload.item.waiting': 'Waiting',
  'upload.item.into': 'to {folder}',
  'upload.panel': 'Uploads',
  'upload.problem.no-content': 'The file is empty.',
  'upload.problem.too-large': 'Larger than {limit}. Please split or compress the file.',
  'upload.progress': '{sent} of {total}',
  'upload.start': '{count, plural, one {Upload file} other {Upload # files}}',
  'upload.total':
    '{count, plural, one {# file is being uploaded} other {# files are being uploaded}}',

  'view.label': 'View',
  'view.list': 'List',
  'view.tiles': 'Tiles',
})
