import { randomBytes } from 'node:crypto'

/** Crockford's Base32: no letter that is taken for a figure or for another one. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** A number that nobody guesses: 60 bits, in groups of four as people read it out. */
export function makeCertificateNumber(): string {
  const text = Array.from(randomBytes(length), (byte) => signs[byte % 32]).join('')
  return text.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/**
 * A number as somebody typed it: in small letters, with other or no strokes, with the letters that figures
 * are taken for. Undefined where it can be none.
 */
export function readCertificateNumber(text: string): string | undefined {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (plain.length !== length || [...plain].some((sign) => !signs.includes(sign))) return undefined
  return plain.replaceAll(/(.{4})(?=.)/g, '$1-')
}
