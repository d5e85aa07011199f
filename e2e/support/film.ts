import type { Page } from '@playwright/test'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'

/** A film of which most is nothing: on disk it takes what its pictures take. */
export interface Film {
  /** Bytes as its size says. */
  size: number
  /** Seconds. */
  duration: number
  width: number
  height: number
}

const bytesOf = (id: number): Buffer => {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}
/** A length in the eight bytes that any length fits in. */
function lengthOf(length: number): Buffer {
  const field = Buffer.alloc(8)
  field.writeBigUInt64BE((1n << 56n) | BigInt(length))
  return field
}
const element = (id: number, content: Buffer): Buffer =>
  Buffer.concat([bytesOf(id), lengthOf(content.length), content])
const whole = (id: number, value: number): Buffer => {
  const content = Buffer.alloc(8)
  content.writeBigUInt64BE(BigInt(value))
  return element(id, content)
}
const text = (id: number, value: string): Buffer => element(id, Buffer.from(value))
const real = (id: number, value: number): Buffer => {
  const content = Buffer.alloc(8)
  content.writeDoubleBE(value)
  return element(id, content)
}

/**
 * Writes a WebM film whose seconds lie evenly over the whole file, with nothing between them, so that
 * who jumps in it needs its ranges. The pictures are drawn and encoded by the browser: `page` stands
 * on an address of its own machine.
 */
export async function writeFilm(page: Page, path: string, film: Film): Promise<void> {
  const pictures = (await page.evaluate(drawPictures, film)).map((picture) =>
    Buffer.from(picture, 'base64'),
  )
  const head = Buffer.concat([
    element(
      0x1a45dfa3,
      Buffer.concat([
        whole(0x4286, 1),
        whole(0x42f7, 1),
        whole(0x42f2, 4),
        whole(0x42f3, 8),
        text(0x4282, 'webm'),
        whole(0x4287, 4),
        whole(0x4285, 2),
      ]),
    ),
    bytesOf(0x18538067),
  ])
  const start = head.length + 8
  const about = element(
    0x1549a966,
    Buffer.concat([
      whole(0x2ad7b1, 1_000_000),
      real(0x4489, film.duration * 1_000),
      text(0x4d80, 'Atrium'),
      text(0x5741, 'Atrium'),
    ]),
  )
  const track = Buffer.concat([
    whole(0xd7, 1),
    whole(0x73c5, 1),
    whole(0x83, 1),
    text(0x86, 'V_VP8'),
    element(0xe0, Buffer.concat([whole(0xb0, film.width), whole(0xba, film.height)])),
  ])
  const tracks = element(0x1654ae6b, element(0xae, track))
  const pointOf = (second: number, place: number) =>
    element(
      0xbb,
      Buffer.concat([
        whole(0xb3, second * 1_000),
        element(0xb7, Buffer.concat([whole(0xf7, 1), whole(0xf1, place)])),
      ]),
    )
  const cuesAt = (places: readonly number[]) =>
    element(0x1c53bb6b, Buffer.concat(places.map((place, second) => pointOf(second, place))))
  // All numbers take eight bytes: how long the table is does not depend on what is in it.
  const before = about.length + tracks.length + cuesAt(pictures.map(() => 0)).length
  const room = Math.floor((film.size - start - before) / pictures.length)
  const places = pictures.map((_, second) => before + second * room)

  const file = openSync(path, 'w')
  try {
    ftruncateSync(file, film.size)
    const parts = Buffer.concat([head, lengthOf(film.size - start), about, tracks, cuesAt(places)])
    writeSync(file, parts, 0, parts.length, 0)
    for (const [second, picture] of pictures.entries()) {
      const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), picture])
      const cluster = element(
        0x1f43b675,
        Buffer.concat([whole(0xe7, second * 1_000), element(0xa3, block)]),
      )
      const end = second === pictures.length - 1 ? film.size - start : places[second + 1]!
      const nothing = end - places[second]! - cluster.length - 9
      const piece = Buffer.concat([cluster, Buffer.from([0xec]), lengthOf(nothing)])
      writeSync(file, piece, 0, piece.length, start + places[second]!)
    }
  } finally {
    closeSync(file)
  }
}

/** In the browser: one picture a second, grey by the second that it stands for, and its number on it. */
async function drawPictures({ duration, width, height }: Film): Promise<string[]> {
  const pictures: string[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      pictures.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp8', width, height })
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d')!
  for (let second = 0; second < duration; second++) {
    brush.fillStyle = `hsl(${(second * 360) / duration} 60% 40%)`
    brush.fillRect(0, 0, width, height)
    brush.fillStyle = '#fff'
    brush.font = `${height / 3}px sans-serif`
    brush.fillText(`${second} s`, width / 10, height / 2)
    const frame = new VideoFrame(canvas, { timestamp: second * 1_000_000 })
    encoder.encode(frame, { keyFrame: true })
    frame.close()
  }
  await encoder.flush()
  return pictures
}
