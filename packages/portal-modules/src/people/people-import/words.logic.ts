import { plainWord, type HeadWords } from '../../kit/table-import/heads.logic.ts'
import type { Role } from '../../kit/roles/index.ts'
import type { ImportField } from './people-import.port.ts'

/** What the columns of lists of people are called, in both languages. */
export const peopleHeads: HeadWords<ImportField> = {
  words: {
    email: ['e mail', 'email', 'mail', 'e mail adresse', 'email adresse', 'mailadresse', 'e mail address', 'email address', 'adresse e mail'], // prettier-ignore
    firstName: ['vorname', 'first name', 'firstname', 'given name', 'forename', 'rufname'],
    lastName: ['nachname', 'last name', 'lastname', 'surname', 'family name', 'familienname', 'zuname'], // prettier-ignore
    fullName: ['name', 'vollstandiger name', 'full name', 'vor und nachname', 'person', 'ansprechpartner', 'contact', 'kontakt'], // prettier-ignore
    jobTitle: ['funktion', 'position', 'jobtitel', 'job title', 'titel', 'title', 'berufsbezeichnung', 'stelle', 'job'], // prettier-ignore
    roles: ['rollen', 'rolle', 'roles', 'role', 'rechte', 'berechtigung', 'permissions'],
    groups: ['gruppen', 'gruppe', 'groups', 'group', 'nutzergruppen', 'benutzergruppen', 'user groups', 'teams', 'team'], // prettier-ignore
    languageCode: ['sprache', 'language', 'sprachcode', 'locale'],
    phoneNumber: ['telefon', 'telefonnummer', 'phone', 'phone number', 'telephone', 'tel', 'rufnummer', 'mobil', 'mobile', 'handy', 'durchwahl'], // prettier-ignore
    isExternal: ['extern', 'external', 'externe person', 'gast', 'guest'],
    client: ['kunde', 'client', 'customer', 'mandant', 'unternehmen', 'company', 'firma', 'organisation', 'organization'], // prettier-ignore
  },
  others: /\b(fax|status|stand|zuletzt|last seen|id|nr)\b/,
}

/** How people call roles, besides their own names. */
const roleWords: Readonly<Record<Role, readonly string[]>> = {
  ADMINISTRATOR: ['administrator', 'administration', 'admin', 'administratorin'],
  SUPERVISOR: ['supervisor', 'aufsicht'],
  CLIENTSERVICE: ['kundenberatung', 'client service', 'clientservice', 'beratung', 'account manager', 'account management', 'kundenberater', 'kundenberaterin'], // prettier-ignore
  DIRECTORDER: ['direktbestellung', 'direct orders', 'direct order', 'directorder'],
  AUTHOR: ['redaktion', 'author', 'autor', 'autorin', 'editor', 'redakteur', 'redakteurin'],
  CLIENT_LEAD: ['kundenleitung', 'client lead', 'clientlead', 'leitung kunde', 'lead'],
  CLIENT: ['kunde', 'client', 'kundin', 'customer'],
}
const roleByWord = new Map(
  (Object.entries(roleWords) as [Role, readonly string[]][]).flatMap(([role, words]) =>
    words.map((word): [string, Role] => [word, role]),
  ),
)

/** The role that a word stands for; undefined: none that people say. */
export const roleOf = (word: string): Role | undefined => roleByWord.get(plainWord(word))

const languages = new Map([
  ...['deutsch', 'german', 'de', 'de de', 'ger', 'd'].map((word) => [word, 'de'] as const),
  ...['englisch', 'english', 'en', 'en gb', 'en us', 'eng', 'e'].map((word) => [word, 'en'] as const), // prettier-ignore
])
export const languageOf = (word: string) => languages.get(plainWord(word))

const answers = new Map([
  ...['ja', 'yes', 'y', 'j', 'x', '1', 'wahr', 'true', 'extern', 'external'].map((word) => [word, true] as const), // prettier-ignore
  ...['nein', 'no', 'n', '0', 'falsch', 'false', 'intern', 'internal'].map((word) => [word, false] as const), // prettier-ignore
])
export const answerOf = (word: string) => answers.get(plainWord(word))

/**
 * Names in one cell: `Marketing; "Vertrieb; Süd"`. Semicolons and lines part them, commas where there are no
 * semicolons; a name with such a sign in it stands in quotes, or is the whole cell and known.
 */
export function splitNames(text: string, isKnown: (name: string) => boolean): string[] {
  const whole = text.trim()
  if (whole === '') return []
  const strong = partsOf(whole, /[;\n]/)
  const parts = strong.length > 1 || strong[0]!.isQuoted ? strong : partsOf(whole, /,/)
  const names = parts.map(({ name }) => name).filter((name) => name !== '')
  return names.length > 1 && !names.every(isKnown) && isKnown(whole) ? [whole] : [...new Set(names)]
}

function partsOf(text: string, mark: RegExp): { name: string; isQuoted: boolean }[] {
  const parts: { name: string; isQuoted: boolean }[] = []
  let rest = text
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest)
    if (quoted && (quoted[0].length === rest.length || mark.test(rest[quoted[0].length]!))) {
      parts.push({ name: quoted[1]!.replaceAll('""', '"'), isQuoted: true })
      if (quoted[0].length === rest.length) return parts
      rest = rest.slice(quoted[0].length + 1)
      continue
    }
    const at = rest.search(mark)
    parts.push({ name: (at < 0 ? rest : rest.slice(0, at)).trim(), isQuoted: false })
    if (at < 0) return parts
    rest = rest.slice(at + 1)
  }
}

/** Names as one cell, such that `splitNames` reads them back. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (/[;,\n"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ')
