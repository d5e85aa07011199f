import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  title: 'Benachrichtigungen',
  view: 'Welche Benachrichtigungen',
  current: 'Aktuell',
  history: 'Verlauf',
  settings: 'Einstellungen',
  clear: 'Alle entfernen',
  cleared: 'Die Liste ist leer. Im Verlauf finden Sie alles wieder.',
  notCleared:
    'Die Liste konnte nicht geleert werden. Es ist alles noch da; bitte versuchen Sie es noch einmal.',
  empty: 'Nichts Neues',
  emptyDetail:
    'Sobald etwas geschieht, das Sie betrifft, steht es hier. Was Sie entfernen, bleibt im Verlauf.',
  historyEmpty: 'Noch ist nichts geschehen',
  historyEmptyDetail: 'Alles, was Sie erreicht, bleibt hier – auch, was Sie entfernt haben.',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  failedDetail: 'Es ist nichts verloren.',
  retry: 'Erneut versuchen',
  isNew: 'Neu',
  arrived: 'Neue Benachrichtigung: {text}',
  today: 'Heute',
  yesterday: 'Gestern',
  week: 'In den letzten Tagen',
  older: '{count, plural, one {# frühere} other {# frühere}}',
  olderOf: '{count, plural, one {# frühere zu {name}} other {# frühere zu {name}}}',
  notice1: '{count, plural, one {Neuer Beitrag zur Kampagne} other {# neue Beiträge zur Kampagne}}',
  notice2: '{count, plural, one {Neuer Beitrag zum Kanal} other {# neue Beiträge zum Kanal}}',
  notice10: 'Kanal hinzugekommen',
  notice11: '{count, plural, one {Kanal geändert} other {Kanal #-mal geändert}}',
  notice12: '{count, plural, one {Kanal optimiert} other {Kanal #-mal optimiert}}',
  notice13: 'Kanal storniert',
  notice20: 'Wartet auf Ihre Freigabe',
  notice21: 'Freigegeben',
  notice22: 'Teilweise freigegeben',
  notice23: 'Abgelehnt',
  notice30: 'Neue Aufgabe',
  notice31: '{count, plural, one {Aufgabe geändert} other {Aufgabe #-mal geändert}}',
  notice32: 'Aufgabe erledigt',
  notice50:
    '{count, plural, one {{actor} hat eine Datei hochgeladen} other {{actor} hat # Dateien hochgeladen}}',
  notice60:
    '{count, plural, one {{actor} hat einen Kommentar geschrieben} other {# neue Kommentare, zuletzt von {actor}}}',
  notice61: '{actor} hat Sie in einem Kommentar erwähnt',
  noticeUnknown: 'Es gibt Neuigkeiten',
  someone: 'Jemand',
} satisfies MessagesOf<typeof messages>
