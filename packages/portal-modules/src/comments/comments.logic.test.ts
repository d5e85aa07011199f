import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  daysOf,
  mentionedIn,
  partsOf,
  sendable,
  withComment,
  type ShownComment,
} from './comments.logic.ts'
import { aboutThePoster, buildComment, korbinian, sabine } from './testing/fixtures.ts'

const namesake = { ...sabine, id: 20 }
const longer = { id: 21, firstName: 'Sabine', lastName: 'Moser-Huber' }

describe('what is sent', () => {
  test.each(['', ' ', 'a', ' a\n', 'x'.repeat(4_001)])('nothing of %j (VAL-13)', (text) => {
    expect(sendable(text)).toBeUndefined()
  })

  test('two characters are enough, without the blanks around them (VAL-13)', () => {
    expect(sendable(' Ja ')).toBe('Ja')
  })
})

describe('people whom a text addresses (T-54)', () => {
  test('are those whose whole name stands behind an @', () => {
    const people = [sabine, korbinian, longer]
    expect(mentionedIn('@Sabine Moser, bitte', people, [])).toEqual([sabine.id])
    expect(mentionedIn('@Sabine Moser-Huber bitte', people, [])).toEqual([longer.id])
    expect(mentionedIn('@Sabine Moserin und @Korbinian', people, [])).toEqual([])
    expect(mentionedIn('Sabine Moser', people, [sabine.id])).toEqual([])
    expect(mentionedIn('@Korbinian Huber @Korbinian Huber', people, [])).toEqual([korbinian.id])
  })

  test('of two of one name it is the one who was chosen, else nobody', () => {
    expect(mentionedIn('@Sabine Moser', [sabine, namesake], [20])).toEqual([20])
    expect(mentionedIn('@Sabine Moser', [sabine, namesake], [])).toEqual([])
  })

  test('are set off in it, and every other letter stays', () => {
    const text = 'Hallo @Sabine Moser und post@alpenquell.example'
    const parts = partsOf(text, [sabine])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ isMention }) => isMention)).toEqual([
      { text: '@Sabine Moser', isMention: true },
    ])
    expect(partsOf('Nur Text', [])).toEqual([{ text: 'Nur Text', isMention: false }])
  })
})

describe('what is known of a talk', () => {
  const sent: ShownComment = { ...buildComment({ id: -1 }), commandId: 'c' }

  test('a comment on its way stands on top, once, also when its answer was quicker (CMT-02)', () => {
    const command = { type: 'add' as const, commandId: 'c', comment: sent }
    expect(applyCommand(aboutThePoster, command)[0]).toBe(sent)
    const arrived = withComment(aboutThePoster, {
      ...buildComment({ id: 6, createdAt: '2026-11-20T11:29:00' }),
      commandId: 'c',
    })
    expect(applyCommand(arrived, command)).toBe(arrived)
    expect(arrived[0]).toMatchObject({ id: 6, commandId: 'c' })
  })

  test('an older answer does not go back behind a newer state', () => {
    const newer = [buildComment({ version: 3, text: 'Neu' })]
    expect(withComment(newer, buildComment({ version: 2, text: 'Alt' }))).toBe(newer)
    expect(withComment(newer, buildComment({ version: 4, text: 'Neuer' }))[0]!.text).toBe('Neuer')
  })

  test('what is changed or taken back shows at once; what has gone stays gone (CMT-03)', () => {
    const change = { type: 'save' as const, commandId: 'c', id: 3, text: 'Anders', mentions: [] }
    expect(applyCommand(aboutThePoster, change).find(({ id }) => id === 3)).toMatchObject({
      text: 'Anders',
      isPending: true,
    })
    const removal = { type: 'remove' as const, commandId: 'c', id: 3 }
    const without = applyCommand(aboutThePoster, removal)
    expect(without.map(({ id }) => id)).toEqual([5, 4, 2, 1])
    expect(applyCommand(without, change)).toEqual(without)
  })

  test('days follow the order of the comments', () => {
    expect(daysOf(aboutThePoster).map(({ day, comments }) => [day, comments.length])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-19', 2],
      ['2026-11-12', 1],
    ])
  })
})
