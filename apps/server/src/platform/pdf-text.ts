/** What the PDF's own fonts can write beyond Latin 1. */
const beyondLatin = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '−': '-', '\u202F': ' ' } // prettier-ignore

/** Text as the PDF's own fonts can write it: marks that they lack go, letters that they lack become `?`. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    const isLatin = /^[\n\x20-\x7E\xA0-\xFF]$/.test(sign)
    if (isLatin || beyondLatin.has(sign)) return sign
    const base = plain[sign] ?? sign.normalize('NFD').replace(/\p{M}+/gu, '')
    return /^[\x20-\x7E]+$/.test(base) ? base : '?'
  }).join('')
