import { decode, western } from './code-pages.ts'

/** What stands in an RTF text that Outlook has made of an e-mail: its HTML, or its words alone. */
export type RtfContent = { html: string } | { text: string }

/** One word, byte, sign, brace or run of letters of RTF. */
const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/giy

/** What these hold is not written in the text. */
const notText: ReadonlySet<string> = new Set(
  'colortbl stylesheet info pict object header footer headerl headerr footerl footerr pntext listtable footnote'.split(' '),
) // prettier-ignore

const signs: Readonly<Record<string, string>> = {
  par: '\r\n',
  line: '\r\n',
  tab: '\t',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
}
const symbols: Readonly<Record<string, string>> = {
  '~': '\u00A0',
  _: '\u2011',
  '-': '\u00AD',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\n': '\r\n',
  '\r': '\r\n',
}

/** Code pages by the number that a font has for its letters. */
const charsets: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

interface State {
  /** What stands here is not for readers. */
  isSkipped: boolean
  /** Only for those who read RTF; the HTML has it in another way. */
  isRtfOnly: boolean
  inFonts: boolean
  font: number
  /** Letters that stand behind a sign for those who do not know the sign. */
  fallback: number
}

/**
 * Takes the HTML out of an RTF text that carries it ([MS-OXRTFEX]); of any other RTF the words.
 * @param rtf  its bytes, one letter each
 */
export function contentOfRtf(rtf: string): RtfContent {
  let isHtml = false
  let state: State = { isSkipped: false, isRtfOnly: false, inFonts: false, font: 0, fallback: 1 }
  const stack: State[] = []
  const fonts = new Map<number, number>()
  let codePage = western
  let hasStar = false
  let toSkip = 0
  const parts: string[] = []
  let held: number[] = []
  let heldIn = western

  const release = () => {
    if (held.length > 0) parts.push(decode(Uint8Array.from(held), heldIn))
    held = []
  }
  const isSaid = () => !state.isSkipped && !state.isRtfOnly && !state.inFonts
  const write = (words: string) => {
    if (!isSaid()) return
    release()
    parts.push(words)
  }
  const writeBytes = (bytes: string) => {
    if (!isSaid()) return
    const page = fonts.get(state.font) ?? codePage
    if (page !== heldIn) release()
    heldIn = page
    for (let at = 0; at < bytes.length; at++) held.push(bytes.charCodeAt(at) & 0xff)
  }
  /** Leaves out what stands there for others. */
  const rest = (words: string) => {
    const left = words.slice(toSkip)
    toSkip -= words.length - left.length
    return left
  }

  const control = (word: string, value: number | undefined) => {
    const isMarked = hasStar
    hasStar = false
    if (word === 'htmltag') return
    if (isMarked || notText.has(word)) state.isSkipped = true
    else if (word === 'fonttbl') state.inFonts = true
    else if (word === 'fromhtml') isHtml = value !== 0
    else if (word === 'htmlrtf') state.isRtfOnly = value !== 0
    else if (word === 'ansicpg' && value) codePage = value
    else if (word === 'f') state.font = value ?? 0
    else if (word === 'fcharset' && state.inFonts) {
      const page = charsets[value ?? 0]
      if (page !== undefined) fonts.set(state.font, page)
    } else if (word === 'uc') state.fallback = value ?? 1
    else if (word === 'u' && value !== undefined) {
      write(String.fromCharCode(value < 0 ? value + 65_536 : value))
      toSkip = state.fallback
    } else if (Object.hasOwn(signs, word)) write(signs[word]!)
  }

  token.lastIndex = 0
  for (let found = token.exec(rtf); found; found = token.exec(rtf)) {
    const [, word, value, byte, symbol, brace, letters] = found
    if (brace === '{') stack.push({ ...state })
    else if (brace === '}') state = stack.pop() ?? state
    else if (word === 'bin') token.lastIndex += Math.max(0, Number(value ?? 0))
    else if (word !== undefined) {
      toSkip = 0
      control(word.toLowerCase(), value === undefined ? undefined : Number(value))
    } else if (byte !== undefined) {
      if (toSkip > 0) toSkip -= 1
      else writeBytes(String.fromCharCode(Number.parseInt(byte, 16)))
    } else if (symbol === '*') hasStar = true
    else if (symbol !== undefined) {
      if (toSkip > 0) toSkip -= 1
      else write(symbols[symbol] ?? '')
    } else if (letters !== undefined) writeBytes(rest(letters))
  }
  release()
  const all = parts.join('')
  return isHtml ? { html: all } : { text: all.trim() }
}
