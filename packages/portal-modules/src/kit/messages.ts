/** Texts of one module in one language, ICU message syntax. */
export interface Messages<Key extends string = string> {
  id: string
  texts: Readonly<Record<Key, string>>
}

/** Declares the English texts, the typed source of a module's catalogue. */
export const defineMessages = <const Texts extends Record<string, string>>(
  id: string,
  texts: Texts,
): Messages<Extract<keyof Texts, string>> => ({ id, texts })

/** What another language must have: `export const de = { … } satisfies MessagesOf<typeof en>`. */
export type MessagesOf<Source extends Messages> = Source['texts']

/** A module's texts in every language it speaks. */
export interface Catalogue<Key extends string = string> {
  en: Messages<Key>
  de: Readonly<Record<Key, string>>
}
