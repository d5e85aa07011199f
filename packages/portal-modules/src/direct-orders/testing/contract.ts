import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { DirectOrdersPort, OrderContent } from '../direct-orders.port.ts'

export interface PortUnderTest {
  port: DirectOrdersPort
  /** The page's component under which orders are kept. */
  componentId: number
  /** An order that the caller may place: sent, with dates in the future. */
  content: OrderContent
}

/** What every port of direct orders must do; run it against your own. */
export function describeDirectOrdersPort(
  name: string,
  makePort: () => Promise<PortUnderTest>,
): void {
  describe(`direct orders port: ${name}`, () => {
    let port: DirectOrdersPort
    let componentId: number
    let content: OrderContent
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    beforeEach(async () => {
      ;({ port, componentId, content } = await makePort())
    })
    const place = (change: Partial<OrderContent> = {}) =>
      port.create({ ...content, ...change }, componentId, { commandId: commandId() })

    test('an order that was placed is in the list and by itself, the same in both but for what only an open one shows (DO-21, DO-25)', async () => {
      const order = await place()
      expect(order).toMatchObject({ name: content.name, budget: content.budget, start: content.start }) // prettier-ignore
      const all = await port.orders().load()
      const listed = all.find(({ id }) => id === order.id)
      expect(listed).toBeDefined()
      expect(await port.order(order.id).load()).toMatchObject(listed!)
    })

    test('those that changed last come first, as they are in the whole list (DO-21, LAY-15)', async () => {
      // A host may show the list once it is whole.
      if (!port.recentOrders) return
      const { id } = await place()
      const recent = await port.recentOrders().load()
      expect(recent[0]).toEqual((await port.orders().load()).find((one) => one.id === id))
    })

    test('an order comes as a PDF; one of an unknown id does not (DO-02, DO-29)', async () => {
      if (!port.document) return
      const { id } = await place()
      const file = await port.document(id)
      expect(await file.slice(0, 5).text()).toBe('%PDF-')
      expect((await refusal(port.document(999_999_999))).code).toBe('not-found')
    })

    test('an order of an unknown id is not found (DO-29)', async () => {
      expect((await refusal(port.order(999_999_999).load())).code).toBe('not-found')
    })

    test('an order with the same command twice is one order', async () => {
      const same = commandId()
      const first = await port.create(content, componentId, { commandId: same })
      const second = await port.create(content, componentId, { commandId: same })
      expect(second.id).toBe(first.id)
    })

    test('an order whose last day is not after its first is refused at its field (DO-15)', async () => {
      const error = await refusal(place({ end: content.start }))
      expect(error.code).toBe('invalid')
      expect(error.fields.end).toBeDefined()
    })

    test('an order without a medium is refused at its field (DO-16)', async () => {
      const media = content.media.map((one) => ({ ...one, isSelected: false }))
      const error = await refusal(place({ media }))
      expect(error.code).toBe('invalid')
      expect(error.fields.media).toBeDefined()
    })

    test('a file is refused for what is in it as soon as it was chosen, whatever its name says (DO-25, FILE-07)', async () => {
      if (!port.checkFile) return
      expect(await port.checkFile(new File(['%PDF-1.7'], 'Motiv.pdf'))).toBeUndefined()
      const program = new File(['MZ\0\0\0\0', 'x'.repeat(200_000)], 'Rechnung.pdf')
      const said = await port.checkFile(program)
      expect(said).toContain('Rechnung.pdf')
      expect(said).toContain('exe')
    })

    test('a saved order is adjusted and sent (DO-10, DO-28)', async () => {
      const { id, version, status } = await place({ isSent: false })
      expect(status).toBe('created')
      const change = { ...content, name: 'Andere Fassung', isSent: true }
      const changed = await port.save({ id, version }, change, componentId, {
        commandId: commandId(),
      })
      expect(changed).toMatchObject({ id, name: 'Andere Fassung', status: 'approved' })
    })

    test('an attachment is taken away with a change, others stay and come (DO-10, DO-28)', async () => {
      const [motif, logo, text] = ['Motiv.pdf', 'Logo.pdf', 'Text.pdf'].map((name) => new File(['%PDF-1.7 ', name], name)) // prettier-ignore
      const before = await place({ isSent: false, files: [motif!, logo!] })
      const gone = before.files.find(({ name }) => name === 'Motiv.pdf')!
      const change = { ...content, isSent: false, files: [text!], removedFileIds: [gone.id] }
      const after = await port.save(before, change, componentId, { commandId: commandId() })
      expect(after.files.map(({ name }) => name).toSorted()).toEqual(['Logo.pdf', 'Text.pdf'])
    })

    test('what somebody else changed meanwhile is not overwritten (DO-28)', async () => {
      const before = await place({ isSent: false })
      const change = { ...content, isSent: false }
      await port.save(before, { ...change, name: 'Die erste' }, componentId, { commandId: commandId() }) // prettier-ignore
      const second = port.save(before, { ...change, name: 'Die zweite' }, componentId, { commandId: commandId() }) // prettier-ignore
      expect((await refusal(second)).code).toBe('conflict')
    })

    test('a canceled order tells its reason, and is closed (DO-08, DO-18, DO-26)', async () => {
      const { id } = await place()
      expect((await refusal(port.cancel(id, 'ja', commandId()))).code).toBe('invalid')
      const canceled = await port.cancel(id, 'Die Filiale schließt.', commandId())
      expect(canceled.status).toBe('canceled')
      expect(canceled.processes[0]).toMatchObject({ status: 'canceled', comment: 'Die Filiale schließt.' }) // prettier-ignore
      expect(canceled.can).toMatchObject({ adjust: false, send: false, cancel: false })
      const late = port.save(canceled, content, componentId, { commandId: commandId() })
      expect((await refusal(late)).code).toBe('conflict')
    })

    test('an order goes into rebriefing with a reason, and is sent again (DO-09, DO-27)', async () => {
      const { id } = await place()
      const back = await port.setStatus(id, 'rebriefing', 'Das Gebiet fehlt.', commandId())
      expect(back).toMatchObject({ status: 'rebriefing', can: { adjust: true, send: true } })
      // As it was it says nothing new.
      const same = port.save(back, content, componentId, { commandId: commandId() })
      expect(Object.keys((await refusal(same)).fields)).toEqual(['comment'])
      const answer = { ...content, comment: 'Das Gebiet bleibt, wie es ist.' }
      const again = await port.save(back, answer, componentId, { commandId: commandId() })
      expect(again.status).toBe('approved')
      expect(again.processes.map(({ status }) => status)).toContain('rebriefing')
    })
  })
}
