import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('costs-import', {
  title: 'Import costs',
  subtitle: '{campaign} · What is booked and invoiced of each channel. Empty cells change nothing.',
  'file.title': 'Which file has the costs?',
  'file.detail':
    'An Excel or CSV file with one row for each channel. Nothing changes before you have seen what will.',
  'file.drop': 'Drop the list of costs here',
  'file.kinds': '.xlsx or .csv, up to 5,000 channels and 20 MB',
  'file.template':
    'The channels of this campaign come with their amounts as an Excel file. Filled in, it can be imported again.',
  'file.emptyTemplate': 'This campaign has no channels yet. Import the media plan first.',
  'knows.heads': 'Heads in German and English, such as “Gebucht” or “Invoiced”',
  'knows.channels': 'The channel: by its number or id, else by name and start',
  'knows.amounts': 'Amounts of both languages: 1.234,50 € and 1,234.50',
  'knows.sums': 'Totals, remarks and empty rows: they stay outside',
  needed: 'The channel or an amount is missing: say which column has them.',
  'field.id': 'No.',
  'field.name': 'Channel',
  'field.externalId': 'External id',
  'field.start': 'Start',
  'field.end': 'End',
  'field.booked': 'Booked',
  'field.invoiced': 'Invoiced',
  done: 'Costs taken over',
  'export.file': 'Costs {campaign}',
  'export.sheet': 'Costs',
})
