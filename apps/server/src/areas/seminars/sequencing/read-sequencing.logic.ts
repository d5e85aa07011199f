import { packageLimits } from '../package/package.limits.ts'
import { PackageError } from '../package/package.types.ts'
import { readCompletionThreshold } from '../package/manifest-settings.logic.ts'
import type { XmlElement } from '../package/xml.logic.ts'
import { attribute, children, extension, first, isTrue, plainText, readNumber } from '../package/xml-query.logic.ts' // prettier-ignore
import type { ActivityDefinition, Conditions, Objective, RollupRequirement, RollupRule, SequencingRule, Variation } from './sequencing.types.ts' // prettier-ignore

/** Parts of the namespaces' addresses, and their usual prefixes. */
const [sequencing, adlSequencing, adlNavigation, packaging] = ['imsss', 'adlseq', 'adlnav', 'adlcp']

export interface SequencingReader {
  /** From the manifest's `sequencingCollection`, by ID. */
  shared: ReadonlyMap<string, XmlElement>
  /** Identifiers of the items that became lessons. */
  lessons: ReadonlySet<string>
}

/** Takes in each activity as soon as it is read; refuses what is too much. */
type Count = (activity: ActivityDefinition) => void

/**
 * Reads the activity tree of an organization with its rules (SCORM 2004 CAM 5, SEM-05). Null where no
 * item says anything of sequencing: such a course is walked through as the learner likes.
 * @throws PackageError `too-many-activities` or `too-many-rules`: rules that items share count with each of
 *   them, so that a small manifest cannot become large (T-91)
 */
export function readSequencing(
  organization: XmlElement,
  reader: SequencingReader,
): ActivityDefinition | null {
  return hasSequencing(organization) ? readActivity(organization, reader, createCount()) : null
}

function createCount(): Count {
  let [activities, rules, length] = [0, 0, 0]
  return (activity) => {
    activities += 1
    rules += rulesOf(activity)
    length += JSON.stringify(activity).length
    if (activities > packageLimits.activities) throw new PackageError('too-many-activities')
    if (rules > packageLimits.rules || length > packageLimits.sequencingLength)
      throw new PackageError('too-many-rules')
  }
}

/** With their parts: a rule of a thousand conditions is a thousand to look at. */
function rulesOf(activity: ActivityDefinition): number {
  const { preRules, exitRules, postRules, rollupRules, objectives } = activity
  const parts = [
    ...[...preRules, ...exitRules, ...postRules, ...rollupRules].map((one) => one.conditions.length), // prettier-ignore
    ...objectives.map((one) => one.maps.length),
  ]
  return parts.reduce((sum, part) => sum + part, parts.length)
}

const hasSequencing = (item: XmlElement): boolean =>
  extension(item, sequencing, 'sequencing') !== undefined ||
  children(item, 'item').some(hasSequencing)

function readActivity(
  item: XmlElement,
  reader: SequencingReader,
  count: Count,
): ActivityDefinition {
  const own = extension(item, sequencing, 'sequencing')
  const other = reader.shared.get(attribute(own, 'IDRef') ?? '')
  // Its own rules count before those that it refers to (CAM, "sequencing", `IDRef`).
  const find = (name: string) => first(own, name) ?? first(other, name)
  const findAdl = (name: string) =>
    (own && extension(own, adlSequencing, name)) ?? (other && extension(other, adlSequencing, name))
  const control = find('controlMode')
  const rollup = find('rollupRules')
  const delivery = find('deliveryControls')
  const rules = find('sequencingRules')
  const constrained = findAdl('constrainedchoiceconsiderations')
  const considered = findAdl('rollupconsiderations')
  const identifier = attribute(item, 'identifier') ?? ''
  const required = (name: string) => requirement(attribute(considered, name))
  const activity: ActivityDefinition = {
    identifier,
    isLesson: item.name === 'item' && reader.lessons.has(identifier),
    choice: isTrue(attribute(control, 'choice') ?? 'true'),
    choiceExit: isTrue(attribute(control, 'choiceExit') ?? 'true'),
    flow: isTrue(attribute(control, 'flow')),
    forwardOnly: isTrue(attribute(control, 'forwardOnly')),
    constrainChoice: isTrue(attribute(constrained, 'constrainChoice')),
    preventActivation: isTrue(attribute(constrained, 'preventActivation')),
    preRules: children(rules, 'preConditionRule').map(readRule),
    exitRules: children(rules, 'exitConditionRule').map(readRule),
    postRules: children(rules, 'postConditionRule').map(readRule),
    attemptLimit: readNumber(attribute(find('limitConditions'), 'attemptLimit') ?? null, 1, 1e9),
    rollupRules: children(rollup, 'rollupRule').flatMap(readRollupRule),
    rollsUpSatisfaction: isTrue(attribute(rollup, 'rollupObjectiveSatisfied') ?? 'true'),
    rollsUpCompletion: isTrue(attribute(rollup, 'rollupProgressCompletion') ?? 'true'),
    measureWeight: readNumber(attribute(rollup, 'objectiveMeasureWeight') ?? null, 0, 1) ?? 1,
    required: {
      satisfied: required('requiredForSatisfied'),
      notSatisfied: required('requiredForNotSatisfied'),
      completed: required('requiredForCompleted'),
      incomplete: required('requiredForIncomplete'),
    },
    isMeasureCountedIfActive: isTrue(attribute(considered, 'measureSatisfactionIfActive') ?? 'true'), // prettier-ignore
    objectives: readObjectives(find('objectives')),
    isTracked: isTrue(attribute(delivery, 'tracked') ?? 'true'),
    isCompletionSetByContent: isTrue(attribute(delivery, 'completionSetByContent')),
    isObjectiveSetByContent: isTrue(attribute(delivery, 'objectiveSetByContent')),
    completionThreshold: readCompletionThreshold(extension(item, packaging, 'completionthreshold')),
    variation: readVariation(find('randomizationControls')),
    hiddenControls: readHiddenControls(item),
    children: [],
  }
  count(activity)
  return { ...activity, children: children(item, 'item').map((child) => readActivity(child, reader, count)) } // prettier-ignore
}

const readConditions = (
  element: XmlElement | undefined,
  name: string,
  combination: Conditions['combination'],
): Conditions => ({
  combination: attribute(element, 'conditionCombination') === 'any' ? 'any' : attribute(element, 'conditionCombination') === 'all' ? 'all' : combination, // prettier-ignore
  conditions: children(element, name).map((one) => ({
    condition: attribute(one, 'condition') ?? '',
    isNegated: attribute(one, 'operator') === 'not',
    objective: attribute(one, 'referencedObjective') || null,
    threshold: readNumber(attribute(one, 'measureThreshold') ?? null, -1, 1) ?? 0,
  })),
})

const readRule = (rule: XmlElement): SequencingRule => ({
  ...readConditions(first(rule, 'ruleConditions'), 'ruleCondition', 'all'),
  action: attribute(first(rule, 'ruleAction'), 'action') ?? '',
})

const rollupActions = ['satisfied', 'notSatisfied', 'completed', 'incomplete'] as const
const childSets = ['all', 'any', 'none', 'atLeastCount', 'atLeastPercent'] as const

function readRollupRule(rule: XmlElement): RollupRule[] {
  const said = attribute(first(rule, 'rollupAction'), 'action')
  const action = rollupActions.find((one) => one === said)
  const set = attribute(rule, 'childActivitySet') ?? 'all'
  if (!action) return []
  return [
    {
      ...readConditions(first(rule, 'rollupConditions'), 'rollupCondition', 'any'),
      action,
      children: childSets.find((one) => one === set) ?? 'all',
      minimumCount: readNumber(attribute(rule, 'minimumCount') ?? null, 0, 1e9) ?? 0,
      minimumPercent: readNumber(attribute(rule, 'minimumPercent') ?? null, 0, 1) ?? 0,
    },
  ]
}

/** The primary one comes first; an activity that names none has one all the same (SN 3.10). */
function readObjectives(objectives: XmlElement | undefined): Objective[] {
  const primary = first(objectives, 'primaryObjective')
  return [
    readObjective(primary, true),
    ...children(objectives, 'objective').map((one) => readObjective(one, false)),
  ]
}

const readObjective = (objective: XmlElement | undefined, isPrimary: boolean): Objective => ({
  id: attribute(objective, 'objectiveID') || null,
  isPrimary,
  isByMeasure: isTrue(attribute(objective, 'satisfiedByMeasure')),
  minimumMeasure: readNumber(plainText(first(objective, 'minNormalizedMeasure')), -1, 1) ?? 1,
  maps: children(objective, 'mapInfo').map((map) => ({
    target: attribute(map, 'targetObjectiveID') ?? '',
    readsSatisfied: isTrue(attribute(map, 'readSatisfiedStatus') ?? 'true'),
    readsMeasure: isTrue(attribute(map, 'readNormalizedMeasure') ?? 'true'),
    writesSatisfied: isTrue(attribute(map, 'writeSatisfiedStatus')),
    writesMeasure: isTrue(attribute(map, 'writeNormalizedMeasure')),
  })),
})

const requirements = ['always', 'ifAttempted', 'ifNotSkipped', 'ifNotSuspended'] as const
const requirement = (text: string | undefined): RollupRequirement =>
  requirements.find((one) => one === text) ?? 'always'

/** What is said of both, once or with each attempt; what is left out is never done (CAM 5.1.11). */
function readVariation(controls: XmlElement | undefined): Variation | undefined {
  const timing = (name: string) => {
    const said = attribute(controls, name)
    return said === 'once' || said === 'onEachNewAttempt' ? { isEachTime: said !== 'once' } : null
  }
  const count = readNumber(attribute(controls, 'selectCount') ?? null, 0, 1e9)
  const [selected, ordered] = [timing('selectionTiming'), timing('randomizationTiming')]
  const selection = selected && count !== null ? { ...selected, count: Math.round(count) } : null
  const order = isTrue(attribute(controls, 'reorderChildren')) ? ordered : null
  return selection || order ? { selection, order } : undefined
}

function readHiddenControls(item: XmlElement): string[] {
  const presentation = extension(item, adlNavigation, 'presentation')
  return children(first(presentation, 'navigationInterface'), 'hideLMSUI').flatMap(
    (one) => plainText(one) ?? [],
  )
}
