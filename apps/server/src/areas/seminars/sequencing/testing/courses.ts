import { readManifest } from '../../package/manifest.logic.ts'
import { manifest2004 } from '../../package/testing/manifests.ts'
import { sequence } from '../sequence.logic.ts'
import type { ActivityDefinition, LessonTrack } from '../sequencing.types.ts'

/** An item without children is a lesson. */
export interface TestItem {
  id: string
  /** What stands in its `imsss:sequencing`. */
  rules?: string
  items?: readonly TestItem[]
}

const xmlOf = ({ id, rules, items }: TestItem): string => `
  <item identifier="${id}" ${items ? '' : `identifierref="res-${id}"`}><title>${id}</title>
    ${(items ?? []).map(xmlOf).join('')}
    ${rules === undefined ? '' : `<imsss:sequencing>${rules}</imsss:sequencing>`}
  </item>`

const leaves = (items: readonly TestItem[]): string[] =>
  items.flatMap(({ id, items: below }) => (below ? leaves(below) : [id]))

/** The rules of a course as its manifest is read; `rules` are those of the whole course. */
export function courseOf(rules: string, items: readonly TestItem[]): ActivityDefinition {
  const ids = leaves(items)
  const manifest = manifest2004({
    items: `${items.map(xmlOf).join('')}<imsss:sequencing>${rules}</imsss:sequencing>`,
    resources: ids
      .map(
        (id) =>
          `<resource identifier="res-${id}" type="webcontent" adlcp:scormType="sco" href="${id}.html"/>`,
      ) // prettier-ignore
      .join(''),
  })
  return readManifest(Buffer.from(manifest), ids.map((id) => `${id}.html`)).sequencing! // prettier-ignore
}

/** What a lesson said: short words for the elements that rules ask about. */
interface Said {
  success?: 'passed' | 'failed'
  completion?: 'completed' | 'incomplete'
  scaled?: number
  exit?: 'suspend' | 'normal'
  isOpen?: boolean
  attempts?: number
  objectives?: Readonly<Record<string, 'passed' | 'failed'>>
}

/** Lessons in the order in which they were opened. */
export type Walk = Readonly<Record<string, Said>>

const trackOf = (said: Said, seenAt: number): LessonTrack => ({
  cmi: Object.fromEntries(
    Object.entries({
      'cmi.success_status': said.success,
      'cmi.completion_status': said.completion,
      'cmi.score.scaled': said.scaled?.toString(),
      'cmi.exit': said.exit,
      ...Object.fromEntries(
        Object.entries(said.objectives ?? {}).flatMap(([id, status], index) => [
          [`cmi.objectives.${index}.id`, id],
          [`cmi.objectives.${index}.success_status`, status],
        ]),
      ),
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
  isDone: said.completion === 'completed' && said.success !== 'failed',
  isOpen: said.isOpen ?? false,
  attempts: said.attempts ?? 1,
  seenAt,
})

/** Where a learner stands who walked so. @param seed  who they are */
export function standing(course: ActivityDefinition, walk: Walk, seed = 'learner') {
  const entries = Object.entries(walk)
  const tracks = new Map(entries.map(([id, said], index) => [id, trackOf(said, index)]))
  return sequence(course, tracks, entries.at(-1)?.[0], seed)
}

/** Lessons that can be opened now. */
export function openLessons(course: ActivityDefinition, walk: Walk): string[] {
  const { locks, lessons } = standing(course, walk)
  return lessons.filter((id) => !locks.has(id))
}
