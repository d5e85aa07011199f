import { describeFileExplorerPort } from '@atrium/portal-modules/file-explorer/testing/contract'
import { describeLinkCollectionPort } from '@atrium/portal-modules/link-collection/testing/contract'
import { describeTaskBoardPort } from '@atrium/portal-modules/task-board/testing/contract'
import { describeTimelinePort } from '@atrium/portal-modules/timeline/testing/contract'
import { describe, expect, test } from 'vitest'
import { createFilesPort } from './files.ts'
import { jobs, me, stages } from './jobs.ts'
import { collectionId, createLinksPort } from './links.ts'
import { createNoticeService } from './notice-service.ts'
import { notices } from './notices.ts'
import { boardId, createTasksPort } from './tasks.ts'
import { createTimelinePort } from './timeline.ts'

const atOnce = async <T>(work: () => T | Promise<T>) => work()
const root = { id: 1, parent: null, name: 'Haus', changed: '2026-01-01T00:00:00Z', by: 'Ida', revision: 1 } // prettier-ignore

describe('ports of another product keep the contracts of the modules', () => {
  describeFileExplorerPort('of another product', async () => ({
    port: createFilesPort([{ ...root }], atOnce),
    rootId: 1,
  }))
  describeLinkCollectionPort('of another product', async () => ({
    port: createLinksPort([], atOnce),
    collectionId,
  }))
  describeTaskBoardPort('of another product', async () => ({
    port: createTasksPort([], [], atOnce),
    listId: boardId,
  }))
  describeTimelinePort('of another product', async () => {
    const service = createNoticeService([], me)
    return { port: createTimelinePort(service, atOnce), timelineId: service.log }
  })
})

describe('what this product refuses, it says why', () => {
  test('nothing comes to a settled stage and nothing leaves it, alone or among others', async () => {
    const port = createTasksPort(jobs(), stages(), atOnce)
    const before = await port.list(boardId).load()
    const place = (...places: [id: number, bucketId: number][]) =>
      port.place({
        places: places.map(([id, bucketId]) => ({ id, bucketId, order: 1 })),
        commandId: 'one',
      })
    for (const moves of [
      [[1, 5]],
      [[9, 1]],
      [
        [1, 2],
        [2, 5],
      ],
    ] as [number, number][][])
      // prettier-ignore
      await expect(place(...moves)).rejects.toMatchObject({
        code: 'forbidden',
        explanation: expect.stringContaining('Abrechnung 2025'),
      })
    expect(await port.list(boardId).load()).toEqual(before)
    expect(before.tasks.filter(({ can }) => !can.edit).map(({ bucketId }) => bucketId)).toEqual([5, 5]) // prettier-ignore
  })

  test('an entry that people have confirmed stays, and one of somebody else too', async () => {
    const kept = notices()
    const service = createNoticeService(kept, me)
    const port = createTimelinePort(service, atOnce)
    const confirmed = kept.find((one) => one.confirmations && one.writer === me)!
    const remove = (id: number) => port.remove({ id, commandId: 'one' })
    await expect(remove(confirmed.nr)).rejects.toMatchObject({
      code: 'forbidden',
      explanation: expect.stringContaining('bestätigt'),
    })
    const others = kept.find(({ writer }) => writer !== me)!
    await expect(remove(others.nr)).rejects.toMatchObject({ code: 'forbidden' })
    expect((await port.item(others.nr).load()).can.edit).toBe(false)
  })
})
