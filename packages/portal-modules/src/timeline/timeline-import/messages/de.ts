import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Einträge importieren',
  subtitle: '{timeline} · Direktbestellungen stehen von selbst darin und bleiben unberührt.',
  'file.title': 'In welcher Datei stehen die Einträge?',
  'file.detail':
    'Eine Excel- oder CSV-Datei mit einer Zeile je Eintrag, etwa ein Projektplan. Geändert wird erst, wenn Sie gesehen haben, was.',
  'file.drop': 'Terminplan hier ablegen',
  'file.kinds': '.xlsx oder .csv, bis 5.000 Einträge und 20 MB',
  'file.template':
    'Die bisherigen Einträge gibt es als Excel-Datei. Ergänzt oder geändert lässt sie sich wieder importieren.',
  'file.emptyTemplate': 'Noch kein Plan? In der Vorlage stehen alle Spalten.',
  'knows.heads': 'Spaltenköpfe auf Deutsch und Englisch, etwa „Termin“ oder “Milestone”',
  'knows.days': 'Tage in jeder Schreibweise: 24.12.2026, 2026-12-24, Dec 24, 2026',
  'knows.same': 'Was schon da ist: an der Nummer, sonst an Tag und Titel',
  'knows.kinds': 'Die Art: Meilenstein, Kampagne, Hinweis, Datei oder Beitrag',
  needed: 'Tag und Titel fehlen noch: Sagen Sie, in welcher Spalte sie stehen.',
  'field.id': 'Nr.',
  'field.day': 'Tag',
  'field.title': 'Titel',
  'field.kind': 'Art',
  'field.text': 'Beschreibung',
  'field.url': 'Adresse',
  'field.icon': 'Symbol',
  'kind.milestone': 'Meilenstein',
  'kind.campaign': 'Kampagne',
  'kind.info': 'Hinweis',
  'kind.file': 'Datei',
  'kind.post': 'Beitrag',
  done: 'Einträge übernommen',
  export: 'Zeitleiste',
} satisfies MessagesOf<typeof en>
