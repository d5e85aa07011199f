import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('contacts-tour', {
  'list.title': 'Your contacts at the agency',
  'list.text': 'Everybody who looks after you, in the order in which it is best to ask them.',
  'media.title': 'The right person',
  'media.text':
    'The media types say what somebody looks after: here you find whom to ask about TV, posters or search.',
  'ways.title': 'Call, write, copy',
  'ways.text':
    'A click on a number calls it, a click on an address opens a new e-mail. The button beside it copies either.',
  'callback.title': 'Have them call you',
  'callback.text':
    'Choose a free time and say what it is about. Your contact gets a task, and calls.',
})
