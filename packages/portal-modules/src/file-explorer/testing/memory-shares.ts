import { PortError } from '../../kit/port-error.ts'
import type { Share, Shares } from '../shares.types.ts'

interface Options {
  instance: string
  now: () => Date
  me: string
  /** The file's name; refuses one that is not there or that the reader may not change. */
  nameOf: (fileId: number) => string
  call: <T>(work: () => T) => Promise<T>
}

/** Links for outsiders in memory, with the server's rules. */
export function createMemoryShares({ instance, now, me, nameOf, call }: Options): Shares {
  let all: readonly Share[] = []
  return {
    of: (fileId) => ({
      key: ['memory', instance, 'shares', fileId ?? 'all'],
      load: () =>
        call(() => all.filter((share) => fileId === undefined || share.fileId === fileId)),
    }),
    add: ({ fileId, days, password, note }) =>
      call(() => {
        const id = crypto.randomUUID()
        const share: Share = {
          id,
          fileId,
          fileName: nameOf(fileId),
          note: note === undefined || note === '' ? null : note,
          hasPassword: password !== undefined,
          createdAt: now().toISOString(),
          createdBy: me,
          expiresAt: new Date(now().getTime() + days * 86_400_000).toISOString(),
          openedCount: 0,
          openedAt: null,
          url: `https://portal.example/share?key=${id}.AbC`,
        }
        all = [share, ...all]
        return share
      }),
    remove: ({ id }) =>
      call(() => {
        if (!all.some((share) => share.id === id)) throw new PortError({ code: 'not-found' })
        all = all.filter((share) => share.id !== id)
      }),
  }
}
