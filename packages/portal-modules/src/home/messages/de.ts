import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.undo': 'Rückgängig',
  'action.fewer': 'Weniger anzeigen',
  'action.more': 'Mehr anzeigen',
  'action.retry': 'Erneut versuchen',

  'actor.others': '{actor} und andere',
  'actor.unknown': 'Jemand',

  'added.by': '{words} · {actor}',
  'added.entry': 'Neuer Eintrag in {place}',
  'added.file': 'Neue Datei in {place}',
  'added.files': '{count, number} neue Dateien in {place}',
  'added.folder': 'Neuer Ordner in {place}',
  'added.link': 'Neuer Link in {place}',
  'added.newest': '{name} und {count, plural, one {eine weitere} other {# weitere}}',
  'added.post': 'Neuer Beitrag',
  'added.task': 'Neue Aufgabe in {place}',

  'changed.by': 'Geändert von {actor} in {place}',
  'changed.first': 'Neu in den letzten zwei Wochen',
  'changed.none': 'Nichts Neues',
  'changed.noneDetail': 'Sobald jemand etwas ändert, steht es hier.',
  'changed.since': 'seit {day}',
  'changed.title': 'Neu seit Ihrem letzten Besuch',
  'changed.today': 'seit vorhin',

  'comment.many': '{count, number} neue Kommentare zu {name}',
  'comment.one': 'Neuer Kommentar zu {name}',
  'comment.quote': '{actor}: „{text}“',

  'due.approval': 'Freigabe {name}',
  'due.booking': 'Buchungsschluss {name}',
  'due.late': 'war fällig {day}',
  'due.material': 'Materialschluss {name}',
  'due.none': 'Keine Fristen in Sicht',
  'due.title': 'Nächste Fristen',

  failed: 'Das konnte nicht geladen werden',
  failedDetail: 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  failedPart: 'Ein Teil konnte nicht geladen werden.',
  offline: 'Keine Verbindung',
  offlineDetail: 'Sobald die Verbindung wieder da ist, geht es weiter.',
  stale: 'Das konnte nicht aktualisiert werden. Sie sehen den letzten Stand.',

  'greeting.day': 'Guten Tag, {name}.',
  'greeting.evening': 'Guten Abend, {name}.',
  'greeting.morning': 'Guten Morgen, {name}.',
  'greeting.nobody': 'Willkommen.',

  'live.new':
    '{count, plural, one {Neu auf Ihrer Startseite: {title}} other {# Neuigkeiten auf Ihrer Startseite}}',
  loading: '{title} wird geladen',

  'near.count': '{count, plural, one {# Kampagne} other {# Kampagnen}}',
  'near.ended': 'endete',
  'near.ends': 'endet',
  'near.started': 'startete',
  'near.starts': 'startet',
  'near.today': 'heute',
  'near.none': 'In den 7 Tagen vor und nach heute startet und endet nichts',
  'near.title': 'Startet oder endet in 7 Tagen',

  'recent.title': 'Zuletzt geöffnet',

  'starred.title': 'Gemerkt',

  today: '{date} · KW {week}',
  'today.zone': '{date} · KW {week} · alle Uhrzeiten: {zone}',

  'waiting.approval': 'Wartet auf Ihre Freigabe · von {actor}',
  'waiting.mention':
    '{count, plural, one {{actor} hat Sie in einem Kommentar erwähnt} other {{actor} hat Sie in # Kommentaren erwähnt}}',
  'waiting.none': 'Nichts wartet auf Sie',
  'waiting.noneDetail': 'Alles ist erledigt. Was als Nächstes kommt, erscheint hier von selbst.',
  'waiting.task':
    '{count, plural, one {Neue Aufgabe für Sie} other {# neue Aufgaben für Sie}} · von {actor}',
  'waiting.title': 'Wartet auf Sie',
} satisfies MessagesOf<typeof en>
