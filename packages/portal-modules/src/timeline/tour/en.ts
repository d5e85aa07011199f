import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('timeline-tour', {
  'list.title': 'What was, what comes',
  'list.text':
    'Day by day you read here what happens around your campaigns: milestones, starts, files and posts. What is still to come stands at the top.',
  'find.title': 'Quickly to the right place',
  'find.text':
    'Show entries of one kind only, or go to a date. Older entries are loaded at the end of the list.',
})
