import type { FileVersion } from '../../kit/file-version.ts'
import type { Entry, EntryAbilities } from '../file-explorer.port.ts'

export const everything: EntryAbilities = {
  edit: true,
  delete: true,
  addFiles: true,
  addFolders: true,
  changeAudience: true,
}
/** As a client: files may be changed and added, folders not (FILE-14). */
export const filesOnly: EntryAbilities = {
  ...everything,
  addFolders: false,
  changeAudience: false,
}
export const nothing: EntryAbilities = {
  edit: false,
  delete: false,
  addFiles: false,
  addFolders: false,
}

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2026-11-20T11:30:00')

/** A file, with what the test does not care about filled in. */
export const buildFile = (overrides: Partial<Entry> = {}): Entry => ({
  id: 1,
  kind: 'file',
  name: 'Plan v3 – Sommerfrische.pdf',
  size: 2_516_582,
  type: 'application/pdf',
  modifiedAt: '2026-11-18T14:06:12',
  modifiedBy: 'Jonas Thiele',
  childCount: null,
  version: 1,
  audience: [11, 12],
  can: { ...everything, addFiles: false, addFolders: false },
  ...overrides,
})

/** A folder as a row. */
export const buildFolder = (overrides: Partial<Entry> = {}): Entry => ({
  ...buildFile(),
  kind: 'folder',
  name: 'Mediapläne 2027',
  size: null,
  type: null,
  childCount: 0,
  can: everything,
  ...overrides,
})

export {
  audienceGroups as groups,
  audiencePeople as persons,
} from '../../kit/audience/testing/fixtures.ts'

/** A row to seed the memory port with; folders bring their own rows. */
export type Seed = Partial<Omit<Entry, 'id' | 'contentNumber'>> & {
  name: string
  entries?: readonly Seed[]
  /** Contents that a file had, the oldest first. */
  former?: readonly Omit<FileVersion, 'isCurrent'>[]
  /** Address of its content. */
  url?: string
}

export const sommerfrische: readonly Seed[] = [
  {
    name: 'Mediapläne 2027',
    modifiedAt: '2026-11-20T09:14:00',
    entries: [
      { name: 'Streuplan Q1.xlsx', size: 84_200 },
      { name: 'Archiv', entries: [] },
    ],
  },
  { name: 'Kreation', modifiedAt: '2026-11-19T16:00:00', entries: [] },
  { name: 'Plan v3 – Sommerfrische.pdf', size: 2_516_582 },
  { name: 'Streuplan TV KW 13–35.xlsx', size: 862_208, modifiedAt: '2026-11-18T10:00:00' },
  { name: 'Kick-off Nordkranz.pptx', size: 18_979_226, modifiedAt: '2026-11-12T10:00:00' },
  { name: 'Megalight Motiv 02.png', size: 7_025_459, modifiedAt: '2026-11-11T10:00:00' },
  { name: 'Spot 20s – Rohschnitt.mp4', size: 224_395_264, modifiedAt: '2026-11-10T10:00:00' },
  { name: 'Briefing Sommer 2027.docx', size: 325_632, modifiedAt: '2026-11-03T10:00:00' },
]

/** Many rows, equal on every run. */
export const manyFiles = (count: number): Seed[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Anzeigenbeleg ${index + 1}.${['pdf', 'png', 'xlsx', 'docx'][index % 4]}`,
    size: ((index * 7_919) % 9_000_000) + 1,
    modifiedAt: new Date(Date.UTC(2026, 10, 1 + (index % 19), 9)).toISOString(),
  }))
