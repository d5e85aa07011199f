import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.add': 'Eintrag hinzufügen',
  'action.cancel': 'Abbrechen',
  'action.copy': 'Link zu „{title}“ kopieren',
  'action.delete': 'Löschen',
  'action.edit': 'Bearbeiten',
  'action.menu': 'Aktionen für {title}',
  'action.more': 'Ältere Einträge laden',
  'action.retry': 'Erneut versuchen',
  'action.save': 'Speichern',
  'action.showAll': 'Alle anzeigen',

  'address.copied': 'Link kopiert',
  'address.failed': 'Der Link ließ sich nicht kopieren',

  by: 'von {author}',

  'day.week': 'KW {week}',

  'delete.confirm': '„{title}“ löschen?',
  'delete.confirmDetail': 'Das lässt sich nicht rückgängig machen.',
  'delete.done': '„{title}“ wurde gelöscht',
  'delete.failed': '„{title}“ ließ sich nicht löschen',
  'delete.restored': '„{title}“ ist wieder da',
  'delete.restoreFailed': '„{title}“ ließ sich nicht zurückholen',

  'edit.added': 'Der Eintrag steht in der Zeitleiste',
  'edit.saved': 'Gespeichert',
  'edit.title': 'Eintrag bearbeiten',
  'edit.titleNew': 'Neuer Eintrag',

  'empty.detail': 'Sobald Ihre Agentur etwas einträgt, lesen Sie es hier.',
  'empty.detailAdd': 'Machen Sie den Anfang: Was soll Ihr Kunde wissen?',
  'empty.title': 'Noch keine Einträge',

  'error.conflict':
    'Jemand hat diesen Eintrag gerade geändert. Ihre Eingaben stehen noch hier; speichern Sie noch einmal, um sie zu übernehmen.',
  'error.forbidden': 'Dafür fehlt Ihnen die Berechtigung.',
  'error.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'error.not-found': 'Der Eintrag ist nicht mehr da. Vielleicht wurde er inzwischen gelöscht.',
  'error.too-large': 'Der Eintrag ist zu lang. Bitte kürzen Sie ihn.',
  'error.unknown':
    'Das hat nicht geklappt. Ihre Eingaben bleiben stehen; bitte versuchen Sie es noch einmal.',

  'failed.detail': 'Alles andere funktioniert. Bitte versuchen Sie es noch einmal.',
  'failed.offline': 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
  'failed.gone': 'Diese Zeitleiste ist nicht mehr da',
  'failed.goneDetail': 'Sie wurde entfernt oder ist für Sie nicht sichtbar.',
  'failed.item': 'Den Eintrag, zu dem dieser Link führt, gibt es nicht mehr.',
  'failed.more': 'Die älteren Einträge ließen sich nicht laden.',
  'failed.title': 'Die Zeitleiste ließ sich nicht laden',

  'field.day': 'Tag',
  'field.kind': 'Art',
  'field.text': 'Text',
  'field.title': 'Titel',
  'field.url': 'Link',
  'field.urlHint': 'Zum Weiterlesen: eine Webadresse oder ein Pfad wie /insights.',

  'filter.all': 'Alle',
  'filter.chosen': '{word}: {count, plural, one {# Eintrag} other {# Einträge}}',
  'filter.label': 'Anzeigen',
  'filter.none': 'Keine Einträge dieser Art',
  'filter.noneDetail': 'Andere Arten von Einträgen gibt es.',
  'filter.option': '{word} ({count, number})',

  'jump.action': 'Springen',
  'jump.back': 'Die neuesten Einträge werden angezeigt',
  'jump.calendar': 'Tag, zu dem Sie springen',
  'jump.day': 'Datum',
  'jump.done': 'Einträge bis {day}',
  'jump.missing': 'Bitte geben Sie ein vollständiges Datum ein.',
  'jump.newest': 'Zum Neuesten',
  'jump.none': 'Bis zu diesem Tag ist nichts passiert',
  'jump.noneDetail': 'Alle Einträge sind jünger.',
  'jump.title': 'Zu Datum springen',

  'kind.campaign': 'Kampagne',
  'kind.file': 'Datei',
  'kind.info': 'Hinweis',
  'kind.milestone': 'Meilenstein',
  'kind.order': 'Direktbestellung',
  'kind.post': 'Beitrag',
  'kinds.campaign': 'Kampagnen',
  'kinds.file': 'Dateien',
  'kinds.info': 'Hinweise',
  'kinds.milestone': 'Meilensteine',
  'kinds.order': 'Direktbestellungen',
  'kinds.post': 'Beiträge',

  'live.added': '{count, plural, one {Neuer Eintrag: {title}} other {# neue Einträge}}',
  loading: 'Die Zeitleiste wird geladen',

  'more.came':
    '{count, plural, =0 {Ältere Einträge gibt es nicht.} one {# weiterer Eintrag.} other {# weitere Einträge.}}',
  'more.cameAll':
    '{count, plural, =0 {Ältere Einträge gibt es nicht.} one {# weiterer Eintrag. Das sind alle.} other {# weitere Einträge. Das sind alle.}}',
  'more.shown': '{shown, number} von {total, number} Einträgen',
  new: 'Neu',
  now: 'Heute',

  'open.elsewhere': 'öffnet in neuem Tab',

  'problem.day.required': 'Bitte wählen Sie einen Tag.',
  'problem.text.tooLong': 'Höchstens 2.000 Zeichen.',
  'problem.title.required': 'Bitte geben Sie dem Eintrag einen Titel.',
  'problem.title.tooLong': 'Höchstens 200 Zeichen.',
  'problem.url.invalid':
    'Bitte geben Sie eine Adresse ein, zum Beispiel https://beispiel.de oder /insights.',
  'problem.url.tooLong': 'Die Adresse ist zu lang.',

  'refresh.failed': 'Die Zeitleiste ließ sich nicht aktualisieren. Sie sehen den letzten Stand.',
} satisfies MessagesOf<typeof en>
