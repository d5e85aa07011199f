import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Kosten importieren',
  subtitle: '{campaign} · Was je Kanal gebucht und abgerechnet ist. Leere Zellen ändern nichts.',
  'file.title': 'In welcher Datei stehen die Kosten?',
  'file.detail':
    'Eine Excel- oder CSV-Datei mit einer Zeile je Kanal. Geändert wird erst, wenn Sie gesehen haben, was.',
  'file.drop': 'Kostenaufstellung hier ablegen',
  'file.kinds': '.xlsx oder .csv, bis 5.000 Kanäle und 20 MB',
  'file.template':
    'Die Kanäle dieser Kampagne gibt es mit ihren Beträgen als Excel-Datei. Ausgefüllt lässt sie sich wieder importieren.',
  'file.emptyTemplate':
    'Diese Kampagne hat noch keine Kanäle. Importieren Sie zuerst den Mediaplan.',
  'knows.heads': 'Spaltenköpfe auf Deutsch und Englisch, etwa „Gebucht“ oder “Invoiced”',
  'knows.channels': 'Den Kanal: an Nummer oder Kennung, sonst am Namen und Beginn',
  'knows.amounts': 'Beträge beider Sprachen: 1.234,50 € und 1,234.50',
  'knows.sums': 'Summenzeilen, Hinweise und Leerzeilen: Sie bleiben außen vor',
  needed: 'Es fehlt noch der Kanal oder ein Betrag: Sagen Sie, in welcher Spalte sie stehen.',
  'field.id': 'Nr.',
  'field.name': 'Kanal',
  'field.externalId': 'Kennung',
  'field.start': 'Beginn',
  'field.end': 'Ende',
  'field.booked': 'Gebucht',
  'field.invoiced': 'Abgerechnet',
  done: 'Kosten übernommen',
  'export.file': 'Kosten {campaign}',
  'export.sheet': 'Kosten',
} satisfies MessagesOf<typeof en>
