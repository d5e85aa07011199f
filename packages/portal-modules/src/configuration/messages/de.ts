import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.undo': 'Rückgängig',
  'find.changed': 'Nur geänderte',
  'find.label': 'Einstellung finden',
  'find.none': 'Keine Einstellung passt dazu',
  'find.noneDetail': 'Versuchen Sie ein anderes Wort, oder zeigen Sie alle.',
  'find.all': 'Alle zeigen',
  'history.empty': 'nichts',
  'history.open': 'Verlauf',
  'history.openNamed': 'Verlauf von „{name}“',
  'history.spoken': 'von {from} zu {to}',
  'history.system': 'Portal',
  'history.title': 'Verlauf: {name}',
  'history.close': 'Schließen',
  'note.changed': 'Geändert',
  'note.by': 'Geändert von {name}, {day}',
  'note.standard': 'Standard',
  'reset.action': 'Zurücksetzen',
  'reset.named': '„{name}“ auf den Standard zurücksetzen',
  'reset.done': '„{name}“ steht wieder auf dem Standard',
  'reset.failed': '„{name}“ ließ sich nicht zurücksetzen',
  'error.conflict': 'Jemand hat das gerade auch geändert. Bitte speichern Sie noch einmal.',
  'error.forbidden': 'Dafür haben Sie keine Berechtigung.',
  'error.invalid': 'Dieser Wert ist hier nicht möglich.',
  'error.not-found': 'Diese Einstellung gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  'error.some': 'Nicht alles ließ sich speichern. Warum, steht an den Feldern.',
  'error.too-large': 'Das ist zu lang.',
  'error.unknown':
    'Das hat nicht geklappt. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.',
  'failed.detail': 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  'failed.title': 'Die Konfiguration konnte nicht geladen werden',
  'forbidden.detail': 'Die Konfiguration betreuen Administratoren und die Kundenberatung.',
  'forbidden.title': 'Hier haben Sie keinen Zugriff',
  loading: 'Die Konfiguration wird geladen',
  'save.done':
    '{count, plural, one {# Einstellung gespeichert} other {# Einstellungen gespeichert}}',
  'save.nothing': 'Es gibt noch nichts zu speichern.',
  'subtitle.all': 'Was diese Anwendung kann und wie sie sich verhält. Es gilt sofort für alle.',
  'subtitle.readOnly':
    'Sie sehen, was eingestellt ist. Ändern können es Administratoren und die Kundenberatung.',
  'subtitle.some':
    'Wie sich diese Anwendung verhält. Ganze Funktionen schalten Administratoren ein und aus.',
  title: 'Konfiguration',
} satisfies MessagesOf<typeof en>
