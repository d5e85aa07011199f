import type { FileVersion } from '../../kit/file-version.ts'
import type { ViewItem } from '../viewer.port.ts'

/** A file, with what the test does not care about filled in. */
export const buildFile = (overrides: Partial<ViewItem> = {}): ViewItem => ({
  id: 1,
  name: 'Motiv 01 Almwiese.png',
  kind: 'file',
  type: 'image/png',
  ...overrides,
})

/** Three pictures, a sound, a plan that cannot be shown, and a film. */
export const folderItems: readonly ViewItem[] = [
  buildFile(),
  buildFile({ id: 2, name: 'Motiv 02 Bergsee.png' }),
  buildFile({ id: 3, name: 'Motiv 03 Gipfelglück.png' }),
  buildFile({ id: 4, name: 'Spot 20s – Sommerfrische.wav', type: 'audio/wav' }),
  buildFile({ id: 5, name: 'Streuplan TV KW 23–35.xlsx', type: 'application/vnd.ms-excel' }),
  buildFile({ id: 6, name: 'Trailer Sommerfrische.mp4', type: 'video/mp4' }),
]

/** What a file holds and what it held before, the newest first. */
export const twoVersions: readonly FileVersion[] = [
  {
    number: 2,
    isCurrent: true,
    size: 7_025_459,
    type: 'image/png',
    createdAt: '2026-11-11T10:00:00',
    createdBy: 'Jonas Thiele',
  },
  {
    number: 1,
    isCurrent: false,
    size: 6_412_300,
    type: 'image/png',
    createdAt: '2026-11-03T09:20:00',
    createdBy: 'Priya Raman',
  },
]

const colours = ['#7fa7b8', '#c9a27a', '#8fae87', '#b497b0']

/** A landscape as a picture, another one for each id. */
export function pictureOf(id: number): string {
  const sky = colours[id % colours.length]!
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect width="1200" height="800" fill="${sky}"/><circle cx="${240 + ((id * 190) % 720)}" cy="230" r="110" fill="#f3d27a"/><path d="M0 640 L320 ${330 + id * 20} L560 560 L840 ${280 + id * 15} L1200 620 V800 H0Z" fill="#3d6b6a"/><path d="M0 720 Q300 620 600 710 T1200 690 V800 H0Z" fill="#2c4d4c"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** One second of silence as a sound. */
export function soundOf(): string {
  const rate = 8_000
  const bytes = new Uint8Array(44 + rate)
  const view = new DataView(bytes.buffer)
  const text = (at: number, word: string) =>
    [...word].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + rate, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, rate, true)
  bytes.fill(128, 44)
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}
