import type { MessagesOf } from '../../kit/index.ts'
import type { en } from './en.ts'

export const de = {
  'action.change': 'Sichtbar für …',
  'action.changeOf': '{name}: Sichtbar für …',
  'audience.different': 'Je Modul verschieden',
  'audience.nobody': 'Nur Administration',
  'empty.detail': 'Sobald die Anwendung Seiten mit Modulen hat, stehen sie hier.',
  'empty.title': 'Noch keine Seiten',
  'failed.detail': 'Bitte versuchen Sie es gleich noch einmal.',
  'failed.title': 'Die Seiten konnten nicht geladen werden',
  'forbidden.detail': 'Wer welche Seite sieht, legt die Administration dieser Anwendung fest.',
  'forbidden.title': 'Diese Seiten können Sie nicht ändern',
  subtitle:
    'Wer welche Seite sieht. Im Menü steht eine Seite bei allen, die mindestens eines ihrer Module sehen.',
  title: 'Seiten',
  'title.modules': 'Module von „{name}“',
} satisfies MessagesOf<typeof en>
