import { createHash } from 'node:crypto'
import type { ActivityDefinition, LessonTrack } from './sequencing.types.ts'

/** Whose course it is, and how often they have begun its chapters anew. */
export interface Learner {
  /** The same for a learner in a course, whenever and wherever it is worked out. */
  seed: string
  /** From 0, of chapters that are put together anew with each attempt; a chapter that is not in it: 0. */
  rounds: ReadonlyMap<string, number>
}

/**
 * The children that a learner gets of a chapter, in their order (SN, SR.1 and SR.2). Drawn from who they are
 * and not by chance, so that it is the same tomorrow and on another machine, and is kept nowhere (T-86).
 */
export function childrenFor(
  chapter: ActivityDefinition,
  { seed, rounds }: Learner,
): readonly ActivityDefinition[] {
  const { children, identifier, variation } = chapter
  if (!variation) return children
  const { selection, order } = variation
  const round = rounds.get(identifier) ?? 0
  const draw = (what: string, { isEachTime }: { isEachTime: boolean }) => {
    const begin = `${seed}.${identifier}.${isEachTime ? round : 0}.${what}.`
    const lots = new Map(children.map((child) => [child, lotOf(begin + child.identifier)]))
    return (all: readonly ActivityDefinition[]) =>
      all.toSorted((one, other) => (lots.get(one)! < lots.get(other)! ? -1 : 1))
  }
  const chosen = selection && new Set(draw('selection', selection)(children).slice(0, selection.count)) // prettier-ignore
  const left = chosen ? children.filter((child) => chosen.has(child)) : children
  return order ? draw('order', order)(left) : left
}

const lotOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * How often a learner has begun the chapters anew that are put together with each attempt. Once all that a
 * chapter gave has been begun, the next lesson that its next attempt would give, and that is begun once more
 * than before, begins that. A chapter that is done stays as it is: looking at it again changes nothing.
 */
export function roundsOf(
  root: ActivityDefinition,
  seed: string,
  tracks: ReadonlyMap<string, LessonTrack>,
): Learner['rounds'] {
  const rounds = new Map<string, number>()
  for (const chapter of chaptersEachTime(root)) rounds.set(chapter.identifier, roundOf(chapter, seed, tracks)) // prettier-ignore
  return rounds
}

function roundOf(
  chapter: ActivityDefinition,
  seed: string,
  tracks: ReadonlyMap<string, LessonTrack>,
): number {
  const begun = begunOf(chapter, tracks)
  const times = new Map<ActivityDefinition, number>()
  const timesOf = (child: ActivityDefinition) => times.get(child) ?? 0
  for (let round = 0; ; round += 1) {
    const now = givenIn(chapter, seed, round)
    for (const child of now) times.set(child, timesOf(child) + 1)
    const isThrough = now.every((child) => begun(child) >= timesOf(child))
    const isDone = now.every((child) => lessonsIn(child).every(({ identifier }) => tracks.get(identifier)?.isDone)) // prettier-ignore
    const isBegunAnew = givenIn(chapter, seed, round + 1).some((child) => begun(child) > timesOf(child)) // prettier-ignore
    if (!isThrough || isDone || !isBegunAnew) return round
  }
}

/** The rounds of who begins a chapter anew: of those chapters in it of which everything was begun. */
export function nextRounds(
  chapter: ActivityDefinition,
  { seed, rounds }: Learner,
  tracks: ReadonlyMap<string, LessonTrack>,
): Learner['rounds'] {
  const next = new Map(rounds)
  for (const one of chaptersEachTime(chapter)) {
    const round = rounds.get(one.identifier) ?? 0
    const before = Array.from({ length: round + 1 }, (_, index) => givenIn(one, seed, index))
    const begun = begunOf(one, tracks)
    const isThrough = before
      .at(-1)!
      .every((child) => begun(child) >= before.filter((given) => given.includes(child)).length)
    if (isThrough) next.set(one.identifier, round + 1)
  }
  return next
}

const givenIn = (chapter: ActivityDefinition, seed: string, round: number) =>
  childrenFor(chapter, { seed, rounds: new Map([[chapter.identifier, round]]) })

/** How often the learner has begun each child. */
function begunOf(chapter: ActivityDefinition, tracks: ReadonlyMap<string, LessonTrack>) {
  const counts = new Map(chapter.children.map((child) => [child, attemptsIn(child, tracks)]))
  return (child: ActivityDefinition) => counts.get(child)!
}

const chaptersEachTime = (one: ActivityDefinition): ActivityDefinition[] => [
  ...(one.variation?.selection?.isEachTime || one.variation?.order?.isEachTime ? [one] : []),
  ...one.children.flatMap(chaptersEachTime),
]

const lessonsIn = (one: ActivityDefinition): ActivityDefinition[] =>
  one.children.length === 0 ? (one.isLesson ? [one] : []) : one.children.flatMap(lessonsIn)

const attemptsIn = (one: ActivityDefinition, tracks: ReadonlyMap<string, LessonTrack>): number =>
  Math.max(0, ...lessonsIn(one).map(({ identifier }) => tracks.get(identifier)?.attempts ?? 0))
