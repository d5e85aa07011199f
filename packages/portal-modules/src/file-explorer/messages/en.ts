import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('file-explorer', {
  'action.cancel': 'Cancel',
  'action.clear': 'Clear list',
  'action.close': 'Close',
  'action.create': 'Create folder',
  'action.cut': 'Cut',
  'action.delete': 'Delete',
  'action.download': 'Download',
  'action.menu': 'Actions for {name}',
  'action.move': 'Move here',
  'action.moveAnyway': 'Move anyway',
  'action.moveTo': 'Move to …',
  'action.newFolder': 'Folder',
  'action.open': 'Open',
  'action.paste': 'Paste here',
  'action.rename': 'Rename',
  'action.retry': 'Try again',
  'action.retryAll': 'Try failed files again',
  'action.undo': 'Undo',
  'action.up': 'To the overview',
  'action.upload': 'Upload',

  'archive.download': 'Download as ZIP',
  'archive.failed':
    '{count, plural, one {“{name}” could not be downloaded} other {# items could not be downloaded}}',
  'archive.started': '“{name}” is being downloaded',

  'audience.all': 'All groups',
  'audience.gains': 'Will see it as well:',
  'audience.keeps': 'Groups stay as they are. You can change them afterwards.',
  'audience.label': 'Visible to',
  'audience.loses': 'Will no longer see it:',
  'audience.members': '{count, plural, one {# person} other {# people}}',
  'audience.misses': 'See the folder, but not what you move:',
  'audience.notify': 'Notify the chosen groups by e-mail',
  'audience.required': 'Choose at least one group.',
  'audience.nobody': 'Agency only',
  'audience.seesEverything': 'sees everything',
  'audience.shift': 'Move “{name}” to “{folder}”? Other people look there.',
  'audience.shiftMany':
    'Move {count, plural, one {# item} other {# items}} to “{folder}”? Other people look there.',

  'column.actions': 'Actions',
  'column.audience': 'Visible to',
  'column.modified': 'Modified',
  'column.name': 'Name',
  'column.size': 'Size',
  'column.type': 'Type',

  'conflict.changed': 'Changed {moment}',
  'conflict.existing': 'Is there already',
  'conflict.forAll':
    '{count, plural, one {For the other item, too} other {For the other # items, too}}',
  'conflict.incoming': 'Is to come',
  'conflict.keepBoth': 'Keep both',
  'conflict.newer': 'Newer: {moment}',
  'conflict.noReplace': '“Keep both” gives a number to what is to come.',
  'conflict.replace': 'Replace',
  'conflict.replaceHint':
    '“Keep both” gives the new file a number. “Replace” puts the old one into the trash.',
  'conflict.skip': 'Skip',
  'conflict.title': '“{folder}” already has “{name}”',

  'count.entries': '{count, plural, =0 {empty} one {# item} other {# items}}',
  'count.filtered': '{shown, number} of {count, plural, one {# item} other {# items}}',

  'cut.done': '{count, plural, one {# item cut} other {# items cut}}',
  'cut.label': 'Cut',
  'cut.row': 'cut',
  'cut.stop': 'Do not move',
  'cut.waiting':
    '{count, plural, one {“{name}” is cut. Open the folder where it shall go.} other {# items are cut. Open the folder where they shall go.}}',

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
  'error.cycle': 'A folder cannot be moved into itself.',
  'error.forbidden': 'You have no permission to do this.',
  'error.invalid': 'The server did not accept this. Please check what you entered.',
  'error.name-taken': 'This name is already taken there.',
  'error.not-found': 'This is no longer there, or you have no access to it.',
  'error.offline': 'No connection. Nothing is lost, please try again.',
  'error.parent-gone': 'The folder it was in has been deleted. Please restore the folder first.',
  'error.too-deep': 'Folders cannot be nested that deep.',
  'error.too-large': 'The file is too large. Up to {limit} per file are possible.',
  'error.too-many-files': 'These are too many files at once. Please download single folders.',
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

  'key.cut': 'Ctrl+X',
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

  'move.cycle': 'A folder cannot be moved into itself',
  'move.detail': 'Choose the folder. Groups stay as they are.',
  'move.done': '“{name}” moved to “{folder}”',
  'move.doneMany': '{count, plural, one {# item} other {# items}} moved to “{folder}”',
  'move.failed': '“{name}” could not be moved',
  'move.folders': 'Folders',
  'move.here': '(is here)',
  'move.refused': 'You cannot put this into “{folder}”',
  'move.refusedHere': 'You cannot put this into this folder.',
  'move.title': 'Move “{name}”',
  'move.titleMany': 'Move {count, plural, one {# item} other {# items}}',
  'move.undoFailed': '“{name}” could not be moved back',
  'move.undone': '“{name}” is back where it was',
  'move.unreachable': 'The folder cannot be reached',

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

  'trash.back': 'To the files',
  'trash.days': '{count, plural, one {# day} other {# days}}',
  'trash.deleted': 'Deleted',
  'trash.empty': 'The trash is empty',
  'trash.emptyDetail': 'Deleted files and folders stay here for 30 days.',
  'trash.failed': 'The trash could not be loaded',
  'trash.files': 'Files',
  'trash.hint': 'This is what was deleted in the last 30 days. After that it is gone for good.',
  'trash.left': 'Remains',
  'trash.open': 'Trash',
  'trash.parentGone': 'The folder is deleted, too',
  'trash.place': 'Was in',
  'trash.restore': 'Restore',
  'trash.restoreOne': 'Restore {name}',
  'trash.restoredMany': '{count, plural, one {# item} other {# items}} restored',
  'trash.show': 'Show',
  'trash.title': 'Trash',

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
  'view.preview': 'Preview',
  'view.tiles': 'Tiles',

  'who.group': '{name} · {count, plural, one {# person} other {# people}}',
  'who.loading': 'Loading',
  'who.nobodyOf': 'Does not see it: a folder above is closed to this group.',
  'who.others': 'See everything · {count, plural, one {# person} other {# people}}',
  'who.title': 'Who sees this?',
})
