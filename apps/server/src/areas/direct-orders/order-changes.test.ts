import {
  bookingStatusTypes,
  campaigns,
  components,
  directOrderNext,
  directOrders,
  fileLinks,
  notifications,
  notificationTypes,
} from '@atrium/api-client/contract'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import { rowsOf, wohnwerk, type EventRow } from '../testing.ts'
import { orderTexts } from './direct-orders.texts.ts'
import {
  blockBody,
  bookingField,
  inDays,
  media,
  orderBody,
  orderCalls,
  prepareOrders,
  type OrderPlace,
} from './testing/orders.ts'

const tobias = 'tobias.brandt'
const nadine = 'nadine.wolff'
const jonas = 'jonas.petersen'
const andreas = 'andreas.lindner'
const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes
const params = { applicationId: wohnwerk }

describe.each(databases)('changes of direct orders on $name', (kind) => {
  let server: TestServer
  let stores: OrderPlace
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    stores = await prepareOrders(server)
    calls = orderCalls(server)
  })
  afterAll(() => server?.stop())

  const order = (more = {}, booking = {}) => orderBody(stores.listId, more, booking)
  const add = async (login = tobias, booking = {}, files: File[] = []) =>
    (await calls.create(login, order({}, booking), files)).body
  const sent = { bookingStatusType: String(Approved) }
  const get = async (login: string, id: number) =>
    (await server.as(login)).call(directOrderNext.get, { params: { ...params, id } })
  const newsOf = async (login: string, id: number) => {
    const { body } = await (await server.as(login)).call(notifications.list, { params })
    return body.items.filter(({ relatedObjectId }) => relatedObjectId === id)
  }
  const filesIn = (folder: string) =>
    readdir(join(server.config.ATRIUM_DATA, folder), { recursive: true })
  const text = (name: string, content = 'Vorlage') => new File([content], name)

  test('an edit is kept, and sent where it says so (DO-10, DO-28)', async () => {
    const { id, version } = await add()
    const changed = await calls.save(tobias, id, order({ displayName: 'Neuer Titel', region: 'Mitte' }, { budget: '99' })) // prettier-ignore
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      displayName: 'Neuer Titel',
      region: 'Mitte',
      budget: 99,
      status: Created,
      version: version + 1,
    })
    const { body } = await calls.save(tobias, id, order({ region: undefined }, sent))
    expect([body.status, body.region]).toEqual([Approved, null])
    expect(body.processes.map(({ status }) => status)).toEqual([Approved, Created, Created])
    expect(changed.body.processes[0]!.changes).toEqual([
      { field: 'displayName', before: 'Prospekt zum Wochenende', after: 'Neuer Titel' },
      { field: 'region', before: 'Göttingen', after: 'Mitte' },
      { field: 'budget', before: 1_250.5, after: 99 },
    ])
  })

  test('the history says every field that a change made another, and the attachments that came and went (T-47)', async () => {
    const { campaign } = stores
    const block = (await calls.addBlock(jonas, blockBody({ parentComponentId: stores.listId, userGroupIds: [...stores.groups.values()], configurations: [bookingField('AUFLAGE')] }))).body
    const from = { bookingMediaTypes: [media(13, { needsDates: 'true' })] }
    const { id, files } = await add(tobias, from, [text('Alt.txt')])
    const [field] = (await (await server.as(tobias)).call(directOrderNext.buildingBlockValues, { params: { ...params, id: block.id } })).body
    const { body } = await calls.save(
      tobias,
      id,
      order(
        {
          description: 'Neues Briefing',
          target: 'Familien',
          comment: 'Eilt',
          purchaseOrderNumber: 'GOE-9',
          buildingBlockId: String(block.id),
          configurations: [{ configurationId: String(field!.configurationId), value: '12000' }],
          removedFileIds: [String(files[0]!.id)],
        },
        {
          type: '3',
          campaignId: String(campaign.id),
          customerId: String(campaign.customerId),
          ...(campaign.productId && { productId: String(campaign.productId) }),
          bookingMediaTypes: [media(13, { needsDates: 'true', startDate: inDays(4) })],
        },
      ),
      { files: [text('Neu.txt')] },
    )
    const { changes } = body.processes[0]!
    const none = { before: null }
    expect(changes).toMatchObject([
      { field: 'type', before: 1, after: 3 },
      { field: 'purchaseOrderNumber', ...none, after: 'GOE-9' },
      { field: 'buildingBlockName', ...none, after: block.displayName },
      { field: 'customerName', ...none, after: 'Wohnwerk Lindner SE' },
      { field: 'campaignName', ...none, after: 'Küchenwochen Frühjahr' },
      ...(campaign.productId ? [{ field: 'productName', ...none }] : []),
      { field: 'description', ...none, after: 'Neues Briefing' },
      { field: 'target', ...none, after: 'Familien' },
      { field: 'comment', ...none, after: 'Eilt' },
      { field: 'mediaDates', name: expect.stringMatching(/./), before: { startDate: null, endDate: null }, after: { startDate: inDays(4), endDate: null } },
      { field: 'configuration', name: 'AUFLAGE', ...none, after: '12000' },
      { field: 'files', before: ['Alt.txt'], after: ['Neu.txt'] },
    ])
  }) // prettier-ignore

  test('briefed anew it is sent again with a change or a word why it stays, not as it was (DO-09)', async () => {
    const { id } = await add(tobias, sent)
    await calls.setStatus(jonas, id, Rebriefing, 'Welches Gebiet?')
    const same = await calls.save(tobias, id, order({}, sent))
    expect([same.status, same.problem.errors]).toEqual([400, { comment: [orderTexts.unanswered.de] }])
    const mute = await calls.setStatus(tobias, id, Approved)
    expect([mute.status, mute.problem.code]).toEqual([409, 'order-unanswered'])
    // A word is an answer, in the message to the agency or with the step.
    const told = await calls.save(tobias, id, order({ comment: 'Das Gebiet bleibt.' }, sent))
    expect(told.body.status).toBe(Approved)
    await calls.setStatus(jonas, id, Rebriefing, 'Wirklich?')
    expect((await calls.setStatus(tobias, id, Approved)).status).toBe(409)
    expect((await calls.setStatus(tobias, id, Approved, 'Ja, wirklich.')).body.status).toBe(Approved)
    // The agency sends it on as it likes (DO-11).
    await calls.setStatus(jonas, id, Rebriefing, 'Noch einmal')
    expect((await calls.setStatus(jonas, id, Approved)).body.status).toBe(Approved)
  }) // prettier-ignore

  test('what happened to it stands in the activity of its campaign, for whoever sees both (T-35, PERM-13)', async () => {
    const { campaign } = stores
    const of = {
      campaignId: String(campaign.id),
      customerId: String(campaign.customerId),
      ...(campaign.productId && { productId: String(campaign.productId) }),
    }
    const { id } = await add(tobias, { ...sent, ...of })
    await calls.setStatus(jonas, id, Rebriefing, 'Welches Gebiet?')
    const activity = async (login: string) => {
      const answer = await (await server.as(login)).call(campaigns.history, { params: { ...params, id: campaign.id } }) // prettier-ignore
      return answer.body.filter(({ after }) => after?.orderId === id)
    }
    expect(await activity(jonas)).toMatchObject([
      { kind: 'orderRebriefed', user: { lastName: 'Petersen' }, comment: 'Welches Gebiet?', after: { name: 'Prospekt zum Wochenende' } },
      { kind: 'orderSent', user: { lastName: 'Brandt' } },
    ])
    expect(await activity(tobias)).toHaveLength(2)
    // Another store sees the campaign and not the order.
    expect(await activity(nadine)).toEqual([])
    const all = await (await server.as(jonas)).call(campaigns.history, { params: { ...params, id: campaign.id } })
    const times = all.body.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  }) // prettier-ignore

  test('who changes an older version is told what it is now (DO-28)', async () => {
    const { id, version } = await add()
    const headers = { 'if-match': `"${version}"` }
    expect((await calls.save(tobias, id, order({ region: 'A' }), { headers })).status).toBe(200)
    const { status, problem } = await calls.save(tobias, id, order({ region: 'B' }), { headers })
    expect([status, problem.code]).toEqual([409, 'stale'])
    expect(problem.current).toMatchObject({ id, region: 'A', version: version + 1 })
    const late = await calls.setStatus(tobias, id, Approved, undefined, headers)
    expect([late.status, late.problem.code]).toEqual([409, 'stale'])
  })

  test('sent it is rebriefed with a reason, updated and resubmitted (DO-09, DO-18, DO-27)', async () => {
    const { id } = await add(tobias, sent)
    const refused = await calls.save(tobias, id, order())
    expect([refused.status, refused.problem.code]).toEqual([409, 'order-sent'])
    const mute = await calls.setStatus(tobias, id, Rebriefing, 'ab')
    expect([mute.status, mute.problem.errors]).toEqual([400, { comment: [orderTexts['reason-missing'].de] }]) // prettier-ignore
    const { body } = await calls.setStatus(tobias, id, Rebriefing, 'Motiv geändert')
    expect([body.status, body.can.edit]).toEqual([Rebriefing, true])
    await calls.save(tobias, id, order({ comment: 'Neues Motiv' }))
    const again = await calls.setStatus(tobias, id, Approved)
    expect(again.body.processes.map(({ status, comment }) => [status, comment])).toEqual([
      [Approved, null],
      [Rebriefing, null],
      [Rebriefing, 'Motiv geändert'],
      [Approved, null],
    ])
  })

  test('what has begun may be resubmitted, what was never sent may not (DO-15)', async () => {
    const running = (await add(tobias, sent)).id
    const waiting = (await add()).id
    await rowsOf(
      server,
      sql`update direct_orders set start_date = ${dayFrom(new Date(), -3)}::date
          where application_id = ${wohnwerk} and component_id = any(${[running, waiting]}::int[])`,
    )
    await calls.setStatus(tobias, running, Rebriefing, 'Budget reicht nicht')
    expect((await calls.setStatus(tobias, running, Approved, 'Es reicht doch')).status).toBe(200)
    const { status, problem } = await calls.setStatus(tobias, waiting, Approved)
    expect([status, problem.errors]).toEqual([400, { 'booking.startDate': [orderTexts['starts-in-past'].de] }]) // prettier-ignore
  })

  test('a cancelled one is closed for everybody (DO-08, DO-11, DO-26)', async () => {
    const { id } = await add(tobias, sent)
    expect((await calls.cancel(tobias, id, ' x ')).status).toBe(400)
    const { body } = await calls.cancel(tobias, id, 'Filiale schließt')
    expect([body.status, body.can]).toEqual([
      Canceled,
      { edit: false, send: false, rebrief: false, cancel: false, setStatus: false, decide: false },
    ])
    expect(body.processes[0]).toMatchObject({ comment: 'Filiale schließt', status: Canceled })
    const answers = [
      await calls.save(jonas, id, order()),
      await calls.setStatus(jonas, id, Created),
      await calls.cancel(jonas, id, 'noch einmal'),
      await calls.save(tobias, id, order()),
    ]
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      answers.map(() => [409, 'order-canceled']),
    )
    const other = await (await server.as(tobias)).fetch(`/portal/api/directorder/115/${id}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: id + 1, comment: 'falsche Nummer' }) }) // prettier-ignore
    expect([400, 404]).toContain(other.status)
  })

  test('the agency sets any status, a store only its own steps, a client none (DO-11, DO-27, PERM-10)', async () => {
    const { id } = await add(tobias, sent)
    expect((await calls.setStatus(tobias, id, Completed)).status).toBe(403)
    expect((await calls.setStatus(tobias, id, Approved)).status).toBe(409)
    expect((await calls.setStatus(andreas, id, Rebriefing, 'Bitte warten')).status).toBe(403)
    expect((await calls.save(andreas, id, order())).status).toBe(403)
    expect((await calls.setStatus(nadine, id, Rebriefing, 'fremd')).status).toBe(404)
    expect((await calls.setStatus(jonas, id, 4)).status).toBe(400)
    for (const status of [Completed, Created, Approved]) {
      expect((await calls.setStatus(jonas, id, status)).body.booking.bookingStatusType).toBe(status)
    }
    expect((await calls.save(jonas, id, order({ region: 'Nord' }))).body.region).toBe('Nord')
    expect((await calls.save(jonas, id, order({}, { bookingStatusType: String(Rebriefing) }))).status).toBe(400) // prettier-ignore
  })

  test('attachments come, are opened, and go (DO-02, DO-25, DO-28)', async () => {
    const made = await add(tobias, {}, [text('Motiv.txt'), text('Motiv.txt', 'zweite')])
    expect(made.files.map(({ name, size }) => [name, size])).toEqual([
      ['Motiv.txt', 7],
      ['Motiv (2).txt', 6],
    ])
    const [first, second] = made.files
    const link = async (login: string, id: number) =>
      (await server.as(login)).call(fileLinks.link, {
        params: { ...params, componentId: id },
        query: { disposition: 'attachment' },
      } as never)
    expect((await link(andreas, first!.id)).status).toBe(200)
    expect((await link(nadine, first!.id)).status).toBe(404)
    const body = { ...order(), removedFileIds: [String(first!.id)] }
    const changed = await calls.save(tobias, made.id, body, { files: [text('Neu.txt')] })
    expect(changed.body.files.map(({ name }) => name)).toEqual(['Motiv (2).txt', 'Neu.txt'])
    const stranger = { ...order(), removedFileIds: [String(stores.listId)] }
    expect((await calls.save(tobias, made.id, stranger)).problem.errors).toEqual({
      removedFileIds: [orderTexts['unknown-file'].de],
    })
    expect((await get(tobias, made.id)).body.files.map(({ id }) => id)).toContain(second!.id)
  })

  test('an attachment whose content is not what its name says is refused, with the whole order (DO-25, FILE-07)', async () => {
    const count = async () =>
      (await (await server.as(tobias)).call(directOrderNext.list, { params })).body.length
    const before = await count()
    const program = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3])], 'Motiv.exe')
    const { status, problem } = await calls.create(tobias, order(), [program])
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['files[0]']])
    const right = new File(['Los'], 'Text.txt')
    const fake = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3])], 'Motiv.pdf')
    const refused = await calls.create(tobias, order(), [right, fake])
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      { 'files[1]': [expect.stringContaining('„Motiv.pdf“ wurde nicht angenommen: Dem Inhalt nach ist das eine „.exe“-Datei')] }, // prettier-ignore
    ])
    // Each is told of, and those between them are not.
    const several = await calls.create(tobias, order(), [program, right, new File([], 'Leer.pdf'), fake]) // prettier-ignore
    expect(Object.keys(several.problem.errors!).toSorted()).toEqual(['files[0]', 'files[2]', 'files[3]']) // prettier-ignore
    expect(await count()).toBe(before)
  })

  test('a file is looked at before the order is sent: by its name and its first bytes, with the same words, and none of it is kept (DO-25, FILE-07)', async () => {
    const check = async (file: File, login = tobias) =>
      (await server.as(login)).call(directOrders.checkFile, {
        params,
        body: {},
        files: { file: [file] },
      })
    const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3])
    const before = await filesIn('files')
    expect((await check(new File(['Los'], 'Text.txt'))).status).toBe(204)
    const fake = await check(new File([program, 'x'.repeat(60_000)], 'Motiv.pdf'))
    const sent = await calls.create(tobias, order(), [new File([program], 'Motiv.pdf')])
    expect([fake.status, fake.problem.errors!.file]).toEqual([400, sent.problem.errors!['files[0]']]) // prettier-ignore
    expect((await check(new File(['x'], 'Setup.exe'))).problem.errors).toHaveProperty('file')
    expect((await check(new File(['x'.repeat(65_537)], 'Text.txt'))).status).toBe(413)
    // Who places no orders is told nothing.
    expect((await check(new File(['Los'], 'Text.txt'), andreas)).status).toBe(403)
    expect(await filesIn('files')).toEqual(before)
    await expect.poll(() => filesIn('incoming')).toEqual([])
  })

  test('changes are live for whoever sees the order, and for nobody else', async () => {
    const { id } = await add()
    const last = async () => {
      const [event] = await rowsOf<EventRow>(
        server,
        sql`select type, application_id, group_ids, user_ids, payload from events
            where type = 'components.changed' order by tx desc, seq desc limit 1`,
      )
      return event!
    }
    expect((await last()).payload).toMatchObject({ kind: 'added', componentIds: [id], parentIds: [stores.listId] }) // prettier-ignore
    await calls.setStatus(tobias, id, Approved)
    const event = await last()
    expect(event.payload).toMatchObject({ kind: 'changed', componentIds: [id] })
    const ids = await Promise.all([tobias, andreas, jonas, nadine].map(stores.idOf))
    expect(ids.map((userId) => event.user_ids?.includes(userId))).toEqual([true, true, true, false])
  })

  test('the client service hears of what was sent, who placed it of what became of it (NOTI-08)', async () => {
    const { id } = await add(tobias, sent)
    expect(await newsOf(jonas, id)).toMatchObject([
      {
        type: notificationTypes.DirectOrder,
        message: 'Tobias Brandt hat die Bestellung „Prospekt zum Wochenende“ abgeschickt.',
        url: expect.stringMatching(new RegExp(`/requests/${id}\\?clientId=115$`)),
      },
    ])
    expect(await newsOf(tobias, id)).toEqual([])
    expect(await newsOf(andreas, id)).toEqual([])
    await calls.setStatus(jonas, id, Rebriefing, 'Bitte Auflage nennen')
    const [news] = await newsOf(tobias, id)
    expect(news?.message).toBe('Jonas Petersen bittet um ein Rebriefing zur Bestellung „Prospekt zum Wochenende“.') // prettier-ignore
  })

  test('what came of its status stands in the audit log (T-05)', async () => {
    const { id } = await add()
    await calls.setStatus(tobias, id, Approved)
    await calls.cancel(jonas, id, 'Kein Platz mehr')
    const rows = await rowsOf<{ action: string; summary: object }>(
      server,
      sql`select action, summary from audit_log
          where application_id = ${wohnwerk} and object_id = ${String(id)} order by id`,
    )
    expect(rows.map(({ action, summary }) => [action, summary])).toMatchObject([
      ['direct-order.status-changed', { after: { status: Created } }],
      ['direct-order.status-changed', { before: { status: Created }, after: { status: Approved } }],
      ['direct-order.canceled', { before: { status: Approved }, after: { status: Canceled } }],
    ])
  })

  test('the agency hands one over to another store, with its attachments (PERM-14)', async () => {
    const made = await add(jonas, {}, [text('Anzeige.txt')])
    expect((await get(nadine, made.id)).status).toBe(404)
    const userGroupIds = [String(stores.groups.get('Kunde – Filialen Mitte'))]
    expect((await calls.save(jonas, made.id, order({ userGroupIds }))).status).toBe(200)
    expect((await get(nadine, made.id)).body.files).toHaveLength(1)
    expect((await calls.save(nadine, made.id, order({ userGroupIds }))).status).toBe(403)
  })

  test('answers stay where a change says nothing of them, and where their field is gone (DO-28)', async () => {
    const field = bookingField('AUFLAGE', { isRequired: true })
    const block = (await calls.addBlock(jonas, blockBody({ parentComponentId: stores.listId, userGroupIds: ['Kunde – Filialen Nord', 'Kundenberatung'].map((name) => stores.groups.get(name)!), configurations: [field] }))).body // prettier-ignore
    const { body: entries } = await (await server.as(tobias)).call(directOrderNext.buildingBlockValues, { params: { ...params, id: block.id } }) // prettier-ignore
    const configurations = [
      { configurationId: String(entries[0]!.configurationId), value: '500' },
      { configurationId: String(entries[0]!.configurationId), value: '600' },
    ]
    const wish = { buildingBlockId: String(block.id) }
    const { body } = await calls.create(tobias, order({ ...wish, configurations }))
    expect(body.configurations.map(({ value }) => value)).toEqual(['500', '600'])
    const kept = await calls.save(tobias, body.id, order(wish))
    expect(kept.body.configurations.map(({ value }) => value)).toEqual(['500', '600'])
    await (await server.as(jonas)).call(components.remove, { params: { ...params, componentId: block.id } }) // prettier-ignore
    const after = await calls.save(tobias, body.id, order({ ...wish, configurations }))
    expect([after.status, after.body.configurations.map(({ configuration }) => configuration.key)]).toEqual([200, ['AUFLAGE', 'AUFLAGE']]) // prettier-ignore
    expect(after.body.buildingBlockName).toBe('Filialeröffnung M')
  })

  test('from where there are no building blocks nothing is ordered from one (CFG-03)', async () => {
    const block = (await calls.addBlock(jonas, blockBody({ parentComponentId: stores.listId }))).body // prettier-ignore
    const set = (value: string) =>
      rowsOf(
        server,
        sql`update configuration_values set value = ${value} where application_id = ${wohnwerk}
            and configuration_id = (select id from configuration_definitions where key = 'BUILDING_BLOCKS_ENABLED')`,
      )
    await set('false')
    const { problem } = await calls.create(jonas, order({ buildingBlockId: String(block.id) }))
    expect(problem.errors).toEqual({ buildingBlockId: [orderTexts['blocks-off'].de] })
    await set('true')
    const ended = { startDate: inDays(3), bookingMediaTypes: [media(6)] }
    expect((await calls.create(jonas, order({ buildingBlockId: String(block.id) }, ended))).status).toBe(201) // prettier-ignore
  })
})
