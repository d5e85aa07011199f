import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Kennzahlen importieren',
  subtitle: '{campaign} · Was die Datei nicht nennt, bleibt, wie es ist.',
  'action.template': 'Bisherige Werte herunterladen',
  'action.emptyTemplate': 'Vorlage herunterladen',

  'file.title': 'In welcher Datei stehen die Kennzahlen?',
  'file.detail':
    'Eine Excel- oder CSV-Datei, so wie der Adserver oder die Agentur sie liefert. Geändert wird erst, wenn Sie gesehen haben, was.',
  'file.drop': 'Bericht hier ablegen',
  'file.kinds': '.xlsx oder .csv, eine Zeile je Tag, eine Spalte je Kennzahl, bis 20 MB',
  'file.template':
    'Was diese Kampagne schon an Werten hat, gibt es als Excel-Datei. Ergänzt oder geändert lässt sie sich wieder importieren.',
  'file.emptyTemplate': 'Noch kein Bericht? In der Vorlage stehen die üblichen Kennzahlen.',
  'knows.heads': 'Spaltenköpfe auf Deutsch und Englisch, etwa „Impressionen“ oder “Clicks”',
  'knows.days': 'Tage in jeder Schreibweise: 24.12.2026, 2026-12-24, Dec 24, 2026',
  'knows.numbers': 'Zahlen beider Sprachen: 1.234,5 und 1,234.5, auch mit % oder €',
  'knows.sums': 'Summenzeilen, Hinweise und Leerzeilen: Sie bleiben außen vor',

  'columns.detail': 'Was wir erkannt haben, ist zugeordnet. Ändern Sie es, wo nötig.',
  'columns.neededDay': 'Der Tag fehlt noch: Sagen Sie, in welcher Spalte er steht.',
  'columns.neededFigure': 'Ordnen Sie mindestens einer Spalte eine Kennzahl zu.',
  'columns.newFigure': 'Neu in dieser Kampagne',
  'field.day': 'Tag',

  'preview.comparing': 'Wird mit den bisherigen Werten verglichen …',
  'preview.added': '{count, plural, one {# neuer Tag} other {# neue Tage}}',
  'preview.changed': '{count, plural, one {# Tag geändert} other {# Tage geändert}}',
  'preview.unchanged': '{count, plural, one {# bleibt} other {# bleiben}}',
  'preview.newFigures': '{count, plural, one {# neue Kennzahl} other {# neue Kennzahlen}}',
  'preview.same': 'Alle Werte sind schon so, wie die Datei sie nennt.',
  'preview.new': 'neu',
  'preview.refused': 'Die Kennzahlen wurden nicht übernommen. {reason}',
  'preview.tooMany':
    'Das sind zu viele auf einmal: höchstens {most, number} neue oder geänderte Werte. Teilen Sie die Tabelle auf mehrere Dateien auf.',

  'result.added': 'Neu',
  'result.changed': 'Geändert',
  'result.unchanged': 'Bleibt',
  'result.faulty': 'Fehler',
  'result.pending': 'Im Vergleich',
  'left.sum': 'Summe',
  'left.note': 'Hinweis',
  'left.empty': 'Ohne Werte',
  'left.byHand': 'Ausgelassen',

  'short.missing': 'Fehlt',
  'short.day': 'Kein Tag',
  'short.ambiguousDay': 'Mehrdeutig',
  'short.twice': 'Doppelt',
  'short.number': 'Keine Zahl',
  'short.currency': 'Andere Währung',
  'short.percentSign': 'Prozent?',
  'short.percent': 'Zu hoch',
  'short.tooMuch': 'Zu groß',
  'cell.missing': 'Bitte ausfüllen',
  'cell.day': 'Kein Tag. So geht es: 24.12.2026',
  'cell.ambiguousDay': 'Tag oder Monat zuerst? So ist es klar: 24.12.2026',
  'cell.twice': 'Dieser Tag steht noch in einer anderen Zeile',
  'cell.number': 'Keine Zahl. So geht es: 1.234,5',
  'cell.currency': 'Die Kampagne ist in {currency} geplant',
  'cell.percentSign': 'Bitte mit Prozentzeichen: 0,5 %',
  'cell.percent': 'Über 1.000 %. Bitte prüfen: In Excel ist 3,1 % die Zahl 0,031',
  'cell.tooMuch': 'So groß kann ein Wert nicht sein',

  'blocked.columns': 'Ordnen Sie erst den Tag und mindestens eine Kennzahl zu.',

  'done.title': 'Kennzahlen übernommen',
  'done.undone': 'Import zurückgenommen: Die Kennzahlen sind wieder wie vorher',
  'done.undoFailed': 'Der Import ließ sich nicht zurücknehmen',
  'export.file': 'Kennzahlen {campaign}',
  'export.sheet': 'Kennzahlen',
  'export.done': 'Kennzahlen heruntergeladen',
  'export.failed': 'Die Kennzahlen wurden nicht heruntergeladen',

  'error.conflict': 'Jemand war schneller. Bitte sehen Sie sich den Vergleich noch einmal an.',
  'error.forbidden': 'Dafür fehlt Ihnen das Recht. Ihre Administration kann das ändern.',
  'error.invalid': 'Bitte prüfen Sie die Datei.',
  'error.not-found': 'Diese Kampagne gibt es nicht mehr.',
  'error.too-large': 'Das ist zu viel auf einmal. Teilen Sie die Tabelle auf mehrere Dateien auf.',
  'error.unknown':
    'Das hat nicht geklappt. Nichts ist verloren; bitte versuchen Sie es noch einmal.',
} satisfies MessagesOf<typeof en>
