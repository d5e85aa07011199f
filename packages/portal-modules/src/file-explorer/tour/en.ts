import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('file-explorer-tour', {
  'list.title': 'All files in one place',
  'list.text':
    'A click on its name opens a folder or a file, and so does Enter. What others add appears here at once.',
  'filter.title': 'Find within the folder',
  'filter.text': 'Type part of the name: the list narrows as you type.',
  'add.title': 'Add files',
  'add.text':
    'In folders you can add to, simply drop files onto the list. Then you decide who sees them and who is notified.',
  'select.title': 'Several at once',
  'select.text':
    'Tick files to download, move or delete them together. The menu of each row has everything else.',
})
