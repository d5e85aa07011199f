/** What can be wrong with a row. */
export const figureTexts = {
  'no-campaign': {
    de: 'Diese Kampagne gibt es nicht.',
    en: 'This campaign does not exist.',
  },
  'no-channel': {
    de: 'Diesen Kanal gibt es nicht.',
    en: 'This channel does not exist.',
  },
  'one-id': {
    de: 'Nennen Sie genau eine von beiden IDs.',
    en: 'Name exactly one of both ids.',
  },
  'not-described': {
    de: 'Die Kampagne hat diese Kennzahl noch nicht. Beschreiben Sie sie unter „kpis“.',
    en: 'The campaign does not have this figure yet. Describe it in “kpis”.',
  },
  'others-amounts': {
    de: 'Diese Beträge hat inzwischen jemand anders geändert.',
    en: 'Somebody else has changed these amounts meanwhile.',
  },
  twice: {
    de: 'Das steht schon in einer Zeile davor.',
    en: 'A row before this one says that already.',
  },
  'no-media-type': {
    de: 'Diese Mediengattung gibt es nicht.',
    en: 'This media type does not exist.',
  },
} as const
