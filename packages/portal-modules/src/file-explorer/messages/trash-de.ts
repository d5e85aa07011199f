import type { MessagesOf } from '../../kit/messages.ts'
import type { trash as english } from './trash-en.ts'

/** What the trash says. */
export const trash = {
  'trash.back': 'Zu den Dateien',
  'trash.days': '{count, plural, one {noch # Tag} other {noch # Tage}}',
  'trash.deleted': 'Gelöscht',
  'trash.empty': 'Der Papierkorb ist leer',
  'trash.emptyDetail': 'Gelöschte Dateien und Ordner bleiben hier 30 Tage.',
  'trash.failed': 'Der Papierkorb konnte nicht geladen werden',
  'trash.files': 'Dateien',
  'trash.hint':
    'Hier liegt, was in den letzten 30 Tagen gelöscht wurde. Danach ist es endgültig weg.',
  'trash.left': 'Verbleibt',
  'trash.open': 'Papierkorb',
  'trash.parentGone': 'Der Ordner ist auch gelöscht',
  'trash.place': 'Lag in',
  'trash.purge': 'Endgültig löschen',
  'trash.purgeConfirm': '„{name}“ endgültig löschen?',
  'trash.purgeConfirmMany':
    '{count, plural, one {# Element} other {# Elemente}} endgültig löschen?',
  'trash.purgeDetail':
    'Der Inhalt wird mit allen Versionen vom Server entfernt. Niemand kann ihn zurückholen.',
  'trash.purgeDetailFolder':
    'Alles darin wird mit allen Versionen vom Server entfernt. Niemand kann es zurückholen.',
  'trash.purgeDone': '„{name}“ ist endgültig gelöscht',
  'trash.purgeDoneMany': '{count, plural, one {# Element} other {# Elemente}} endgültig gelöscht',
  'trash.purgeFailed': '„{name}“ ließ sich nicht endgültig löschen',
  'trash.purgeFailedMany':
    '{count, plural, one {# Element ließ} other {# Elemente ließen}} sich nicht endgültig löschen',
  'trash.purgeHidden':
    'Sie dürfen das nicht endgültig löschen, oder es liegt etwas darin, das Sie nicht sehen.',
  'trash.restore': 'Wiederherstellen',
  'trash.restoreOne': '{name} wiederherstellen',
  'trash.restoredMany': '{count, plural, one {# Element} other {# Elemente}} wiederhergestellt',
  'trash.show': 'Anzeigen',
  'trash.title': 'Papierkorb',
} satisfies MessagesOf<typeof english>
