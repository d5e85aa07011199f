/** What the area says, by the code of its problem or the fault of a field. */
export const integrationTexts = {
  'name-taken': {
    de: 'So heißt schon eine andere Schnittstelle.',
    en: 'Another integration already has this name.',
  },
  past: {
    de: 'Dieser Tag ist vorbei. Wählen Sie heute oder einen späteren.',
    en: 'This day is over. Choose today or a later one.',
  },
  'too-many-integrations': {
    de: 'Mehr als 50 Schnittstellen gleichzeitig sind nicht möglich. Widerrufen Sie zuerst eine.',
    en: 'No more than 50 integrations at a time are possible. Revoke one first.',
  },
  'integration-ended': {
    de: 'Diese Schnittstelle ist widerrufen oder abgelaufen. Legen Sie eine neue an.',
    en: 'This integration was revoked or has expired. Create a new one.',
  },
  'invalid-token': {
    de: 'Dieses Token gibt es nicht, oder es ist durch ein neues ersetzt.',
    en: 'This token does not exist, or it was replaced by a new one.',
  },
  'token-revoked': {
    de: 'Dieses Token wurde widerrufen.',
    en: 'This token was revoked.',
  },
  'token-expired': {
    de: 'Dieses Token ist abgelaufen.',
    en: 'This token has expired.',
  },
} as const
