import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('posts', {
  'action.back': 'All posts',
  'action.cancel': 'Cancel',
  'action.delete': 'Delete',
  'action.edit': 'Edit',
  'action.menu': 'Actions for {title}',
  'action.more': 'Load older posts',
  'action.new': 'Write a post',
  'action.plan': 'Schedule',
  'action.publish': 'Publish',
  'action.publishNow': 'Publish now',
  'action.retry': 'Try again',
  'action.save': 'Save',
  'action.saveDraft': 'Save draft',
  'action.withdraw': 'Withdraw',

  by: 'by {author}',

  'delete.confirm': 'Delete “{title}”?',
  'delete.confirmDetail': 'This cannot be undone.',
  'delete.done': '“{title}” was deleted',
  'delete.failed': '“{title}” could not be deleted',
  'delete.restored': '“{title}” is back',
  'delete.restoreFailed': '“{title}” could not be restored',

  'edit.planned': 'The post has been scheduled; until then only the agency sees it',
  'edit.title': 'Edit the post',
  'edit.titleNew': 'New post',
  'edit.saved': 'Saved',
  'edit.savedDraft': 'The draft has been saved; only the agency sees it',

  'empty.detail': 'As soon as your agency publishes something, you can read it here.',
  'empty.detailAdd': 'Write the first post: what is new for your client?',
  'empty.title': 'No posts yet',

  'error.conflict':
    'Somebody has just changed this post. Your text is still here; save again to keep it.',
  'error.forbidden': 'You are not allowed to do this.',
  'error.invalid': 'Please check the marked fields.',
  'error.not-found': 'The post is no longer there. It may have been deleted in the meantime.',
  'error.too-large': 'The post is too large. Please shorten it.',
  'error.unknown': 'That did not work. Your text is still here; please try again.',

  'failed.title': 'The posts could not be loaded',
  'failed.detail': 'Please try again.',
  'failed.more': 'The older posts could not be loaded.',
  'failed.gone': 'This post does not exist',
  'failed.goneDetail': 'It was deleted or withdrawn, or you cannot see it.',

  'field.tags': 'Tags',
  'field.teaser': 'Teaser',
  'field.teaserHint': 'Two sentences that make people curious. They appear in the list.',
  'field.text': 'Text',
  'field.title': 'Headline',

  'live.added': '{count, plural, one {New post: {title}} other {# new posts}}',
  loading: 'Posts are loading',
  minutes: '{count, plural, one {# minute} other {# minutes}} read',
  new: 'New',
  notify: 'Notify the collection’s groups by e-mail when the post is published',

  'problem.body.required': 'Please write a text.',
  'problem.body.tooLong': 'The text is too long.',
  'problem.body.tooShort': 'The text is too short.',
  'problem.release.past': 'Please choose a time in the future.',
  'problem.release.required': 'Please choose a day and time.',
  'problem.teaser.required': 'Please write a teaser.',
  'problem.teaser.tooLong': 'No more than 500 characters.',
  'problem.teaser.tooShort': 'The teaser is too short.',
  'problem.title.required': 'Please give the post a headline.',
  'problem.title.tooLong': 'No more than 100 characters.',
  'problem.title.tooShort': 'At least 3 characters.',

  'publish.done': '“{title}” is published',
  'publish.failed': '“{title}” could not be published',
  'publish.withdrawn': '“{title}” is a draft again',
  'publish.withdrawFailed': '“{title}” could not be withdrawn',

  'react.failed': 'Your reaction to “{title}” was not saved',
  'refresh.failed': 'This may be out of date.',

  'release.day': 'Day',
  'release.label': 'Publish',
  'release.later': 'At a set time',
  'release.now': 'At once',
  'release.time': 'Time',
  'release.zoneOfPage': 'In the portal’s time zone ({zone}), not yours.',
  'release.zone': 'In your time zone ({zone}).',

  'state.draft': 'Draft',
  'state.draftDetail': 'Only the agency sees this post.',
  'state.scheduled': 'Appears {moment}',
  'state.scheduledDetail':
    'The post will be published on {moment}. Until then only the agency sees it.',

  'tags.label': 'Tags of {title}',
  unread: 'Unread',
})
