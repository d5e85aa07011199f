import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'list.title': 'Alle Dateien an einem Ort',
  'list.text':
    'Ein Klick auf den Namen öffnet Ordner und Dateien, die Eingabetaste auch. Was andere ablegen, erscheint hier sofort.',
  'filter.title': 'Im Ordner finden',
  'filter.text': 'Ein Teil des Namens genügt: Die Liste wird schon beim Tippen kürzer.',
  'add.title': 'Dateien ablegen',
  'add.text':
    'In Ordnern, in denen Sie ablegen dürfen, ziehen Sie Dateien einfach auf die Liste. Danach bestimmen Sie, wer sie sieht und wer benachrichtigt wird.',
  'select.title': 'Mehrere auf einmal',
  'select.text':
    'Haken Sie Dateien an, um sie zusammen herunterzuladen, zu verschieben oder zu löschen. Alles Weitere steht im Menü jeder Zeile.',
} satisfies MessagesOf<typeof en>
