import { PortError } from '../kit/port-error.ts'
import type { Entry, FileExplorerPort, Folder } from './file-explorer.port.ts'

const can = { edit: true, delete: true, addFiles: true, addFolders: true }
const KINDS = ['image/png', 'application/pdf', 'text/plain', null]

/** As many entries as are mostly in sight. */
const entries = Array.from({ length: 24 }, (_, place): Entry => {
  const type = KINDS[place % KINDS.length]!
  return {
    id: place + 1,
    kind: type ? 'file' : 'folder',
    name: `${place}`,
    size: type === null ? null : place,
    type,
    modifiedAt: '2027-01-04T09:00:00Z',
    modifiedBy: null,
    childCount: type ? null : place,
    version: 1,
    audience: [1],
    can,
  }
})
const folder: Folder = { id: 0, name: '', entries, path: [{ id: 0, name: '' }], audience: [1], can }
const refused = () => Promise.reject(new PortError({ code: 'forbidden' }))

/** A folder that nobody sees: the module is warmed up with it. */
export const samplePort: FileExplorerPort = {
  folder: () => ({ key: ['sample'], load: async () => folder }),
  audiences: () => ({
    key: ['sample', 'audiences'],
    load: async () => [
      {
        id: 1,
        name: '',
        type: 'other',
        isAssigned: true,
        seesEverything: false,
        memberCount: 1,
      },
    ],
  }),
  createFolder: refused,
  rename: refused,
  remove: refused,
  restore: refused,
  move: refused,
  upload: refused,
  download: refused,
}
