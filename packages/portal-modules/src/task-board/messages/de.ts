import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Aufgaben',
  subtitle: '{open, number} offen{overdue, plural, =0 {} other { · # überfällig}}',
  loading: 'Aufgaben werden geladen',

  'action.add': 'Aufgabe',
  'action.addTo': 'Aufgabe in „{bucket}“ anlegen',
  'action.cancel': 'Abbrechen',
  'action.close': 'Schließen',
  'action.create': 'Anlegen',
  'action.delete': 'Löschen',
  'action.done': 'Als erledigt markieren',
  'action.edit': 'Bearbeiten',
  'action.giveBack': 'Mich austragen',
  'action.more': 'Mehr',
  'action.moveTo': 'Verschieben nach',
  'action.open': 'Öffnen',
  'action.reopen': 'Wieder öffnen',
  'action.reset': 'Filter zurücksetzen',
  'action.retry': 'Erneut versuchen',
  'action.save': 'Speichern',
  'action.take': 'Mir zuweisen',

  'add.done': '„{name}“ ist angelegt',
  'add.failed': '„{name}“ ließ sich nicht anlegen',

  'assign.said':
    '{count, plural, one {„{title}“ liegt jetzt bei {name}} other {# Aufgaben liegen jetzt bei {name}}}',
  'assign.saidGiven': '„{name}“ liegt nicht mehr bei Ihnen',
  'assign.saidNobody':
    '{count, plural, one {„{title}“ ist niemandem mehr zugewiesen} other {# Aufgaben sind niemandem mehr zugewiesen}}',
  'assign.saidTaken': '„{name}“ liegt jetzt bei Ihnen',

  'board.label': 'Board „{name}“',

  'bucket.add': 'Spalte anlegen',
  'bucket.addTitle': 'Neue Spalte',
  'bucket.added': 'Spalte „{name}“ ist angelegt',
  'bucket.delete': 'Spalte löschen',
  'bucket.edit': 'Bearbeiten …',
  'bucket.editTitle': 'Spalte „{name}“ ändern',
  'bucket.failed': 'Spalte „{name}“ ließ sich nicht ändern',
  'bucket.left': 'Nach links',
  'bucket.limit': 'Obergrenze für offene Aufgaben',
  'bucket.limitHint':
    'Leer heißt: ohne Grenze. Sind es mehr, weist die Spalte darauf hin – verschieben können Sie trotzdem.',
  'bucket.limitNone': 'Ohne Grenze',
  'bucket.menu': 'Aktionen für Spalte {name}',
  'bucket.missing': 'Bitte geben Sie der Spalte einen Namen.',
  'bucket.moved': 'Spalte „{name}“ steht jetzt an Stelle {place}',
  'bucket.name': 'Name',
  'bucket.notEmpty': 'Nur, wenn sie leer ist',
  'bucket.removed': 'Spalte „{name}“ ist gelöscht',
  'bucket.right': 'Nach rechts',
  'bucket.status': 'Stand der Aufgaben in dieser Spalte',
  'bucket.statusHint': 'Eine Aufgabe, die hierher kommt, erhält diesen Stand.',
  'bucket.statusNone': 'Bleibt, wie er ist',

  'bulk.assign': 'Zuweisen',
  'bulk.due': 'Fälligkeit',
  'bulk.dueGone':
    '{count, plural, one {„{name}“ hat keinen Termin mehr} other {# Aufgaben haben keinen Termin mehr}}',
  'bulk.dueNone': 'Ohne Termin',
  'bulk.dueSave': 'Termin setzen',
  'bulk.dueSet':
    '{count, plural, one {„{name}“ ist fällig {day}} other {# Aufgaben sind fällig {day}}}',
  'bulk.dueTitle':
    '{count, plural, one {Wann ist sie fällig?} other {Wann sind # Aufgaben fällig?}}',
  'bulk.move': 'Verschieben',
  'bulk.some': '{count, number} ausgewählt, {own} davon dürfen Sie ändern',

  'card.comments': '{count, plural, one {# Kommentar} other {# Kommentare}}',
  'card.steps': '{done} von {count, plural, one {# Schritt} other {# Schritten}} erledigt',
  'card.tags': 'Schlagwörter:',

  'change.failed':
    '{count, plural, one {„{name}“ ließ sich nicht ändern} other {# Aufgaben ließen sich nicht ändern}}',

  'column.assignee': 'Zuständig',
  'column.bucket': 'Spalte',
  'column.due': 'Fällig',
  'column.empty': 'Nichts hier',
  'column.priority': 'Priorität',
  'column.steps': 'Checkliste',
  'column.task': 'Aufgabe',

  'delete.confirm': '{count, plural, one {„{name}“ löschen?} other {# Aufgaben löschen?}}',
  'delete.confirmDetail': 'Das lässt sich nicht rückgängig machen.',
  'delete.done': '{count, plural, one {„{name}“ ist gelöscht} other {# Aufgaben sind gelöscht}}',
  'delete.failed':
    '{count, plural, one {„{name}“ ließ sich nicht löschen} other {# Aufgaben ließen sich nicht löschen}}',
  'delete.restoreFailed': '„{name}“ ließ sich nicht wiederherstellen',
  'delete.restored':
    '{count, plural, one {„{name}“ ist wieder da} other {# Aufgaben sind wieder da}}',

  'dialog.at': 'Angelegt {at}',
  'dialog.by': 'Angelegt von {name}, {at}',
  'dialog.new': 'Neue Aufgabe',

  'due.future': 'Später',
  'due.nextWeek': 'Nächste Woche',
  'due.none': 'Ohne Termin',
  'due.overdue': 'Überfällig',
  'due.overdueSince': '{days, plural, one {#\u00a0Tag} other {#\u00a0Tage}} überfällig',
  'due.thisWeek': 'Diese Woche',
  'due.today': 'Heute',
  'due.tomorrow': 'Morgen',

  'empty.detail': 'Sobald Ihre Agentur es einrichtet, erscheinen hier Aufgaben.',
  'empty.detailAdd': 'Beginnen Sie mit den Spalten, durch die Ihre Aufgaben wandern.',
  'empty.title': 'Dieses Board hat noch keine Spalten',

  'error.bucket-not-empty': 'Es liegt noch eine Aufgabe darin. Verschieben Sie sie zuerst.',
  'error.conflict':
    'Inzwischen hat jemand anderes etwas geändert. Ihre Angaben stehen noch hier; wenn Sie noch einmal speichern, ersetzen Sie nur, was Sie geändert haben.',
  'error.forbidden': 'Das dürfen Sie nicht ändern. Es blieb alles, wie es war.',
  'error.invalid': 'Etwas davon passt nicht. Bitte prüfen Sie Ihre Angaben.',
  'error.not-found': 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
  'error.too-large': 'Das ist zu viel auf einmal.',
  'error.unknown': 'Es blieb alles, wie es war. Bitte versuchen Sie es noch einmal.',

  'failed.detail': 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  'failed.gone': 'Dieses Board gibt es nicht',
  'failed.goneDetail': 'Es wurde gelöscht, oder Sie haben keinen Zugang dazu.',
  'failed.title': 'Die Aufgaben ließen sich nicht laden',

  'field.assignees': 'Zuständig',
  'field.assigneesAdd': 'Person hinzufügen',
  'field.bucket': 'Spalte',
  'field.description': 'Beschreibung',
  'field.due': 'Fällig am',
  'field.links': 'Dateien und Kampagnen',
  'field.priority': 'Priorität',
  'field.start': 'Beginnt am',
  'field.status': 'Stand',
  'field.steps': 'Checkliste',
  'field.tags': 'Schlagwörter',
  'field.tagsAdd': 'Schlagwort hinzufügen',
  'field.title': 'Was ist zu tun?',

  'filter.assignee': 'Zuständig',
  'filter.due': 'Fällig',
  'filter.me': '{name} (ich)',
  'filter.nobody': 'Niemand',
  'filter.placeholder': 'Aufgaben suchen',
  'filter.priority': 'Priorität',
  'filter.search': 'Aufgaben suchen',
  'filter.tag': 'Schlagwort',

  'fits.detail': 'Mit weniger Filtern sehen Sie mehr.',
  'fits.text': 'Nichts enthält „{text}“.',
  'fits.title': 'Keine passenden Aufgaben',

  'group.assignee': 'Zuständig',
  'group.bucket': 'Spalte',
  'group.due': 'Fällig',
  'group.label': 'Gruppieren',
  'group.noTag': 'Ohne Schlagwort',
  'group.priority': 'Priorität',
  'group.tag': 'Schlagwort',

  'limit.of':
    '{count, number} von höchstens {limit, plural, one {# offenen Aufgabe} other {# offenen Aufgaben}}',
  'limit.over':
    'In „{bucket}“ sind jetzt {count, number} offene Aufgaben, {limit, plural, one {vorgesehen ist höchstens eine} other {vorgesehen sind höchstens #}}.',
  'limit.overIn':
    '{count, number} offene Aufgaben, {limit, plural, one {vorgesehen ist höchstens eine} other {vorgesehen sind höchstens #}}',

  'links.add': 'Datei oder Kampagne suchen',
  'links.campaign': 'Kampagnen',
  'links.component': 'Dateien und Seiten',
  'links.none': 'Nichts gefunden',
  'links.remove': '{name} entfernen',
  'links.type': 'Zwei Buchstaben genügen',

  'live.added': '{count, plural, one {Neue Aufgabe: {name}} other {# neue Aufgaben}}',

  'mine.finish': '„{name}“ als erledigt markieren',
  'mine.title': 'Meine Aufgaben',

  'move.done':
    '{count, plural, one {„{name}“ nach „{bucket}“ verschoben} other {# Aufgaben nach „{bucket}“ verschoben}}',
  'move.failed':
    '{count, plural, one {„{name}“ ließ sich nicht verschieben} other {# Aufgaben ließen sich nicht verschieben}}',
  'move.noTag':
    '{count, plural, one {„{name}“ hat kein Schlagwort mehr} other {# Aufgaben haben kein Schlagwort mehr}}',
  'move.priority':
    '{count, plural, one {„{name}“ hat jetzt die Priorität „{to}“} other {# Aufgaben haben jetzt die Priorität „{to}“}}',
  'move.tag':
    '{count, plural, one {„{name}“ hat jetzt das Schlagwort „{to}“} other {# Aufgaben haben jetzt das Schlagwort „{to}“}}',

  'none.detail': 'Was Ihnen zugewiesen wird, erscheint hier von selbst.',
  'none.title': 'Nichts zu tun',

  'open.gone': 'Diese Aufgabe gibt es nicht mehr',

  'priority.high': 'Hoch',
  'priority.low': 'Niedrig',
  'priority.middle': 'Mittel',
  'priority.urgent': 'Dringend',

  'problem.before-start': 'Sie ist fällig, bevor sie beginnt. Bitte prüfen Sie die Termine.',
  'problem.missing': 'Bitte sagen Sie in wenigen Worten, was zu tun ist.',
  'problem.too-long': 'Höchstens 255 Zeichen.',

  'quick.add': 'Anlegen',
  'quick.close': 'Feld schließen',
  'quick.label': 'Neue Aufgabe in „{bucket}“',
  'quick.placeholder': 'Was ist zu tun?',

  'refresh.failed': 'Die Aufgaben ließen sich nicht aktualisieren. Sie sehen den letzten Stand.',
  'refusal.before-start':
    'Die Aufgabe beginnt erst danach. Bitte ändern Sie zuerst, wann sie beginnt.',
  'refusal.finished':
    'Was erledigt ist, wird nicht mehr fällig. Bitte öffnen Sie die Aufgabe zuerst wieder.',
  'refusal.left': '{name} arbeitet an dieser Liste nicht mehr mit.',
  'refusal.overdue':
    'Überfällig wird eine Aufgabe von selbst, wenn ihr Termin vorbei ist. Einen früheren Tag setzen Sie in der Aufgabe.',

  'save.done': '„{name}“ ist gespeichert',

  'status.done': 'Erledigt',
  'status.inProgress': 'In Arbeit',
  'status.open': 'Offen',
  'status.said.done': '„{name}“ ist erledigt',
  'status.said.open': '„{name}“ ist wieder offen',

  'steps.add': 'Hinzufügen',
  'steps.new': 'Nächster Schritt',
  'steps.remove': 'Schritt {name} entfernen',

  'undo.failed':
    '{count, plural, one {Die Änderung an „{name}“ ließ sich nicht zurücknehmen} other {Die Änderungen an # Aufgaben ließen sich nicht zurücknehmen}}',

  'view.board': 'Board',
  'view.label': 'Ansicht',
  'view.list': 'Liste',
  'view.mine': 'Meine',
  'keys.title': 'Im Aufgabenboard',
  'keys.open': 'Aufgabe öffnen',
  'keys.lift': 'Karte aufnehmen und ablegen',
  'keys.move': 'Aufgenommene Karte verschieben',
  'keys.cancel': 'Karte zurücklegen',
} satisfies MessagesOf<typeof en>
