import { defineStrings } from '../../intl/index.ts'

export const tagPickerStrings = defineStrings('TagPicker', {
  en: {
    chosen: (label: string) => `Chosen: ${label}`,
    create: (word: string) => `Add “${word}”`,
    added: (word: string) => `${word} added`,
    removed: (word: string) => `${word} removed`,
    there: (word: string) => `${word} is already there`,
    empty: 'Nothing found.',
    open: (label: string) => `Show options for ${label}`,
  },
  de: {
    chosen: (label) => `Gewählt: ${label}`,
    create: (word) => `„${word}“ neu anlegen`,
    added: (word) => `${word} hinzugefügt`,
    removed: (word) => `${word} entfernt`,
    there: (word) => `${word} ist schon dabei`,
    empty: 'Nichts gefunden.',
    open: (label) => `Auswahl für ${label} zeigen`,
  },
})
