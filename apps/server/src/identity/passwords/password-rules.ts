import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Shortest password that a person may choose, in characters. ASVS 5 asks for at least 8. */
export const minPasswordLength = 10
/** Longest one. ASVS 5 asks for at least 64. */
export const maxPasswordLength = 128

/** Why a password is refused. */
type PasswordFault = 'short' | 'long' | 'same' | 'own' | 'common'

/** What a password is compared with. */
interface PasswordOwner {
  firstName?: string
  lastName?: string
  login?: string
  email?: string
}

/** What a new password must not be. */
export interface PasswordContext {
  owner: PasswordOwner
  /** Address of the portal; its host's name is as easy to guess as the product's. */
  portalUrl: string
  /** Texts that it must differ from altogether, such as the current password. */
  differsFrom?: readonly string[]
}

/**
 * Guesses that a password must withstand, as zxcvbn counts them. Ten random letters reach 1e10; a common word
 * with a year and a punctuation mark stays below 1e9.
 */
const minGuesses = 1e9
/** What is left of a password without its owner's names must withstand at least so many guesses. */
const minGuessesBesideOwnWords = 1e6

/**
 * Finds what speaks against a password that somebody chose; undefined: nothing. There are no rules about
 * kinds of characters (ASVS 5, 6.2).
 */
export async function findPasswordFault(
  password: string,
  { owner, portalUrl, differsFrom = [] }: PasswordContext,
): Promise<PasswordFault | undefined> {
  const length = [...password].length
  if (length < minPasswordLength) return 'short'
  if (length > maxPasswordLength) return 'long'
  if (differsFrom.some((other) => other.toLowerCase() === password.toLowerCase())) return 'same'
  const checker = await loadChecker()
  const ownWords = listOwnWords(owner, portalUrl)
  const guessesOf = (text: string) =>
    text ? checker.check([...text].slice(0, maxCheckedLength).join(''), ownWords).guesses : 1
  for (const folded of foldings(password)) {
    const rest = ownWords.reduce((text, word) => text.replaceAll(word, ''), folded)
    if (rest !== folded && guessesOf(rest) < minGuessesBesideOwnWords) return 'own'
  }
  return guessesOf(password) < minGuesses ? 'common' : undefined
}

/** The check takes long for long texts (a second for 128 characters), and whoever begins well is safe. */
const maxCheckedLength = 40

const productName = 'atrium'
const minWordLength = 3

/** Words of a person and of the portal, in small letters, the longest first. */
function listOwnWords(owner: PasswordOwner, portalUrl: string): string[] {
  const { firstName = '', lastName = '', login = '', email = '' } = owner
  const host = new URL(portalUrl).hostname
  // The last label of a domain is shared by too many: `de`, `com`, `example`.
  const [mailbox = '', domain = ''] = email.split('@')
  const labels = [host, domain].flatMap((name) => name.split('.').slice(0, -1))
  const texts = [firstName, lastName, login, mailbox, ...labels, productName, 'portal']
  const words = texts.flatMap(foldings).flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words)]
    .filter((word) => word.length >= minWordLength && /\p{L}/u.test(word))
    .toSorted((one, other) => other.length - one.length)
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A text in small letters without accents: once with `ä` as `ae`, once as `a`. */
function foldings(text: string): string[] {
  const small = text.normalize('NFKC').toLowerCase()
  const spelled = small.replace(/[äöüß]/g, (letter) => umlauts[letter]!)
  return [...new Set([spelled, small].map((one) => one.normalize('NFKD').replace(/\p{M}/gu, '')))]
}

let checker: Promise<ZxcvbnFactory> | undefined

/** Loads the lists of common passwords and words at the first use: they take a few megabytes. */
const loadChecker = () => (checker ??= createChecker())

async function createChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Checker }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  return new Checker({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
