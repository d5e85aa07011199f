import { expect, test } from 'vitest'
import { newDraft, type DraftMedium } from './draft.logic.ts'
import { readSentDraft, withChange } from './tabs.logic.ts'

const fresh = newDraft('2027-03-15')
const medium = (mediaTypeId: number, isSelected: boolean): DraftMedium => ({
  mediaTypeId,
  isSelected,
  start: null,
  end: null,
})

test('fields that two tabs change at once both stay, and of one field the newest (DO-31)', () => {
  const byFirst = withChange(fresh, fresh, { name: 'Fest', target: 'Familien' })
  const both = withChange(byFirst, fresh, { target: 'Paare', budget: 900 })
  expect(both).toMatchObject({ name: 'Fest', target: 'Paare', budget: 900 })
})

test('answers and media of two tabs are brought together one by one (DO-31)', () => {
  const shown = {
    ...fresh,
    values: { 'field-1': 'Göttingen', 'field-2': 'alt' },
    media: [medium(6, true), medium(13, false)],
  }
  const byFirst = withChange(shown, shown, {
    values: { ...shown.values, 'field-1': 'Kassel' },
    media: [medium(6, false), medium(13, false)],
  })
  const both = withChange(byFirst, shown, {
    values: { 'field-1': 'Göttingen', 'field-3': 'neu' },
    media: [medium(6, true), medium(13, true)],
  })
  expect(both.values).toEqual({ 'field-1': 'Kassel', 'field-3': 'neu' })
  expect(both.media).toEqual([medium(6, false), medium(13, true)])
})

test('how far one tab has got is not taken back by another (DO-01)', () => {
  expect(withChange({ ...fresh, reached: 2 }, fresh, { reached: 1 }).reached).toBe(2)
})

test('what is kept of a sent draft is read again; anything else is none', () => {
  const sent = { command: 'a', orderId: 4, name: 'Fest', isSent: true }
  expect(readSentDraft(JSON.stringify(sent))).toEqual(sent)
  for (const broken of [undefined, '', 'null', '{', '{"command":"a"}'])
    expect(readSentDraft(broken)).toBeUndefined()
})
