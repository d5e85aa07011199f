import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createConcurrencyLimiter } from '../concurrency-limiter.ts'
import { coloursOf, isPicture, resizePicture, PictureError, normalizePicture } from './index.ts'

type Fill = { r: number; g: number; b: number; alpha?: number }
const blue = { r: 11, g: 111, b: 184 }
const red = { r: 226, g: 0, b: 26 }
const white = { r: 255, g: 255, b: 255 }

const plain = (width: number, height: number, background: Fill) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } })

/** Three bars beside each other: half, three tenths and a fifth of the width. */
const bars = (width: number, height: number) => {
  const part = async (share: number, left: number, fill: Fill) => ({
    input: await plain(width * share, height, fill)
      .png()
      .toBuffer(),
    left,
    top: 0,
  })
  return Promise.all([part(0.5, 0, blue), part(0.3, width * 0.5, white)]).then((parts) =>
    plain(width, height, red).composite(parts),
  )
}
const png = async (width: number, height: number) => (await bars(width, height)).png().toBuffer()
const whole = { maxSide: 2_560 }

describe('a picture is taken in', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'image/jpeg'],
    ['png', 'image/png', 'image/png'],
    ['gif', 'image/gif', 'image/png'],
    ['webp', 'image/webp', 'image/webp'],
    ['avif', 'image/avif', 'image/webp'],
  ] as const)('%s arrives as %s and is kept as %s', async (format, type, kept) => {
    const picture = await normalizePicture(
      await (await bars(300, 200)).toFormat(format).toBuffer(),
      type as 'image/jpeg',
      whole,
    )
    expect(picture).toMatchObject({ type: kept, width: 300, height: 200 })
    const { format: found, width } = await sharp(picture.content).metadata()
    expect([`image/${found}`, width]).toEqual([kept, 300])
  })

  test('no longer than asked for, in its proportions, and never larger than it was', async () => {
    const size = async (maxSide: number) => {
      const { width, height } = await normalizePicture(await png(600, 400), 'image/png', {
        maxSide,
      })
      return [width, height]
    }
    expect(await size(300)).toEqual([300, 200])
    expect(await size(2_560)).toEqual([600, 400])
  })

  test.each([
    [640, 400],
    [100, 100],
  ])('as a square of at most %i: %i', async (maxSide, side) => {
    const content = await png(600, 400)
    const { width, height } = await normalizePicture(content, 'image/png', {
      maxSide,
      isSquare: true,
    })
    expect([width, height]).toEqual([side, side])
  })

  test('upright, and without what the camera wrote about the place', async () => {
    const marked = await (
      await bars(300, 200)
    )
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Mein Garten' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(marked.includes('Mein Garten')).toBe(true)
    const picture = await normalizePicture(marked, 'image/jpeg', whole)
    expect([picture.width, picture.height]).toEqual([200, 300])
    expect(picture.content.includes('Mein Garten')).toBe(false)
    expect((await sharp(picture.content).metadata()).exif).toBeUndefined()
  })

  test('what is hidden behind the picture does not come along', async () => {
    const content = Buffer.concat([await png(60, 40), Buffer.from('<script>alert(1)</script>')])
    const picture = await normalizePicture(content, 'image/png', whole)
    expect(picture.content.includes('script')).toBe(false)
  })

  test('more than 50 megapixels are refused before they are decoded', async () => {
    const content = await plain(10_000, 5_001, blue).png().toBuffer()
    expect(content.length).toBeLessThan(1_000_000)
    const taking = normalizePicture(content, 'image/png', whole)
    await expect(taking).rejects.toMatchObject({ reason: 'too-many-pixels' })
  })

  test.each(['svg', 'truncated', 'noise'])('%s is refused', async (kind) => {
    const content = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      truncated: (await (await bars(600, 400)).jpeg().toBuffer()).subarray(0, -900),
      noise: Buffer.alloc(5_000, 7),
    }[kind]!
    // Whatever it says it is.
    for (const type of ['image/png', 'image/jpeg'] as const)
      await expect(normalizePicture(content, type, whole)).rejects.toBeInstanceOf(PictureError)
  })

  test('only pictures that browsers show count as pictures', () => {
    expect(['image/jpeg', 'image/avif', 'image/gif'].every(isPicture)).toBe(true)
    expect(
      ['image/svg+xml', 'application/xml', 'application/pdf', 'image/tiff', 'toString'].some(
        isPicture,
      ),
    ).toBe(false)
  })
})

test('a picture becomes as narrow as asked for, in its own format', async () => {
  const content = await (await bars(600, 400)).webp().toBuffer()
  const { format, width, height } = await sharp(
    await resizePicture(content, 'image/webp', 140),
  ).metadata()
  expect([format, width, height]).toEqual(['webp', 140, 93])
})

describe('colours of a picture', () => {
  test('come with their share, strongest first (API-44)', async () => {
    expect(await coloursOf(await png(600, 400))).toEqual([
      { colour: '#0b6fb8', share: 0.5 },
      { colour: '#ffffff', share: 0.3 },
      { colour: '#e2001a', share: 0.2 },
    ])
  })

  test('of a photo stay few: shades of a colour are one', async () => {
    const ramp = Buffer.from(
      Array.from({ length: 256 * 64 * 3 }, (_, at) => {
        const x = Math.floor(at / 3) % 256
        return [Math.floor(x / 16), 90 + Math.floor(x / 16), 170 + Math.floor(x / 8)][at % 3]!
      }),
    )
    const content = await sharp(ramp, { raw: { width: 256, height: 64, channels: 3 } })
      .jpeg()
      .toBuffer()
    const colours = await coloursOf(content)
    expect(colours.length).toBeLessThanOrEqual(2)
    expect(colours.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1)
  })

  test('do not count what is not visible', async () => {
    const logo = await plain(200, 200, { r: 0, g: 0, b: 0, alpha: 0 })
      .composite([{ input: await plain(20, 20, red).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer()
    expect(await coloursOf(logo)).toEqual([{ colour: '#e2001a', share: 1 }])
    const nothing = await plain(20, 20, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer()
    expect(await coloursOf(nothing)).toEqual([])
  })
})

test('two pictures are worked on at a time, and one that fails makes way', async () => {
  const gate = createConcurrencyLimiter(2)
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (fails) throw new Error('broken')
  }
  const all = await Promise.allSettled(
    [true, true, true, false, false].map((fails) => gate(work(fails))),
  )
  expect(all.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(2)
  expect([most, running]).toEqual([2, 0])
})
