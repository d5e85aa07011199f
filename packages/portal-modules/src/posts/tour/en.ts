import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('posts-tour', {
  'list.title': 'News from your agency',
  'list.text':
    'Read here what is going on: progress, results, ideas. Older posts load as you scroll.',
  'lead.title': 'The newest first',
  'lead.text': 'A click on the headline opens the post, and so does Enter.',
  'unread.title': 'What you have not read yet',
  'unread.text':
    'The dot marks posts that you have not opened yet. It goes as soon as you read one.',
  'react.title': 'Answer with a click',
  'react.text':
    'Do you like something, or does it give you an idea? One reaction is enough; a second click takes it back.',
  'talk.title': 'Join in',
  'talk.text':
    'The comments are below the open post. Use @ to mention somebody; they will be notified.',
  'write.title': 'Write your own',
  'write.text':
    'If you can write posts, start here: save a draft first, then publish at once or at a time of your choice.',
})
