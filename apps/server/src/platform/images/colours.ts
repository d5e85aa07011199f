import { differenceEuclidean, modeOklab, modeRgb, useMode as addMode } from 'culori/fn'
import sharp from 'sharp'
import { open } from './codec.ts'

addMode(modeRgb)
addMode(modeOklab)
const distance = differenceEuclidean('oklab')

export interface PictureColour {
  /** `#rrggbb` */
  colour: string
  /** Of what is visible, 0 to 1. */
  share: number
}

/** Colours nearer than this look like shades of one (0 to 1, perceptual). */
const shades = 0.08

/** Less than this is an edge or a speck. */
const minShare = 0.01

const maxColours = 6

/** The colours that a picture is made of, strongest first; none where nothing of it is visible. */
export async function coloursOf(content: Uint8Array): Promise<PictureColour[]> {
  // Without smoothing, so that no colour comes about that is not in the picture.
  const small = await open(content)
    .resize({ width: 160, height: 160, fit: 'inside', kernel: 'nearest', withoutEnlargement: true })
    .png({ palette: true, colours: 32, dither: 0 })
    .toBuffer()
  const { data } = await sharp(small).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { counts, visible } = count(data)
  const merged: PictureColour[] = []
  for (const { colour, share } of counts) {
    const near = merged.find((other) => distance(rgbOf(other.colour), rgbOf(colour)) < shades)
    if (near) near.share += share
    else merged.push({ colour, share })
  }
  return merged
    .map(({ colour, share }) => ({ colour, share: Math.round((share / visible) * 1000) / 1000 }))
    .filter(({ share }) => share >= minShare)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, maxColours)
}

/** Pixels by colour, the most frequent first. */
function count(pixels: Buffer): { counts: PictureColour[]; visible: number } {
  const counts = new Map<string, number>()
  let visible = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue
    visible++
    const colour = `#${pixels.toString('hex', at, at + 3)}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(
    ([one, more], [other, less]) => less - more || one.localeCompare(other),
  )
  return { counts: sorted.map(([colour, share]) => ({ colour, share })), visible }
}

const rgbOf = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return { mode: 'rgb' as const, r: r!, g: g!, b: b! }
}
