import { crc32, deflateSync } from 'node:zlib'

const width = 640
const height = 400

/** A picture: soft waves between two colours, different for each seed. */
export function png(from: string, to: string, seed: number): Buffer {
  const [start, end] = [channels(from), channels(to)]
  return encodePng(width, height, (x, y) => {
    const wave = Math.sin(x / (70 + (seed % 5) * 12) + seed) * 40 + y * 0.9 + x * 0.25
    const mix = Math.min(1, Math.max(0, Math.floor(wave / 42) / 12))
    return start.map((channel, at) => channel + (end[at]! - channel) * mix)
  })
}

/** A picture from the red, green and blue of its points. */
export function encodePng(
  columns: number,
  lines: number,
  colourAt: (x: number, y: number) => readonly number[],
): Buffer {
  const rows = Buffer.alloc(lines * (1 + columns * 3))
  for (let y = 0; y < lines; y++) {
    const line = y * (1 + columns * 3)
    for (let x = 0; x < columns; x++) {
      const colour = colourAt(x, y)
      for (let channel = 0; channel < 3; channel++) {
        rows[line + 1 + x * 3 + channel] = Math.round(colour[channel]!)
      }
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(columns, 0)
  header.writeUInt32BE(lines, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A sound: three notes that fade, one second. */
export function wav(seed: number): Buffer {
  const rate = 11_025
  const samples = Buffer.alloc(rate * 2)
  const notes = [262, 330, 392].map((note) => note * (1 + (seed % 3) / 8))
  for (let at = 0; at < rate; at++) {
    const seconds = at / rate
    const note = notes[Math.min(2, Math.floor(seconds * 3))]!
    const fade = 1 - (seconds * 3 - Math.floor(seconds * 3))
    samples.writeInt16LE(Math.round(Math.sin(2 * Math.PI * note * seconds) * 12_000 * fade), at * 2)
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
