import { PortError } from '../../kit/port-error.ts'
import type { Share, Shares } from '../sharing/shares.types.ts'

interface Options {
  instance: string
  now: () => Date
  me: string
  /** What is given away; refuses what is not there or what the reader may not change. */
  entryOf: (entryId: number) => { kind: 'file' | 'folder'; name: string }
  /** A folder that files are asked for; refuses where the reader may bring none. */
  folderOf: (folderId: number) => { kind: 'file' | 'folder'; name: string }
  call: <T>(work: () => T) => Promise<T>
}

/** Links for outsiders in memory, with the server's rules. */
export function createMemoryShares(options: Options): Shares {
  const { instance, now, me, entryOf, folderOf, call } = options
  let all: readonly Share[] = []
  const make = (
    of: { kind: 'file' | 'folder'; name: string },
    { entryId, days, password, note }: Omit<Parameters<Shares['add']>[0], 'commandId'>,
    request: Share['request'],
  ): Share => {
    const id = crypto.randomUUID()
    const share: Share = {
      id,
      kind: of.kind,
      entryId,
      entryName: of.name,
      note: note === undefined || note === '' ? null : note,
      hasPassword: password !== undefined,
      createdAt: now().toISOString(),
      createdBy: me,
      expiresAt: new Date(now().getTime() + days * 86_400_000).toISOString(),
      openedCount: 0,
      openedAt: null,
      request,
      url: `https://portal.example/share?key=${id}.AbC`,
    }
    all = [share, ...all]
    return share
  }
  return {
    of: (entryId) => ({
      key: ['memory', instance, 'shares', entryId ?? 'all'],
      load: () =>
        call(() => all.filter((share) => entryId === undefined || share.entryId === entryId)),
    }),
    add: (wish) => call(() => make(entryOf(wish.entryId), wish, null)),
    request: ({ message, maxFiles, maxBytes, ...wish }) =>
      call(() => {
        const request = { message: message ?? null, maxFiles, maxBytes, fileCount: 0, byteCount: 0 }
        return make(folderOf(wish.entryId), wish, request)
      }),
    remove: ({ id }) =>
      call(() => {
        if (!all.some((share) => share.id === id)) throw new PortError({ code: 'not-found' })
        all = all.filter((share) => share.id !== id)
      }),
  }
}
