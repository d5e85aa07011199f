import { describeFileExplorerPort } from '@atrium/portal-modules/file-explorer/testing/contract'
import { describeLinkCollectionPort } from '@atrium/portal-modules/link-collection/testing/contract'
import { describe } from 'vitest'
import { createFilesPort } from './files.ts'
import { collectionId, createLinksPort } from './links.ts'

const atOnce = async <T>(work: () => T | Promise<T>) => work()
const root = { id: 1, parent: null, name: 'Haus', changed: '2026-01-01T00:00:00Z', by: 'Ida', revision: 1 } // prettier-ignore

describe('modules on the data of another product (T-17)', () => {
  describeFileExplorerPort('of another product', async () => ({
    port: createFilesPort([{ ...root }], atOnce),
    rootId: 1,
  }))
  describeLinkCollectionPort('of another product', async () => ({
    port: createLinksPort([], atOnce),
    collectionId,
  }))
})
