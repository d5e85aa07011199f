import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileAnswer } from '../../platform/http/handlers.ts'

const [width, height] = [1_200, 800]

/** Background, two main colours and an accent. */
type Palette = readonly [ground: string, main: string, second: string, accent: string]

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const round = (value: number) => Math.round(value * 10) / 10

/** SVG path data of a wavy line across the picture. */
const line = (base: number, swing: number, phase: number) =>
  range(25)
    .map((step) => {
      const x = step * 50
      const y = base + Math.sin(step / 4 + phase) * swing + Math.sin(step / 9 + phase * 2) * swing
      return `${step === 0 ? 'M' : 'L'}${x} ${round(y)}`
    })
    .join('')

const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

const rect = (x: number, y: number, wide: number, high: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}" fill="${fill}"/>`

/** Draw the shapes over the background, in the colours of a palette. */
const motifs: readonly ((palette: Palette) => string)[] = [
  function hills([, main, second, accent]) {
    const hill = (base: number, phase: number, fill: string) =>
      `<path d="${line(base, 45, phase)}V${height}H0Z" fill="${fill}"/>`
    return circle(900, 230, 95, accent) + hill(430, 0.4, second) + hill(590, 2.6, main)
  },
  function setting([, main, second, accent]) {
    const bands = range(6).map((row) => rect(0, 520 + row * 48, width, 12 + row * 6, second))
    return circle(600, 470, 290, accent) + rect(0, 500, width, 300, main) + bands.join('')
  },
  function waves([, main, second, accent]) {
    return range(13)
      .map((row) => {
        const colour = [main, second, main, accent][row % 4]!
        return `<path d="${line(80 + row * 56, 26, row / 3)}" fill="none" stroke="${colour}" stroke-width="${6 + row * 2}"/>`
      })
      .join('')
  },
  function dots([, main, second, accent]) {
    return range(96)
      .map((index) => {
        const [column, row] = [index % 12, Math.floor(index / 12)]
        const radius = 14 + 26 * Math.abs(Math.sin(column / 2.4 + row / 3.1))
        const colour = (column * 5 + row * 3) % 11 === 0 ? accent : row % 2 ? main : second
        return circle(50 + column * 100, 50 + row * 100, radius, colour)
      })
      .join('')
  },
  function blocks([, main, second, accent]) {
    return [
      rect(0, 0, 480, 500, main),
      rect(500, 0, 700, 230, second),
      rect(500, 250, 330, 250, accent),
      rect(850, 250, 350, 550, main),
      rect(0, 520, 230, 280, second),
      rect(250, 520, 580, 280, main),
    ].join('')
  },
  function arcs([ground, main, second, accent]) {
    const rings = [700, 570, 440, 310, 180]
    const colours = [main, ground, second, ground, accent]
    return rings.map((radius, index) => circle(1_010, 800, radius, colours[index]!)).join('')
  },
  function petals([, main, second, accent]) {
    const petal = (angle: number, length: number, fill: string) =>
      `<ellipse cx="600" cy="${400 - length / 2}" rx="${length / 4.4}" ry="${length / 2}" fill="${fill}" transform="rotate(${angle} 600 400)"/>`
    const outer = range(8).map((index) => petal(index * 45, 370, main))
    const inner = range(8).map((index) => petal(index * 45 + 22.5, 240, second))
    return [...outer, ...inner, circle(600, 400, 62, accent)].join('')
  },
]

/** One palette for each picture: two for a motif, a light and a deep one. */
const palettes: readonly Palette[] = [
  ['#eaf3f8', '#0b6fb8', '#6fb3dd', '#f2b33d'],
  ['#f6efe4', '#c2412d', '#e0a03a', '#7a2418'],
  ['#f3f7ee', '#2f9e6e', '#9bcf7a', '#14584a'],
  ['#f5f0fa', '#6b4fb3', '#b79be0', '#e2557b'],
  ['#f4f1ea', '#27364d', '#8a9bb0', '#e4572e'],
  ['#fdf3ee', '#e4572e', '#f3a683', '#2e4057'],
  ['#eef6f6', '#137c8b', '#7cc4c9', '#f4c95d'],
  ['#10243a', '#1d5c8c', '#2f87bd', '#f4c95d'],
  ['#2a1320', '#8c2f4e', '#c95d7b', '#f2b5a7'],
  ['#0f2b25', '#1f6b52', '#46a679', '#d9e76c'],
  ['#1c1a33', '#453c8a', '#7a6fd0', '#f08a5d'],
  ['#1e2226', '#4a5560', '#8d99a6', '#9be01f'],
  ['#33160d', '#a8441f', '#dd7a3b', '#f7d08a'],
  ['#0c2a30', '#14626e', '#3aa0a4', '#f7e8c6'],
]

export interface StockImage extends Pick<FileAnswer, 'type' | 'size' | 'etag' | 'open'> {
  publicId: string
  /** Hex colours of the picture, the main one first. */
  colours: readonly string[]
}

/** Fourteen pictures drawn by us, free for any use: two palettes for each of the seven motifs (SETUP-05). */
export const stockImages: readonly StockImage[] = palettes.map((palette, index) => {
  const [ground, main, second, accent] = palette
  const body = rect(0, 0, width, height, ground) + motifs[index % motifs.length]!(palette)
  const content = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
  )
  return {
    publicId: `stock/${String(index + 1).padStart(2, '0')}`,
    colours: [main, second, accent, ground],
    type: 'image/svg+xml',
    size: content.length,
    etag: createHash('sha256').update(content).digest('hex'),
    open: async () => Readable.from([content]),
  }
})

export const stockImage = (publicId: string): StockImage | undefined =>
  stockImages.find((image) => image.publicId === publicId)
