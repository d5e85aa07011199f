import { defineMessages } from '../../messages.ts'

export const en = defineMessages('tableImport', {
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
  'action.back': 'Back',
  'action.next': 'Next',
})
