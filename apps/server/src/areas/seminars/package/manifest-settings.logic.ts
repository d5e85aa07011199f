import type { PackageLesson, ScormPackage } from './package.types.ts'
import type { XmlElement } from './xml.logic.ts'
import { attribute, children, extension, first, isTrue, plainText, readNumber } from './xml-query.logic.ts' // prettier-ignore

type LessonSettings = Omit<
  PackageLesson,
  'identifier' | 'title' | 'chapters' | 'kind' | 'entry' | 'xapi'
>

/** Parts of the namespaces' addresses, and their usual prefixes. */
const [packaging, sequencing] = ['adlcp', 'imsss']

const timeLimitActions = ['exit,message', 'exit,no message', 'continue,message', 'continue,no message'] // prettier-ignore

/** Sequencing that items refer to by its `ID`, from the manifest's `sequencingCollection`. */
export function readSharedSequencings(root: XmlElement): ReadonlyMap<string, XmlElement> {
  const collection = extension(root, sequencing, 'sequencingcollection')
  return new Map(children(collection, 'sequencing').map((one) => [attribute(one, 'ID') ?? '', one]))
}

/** What an item sets for the runtime (SEM-05, SEM-06); null where it sets nothing, or nothing valid. */
export function readLessonSettings(
  item: XmlElement,
  scormVersion: ScormPackage['scormVersion'],
  shared: ReadonlyMap<string, XmlElement>,
): LessonSettings {
  const own = (name: string) => extension(item, packaging, name)
  const action = plainText(own('timelimitaction'))?.replaceAll(/\s*,\s*/gu, ',') ?? ''
  const common = {
    // Not trimmed: a lesson is to find what was written for it.
    launchData: own('datafromlms')?.text || null,
    timeLimitAction: timeLimitActions.includes(action) ? action : null,
  }
  if (scormVersion === '1.2') {
    return {
      ...common,
      masteryScore: readNumber(plainText(own('masteryscore')), 0, 100),
      scaledPassingScore: null,
      completionThreshold: null,
      maxTimeAllowed: plainText(own('maxtimeallowed')),
      prerequisites: readPrerequisites(own('prerequisites')),
    }
  }
  const rules = sequencingOf(item, shared)
  return {
    ...common,
    masteryScore: null,
    scaledPassingScore: readPassingScore(rules),
    completionThreshold: readCompletionThreshold(own('completionthreshold')),
    maxTimeAllowed: attribute(firstOf(rules, 'limitConditions'), 'attemptAbsoluteDurationLimit') ?? null, // prettier-ignore
    prerequisites: null,
  }
}

/** The item's own rules and those that it refers to; the own ones come first (CAM, "sequencing", `IDRef`). */
function sequencingOf(item: XmlElement, shared: ReadonlyMap<string, XmlElement>): XmlElement[] {
  const own = extension(item, sequencing, 'sequencing')
  const other = shared.get(attribute(own, 'IDRef') ?? '')
  return [own, other].filter((rules) => rules !== undefined)
}

const firstOf = (rules: readonly XmlElement[], name: string) =>
  rules.map((one) => first(one, name)).find((found) => found !== undefined)

/** Holds for a primary objective that is satisfied by its measure, and is 1 where it gives none (RTE, `cmi.scaled_passing_score`). */
function readPassingScore(rules: readonly XmlElement[]): number | null {
  const objective = first(firstOf(rules, 'objectives'), 'primaryObjective')
  if (!isTrue(attribute(objective, 'satisfiedByMeasure'))) return null
  const measure = first(objective, 'minNormalizedMeasure')
  return measure ? readNumber(plainText(measure), -1, 1) : 1
}

/**
 * A number in the 2nd and 3rd edition; in the 4th an attribute that counts where `completedByMeasure` is set,
 * and is 1 where it is absent (CAM, `completionThreshold`).
 */
export function readCompletionThreshold(element: XmlElement | undefined): number | null {
  const isOfMeasure = attribute(element, 'completedByMeasure')
  const measure = attribute(element, 'minProgressMeasure')
  if (isOfMeasure === undefined && measure === undefined)
    return readNumber(plainText(element), 0, 1)
  return isTrue(isOfMeasure) ? readNumber(measure ?? '1', 0, 1) : null
}

/** Scripts of other languages than AICC's are unknown to the standard. */
function readPrerequisites(element: XmlElement | undefined): string | null {
  const type = attribute(element, 'type') ?? 'aicc_script'
  return type.toLowerCase() === 'aicc_script' ? plainText(element) : null
}
