/** Encodings by the number that Windows gives them; the others have none in browsers. */
const labels: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  1201: 'utf-16be',
  10000: 'macintosh',
  20866: 'koi8-r',
  20932: 'euc-jp',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  51932: 'euc-jp',
  51949: 'euc-kr',
  54936: 'gb18030',
  65001: 'utf-8',
}

/** What a western Windows writes without saying so. */
export const western = 1252

/** What bytes say in a code page; one that is not known is read as western. */
export function decode(bytes: Uint8Array<ArrayBuffer>, codePage = western): string {
  return new TextDecoder(labelOf(codePage)).decode(bytes)
}

function labelOf(codePage: number): string {
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`
  if (codePage > 28591 && codePage <= 28606) return `iso-8859-${codePage - 28590}`
  return labels[codePage] ?? 'windows-1252'
}
