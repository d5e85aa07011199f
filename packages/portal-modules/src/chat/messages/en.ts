import { defineMessages } from '../../kit/messages.ts'

export const en = defineMessages('chat', {
  'action.retry': 'Try again',

  'conversation.back': 'All chats',
  'conversation.earlierFailed': 'Earlier messages could not be loaded.',
  'conversation.empty': 'Nothing written yet',
  'conversation.emptyDetail': 'Write the first message.',
  'conversation.failed': 'This chat could not be loaded',
  'conversation.gone': 'You do not have access to this chat',
  'conversation.goneDetail': 'It may be gone, or you no longer take part.',
  'conversation.label': 'Messages in {name}',
  'conversation.members': 'With {names}',
  'conversation.new': 'New',
  'conversation.toUnread':
    '{count, plural, one {# new message, show it} other {# new messages, show the first}}',

  'error.conflict': 'Somebody has changed this in the meantime. Please look again.',
  'error.forbidden': 'You are not allowed to do this. Your contact person can help.',
  'error.invalid': 'Please check what you have entered.',
  'error.not-found': 'It no longer exists, or you have no access.',
  'error.too-large': 'That is too large.',
  'error.unknown': 'This did not work. Nothing is lost; please try again.',

  'list.choose': 'Choose a chat',
  'list.chooseDetail': 'Your conversations, the latest first. Or start a new one.',
  'list.empty': 'No chats yet',
  'list.emptyDetail': 'Start a conversation; everybody you invite can read it.',
  'list.failed': 'The chats could not be loaded',
  'list.find': 'Find a chat',
  'list.new': 'New chat',
  'list.noMatch': 'No chat matches “{text}”',
  'list.quiet': 'Nothing written yet',
  'list.title': 'Chats',
  'list.unread': '{count, plural, one {# unread message} other {# unread messages}}',

  'message.said': '{name}: {text}',
  'message.sending': 'Sending',
  'message.you': 'You',

  'new.cancel': 'Cancel',
  'new.create': 'Start chat',
  'new.description': 'What it is about',
  'new.failed': 'The chat could not be started. {reason}',
  'new.members': 'Who takes part',
  'new.membersHint': 'Everybody who takes part reads everything.',
  'new.membersNone': 'Nobody with this name can use the chat',
  'new.name': 'Name',
  'new.nameLength': 'Please enter 3 to 100 characters.',
  'new.title': 'New chat',

  'unsent.again': 'Send again',
  'unsent.discard': 'Discard',
  'unsent.title': 'Not sent',

  'write.hint': 'Enter sends, Shift + Enter starts a new line.',
  'write.label': 'Your message',
  'write.placeholder': 'Write a message',
  'write.send': 'Send',
})
