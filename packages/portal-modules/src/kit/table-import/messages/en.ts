import { defineMessages } from '../../messages.ts'

export const en = defineMessages('table-import', {
  steps: 'Steps of the import',
  'step.file': 'Choose file',
  'step.columns': 'Match columns',
  'step.preview': 'Check and import',
  'file.choose': 'Choose file',
  'file.reading': 'Reading the file',
  'file.known': 'We recognise',
  'file.current': 'File: {name}',
  'file.other': 'Choose another file',
  'fault.kind': 'This is neither an Excel workbook nor a CSV file. Save the table as .xlsx or .csv and choose it again.', // prettier-ignore
  'fault.old':
    'This is a workbook of the older Excel format (.xls). Open it in Excel, save it as “Excel Workbook (.xlsx)” and choose it again.',
  'fault.locked':
    'This workbook is protected by a password. Remove the password in Excel and choose it again.',
  'fault.size': 'This file is larger than we read at once. Leave out pictures and further sheets, or split the table.', // prettier-ignore
  'fault.rows': 'This file has more than 5,000 rows. Split the table into several files.',
  'fault.columns':
    'This file has more than 200 columns. Keep those that you need and choose it again.',
  'fault.sheets': 'This workbook has more than 50 sheets. Keep those that you need and choose it again.', // prettier-ignore
  'fault.empty': 'There is nothing in this file.',
  'fault.broken':
    'This file cannot be read; it may be damaged. Open it in Excel, save it again and choose it once more.',
  'columns.title': 'Which column holds what?',
  'columns.sheet': 'Sheet',
  'columns.headRow': 'Row with the heads',
  'columns.headRowOption': 'Row {line}: {text}',
  'columns.noHeadRow': 'None – the data begins at once',
  'columns.noHead':
    'We found no row with heads. Choose it here, or match the columns by what stands in them.',
  'columns.head': 'Column “{head}”',
  'columns.noName': 'Column {letter}',
  'columns.example': 'for example',
  'columns.none': 'Do not import',
  'preview.title': 'What will change',
  'preview.table': 'Rows of the file',
  'preview.filter': 'Show rows',
  'preview.all': 'All ({count, number})',
  'preview.faulty': 'With errors ({count, number})',
  'preview.changes': 'Changes ({count, number})',
  'preview.left': 'Left out ({count, number})',
  'preview.nothingHere': 'No row here',
  'preview.nothingDetail': 'Choose another view above.',
  'preview.faults': '{count, plural, one {# row with errors} other {# rows with errors}}',
  'preview.mend':
    'Correct them right in their cells, leave the rows out, or import only the rows without errors.',
  'preview.failed': 'The comparison did not work. Nothing was changed.',
  'preview.line': 'Row',
  'preview.result': 'Result',
  'preview.before': 'before: {value}',
  'preview.empty': 'empty',
  'action.leave': 'Leave out row',
  'action.take': 'Import row after all',
  'action.mend': 'Go to the first error',
  'action.retry': 'Try again',
  'action.cancel': 'Cancel',
  'action.import': '{count, plural, =0 {Import} one {Import # row} other {Import # rows}}',
  'action.importGood':
    '{count, plural, one {Import # row without errors} other {Import # rows without errors}}',
  'blocked.nothing': 'No row can be imported yet.',
  'blocked.comparing': 'The comparison is still running.',
  'blocked.same': 'Nothing would change.',
  loading: 'Getting the import ready',
  'failed.title': 'The import could not be opened',
  'failed.detail': 'Nothing was changed. Please try again.',
  'action.back': 'Back',
  'action.next': 'Next',
})
