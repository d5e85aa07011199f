import { defineStrings } from '../../intl/index.ts'

export const inlineEditStrings = defineStrings('InlineEdit', {
  en: {
    edit: (label: string) => `Edit ${label}:`,
    empty: 'Add text',
    save: 'Save',
    saving: 'Saving …',
    saved: 'Saved',
    failed: 'This could not be saved. Your text is still here; please try again.',
  },
  de: {
    edit: (label) => `${label} bearbeiten:`,
    empty: 'Text hinzufügen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    failed:
      'Das ließ sich nicht speichern. Ihr Text ist noch da; bitte versuchen Sie es noch einmal.',
  },
})
