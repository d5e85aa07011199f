import { defineMessages } from '../../../kit/messages.ts'

export const en = defineMessages('home-tasks', {
  'tasks.failed': '“{name}” could not be marked as done',
  'tasks.finish': 'Done',
  'tasks.finishNamed': 'Mark “{name}” as done',
  'tasks.finishing': '“{name}” is about to be marked as done',
  'tasks.kind': 'Task',
  'tasks.late': 'was due {day}',
  'tasks.overdue': '{count, plural, one {# task overdue} other {# tasks overdue}}',
  'tasks.today': 'due today',
})
