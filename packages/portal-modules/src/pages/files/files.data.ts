import type { MemoryOptions } from '../../file-explorer/testing/index.ts'
import kickoff from '../frame/art/kickoff.svg'
import plan from '../frame/art/plan.svg'
import sommer from '../frame/art/sommer.svg'
import spot from '../frame/art/spot.svg'

/** What lies in a folder of an agency's client, with pictures of what can be looked at. */
const inside: NonNullable<MemoryOptions['entries']> = [
  {
    name: 'Mediapläne 2027',
    modifiedAt: '2026-11-20T09:14:00',
    modifiedBy: 'Aylin Kaya',
    entries: Array.from({ length: 12 }, (_, month) => ({
      name: `Mediaplan ${String(month + 1).padStart(2, '0')}-2027.xlsx`,
      size: 84_200 + month * 1_310,
    })),
  },
  {
    name: 'Kreation',
    modifiedAt: '2026-11-19T16:00:00',
    modifiedBy: 'Priya Raman',
    entries: Array.from({ length: 48 }, (_, index) => ({
      name: `Poster v2 – Motiv ${String(index + 1).padStart(2, '0')}.png`,
      size: 4_200_000 + index * 91_000,
      previewUrl: index % 2 ? sommer : spot,
    })),
  },
  { name: 'Plan v3 – Sommerfrische.pdf', size: 2_516_582, previewUrl: plan },
  { name: 'Streuplan TV KW 13–35.xlsx', size: 862_208, modifiedAt: '2026-11-18T10:00:00' },
  {
    name: 'Kick-off Nordkranz.pptx',
    size: 18_979_226,
    modifiedAt: '2026-11-12T10:00:00',
    modifiedBy: 'Maren Lindqvist',
    previewUrl: kickoff,
  },
  {
    name: 'Megalight Motiv 02.png',
    size: 7_025_459,
    modifiedAt: '2026-11-11T15:30:00',
    modifiedBy: 'Priya Raman',
    previewUrl: sommer,
  },
  {
    name: 'Spot 20s – Rohschnitt.mp4',
    size: 224_395_264,
    modifiedAt: '2026-11-10T18:05:00',
    modifiedBy: 'Henrik Voss',
    previewUrl: spot,
  },
  { name: 'Briefing Sommer 2027.docx', size: 325_632, modifiedAt: '2026-11-03T10:00:00' },
]

const megabyte = 1_048_576

/** The client's files, one of which is on its way. */
export const clientFiles: MemoryOptions = {
  name: 'Nordkranz Getränke',
  entries: [{ name: 'Sommerfrische 2027', entries: inside }],
  underway: {
    name: 'Spot 20s – Endschnitt.mp4',
    size: 486 * megabyte,
    sentBytes: 312 * megabyte,
  },
}

/** A folder that has just been made. */
export const emptyFiles: MemoryOptions = {
  name: 'Nordkranz Getränke',
  entries: [{ name: 'Sommerfrische 2027', entries: [] }],
}

/** Where the page stands; the number is what counts. */
export const sommerfrischePath = ['102-sommerfrische-2027']
