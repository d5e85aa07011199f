/** Field errors of a setting, in both languages. */
export const configurationTexts = {
  required: { de: 'Bitte geben Sie einen Wert an.', en: 'Please enter a value.' },
  'not-offered': {
    de: 'Dieser Wert steht nicht zur Auswahl.',
    en: 'This value is not one of the choices.',
  },
  'not-a-day': { de: 'Bitte geben Sie ein Datum an.', en: 'Please enter a date.' },
  'without-value': {
    de: 'Dieses Feld trägt keinen Wert.',
    en: 'This field does not carry a value.',
  },
}
