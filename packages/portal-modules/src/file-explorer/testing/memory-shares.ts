import { PortError } from '../../kit/port-error.ts'
import type { Share, Shares } from '../shares.types.ts'

interface Options {
  instance: string
  now: () => Date
  me: string
  /** What is given away; refuses what is not there or what the reader may not change. */
  entryOf: (entryId: number) => { kind: 'file' | 'folder'; name: string }
  call: <T>(work: () => T) => Promise<T>
}

/** Links for outsiders in memory, with the server's rules. */
export function createMemoryShares({ instance, now, me, entryOf, call }: Options): Shares {
  let all: readonly Share[] = []
  return {
    of: (entryId) => ({
      key: ['memory', instance, 'shares', entryId ?? 'all'],
      load: () =>
        call(() => all.filter((share) => entryId === undefined || share.entryId === entryId)),
    }),
    add: ({ entryId, days, password, note }) =>
      call(() => {
        const id = crypto.randomUUID()
        const { kind, name } = entryOf(entryId)
        const share: Share = {
          id,
          kind,
          entryId,
          entryName: name,
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
