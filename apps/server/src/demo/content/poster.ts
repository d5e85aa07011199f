import { encodePng } from './media.ts'

const width = 600
const height = 840

type Colour = readonly [number, number, number]

/** What tells one draft of the poster from the next. */
interface Draft {
  sky: readonly [Colour, Colour]
  ground: Colour
  /** Middle and radius of the lemon. */
  lemon: readonly [number, number, number]
  /** Middle of the bottle, and how large it is. */
  bottle: readonly [number, number, number]
  /** Upper edge and size of the words. */
  words: readonly { text: string; y: number; size: number; colour: Colour }[]
}

const white: Colour = [255, 255, 255]
const lemon: Colour = [250, 214, 64]

const drafts: readonly Draft[] = [
  {
    sky: [
      [126, 186, 219],
      [212, 234, 241],
    ],
    ground: [88, 142, 108],
    lemon: [452, 250, 84],
    bottle: [176, 520, 0.78],
    words: [
      { text: 'ZITRONE', y: 664, size: 9, colour: white },
      { text: 'SO SCHMECKT DER SOMMER', y: 752, size: 4, colour: white },
    ],
  },
  {
    sky: [
      [11, 111, 184],
      [253, 226, 150],
    ],
    ground: [38, 104, 86],
    lemon: [504, 448, 176],
    bottle: [222, 500, 1.15],
    words: [
      { text: 'NEU', y: 48, size: 7, colour: lemon },
      { text: 'ZITRONE', y: 122, size: 13, colour: white },
      { text: 'SO SCHMECKT DER SOMMER', y: 772, size: 4, colour: lemon },
    ],
  },
]

/** A poster in its drafts, from 1: the same sun and bottle, visibly moved on (D-09). */
export function poster(number: number): Buffer {
  const draft = drafts[number - 1]!
  return encodePng(width, height, (x, y) => {
    const written = draft.words.find((line) => isInk(line, x, y))
    if (written) return written.colour
    const glass = bottleAt(draft.bottle, x, y)
    if (glass) return glass
    const fruit = lemonAt(draft.lemon, x, y)
    if (fruit) return fruit
    const ridge = 560 + Math.sin(x / 78) * 34 + Math.sin(x / 31 + number) * 12
    if (y > ridge) return shade(draft.ground, 1 - (y - ridge) / 900)
    const peak = 470 - Math.abs(((x + 120 * number) % 300) - 150) * 0.9
    if (y > peak) return shade([156, 178, 190], y < peak + 26 ? 1.35 : 0.95)
    return mix(draft.sky[0], draft.sky[1], y / 560)
  })
}

/** A bottle with a cap and a label. */
function bottleAt([middle, centre, scale]: Draft['bottle'], x: number, y: number) {
  const [dx, dy] = [Math.abs(x - middle) / scale, (y - centre) / scale]
  const half = dy < -150 ? 17 : dy < -90 ? 17 + ((dy + 150) / 60) * 37 : 54
  if (dy < -196 || dy > 190 || dx > half) return undefined
  if (dy < -168) return [232, 238, 240] as Colour
  const light = 1.12 - (dx / half) ** 2 * 0.35
  if (dy > -40 && dy < 90) return shade(Math.abs(dy - 25) < 14 ? lemon : white, light)
  return shade([58, 132, 128], light)
}

/** Half a lemon, its flesh parted in eight. */
function lemonAt([middle, centre, radius]: Draft['lemon'], x: number, y: number) {
  const [dx, dy] = [x - middle, y - centre]
  const distance = Math.hypot(dx, dy) / radius
  if (distance > 1) return undefined
  if (distance > 0.92) return lemon
  if (distance > 0.85) return [255, 250, 226] as Colour
  const slice = ((Math.atan2(dy, dx) / Math.PI) * 4 + 8) % 1
  return slice < 0.09 || distance < 0.08
    ? ([255, 248, 214] as Colour)
    : mix([252, 224, 98], [246, 196, 40], distance)
}

/** Letters of five by seven points, a row each; what is on is a bit. */
const letters: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  K: [17, 18, 20, 24, 20, 18, 17],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  Z: [31, 1, 2, 4, 8, 16, 31],
}

/** Whether a line of words, in the middle of the poster, covers this point. */
function isInk({ text, y: top, size }: Draft['words'][number], x: number, y: number): boolean {
  const left = (width - (text.length * 6 - 1) * size) / 2
  const [column, row] = [Math.floor((x - left) / size), Math.floor((y - top) / size)]
  if (row < 0 || row > 6 || column < 0 || column % 6 === 5) return false
  const rows = letters[text[Math.floor(column / 6)] ?? '']
  return rows !== undefined && ((rows[row]! >> (4 - (column % 6))) & 1) === 1
}

const mix = (from: Colour, to: Colour, share: number): Colour => {
  const part = Math.min(1, Math.max(0, share))
  return [0, 1, 2].map((at) => from[at]! + (to[at]! - from[at]!) * part) as unknown as Colour
}

const shade = (colour: Colour, light: number): Colour =>
  colour.map((channel) => Math.min(255, channel * light)) as unknown as Colour
