import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Kontakte importieren',
  subtitle: 'Bilder und Reihenfolge bleiben, wie sie sind.',
  'file.title': 'In welcher Datei stehen die Kontakte?',
  'file.detail':
    'Eine Excel- oder CSV-Datei mit einer Zeile je Person. Geändert wird erst, wenn Sie gesehen haben, was.',
  'file.drop': 'Kontaktliste hier ablegen',
  'file.kinds': '.xlsx oder .csv, bis 500 Personen und 20 MB',
  'file.template':
    'Die bisherigen Kontakte gibt es als Excel-Datei. Ergänzt oder geändert lässt sie sich wieder importieren.',
  'file.emptyTemplate': 'Noch keine Liste? In der Vorlage stehen alle Spalten.',
  'knows.heads': 'Spaltenköpfe auf Deutsch und Englisch, auch nur „Name“ oder “Full name”',
  'knows.people': 'Wer schon da ist: an der E-Mail-Adresse, sonst am Namen',
  'knows.media': 'Mehrere Mediengattungen in einer Zelle, mit Komma oder Semikolon',
  'knows.notes': 'Zwischenüberschriften und Leerzeilen: Sie bleiben außen vor',
  needed: 'Vor- und Nachname fehlen noch: Sagen Sie, in welcher Spalte sie stehen.',
  'field.id': 'Nr.',
  'field.firstName': 'Vorname',
  'field.lastName': 'Nachname',
  'field.fullName': 'Vor- und Nachname',
  'field.jobTitle': 'Funktion',
  'field.department': 'Abteilung',
  'field.email': 'E-Mail',
  'field.phone': 'Telefon',
  'field.mobile': 'Mobil',
  'field.media': 'Mediengattungen',
  'field.isCallbackEnabled': 'Rückruf',
  yes: 'ja',
  no: 'nein',
  done: 'Kontakte übernommen',
  export: 'Kontakte',
} satisfies MessagesOf<typeof en>
