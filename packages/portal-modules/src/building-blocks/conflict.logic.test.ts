import { expect, test } from 'vitest'
import { mergeBlock, withTheirField } from './conflict.logic.ts'
import { addField, changeField, contentOf, draftOf, withoutField } from './draft.logic.ts'
import { someBlocks } from './testing/index.ts'

const base = draftOf(someBlocks.find(({ id }) => id === 701)!)
const [first, second] = base.fields
const withNew = (name: string, uid: string) => ({
  ...base,
  fields: changeField(addField(base.fields, 'TextField', uid), uid, { name }),
})
const namesOf = ({ fields }: typeof base) => fields.map(({ name }) => name)
const none = { facts: [], fields: [] }

test('a field that somebody else added stays where I changed something else (BB-02)', () => {
  const mine = { ...base, description: 'Von hier' }
  const { draft, conflicts } = mergeBlock(base, mine, withNew('Neu Pflicht', 'theirs'))
  expect(conflicts).toEqual(none)
  expect(draft.description).toBe('Von hier')
  expect(namesOf(draft)).toContain('Neu Pflicht')
})

test('fields that two people added, changed and removed are brought together by their keys (BB-02)', () => {
  const mine = {
    ...withNew('Meins', 'mine'),
    budget: 7,
    fields: withoutField(withNew('Meins', 'mine').fields, first!.uid),
  }
  const added = withNew('Deren', 'theirs')
  const theirs = {
    ...added,
    format: 'A4',
    fields: changeField(added.fields, second!.uid, { description: 'Neu' }),
  }
  const { draft, conflicts } = mergeBlock(base, mine, theirs)
  expect(conflicts).toEqual(none)
  expect(draft).toMatchObject({ budget: 7, format: 'A4' })
  expect(namesOf(draft)).toEqual([second!.name, 'Meins', 'Deren'])
  expect(draft.fields[0]).toMatchObject({ description: 'Neu', id: second!.id })
})

test('what both changed otherwise is a conflict, field by field, and theirs can be taken (BB-02)', () => {
  const mine = { ...base, format: 'Hier', fields: changeField(base.fields, first!.uid, { name: 'Hier' }) } // prettier-ignore
  const theirs = { ...base, format: 'Dort', budget: 99, fields: withoutField(base.fields, first!.uid) } // prettier-ignore
  const { draft, conflicts } = mergeBlock(base, mine, theirs)
  expect(conflicts.facts).toEqual(['format'])
  expect(conflicts.fields).toMatchObject([{ key: first!.key, mine: { name: 'Hier' }, theirs: undefined }]) // prettier-ignore
  expect(draft).toMatchObject({ format: 'Hier', budget: 99 })
  // It is not there any more: sent, it is a new one.
  expect(draft.fields[0]).toMatchObject({ name: 'Hier', id: null })
  expect(withTheirField(draft.fields, conflicts.fields[0]!)).toHaveLength(base.fields.length - 1)
})

test('without a change of mine the block is as somebody else left it (BB-02)', () => {
  const theirs = { ...withNew('Deren', 'theirs'), budget: 99, media: [] }
  const { draft } = mergeBlock(base, base, theirs)
  expect(contentOf(draft, undefined)).toEqual(contentOf(theirs, undefined))
})
