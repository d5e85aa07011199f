import { colorAt, colorOfLuminance, type Rgb } from './color.ts'
import { states, wordsOn } from './brand.ts'
import { Palette } from './palette.ts'
import { RATIOS } from './pairs.ts'
import { AVATAR_COLORS, DATA_SERIES, MEDIA, STATUSES, type Media, type Status } from './tokens.ts'

const STATUS_HUES: Record<Status, number> = { ok: 152, warn: 72, bad: 24, info: 242 }

/** Spread so that neighbours in a plan stay apart; lightness and chroma are the same for all. */
const MEDIA_HUES: Record<Media, number> = {
  print: 40,
  newspaper: 75,
  magazine: 2,
  radio: 305,
  'web-radio': 280,
  tv: 256,
  cinema: 22,
  'out-of-home': 148,
  digital: 232,
  social: 330,
  search: 205,
  direct: 112,
  'cross-media': 178,
}

/** Distances from the brand's hue: neighbours in a legend are far apart. */
const DATA_OFFSETS = [0, 165, 60, 225, 105, 285, 20, 195]

/** The states' colours: their hues are the same for every brand, their lightness follows the surfaces. */
export function paintStatuses(palette: Palette): void {
  const isLight = palette.mode === 'light'
  const isMore = palette.contrast === 'more'
  // Far enough from the sheet that words on the fill read as well; in the dark no further, or it shouts.
  const aim = isMore ? 7.6 : isLight ? 4.6 : 1
  for (const status of STATUSES) {
    const h = STATUS_HUES[status]
    palette.set(
      `${status}-soft`,
      colorAt({ h, c: isLight ? 0.038 : 0.045 }, isLight ? 0.94 : 0.285),
    )
    palette.solve(status, { h, c: 0.16 }, aim)
    palette.solve(`${status}-text`, { h, c: isLight ? 0.13 : 0.11 })
  }
  const tone = { h: STATUS_HUES.bad, c: 0.16 }
  const bad = palette.get('bad')
  const least = RATIOS.text[palette.contrast]
  const on = palette.set('on-bad', wordsOn(bad, tone, least))
  const { hover, pressed } = states(bad, on, least)
  palette.set('bad-hover', hover)
  palette.set('bad-pressed', pressed)
}

/** The media types' colours: the same for every brand, equal in weight. */
export function paintMedia(palette: Palette): void {
  const isLight = palette.mode === 'light'
  for (const media of MEDIA) {
    const h = MEDIA_HUES[media]
    const soft = colorAt({ h, c: isLight ? 0.036 : 0.045 }, isLight ? 0.945 : 0.28)
    palette.set(`media-${media}-soft`, soft)
    palette.solve(`media-${media}`, { h, c: isLight ? 0.12 : 0.1 })
  }
}

/** A diagram's colours, from the brand's hue on; every second one is clearly darker. */
export function paintData(palette: Palette, hue: number): void {
  for (let index = 0; index < DATA_SERIES; index++) {
    const tone = { h: hue + DATA_OFFSETS[index]!, c: 0.13 }
    const isStrong = index % 2 === 0
    palette.solve(`data-${index + 1}`, tone, isStrong ? 5.6 : 3.3)
  }
}

const avatars = new Map<Palette['contrast'], readonly Rgb[]>()

/** The grounds of initials: 24 hues under white letters, the same for every brand and mode (SET-05). */
export function paintAvatars(palette: Palette): void {
  const { contrast } = palette
  let colors = avatars.get(contrast)
  if (!colors) {
    const y = 1.05 / (RATIOS.text[contrast] + 0.3) - 0.05
    colors = Array.from({ length: AVATAR_COLORS }, (_, index) =>
      // Steps of 105° put the hues of neighbouring letters far apart and still reach all 24.
      colorOfLuminance({ h: (index * 105 + 25) % 360, c: 0.13 }, y, 'darker'),
    )
    avatars.set(contrast, colors)
  }
  palette.set('on-avatar', 0xffffff)
  colors.forEach((color, index) => palette.set(`avatar-${index}`, color))
}
