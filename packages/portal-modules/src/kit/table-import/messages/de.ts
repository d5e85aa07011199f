import type { MessagesOf } from '../../messages.ts'
import type { en } from './en.ts'

export const de = {
  steps: 'Schritte des Imports',
  'step.file': 'Datei wählen',
  'step.columns': 'Spalten zuordnen',
  'step.preview': 'Prüfen und übernehmen',
  'file.choose': 'Datei wählen',
  'file.reading': 'Die Datei wird gelesen',
  'file.known': 'Das erkennen wir',
  'file.current': 'Datei: {name}',
  'file.other': 'Andere Datei wählen',
  'fault.kind':
    'Das ist weder eine Excel- noch eine CSV-Datei. Speichern Sie die Tabelle als .xlsx oder .csv und wählen Sie sie erneut.',
  'fault.old':
    'Das ist eine Mappe im älteren Excel-Format (.xls). Öffnen Sie sie in Excel, speichern Sie sie als „Excel-Arbeitsmappe (.xlsx)“ und wählen Sie sie erneut.',
  'fault.locked':
    'Diese Mappe ist mit einem Kennwort geschützt. Entfernen Sie es in Excel und wählen Sie die Datei erneut.',
  'fault.size':
    'Diese Datei ist größer, als wir auf einmal lesen. Lassen Sie Bilder und weitere Blätter weg oder teilen Sie die Tabelle auf.',
  'fault.rows': 'Diese Datei hat mehr als 5.000 Zeilen. Teilen Sie die Tabelle auf mehrere Dateien auf.', // prettier-ignore
  'fault.columns':
    'Diese Datei hat mehr als 200 Spalten. Behalten Sie, was Sie brauchen, und wählen Sie sie erneut.',
  'fault.sheets':
    'Diese Mappe hat mehr als 50 Blätter. Behalten Sie, was Sie brauchen, und wählen Sie sie erneut.',
  'fault.empty': 'In dieser Datei steht nichts.',
  'fault.broken':
    'Diese Datei lässt sich nicht lesen; vielleicht ist sie beschädigt. Öffnen Sie sie in Excel, speichern Sie sie neu und wählen Sie sie noch einmal.',
  'columns.title': 'Was steht in welcher Spalte?',
  'columns.sheet': 'Tabellenblatt',
  'columns.headRow': 'Zeile mit den Spaltenköpfen',
  'columns.headRowOption': 'Zeile {line}: {text}',
  'columns.noHeadRow': 'Keine – die Daten beginnen gleich',
  'columns.noHead':
    'Wir haben keine Zeile mit Spaltenköpfen gefunden. Wählen Sie sie hier, oder ordnen Sie die Spalten nach ihrem Inhalt zu.',
  'columns.head': 'Spalte „{head}“',
  'columns.noName': 'Spalte {letter}',
  'columns.example': 'zum Beispiel',
  'columns.none': 'Nicht übernehmen',
  'preview.title': 'Das ändert sich',
  'preview.table': 'Zeilen der Datei',
  'preview.filter': 'Zeilen anzeigen',
  'preview.all': 'Alle ({count, number})',
  'preview.faulty': 'Mit Fehlern ({count, number})',
  'preview.changes': 'Änderungen ({count, number})',
  'preview.left': 'Ausgelassen ({count, number})',
  'preview.nothingHere': 'Hier steht keine Zeile',
  'preview.nothingDetail': 'Wählen Sie oben eine andere Ansicht.',
  'preview.faults': '{count, plural, one {# Zeile mit Fehlern} other {# Zeilen mit Fehlern}}',
  'preview.mend':
    'Beheben Sie sie gleich in ihren Zellen, lassen Sie die Zeilen aus, oder übernehmen Sie nur die ohne Fehler.',
  'preview.failed': 'Der Vergleich hat nicht geklappt. Geändert wurde nichts.',
  'preview.line': 'Zeile',
  'preview.result': 'Ergebnis',
  'preview.before': 'bisher: {value}',
  'preview.empty': 'leer',
  'action.leave': 'Zeile auslassen',
  'action.take': 'Zeile doch übernehmen',
  'action.mend': 'Zum ersten Fehler',
  'action.retry': 'Erneut versuchen',
  'action.cancel': 'Abbrechen',
  'action.import':
    '{count, plural, =0 {Übernehmen} one {# Zeile übernehmen} other {# Zeilen übernehmen}}',
  'action.importGood':
    '{count, plural, one {# Zeile ohne Fehler übernehmen} other {# Zeilen ohne Fehler übernehmen}}',
  'blocked.nothing': 'Noch lässt sich keine Zeile übernehmen.',
  'blocked.comparing': 'Der Vergleich läuft noch.',
  'blocked.same': 'Es würde sich nichts ändern.',
  loading: 'Der Import wird vorbereitet',
  'failed.title': 'Der Import ließ sich nicht öffnen',
  'failed.detail': 'Geändert wurde nichts. Bitte versuchen Sie es noch einmal.',
  'action.back': 'Zurück',
  'action.next': 'Weiter',
} satisfies MessagesOf<typeof en>
