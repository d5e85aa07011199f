/** Field errors of building blocks and of the fields that orders fill in, in both languages. */
export const blockTexts = {
  'not-new': {
    de: 'Ein neuer Baustein hat noch keine Nummer.',
    en: 'A new building block has no number yet.',
  },
  'no-list': {
    de: 'In diesem Portal gibt es keine Seite für Direktbestellungen.',
    en: 'This portal has no page for direct orders.',
  },
  'unknown-customer': {
    de: 'Diesen Kunden gibt es hier nicht.',
    en: 'There is no such client here.',
  },
  'unknown-campaign': {
    de: 'Diese Kampagne gibt es nicht.',
    en: 'There is no such campaign.',
  },
  'unknown-product': {
    de: 'Dieses Produkt gibt es nicht.',
    en: 'There is no such product.',
  },
  'not-together': {
    de: 'Das passt nicht zusammen: Kunde, Kampagne, Produkt und Baustein müssen zueinander gehören.',
    en: 'There are errors with your input: client, campaign, product and building block have to belong together.',
  },
  'unknown-media-type': {
    de: 'Diese Mediengattung gibt es nicht.',
    en: 'There is no such media type.',
  },
  'media-type-twice': {
    de: 'Jede Mediengattung steht nur einmal.',
    en: 'Each media type is listed once only.',
  },
  'unknown-field': {
    de: 'Dieses Feld gibt es nicht mehr. Bitte laden Sie das Formular neu.',
    en: 'This field does not exist any more. Please load the form again.',
  },
  'key-twice': {
    de: 'Zwei Felder haben denselben Schlüssel.',
    en: 'Two fields have the same key.',
  },
  'no-choices': {
    de: 'Bitte geben Sie an, was zur Auswahl steht.',
    en: 'Please say what there is to choose from.',
  },
}
