import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('link-collection-tour', {
  'list.title': 'Shortcuts',
  'list.text':
    'Pages, reports and files that you need often. A click opens them; an arrow beside the name marks what opens in a new window.',
  'find.title': 'Search the collection',
  'find.text': 'One word of a name, a description or a tag is enough.',
  'view.title': 'The way you like it',
  'view.text': 'As a list, as cards or as thumbnails: the portal remembers your choice.',
  'more.title': 'React and join in',
  'more.text':
    'Use a reaction to show what helps you. Comments and everything else are in the menu.',
})
