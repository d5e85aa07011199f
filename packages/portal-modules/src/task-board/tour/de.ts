import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'board.title': 'Wer macht was bis wann',
  'board.text':
    'Jede Spalte ist ein Schritt auf dem Weg. Ziehen Sie eine Karte weiter, oder heben Sie sie mit Strg und Leertaste an und verschieben Sie sie mit den Pfeiltasten.',
  'add.title': 'Schnell notiert',
  'add.text': 'Das Plus legt eine Aufgabe in der Spalte an: tippen, Enter, und die nächste.',
  'filter.title': 'Nur, was jetzt zählt',
  'filter.text':
    'Überfällig, diese Woche, eine Person: Filter und Spalten stehen in der Adresse. So teilen Sie, was Sie gerade sehen.',
  'view.title': 'Ihre eigenen auf einen Blick',
  'view.text': 'Als Board, als Liste oder nur das, was bei Ihnen liegt.',
} satisfies MessagesOf<typeof en>
