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
  'action.back': 'Zurück',
  'action.next': 'Weiter',
} satisfies MessagesOf<typeof en>
