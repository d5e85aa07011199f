import { describeBuildingBlocksPort } from '@atrium/portal-modules/building-blocks/testing/contract'
import { describeContactsPort } from '@atrium/portal-modules/contacts/testing/contract'
import { describeDirectOrdersPort } from '@atrium/portal-modules/direct-orders/testing/contract'
import { describeFileExplorerPort } from '@atrium/portal-modules/file-explorer/testing/contract'
import { describeLinkCollectionPort } from '@atrium/portal-modules/link-collection/testing/contract'
import { describeSeminarPort } from '@atrium/portal-modules/seminar/testing/contract'
import { describeTaskBoardPort } from '@atrium/portal-modules/task-board/testing/contract'
import { describeTimelinePort } from '@atrium/portal-modules/timeline/testing/contract'
import { describe, expect, test } from 'vitest'
import { createOrdersPort } from './ad-orders.ts'
import { createPackagesPort, deskId } from './ad-packages.ts'
import { adDesk } from './ads.ts'
import { createContactsPort, helpersId } from './contacts.ts'
import { helpers, inDays } from './data.ts'
import { createFilesPort } from './files.ts'
import { jobs, me, stages } from './jobs.ts'
import { collectionId, createLinksPort } from './links.ts'
import { createNoticeService } from './notice-service.ts'
import { notices } from './notices.ts'
import { createSeminarsPort, roomId } from './seminars.ts'
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
  describeContactsPort('of another product', async () => ({
    port: createContactsPort(helpers(), atOnce),
    listId: helpersId,
    contactId: 1,
  }))
  describeSeminarPort('of another product', async () => ({
    port: createSeminarsPort([], atOnce),
    collectionId: roomId,
    isWithoutCertificates: true,
  }))
  describeTaskBoardPort('of another product', async () => ({
    port: createTasksPort([], [], atOnce),
    listId: boardId,
  }))
  describeBuildingBlocksPort('of another product', async () => ({
    port: createPackagesPort(adDesk(), { ask: atOnce }),
    componentId: deskId,
  }))
  describeDirectOrdersPort('of another product', async () => ({
    port: createOrdersPort(adDesk(), atOnce),
    componentId: deskId,
    content: {
      action: 'buildingBlock',
      name: 'Zwei Zimmer, 2. Stock',
      description: '',
      target: '',
      comment: '',
      region: '',
      purchaseOrder: '',
      block: { id: 1, name: 'Wohnung vermieten' },
      customer: null,
      campaignId: null,
      productId: null,
      budget: 240,
      duration: null,
      start: inDays(3),
      end: inDays(17),
      taxonomy: '',
      media: [{ mediaTypeId: 1, name: 'Wohnungsportal', needsDates: false, isSelected: true, start: null, end: null }], // prettier-ignore
      values: [{ id: 1, value: '2. Stock links' }],
      files: [],
      isSent: true,
    },
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
