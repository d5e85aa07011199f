import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('timeline-tour', {
  'list.title': 'What has happened and what is to come',
  'list.text':
    'Follow day by day what happens around your campaigns: milestones, starts, files and posts. What is still to come appears at the top.',
  'find.title': 'Get to the right place quickly',
  'find.text':
    'Show entries of one kind only, or go to a date. Older entries are loaded at the end of the list.',
})
