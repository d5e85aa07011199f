import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('posts-tour', {
  'list.title': 'News from your agency',
  'list.text':
    'Read here what is going on: progress, results, ideas. Older posts come by themselves as you scroll.',
  'lead.title': 'The newest first',
  'lead.text': 'A click on the headline opens the post, and so does Enter.',
  'unread.title': 'What you do not know yet',
  'unread.text':
    'The dot marks posts that you have not opened yet. It goes as soon as you read one.',
  'react.title': 'Answer with a click',
  'react.text':
    'Do you like something, or does it give you an idea? One reaction is enough; a second click takes it back.',
  'talk.title': 'Join in',
  'talk.text':
    'The comments stand below the open post. Use @ to mention somebody; whoever is mentioned is told.',
  'write.title': 'Write yourself',
  'write.text':
    'Whoever may write begins here: first as a draft, then at once or at a time of your choice.',
})
