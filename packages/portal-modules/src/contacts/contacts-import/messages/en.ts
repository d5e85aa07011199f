import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('contacts-import', {
  title: 'Import contacts',
  subtitle: 'Pictures and the order stay as they are.',
  'file.title': 'Which file has the contacts?',
  'file.detail':
    'An Excel or CSV file with one row for each person. Nothing changes before you have seen what will.',
  'file.drop': 'Drop the list of contacts here',
  'file.kinds': '.xlsx or .csv, up to 500 people and 20 MB',
  'file.template':
    'The contacts that are there come as an Excel file. Completed or changed, it can be imported again.',
  'file.emptyTemplate': 'No list yet? The template has all the columns.',
  'knows.heads': 'Heads in German and English, “Full name” or “Name” alone as well',
  'knows.people': 'Who is there already: by the e-mail address, else by the name',
  'knows.media': 'Several media types in one cell, with commas or semicolons',
  'knows.notes': 'Headings between rows and empty rows: they stay outside',
  needed: 'First and last name are missing: say which column has them.',
  'field.id': 'No.',
  'field.firstName': 'First name',
  'field.lastName': 'Last name',
  'field.fullName': 'First and last name',
  'field.jobTitle': 'Job title',
  'field.department': 'Department',
  'field.email': 'E-mail',
  'field.phone': 'Phone',
  'field.mobile': 'Mobile',
  'field.media': 'Media types',
  'field.isCallbackEnabled': 'Callback',
  yes: 'yes',
  no: 'no',
  done: 'Contacts taken over',
  export: 'Contacts',
})
