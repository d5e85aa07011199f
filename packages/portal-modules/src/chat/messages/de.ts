import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.retry': 'Erneut versuchen',

  'conversation.back': 'Alle Chats',
  'conversation.earlierFailed': 'Frühere Nachrichten konnten nicht geladen werden.',
  'conversation.empty': 'Noch nichts geschrieben',
  'conversation.emptyDetail': 'Schreiben Sie die erste Nachricht.',
  'conversation.failed': 'Dieser Chat konnte nicht geladen werden',
  'conversation.gone': 'Dieser Chat steht Ihnen nicht offen',
  'conversation.goneDetail': 'Vielleicht gibt es ihn nicht mehr, oder Sie sind nicht mehr dabei.',
  'conversation.label': 'Nachrichten in {name}',
  'conversation.members': 'Mit {names}',
  'conversation.new': 'Neu',
  'conversation.toUnread':
    '{count, plural, one {# neue Nachricht anzeigen} other {# neue Nachrichten, zur ersten}}',

  'error.conflict': 'Inzwischen hat das jemand geändert. Bitte sehen Sie noch einmal nach.',
  'error.forbidden': 'Dafür fehlt Ihnen die Berechtigung. Ihre Ansprechperson hilft weiter.',
  'error.invalid': 'Bitte prüfen Sie Ihre Eingaben.',
  'error.not-found': 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff.',
  'error.too-large': 'Das ist zu groß.',
  'error.unknown':
    'Das hat nicht geklappt. Nichts ist verloren; bitte versuchen Sie es noch einmal.',

  'list.choose': 'Wählen Sie einen Chat',
  'list.chooseDetail': 'Ihre Gespräche, das neueste zuerst. Oder beginnen Sie ein neues.',
  'list.empty': 'Noch keine Chats',
  'list.emptyDetail': 'Beginnen Sie ein Gespräch; wen Sie dazuholen, der liest mit.',
  'list.failed': 'Die Chats konnten nicht geladen werden',
  'list.find': 'Chat finden',
  'list.new': 'Neuer Chat',
  'list.noMatch': 'Kein Chat passt zu „{text}“',
  'list.quiet': 'Noch nichts geschrieben',
  'list.title': 'Chats',
  'list.unread': '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',

  'message.said': '{name}: {text}',
  'message.sending': 'Wird gesendet',
  'message.you': 'Sie',

  'new.cancel': 'Abbrechen',
  'new.create': 'Chat beginnen',
  'new.description': 'Worum es geht',
  'new.failed': 'Der Chat konnte nicht angelegt werden. {reason}',
  'new.members': 'Wer dabei ist',
  'new.membersHint': 'Wer dabei ist, liest alles mit.',
  'new.membersNone': 'Niemand mit diesem Namen hat den Chat',
  'new.name': 'Name',
  'new.nameLength': 'Bitte 3 bis 100 Zeichen eingeben.',
  'new.title': 'Neuer Chat',

  'unsent.again': 'Noch einmal senden',
  'unsent.discard': 'Verwerfen',
  'unsent.title': 'Nicht gesendet',

  'write.hint': 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile.',
  'write.label': 'Ihre Nachricht',
  'write.placeholder': 'Nachricht schreiben',
  'write.send': 'Senden',
} satisfies MessagesOf<typeof en>
