/** What can be wrong with items that another system hands over. */
export const timelineTexts = {
  twice: {
    de: 'Diese Kennung steht schon in einer Zeile davor.',
    en: 'A row before this one has this id already.',
  },
} as const
