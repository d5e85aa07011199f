import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { RecordCommand } from '../../kit/record-import/records.types.ts'
import type { TimelineField } from '../timeline-import/timeline-import.port.ts'
import type { ItemFields, Stretch, TimelinePort } from '../timeline.port.ts'

export interface PortUnderTest {
  port: TimelinePort
  /** An empty timeline which the caller tells. */
  timelineId: number
}

/** What every port of timelines must do; run it against your own. */
export function describeTimelinePort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`timeline port: ${name}`, () => {
    let port: TimelinePort
    let timelineId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const fieldsOf = (change: Partial<ItemFields> = {}): ItemFields => ({
      title: 'Mediaplan freigegeben',
      text: '',
      day: '2027-04-01',
      kind: 'milestone',
      icon: '',
      url: '',
      ...change,
    })
    const add = (change: Partial<ItemFields> = {}) =>
      port.add({ timelineId, fields: fieldsOf(change), commandId: commandId() })
    const load = (stretch: Partial<Stretch> = {}) =>
      port.items(timelineId, { pages: 1, ...stretch }).load()
    const titles = async (stretch: Partial<Stretch> = {}) =>
      (await load(stretch)).items.map(({ title }) => title)
    const overview = () => port.overview(timelineId).load()
    beforeEach(async () => {
      ;({ port, timelineId } = await makePort())
    })

    test('an empty timeline says that one may tell something (TL-02)', async () => {
      expect(await load()).toEqual({ items: [], hasMore: false })
      expect(await overview()).toMatchObject({
        counts: { info: 0, campaign: 0, milestone: 0, file: 0, post: 0 },
        firstDay: null,
        lastDay: null,
        can: { add: true },
      })
      const key = (stretch: Stretch) => port.items(timelineId, stretch).key
      expect(key({ pages: 1 })).toEqual(key({ pages: 1 }))
      expect(key({ pages: 1 })).not.toEqual(key({ pages: 2 }))
      expect(key({ pages: 1 })).not.toEqual(key({ pages: 1, kind: 'file' }))
      expect(key({ pages: 1 })).not.toEqual(key({ pages: 1, until: '2027-04-01' }))
    })

    test('what is told is read, in the list and alone (TL-01)', async () => {
      const whole = fieldsOf({ text: 'Alle fünf Kanäle.', icon: 'flag', url: '/insights' })
      const made = await add(whole)
      const expected = { ...whole, id: made.id, version: 1, can: { edit: true } }
      expect(made).toMatchObject(expected)
      expect(made.author).toMatch(/\S/)
      expect((await load()).items).toEqual([made])
      expect(await port.item(made.id).load()).toEqual(made)
      const bare = await add()
      expect(bare).toMatchObject({ text: null, icon: null, url: null })
    })

    test('15 at a time, the newest day first, and on a day what was told last; none twice (TL-01)', async () => {
      const told: string[] = []
      for (let number = 1; number <= 17; number++) {
        const day = `2027-04-${String(Math.ceil(number / 3)).padStart(2, '0')}`
        await add({ title: `Eintrag ${number}`, day })
        told.unshift(`Eintrag ${number}`)
      }
      expect(await titles()).toEqual(told.slice(0, 15))
      expect((await load()).hasMore).toBe(true)
      expect(await titles({ pages: 2 })).toEqual(told)
      expect((await load({ pages: 2 })).hasMore).toBe(false)
      expect(await overview()).toMatchObject({
        counts: { milestone: 17 },
        firstDay: '2027-04-01',
        lastDay: '2027-04-06',
      })
    })

    test('of one kind, and from a day on backwards, with that day (T-78)', async () => {
      await add({ title: 'Briefing', day: '2027-03-31' })
      await add({ title: 'Plan', day: '2027-04-01', kind: 'file' })
      await add({ title: 'Start', day: '2027-04-02', kind: 'campaign' })
      await add({ title: 'Bericht', day: '2027-05-01', kind: 'file' })
      expect(await titles({ kind: 'file' })).toEqual(['Bericht', 'Plan'])
      expect(await titles({ until: '2027-04-01' })).toEqual(['Plan', 'Briefing'])
      expect(await titles({ until: '2027-04-30', kind: 'file' })).toEqual(['Plan'])
      expect(await titles({ kind: 'post' })).toEqual([])
      expect((await overview()).counts).toMatchObject({
        milestone: 1,
        campaign: 1,
        info: 0,
        file: 2,
        post: 0,
      })
    })

    test('an item is changed as it was seen; somebody else’s change is not overwritten (T-08)', async () => {
      const { id } = await add()
      const save = (version: number, change: Partial<ItemFields>) =>
        port.save({ id, version, fields: fieldsOf(change), commandId: commandId() })
      const saved = await save(1, { title: 'Mediaplan 2', day: '2027-06-01', url: 'https://plan.example/2' }) // prettier-ignore
      expect(saved).toMatchObject({ title: 'Mediaplan 2', day: '2027-06-01', version: 2 })
      expect(saved.url).toBe('https://plan.example/2')
      expect((await refusal(save(1, {}))).code).toBe('conflict')
      expect(await save(2, { url: '' })).toMatchObject({ url: null, version: 3 })
    })

    test('what does not fit is told at its field (VAL-08)', async () => {
      const error = await refusal(add({ title: ' ' }))
      expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['title']])
      const address = await refusal(add({ url: 'javascript:alert(1)' }))
      expect([address.code, Object.keys(address.fields)]).toEqual(['invalid', ['url']])
    })

    test('what was deleted is gone, and comes back as it was (T-08)', async () => {
      const made = await add({ text: 'Alle fünf Kanäle.' })
      await port.remove({ id: made.id, commandId: commandId() })
      expect(await titles()).toEqual([])
      expect((await overview()).counts.milestone).toBe(0)
      expect((await refusal(port.item(made.id).load())).code).toBe('not-found')
      const restored = await port.restore!({ id: made.id, commandId: commandId() })
      expect(restored).toEqual({ ...made, version: restored.version })
      expect(await titles()).toEqual(['Mediaplan freigegeben'])
    })

    test('a change is heard with the command that led to it', async () => {
      if (!port.onChange) return
      const listener = vi.fn()
      const stop = port.onChange(timelineId, listener)
      const id = commandId()
      await port.add({ timelineId, fields: fieldsOf(), commandId: id })
      await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ commandId: id }), 10_000)
      stop()
    })

    test('a file makes, changes and deletes in one step, and is taken back (TL-01, T-08)', async () => {
      if (!port.file) return
      const file = port.file(timelineId)
      const one = await add({ title: 'Kick-off', icon: 'flag', text: 'Mit allen' })
      const two = await add({ title: 'Freigabe', day: '2027-04-02' })
      const kickOff = (await file.stored().load()).find(({ id }) => id === one.id)!
      expect(kickOff.values).toEqual({ id: one.id, day: '2027-04-01', title: 'Kick-off', kind: 'milestone', text: 'Mit allen', url: null, icon: 'flag' }) // prettier-ignore
      const send = (change: Partial<RecordCommand<TimelineField>>) =>
        file.put({ changes: [], removeIds: [], restoreIds: [], commandId: commandId(), ...change })
      const moved = { id: one.id, version: kickOff.version, values: { ...kickOff.values, day: '2027-04-05' } } // prettier-ignore
      const [saved, made] = await send({
        changes: [
          moved,
          { id: null, version: undefined, values: { day: '2027-04-03', title: 'Start' } },
        ],
        removeIds: [two.id],
      })
      expect((await load()).items).toMatchObject([
        { id: one.id, day: '2027-04-05', icon: 'flag' },
        { id: made!.id, kind: 'info', day: '2027-04-03' },
      ])
      expect(await refusal(send({ changes: [moved] }))).toMatchObject({ code: 'conflict' })
      await send({
        changes: [{ id: one.id, version: saved!.version, values: kickOff.values }],
        removeIds: [made!.id],
        restoreIds: [two.id],
      })
      expect(await titles()).toEqual(['Freigabe', 'Kick-off'])
    })
  })
}
