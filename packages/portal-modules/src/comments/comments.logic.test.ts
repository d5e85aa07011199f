import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  daysOf,
  mentionedIn,
  partsOf,
  pinsOf,
  sendable,
  threadsOf,
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
    expect(
      daysOf(threadsOf(aboutThePoster)).map(({ day, threads }) => [day, threads.length]),
    ).toEqual([
      ['2026-11-20', 2],
      ['2026-11-19', 2],
      ['2026-11-12', 1],
    ])
  })
})

describe('threads (T-41)', () => {
  const said = (id: number, replyTo: number | null = null) => buildComment({ id, replyTo })

  test('stand by what began them, newest first; answers as they were said', () => {
    const threads = threadsOf([said(5, 1), said(4), said(3, 1), said(2, 9), said(1)])
    const ids = threads.map(({ comment, answers }) => [comment.id, answers.map(({ id }) => id)])
    expect(ids).toEqual([
      [4, []],
      [2, []],
      [1, [3, 5]],
    ])
  })

  test('places are numbered as they were marked, without what did not arrive', () => {
    const at = { version: 1, x: 0.5, y: 0.5 }
    const pins = pinsOf([
      { ...buildComment({ id: -1, place: at }), isFailed: true },
      buildComment({ id: 3, place: at, resolved: { at: '2026-11-20T10:00:00', by: null } }),
      buildComment({ id: 2 }),
      buildComment({ id: 1, place: { version: 1, seconds: 12 } }),
    ])
    expect(pins.map(({ id, number, isResolved }) => [id, number, isResolved])).toEqual([
      [1, 1, false],
      [3, 2, true],
    ])
  })
})
