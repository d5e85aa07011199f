import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('timeline-import', {
  title: 'Import entries',
  subtitle: '{timeline} · Direct orders stand in it by themselves and are not touched.',
  'file.title': 'Which file has the entries?',
  'file.detail':
    'An Excel or CSV file with one row for each entry, such as a project plan. Nothing changes before you have seen what will.',
  'file.drop': 'Drop the schedule here',
  'file.kinds': '.xlsx or .csv, up to 5,000 entries and 20 MB',
  'file.template':
    'The entries that are there come as an Excel file. Completed or changed, it can be imported again.',
  'file.emptyTemplate': 'No schedule yet? The template has all the columns.',
  'knows.heads': 'Heads in German and English, such as “Termin” or “Milestone”',
  'knows.days': 'Days in any form: 24 Dec 2026, 2026-12-24, 24.12.2026',
  'knows.same': 'What is there already: by the number, else by day and title',
  'knows.kinds': 'The kind: milestone, campaign, notice, file or post',
  needed: 'Day and title are missing: say which column has them.',
  'field.id': 'No.',
  'field.day': 'Day',
  'field.title': 'Title',
  'field.kind': 'Kind',
  'field.text': 'Text',
  'field.url': 'Link',
  'field.icon': 'Icon',
  'kind.milestone': 'Milestone',
  'kind.campaign': 'Campaign',
  'kind.info': 'Notice',
  'kind.file': 'File',
  'kind.post': 'Post',
  done: 'Entries taken over',
  export: 'Timeline',
})
