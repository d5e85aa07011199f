/** Refusals around saved views, in both languages. */
export const savedViewTexts = {
  'name-taken': {
    de: 'Eine Ansicht mit diesem Namen haben Sie schon. Bitte wählen Sie einen anderen.',
    en: 'You already have a view with that name. Please choose another.',
  },
  'too-large': {
    de: 'Die Ansicht enthält zu viel, um gespeichert zu werden.',
    en: 'The view is too large to be saved.',
  },
  'too-many': {
    de: 'Mehr als 100 Ansichten lassen sich hier nicht speichern. Bitte löschen Sie zuerst eine.',
    en: 'No more than 100 views can be saved here. Please delete one first.',
  },
  'unknown-group': {
    de: 'Mindestens eine dieser Gruppen steht Ihnen hier nicht zur Wahl.',
    en: 'You cannot share with at least one of these groups.',
  },
}
