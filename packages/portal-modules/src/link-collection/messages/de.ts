import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.add': 'Link hinzufügen',
  'action.addFiles': 'Dateien hinzufügen',
  'action.cancel': 'Abbrechen',
  'action.delete': 'Löschen',
  'action.edit': 'Bearbeiten',
  'action.menu': 'Aktionen für {name}',
  'action.open': 'Öffnen',
  'action.retry': 'Erneut versuchen',
  'action.save': 'Speichern',
  'action.talk': 'Kommentare',

  'add.done': '„{name}“ ist in der Sammlung',
  'add.notify': 'Gruppen der Sammlung per E-Mail benachrichtigen',
  'add.title': 'Link zu „{collection}“ hinzufügen',

  'arrange.done': '„{name}“ steht jetzt an neuer Stelle',
  'arrange.earlier': 'Nach oben',
  'arrange.failed': '„{name}“ ließ sich nicht verschieben',
  'arrange.first': 'An den Anfang',
  'arrange.label': 'Reihenfolge',
  'arrange.last': 'Ans Ende',
  'arrange.later': 'Nach unten',

  'delete.confirm': '„{name}“ löschen?',
  'delete.confirmDetail': 'Das lässt sich nicht rückgängig machen.',
  'delete.done': '„{name}“ wurde gelöscht',
  'delete.failed': '„{name}“ ließ sich nicht löschen',
  'delete.restored': '„{name}“ ist wieder da',
  'delete.restoreFailed': '„{name}“ ließ sich nicht wiederherstellen',

  'edit.title': '„{name}“ bearbeiten',
  'edit.done': '„{name}“ ist gespeichert',

  'empty.detail': 'Sobald Ihre Agentur hier etwas ablegt, sehen Sie es sofort.',
  'empty.detailAdd': 'Legen Sie den ersten Link an: Wer die Sammlung sieht, sieht ihn sofort.',
  'empty.title': 'Noch nichts in dieser Sammlung',

  'error.conflict':
    'Jemand hat diesen Link gerade geändert. Ihre Eingaben stehen noch hier; speichern Sie noch einmal, um sie zu übernehmen.',
  'error.forbidden': 'Dafür fehlt Ihnen die Berechtigung. Ihre Agentur kann sie erteilen.',
  'error.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'error.not-found': 'Der Link ist nicht mehr da. Vielleicht wurde er inzwischen gelöscht.',
  'error.too-large': 'Diese Datei ist zu groß. Möglich ist höchstens 1 GB.',
  'error.unknown':
    'Das hat nicht geklappt. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',

  'failed.title': 'Die Sammlung konnte nicht geladen werden',
  'failed.detail': 'Der Rest der Seite funktioniert. Bitte versuchen Sie es noch einmal.',
  'failed.offline': 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
  'failed.gone': 'Diese Sammlung ist nicht mehr da',
  'failed.goneDetail': 'Sie wurde entfernt oder ist für Sie nicht sichtbar.',

  'field.description': 'Beschreibung',
  'field.kind': 'Führt zu',
  'field.name': 'Name',
  'field.tags': 'Schlagwörter',
  'field.url': 'Adresse',
  'field.urlHint.page': 'Eine Webadresse oder eine Seite dieses Portals, zum Beispiel /insights',
  'field.urlHint.report': 'Die Adresse des Berichts, wie sie im Browser steht',

  'find.label': 'In „{collection}“ suchen',
  'find.none': 'Nichts gefunden zu „{text}“',
  'find.noneDetail': 'Versuchen Sie ein anderes Wort.',
  'find.placeholder': 'Suchen',
  'find.reset': 'Alle anzeigen',

  'kind.file': 'Datei',
  'kind.page': 'Seite',
  'kind.report': 'Bericht',

  'live.added':
    '{count, plural, one {Neu in {collection}: {name}} other {# neue Links in {collection}}}',
  loading: '„{collection}“ wird geladen',
  new: 'Neu',

  'open.elsewhere': 'öffnet in neuem Tab',
  'open.failed': '„{name}“ ließ sich nicht öffnen',
  'open.invalid': 'Oh nein!',
  'open.invalidDetail': 'Der Link „{name}“ führt ins Leere. Ihre Agentur kann ihn richten.',

  'star.failed': 'Der Stern bei „{name}“ ließ sich nicht ändern',
  'star.label': '„{name}“ merken',
  'react.failed': 'Ihre Reaktion auf „{name}“ kam nicht an',
  'refresh.failed': 'Der Stand ist vielleicht nicht mehr aktuell.',

  'sort.arranged': 'Wie angeordnet',
  'sort.label': 'Sortierung: {order}',
  'sort.name': 'Nach Name',
  'sort.newest': 'Neueste zuerst',

  'tags.failed': 'Die Schlagwörter von „{name}“ wurden nicht gespeichert',
  'tags.label': 'Schlagwörter von {name}',

  'upload.done':
    '{count, plural, one {Die Datei ist in der Sammlung} other {# Dateien sind in der Sammlung}}',
  'upload.failed': 'Die Dateien kamen nicht an',
  'upload.running': 'Wird hochgeladen …',

  'view.card': 'Karten',
  'view.label': 'Ansicht von {collection}',
  'view.list': 'Liste',
  'view.thumbnail': 'Kacheln',
} satisfies MessagesOf<typeof en>
