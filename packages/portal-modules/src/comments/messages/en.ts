import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('comments', {
  'action.answer': 'Reply',
  'action.answerTo': 'Reply to the comment “{text}”',
  'action.cancel': 'Cancel',
  'action.copyLink': 'Copy link',
  'action.delete': 'Delete',
  'action.edit': 'Edit',
  'action.menu': 'Actions for your comment “{text}”',
  'action.menuOf': 'Actions for the comment “{text}”',
  'action.reopen': 'Reopen',
  'action.resolve': 'Mark as resolved',
  'action.retry': 'Try again',
  'action.save': 'Save',

  'answer.label': 'Your reply',
  'answer.list': 'Replies',

  'by.portal': 'The portal',

  'delete.confirm': 'Delete your comment?',
  'delete.confirmDetail': 'It will be removed for everybody and cannot be restored.',
  'delete.done': 'Your comment has been deleted.',
  'delete.failed': 'Your comment could not be deleted',

  'edit.label': 'Your comment',
  'edit.saved': 'Your comment has been changed.',

  'error.conflict':
    'Your comment was changed in another window. What you wrote is still here; save again to keep it.',
  'error.forbidden': 'You cannot write here. Your contact person can help.',
  'error.invalid': 'Please check what you have entered.',
  'error.not-found': 'It no longer exists, or you have no access.',
  'error.too-large': 'That is too long.',
  'error.unknown': 'This did not work. Nothing is lost; please try again.',

  'link.copied': 'Link copied.',
  'link.notCopied': 'The link could not be copied.',

  'list.empty': 'No comments yet. Write the first one.',
  'list.failed': 'The comments could not be loaded.',
  'list.gone': 'You do not have access to these comments.',
  'list.goneDetail': 'They may have been deleted, or were never shared with you.',
  'list.label': 'Comments on {name}',
  'list.loading': 'Comments are loading',
  'list.new': 'New',
  'list.old': 'These comments may not be up to date.',

  'live.added': '{count, plural, one {{name} commented: {text}} other {# new comments}}',

  'place.area': 'area in the picture',
  'place.moment': 'at {time}',
  'place.next': 'Your comment belongs to this place:',
  'place.page': 'page {page, number}',
  'place.pageArea': 'area on page {page, number}',
  'place.picture': 'in the picture',
  'place.pin': 'Place {number, number}: {place}',
  'place.version': '{place}, version {number, number}',

  'react.failed': 'Your reaction could not be saved',

  'resolve.by': 'Resolved by {name}, {moment}',
  'resolve.done': 'The comment has been resolved.',
  'resolve.failed': 'The comment could not be marked as resolved',
  'resolve.nobody': 'Resolved {moment}',
  'resolve.reopenFailed': 'The comment could not be reopened',
  'resolve.reopened': 'The comment is open again.',

  title: 'Comments',

  'write.hint': 'Enter sends, Shift + Enter starts a new line. Use @ to mention somebody.',
  'write.hintPlain': 'Enter sends, Shift + Enter starts a new line.',
  'write.label': 'Your comment',
  'write.placeholder': 'Write a comment',
  'write.send': 'Send',
  'write.sent': 'Your comment has been sent.',
})
