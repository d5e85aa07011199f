/** True, false, or not known: rules of SCORM 2004 tell these apart (SN, UP.2.1). */
export type Known = boolean | undefined

/** A condition of a rule; what the standard's run-time need not evaluate (times of the day) is never known. */
export interface Condition {
  condition: string
  isNegated: boolean
  /** Of this objective of the activity; null: of its primary one. */
  objective: string | null
  /** -1 to 1, of conditions on measures. */
  threshold: number
}

export interface Conditions {
  combination: 'all' | 'any'
  conditions: Condition[]
}

export interface SequencingRule extends Conditions {
  action: string
}

export interface RollupRule extends Conditions {
  action: 'satisfied' | 'notSatisfied' | 'completed' | 'incomplete'
  /** Of how many children the conditions must hold. */
  children: 'all' | 'any' | 'none' | 'atLeastCount' | 'atLeastPercent'
  minimumCount: number
  /** 0 to 1. */
  minimumPercent: number
}

/** An objective's connection with one that all activities of the course share. */
interface ObjectiveMap {
  target: string
  readsSatisfied: boolean
  readsMeasure: boolean
  writesSatisfied: boolean
  writesMeasure: boolean
}

export interface Objective {
  /** Null: a primary objective without a name. */
  id: string | null
  isPrimary: boolean
  isByMeasure: boolean
  /** -1 to 1. */
  minimumMeasure: number
  maps: ObjectiveMap[]
}

/** When a child counts in its parent's rollup. */
export type RollupRequirement = 'always' | 'ifAttempted' | 'ifNotSkipped' | 'ifNotSuspended'

/** Which of a chapter's children a learner gets, and in what order (SN 3.7 and 3.8). */
export interface Variation {
  /** So many of them; null: all. */
  selection: { count: number; isEachTime: boolean } | null
  /** In an order of the learner's own; null: the manifest's. */
  order: { isEachTime: boolean } | null
}

/** An item of the manifest with what its `imsss:sequencing` says (SCORM 2004, SN 3). */
export interface ActivityDefinition {
  identifier: string
  /** Refers to a resource that learners can open. */
  isLesson: boolean
  choice: boolean
  choiceExit: boolean
  flow: boolean
  forwardOnly: boolean
  constrainChoice: boolean
  preventActivation: boolean
  preRules: SequencingRule[]
  exitRules: SequencingRule[]
  postRules: SequencingRule[]
  attemptLimit: number | null
  rollupRules: RollupRule[]
  rollsUpSatisfaction: boolean
  rollsUpCompletion: boolean
  measureWeight: number
  required: Record<RollupRule['action'], RollupRequirement>
  isMeasureCountedIfActive: boolean
  objectives: Objective[]
  isTracked: boolean
  isCompletionSetByContent: boolean
  isObjectiveSetByContent: boolean
  /** 0 to 1; null: progress says nothing of completion. */
  completionThreshold: number | null
  /** Absent: all children, as they stand. */
  variation?: Variation | undefined
  /** Buttons that are not shown beside the lesson (`adlnav:hideLMSUI`). */
  hiddenControls: string[]
  children: ActivityDefinition[]
}

/** What a lesson has said, as far as rules ask for it. */
export interface LessonTrack {
  /** CMI elements of SCORM 2004 by name. */
  cmi: Readonly<Record<string, string>>
  /** It was done once; that is not taken back. */
  isDone: boolean
  /** Somebody is in it now, or was when the browser was closed. */
  isOpen: boolean
  /** How often it was begun, resuming left out. */
  attempts: number
  /** Milliseconds since 1970 when it said something last. */
  seenAt: number
}
