/** Field errors around chats, in both languages. */
export const chatTexts = {
  'unknown-person': {
    de: 'Mindestens eine dieser Personen gibt es hier nicht.',
    en: 'At least one of these people is not known here.',
  },
  'without-chat': {
    de: 'Mindestens eine dieser Personen hat keinen Chat und könnte nicht mitlesen.',
    en: 'At least one of these people cannot use the chat.',
  },
}
