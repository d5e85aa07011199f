import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('task-board-tour', {
  'board.title': 'Who does what by when',
  'board.text':
    'Each column is a step on the way. Drag a card on, or lift it with Ctrl and the space bar and move it with the arrow keys.',
  'add.title': 'Jot it down',
  'add.text': 'The plus adds a task to a column: type, Enter, and the next one.',
  'filter.title': 'Only what matters now',
  'filter.text':
    'Overdue, this week, one person: filters and columns stay in the address, so you can share what you see.',
  'view.title': 'Your own tasks at a glance',
  'view.text': 'As a board, as a list, or only what is assigned to you.',
})
