import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { BlockContent, BlockField, BuildingBlocksPort } from '../building-blocks.port.ts'

export interface PortUnderTest {
  port: BuildingBlocksPort
  /** The page's component under which blocks are kept. */
  componentId: number
}

const someField = (change: Partial<BlockField> = {}): BlockField => ({
  id: null,
  key: 'AUFLAGE',
  name: 'Auflage',
  description: 'In Tausend',
  type: 'TextField',
  choices: [],
  isRequired: true,
  value: '12',
  columns: 6,
  breaksAfter: true,
  mediaTypeId: null,
  group: 'Druck',
  ...change,
})

/** What every port of building blocks must do; run it against your own. */
export function describeBuildingBlocksPort(
  name: string,
  makePort: () => Promise<PortUnderTest>,
): void {
  describe(`building blocks port: ${name}`, () => {
    let port: BuildingBlocksPort
    let componentId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    beforeEach(async () => {
      ;({ port, componentId } = await makePort())
    })
    const content = async (change: Partial<BlockContent> = {}): Promise<BlockContent> => {
      const { mediaTypes } = await port.choices().load()
      return {
        name: 'Sonntagsöffnung',
        description: 'Alles für einen Sonntag',
        budget: 1_250.5,
        priority: 7,
        format: '1/2 Seite',
        duration: { count: 2, unit: 'week' },
        customerId: null,
        customerName: null,
        campaignId: null,
        productId: null,
        media: [{ mediaTypeId: mediaTypes[0]!.id, isRequired: true, needsDates: false }],
        fields: [someField()],
        ...change,
      }
    }
    const create = async (change: Partial<BlockContent> = {}) =>
      port.create(await content(change), componentId, commandId())
    const details = (id: number) => port.block(id).load()

    test('a new block is in the list and by itself, with all that was said of it (BB-01, BB-02)', async () => {
      const made = await create()
      const { blocks, can } = await port.blocks(componentId).load()
      expect(can.add).toBe(true)
      expect(blocks.map(({ id }) => id)).toContain(made.id)
      const whole = await details(made.id)
      const wanted = await content()
      expect(whole).toMatchObject({
        name: wanted.name,
        description: wanted.description,
        budget: 1_250.5,
        priority: 7,
        format: '1/2 Seite',
        duration: { count: 2, unit: 'week' },
        media: wanted.media,
        can: { edit: true, delete: true },
      })
      expect(whole.fields).toMatchObject([{ ...someField(), id: expect.any(Number) as number }])
    })

    test('a block with the same command twice is one block', async () => {
      const same = commandId()
      const sent = await content()
      const first = await port.create(sent, componentId, same)
      expect((await port.create(sent, componentId, same)).id).toBe(first.id)
    })

    test('fields are changed, added, removed and put in order (BB-02, CFG-09)', async () => {
      const { id } = await create({
        fields: [someField({ key: 'A' }), someField({ key: 'B' }), someField({ key: 'C' })],
      })
      const before = await details(id)
      const [, second, third] = before.fields
      const fields = [
        { ...third!, name: 'Anders' },
        someField({ key: 'NEU', type: 'Select', choices: ['Ja', 'Nein'], value: 'Ja' }),
        second!,
      ]
      await port.save(before, await content({ fields }), commandId())
      const after = await details(id)
      expect(after.fields.map(({ key, name: title }) => [key, title])).toEqual([
        ['C', 'Anders'],
        ['NEU', 'Auflage'],
        ['B', 'Auflage'],
      ])
      expect(after.fields[0]!.id).toBe(third!.id)
      expect(after.fields[1]!.choices).toEqual(['Ja', 'Nein'])
    })

    test('what does not fit is told at its place (BB-02)', async () => {
      const fields = [someField(), someField(), someField({ key: 'WAHL', type: 'Select', value: '' })] // prettier-ignore
      const { media } = await content()
      const error = await refusal(create({ fields, media: [...media, ...media] }))
      expect(error.code).toBe('invalid')
      expect(Object.keys(error.fields).toSorted()).toEqual([
        'fields.1.key',
        'fields.2.choices',
        'media.1',
      ])
      expect(Object.keys((await refusal(create({ name: 'ab' }))).fields)).toEqual(['name'])
    })

    test('a change needs the version that was seen (BB-02)', async () => {
      const before = await create()
      const saved = await port.save(before, await content({ name: 'Die erste' }), commandId())
      expect(saved.version).toBeGreaterThan(before.version)
      const late = port.save(before, await content({ name: 'Die zweite' }), commandId())
      expect((await refusal(late)).code).toBe('conflict')
    })

    test('a block that was withdrawn is gone, and comes back with its fields (T-08)', async () => {
      const { id } = await create()
      await port.remove({ id, commandId: commandId() })
      expect((await refusal(details(id))).code).toBe('not-found')
      if (!port.restore) return
      const names = async () => (await port.withdrawn?.(componentId).load())?.map((one) => one.id)
      expect((await names()) ?? [id]).toContain(id)
      await port.restore({ id, commandId: commandId() })
      expect((await details(id)).fields).toHaveLength(1)
      expect((await names()) ?? []).not.toContain(id)
    })

    test('whoever may choose says who sees it (BB-01, PERM-14)', async () => {
      if (!port.audience) return
      const groups = await port.audience.groups(componentId).load()
      const group = groups.find(({ type, seesEverything }) => type === 'client' && !seesEverything)!
      const service = groups.filter(({ type }) => type === 'client-service').map((one) => one.id)
      const { id } = await create({ groupIds: [group.id, ...service] })
      const { audience } = await details(id)
      expect(audience).toEqual(expect.arrayContaining([group.id, ...service]))
      const others = groups.filter(({ type }) => type === 'client' || type === 'person')
      for (const other of others)
        if (other.id !== group.id) expect(audience).not.toContain(other.id)
    })

    test('a block that is not there is not found', async () => {
      expect((await refusal(details(987_654_321))).code).toBe('not-found')
    })
  })
}
