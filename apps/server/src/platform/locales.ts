export type Language = 'de' | 'en'

/** How dates, numbers and money are written in our languages. */
export const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>
