import sharp, { type Sharp } from 'sharp'
import { createConcurrencyLimiter } from '../concurrency-limiter.ts'

// Only decoders of pictures that browsers show. Scalable vector graphics, PDF and the like can hold
// scripts, reach for files or grow without bounds: nothing here can open them, whatever they are called.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
// Every picture is another one.
sharp.cache(false)
sharp.concurrency(1)

/** 50 megapixels: more than cameras of phones make by themselves. */
const maxPixels = 50_000_000

/** Seconds until a picture that is made to be slow is given up. */
const maxSeconds = 20

/** Media types that are taken, and what they are kept as: what they show does not change by that. */
const keptAs = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
} as const

type Kept = (typeof keptAs)[keyof typeof keptAs]

/** True for media types of pictures that can be taken in. */
export const isPicture = (type: string): type is keyof typeof keptAs => Object.hasOwn(keptAs, type)

/** A picture as it is kept and sent. */
export interface Picture {
  content: Buffer
  /** Media type. */
  type: string
  /** Pixels. */
  width: number
  height: number
}

/** Why a picture is not taken. */
export class PictureError extends Error {
  readonly reason: 'unreadable' | 'too-many-pixels'
  constructor(reason: PictureError['reason'], cause?: unknown) {
    super(`Picture ${reason}`, { cause })
    this.reason = reason
  }
}

const gate = createConcurrencyLimiter(2)

/**
 * A picture drawn anew from its pixels: at most `maxSide` pixels long, upright, without camera data,
 * places and whatever else was hidden in the file. `isSquare` cuts out the middle. Of moving
 * pictures the first frame stays. Throws PictureError.
 */
export const normalizePicture = (
  content: Uint8Array,
  type: keyof typeof keptAs,
  { maxSide, isSquare = false }: { maxSide: number; isSquare?: boolean },
): Promise<Picture> =>
  gate(async () => {
    const kept = keptAs[type]
    try {
      const { width, height } = await open(content).metadata()
      const side = isSquare ? Math.min(maxSide, width, height) : maxSide
      const drawn = open(content)
        .autoOrient()
        .resize({
          width: side,
          height: side,
          fit: isSquare ? 'cover' : 'inside',
          withoutEnlargement: true,
        })
      const { data, info } = await encode(drawn, kept).toBuffer({ resolveWithObject: true })
      return { content: data, type: `image/${kept}`, width: info.width, height: info.height }
    } catch (error) {
      const isTooLarge = error instanceof Error && /pixel limit/.test(error.message)
      throw new PictureError(isTooLarge ? 'too-many-pixels' : 'unreadable', error)
    }
  })

/** A kept picture, `width` pixels wide, of the same type. */
export const resizePicture = (content: Uint8Array, type: string, width: number): Promise<Buffer> =>
  gate(() =>
    encode(open(content).resize({ width }), type.slice('image/'.length) as Kept).toBuffer(),
  )

/** Opens a picture within the limits. For colours, too. */
export const open = (content: Uint8Array): Sharp =>
  sharp(content, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).timeout({
    seconds: maxSeconds,
  })

function encode(picture: Sharp, kept: Kept): Sharp {
  if (kept === 'png') return picture.png({ compressionLevel: 9 })
  if (kept === 'webp') return picture.webp({ quality: 84, smartSubsample: true })
  return picture.jpeg({ quality: 84, mozjpeg: true })
}
