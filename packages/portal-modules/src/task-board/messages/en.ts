import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('task-board', {
  title: 'Tasks',
  subtitle: '{open, number} open{overdue, plural, =0 {} other { · # overdue}}',
  loading: 'Tasks are loading',

  'action.add': 'Task',
  'action.addTo': 'Add a task to “{bucket}”',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.create': 'Create',
  'action.delete': 'Delete',
  'action.done': 'Mark as done',
  'action.edit': 'Edit',
  'action.giveBack': 'Unassign me',
  'action.more': 'More',
  'action.moveTo': 'Move to',
  'action.open': 'Open',
  'action.reopen': 'Reopen',
  'action.reset': 'Reset filters',
  'action.retry': 'Try again',
  'action.save': 'Save',
  'action.take': 'Assign to me',

  'add.done': '“{name}” added',
  'add.failed': '“{name}” could not be added',

  'assign.said':
    '{count, plural, one {“{title}” assigned to {name}} other {# tasks assigned to {name}}}',
  'assign.saidGiven': '“{name}” is no longer yours',
  'assign.saidNobody':
    '{count, plural, one {“{title}” is no longer assigned to anyone} other {# tasks are no longer assigned to anyone}}',
  'assign.saidTaken': '“{name}” is now yours',

  'board.label': 'Board “{name}”',

  'bucket.add': 'Add a column',
  'bucket.addTitle': 'New column',
  'bucket.added': 'Column “{name}” added',
  'bucket.delete': 'Delete column',
  'bucket.edit': 'Edit …',
  'bucket.editTitle': 'Edit column “{name}”',
  'bucket.failed': 'Column “{name}” could not be changed',
  'bucket.left': 'Move left',
  'bucket.limit': 'Limit of open tasks',
  'bucket.limitHint':
    'Leave it empty for no limit. If there are more tasks, the column says so; you can still move them.',
  'bucket.limitNone': 'No limit',
  'bucket.menu': 'Actions for column {name}',
  'bucket.missing': 'Please give the column a name.',
  'bucket.moved': 'Column “{name}” is now number {place}',
  'bucket.name': 'Name',
  'bucket.notEmpty': 'Only when it is empty',
  'bucket.removed': 'Column “{name}” deleted',
  'bucket.right': 'Move right',
  'bucket.status': 'Status of tasks in this column',
  'bucket.statusHint': 'Tasks moved here get this status.',
  'bucket.statusNone': 'Stays as it is',

  'bulk.assign': 'Assign',
  'bulk.due': 'Due date',
  'bulk.dueGone':
    '{count, plural, one {“{name}” no longer has a due date} other {# tasks no longer have a due date}}',
  'bulk.dueNone': 'No date',
  'bulk.dueSave': 'Set date',
  'bulk.dueSet': '{count, plural, one {“{name}” is due {day}} other {# tasks are due {day}}}',
  'bulk.dueTitle': '{count, plural, one {When is it due?} other {When are # tasks due?}}',
  'bulk.move': 'Move',
  'bulk.some': '{count, number} selected, {own} of them yours to change',

  'card.comments': '{count, plural, one {# comment} other {# comments}}',
  'card.steps': '{done} of {count, plural, one {# step} other {# steps}} done',
  'card.tags': 'Tags:',

  'change.failed':
    '{count, plural, one {“{name}” could not be changed} other {# tasks could not be changed}}',

  'column.assignee': 'Assignee',
  'column.bucket': 'Column',
  'column.due': 'Due',
  'column.empty': 'Nothing here',
  'column.priority': 'Priority',
  'column.steps': 'Checklist',
  'column.task': 'Task',

  'delete.confirm': '{count, plural, one {Delete “{name}”?} other {Delete # tasks?}}',
  'delete.confirmDetail': 'This cannot be undone.',
  'delete.done': '{count, plural, one {“{name}” deleted} other {# tasks deleted}}',
  'delete.failed':
    '{count, plural, one {“{name}” could not be deleted} other {# tasks could not be deleted}}',
  'delete.restoreFailed': '“{name}” could not be restored',
  'delete.restored': '{count, plural, one {“{name}” is back} other {# tasks are back}}',

  'dialog.at': 'Created {at}',
  'dialog.by': 'Created by {name}, {at}',
  'dialog.new': 'New task',

  'due.future': 'Later',
  'due.nextWeek': 'Next week',
  'due.none': 'No date',
  'due.overdue': 'Overdue',
  'due.overdueSince': '{days, plural, one {#\u00a0day} other {#\u00a0days}} overdue',
  'due.thisWeek': 'This week',
  'due.today': 'Today',
  'due.tomorrow': 'Tomorrow',

  'empty.detail': 'As soon as your agency sets it up, tasks appear here.',
  'empty.detailAdd': 'Begin with the columns that your tasks pass through.',
  'empty.title': 'This board has no columns yet',

  'error.bucket-not-empty': 'There is a task in it. Move it to another column first.',
  'error.conflict':
    'Somebody else changed this in the meantime. What you entered is still here; saving again replaces only what you changed.',
  'error.forbidden': 'You may not change this. Nothing was changed.',
  'error.invalid': 'Something is not right. Please check what you entered.',
  'error.not-found': 'It is no longer there. Somebody may have deleted it.',
  'error.too-large': 'That is too much at once.',
  'error.unknown': 'Nothing was changed. Please try again.',

  'failed.detail': 'Nothing is lost. Please try again.',
  'failed.gone': 'This board does not exist',
  'failed.goneDetail': 'It was deleted, or you have no access to it.',
  'failed.title': 'The tasks could not be loaded',

  'field.assignees': 'Assignees',
  'field.assigneesAdd': 'Add a person',
  'field.bucket': 'Column',
  'field.description': 'Description',
  'field.due': 'Due on',
  'field.links': 'Files and campaigns',
  'field.priority': 'Priority',
  'field.start': 'Starts on',
  'field.status': 'Status',
  'field.steps': 'Checklist',
  'field.tags': 'Tags',
  'field.tagsAdd': 'Add a tag',
  'field.title': 'What needs to be done?',

  'filter.assignee': 'Assignee',
  'filter.due': 'Due',
  'filter.me': '{name} (me)',
  'filter.nobody': 'Nobody',
  'filter.placeholder': 'Search tasks',
  'filter.priority': 'Priority',
  'filter.search': 'Search tasks',
  'filter.tag': 'Tag',

  'fits.detail': 'Use fewer filters to see more.',
  'fits.text': 'Nothing contains “{text}”.',
  'fits.title': 'No matching tasks',

  'group.assignee': 'Assignee',
  'group.bucket': 'Column',
  'group.due': 'Due',
  'group.label': 'Group by',
  'group.noTag': 'Without a tag',
  'group.priority': 'Priority',
  'group.tag': 'Tag',

  'limit.of': '{count, number} of at most {limit, plural, one {# open task} other {# open tasks}}',
  'limit.over': '“{bucket}” now holds {count, number} open tasks; its limit is {limit}.',
  'limit.overIn': '{count, number} open tasks, over the limit of {limit}',

  'links.add': 'Find a file or campaign',
  'links.campaign': 'Campaigns',
  'links.component': 'Files and pages',
  'links.none': 'Nothing found',
  'links.remove': 'Remove {name}',
  'links.type': 'Type at least two letters',

  'live.added': '{count, plural, one {New task: {name}} other {# new tasks}}',

  'mine.finish': 'Mark “{name}” as done',
  'mine.title': 'My tasks',

  'move.done':
    '{count, plural, one {“{name}” moved to “{bucket}”} other {# tasks moved to “{bucket}”}}',
  'move.failed':
    '{count, plural, one {“{name}” could not be moved} other {# tasks could not be moved}}',
  'move.noTag':
    '{count, plural, one {“{name}” no longer has a tag} other {# tasks no longer have a tag}}',
  'move.priority':
    '{count, plural, one {“{name}” now has priority “{to}”} other {# tasks now have priority “{to}”}}',
  'move.tag':
    '{count, plural, one {“{name}” now has the tag “{to}”} other {# tasks now have the tag “{to}”}}',

  'none.detail': 'Whatever is assigned to you appears here.',
  'none.title': 'Nothing to do',

  'open.gone': 'This task is no longer there',

  'priority.high': 'High',
  'priority.low': 'Low',
  'priority.middle': 'Medium',
  'priority.urgent': 'Urgent',

  'problem.before-start': 'It is due before it starts. Please check the dates.',
  'problem.missing': 'Please say in a few words what needs to be done.',
  'problem.too-long': 'At most 255 characters.',

  'quick.add': 'Add',
  'quick.close': 'Close the field',
  'quick.label': 'New task in “{bucket}”',
  'quick.placeholder': 'What needs to be done?',

  'refresh.failed': 'The tasks could not be refreshed. You are seeing their last known state.',
  'refusal.before-start': 'The task starts after that. Please change its start date first.',
  'refusal.finished': 'A task that is done cannot be due. Please reopen it first.',
  'refusal.left': '{name} no longer works on this list.',
  'refusal.overdue':
    'A task becomes overdue by itself once its day has passed. You can set an earlier day in the task.',

  'save.done': '“{name}” saved',

  'status.done': 'Done',
  'status.inProgress': 'In progress',
  'status.open': 'Open',
  'status.said.done': '“{name}” is done',
  'status.said.open': '“{name}” is open again',

  'steps.add': 'Add',
  'steps.new': 'Next step',
  'steps.remove': 'Remove step {name}',

  'undo.failed':
    '{count, plural, one {The change to “{name}” could not be undone} other {The changes to # tasks could not be undone}}',

  'view.board': 'Board',
  'view.label': 'View',
  'view.list': 'List',
  'view.mine': 'Mine',
  'keys.title': 'On the task board',
  'keys.open': 'Open a task',
  'keys.lift': 'Pick up a card and put it down',
  'keys.move': 'Move the card',
  'keys.cancel': 'Put the card back',
})
