import type { IconTileTone } from '@atrium/design-system'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Locale } from '../kit/module-host/host.tsx'
import type { Query } from '../kit/query.ts'

/**
 * What a home answers (T-02): what waits on the reader, what changed since their last visit, what
 * starts or ends within seven days, which deadlines come next; what they marked for themselves, and
 * where they were last.
 */
export const homeQuestions = ['waiting', 'changed', 'near', 'due', 'starred', 'recent'] as const
export type HomeQuestion = (typeof homeQuestions)[number]

/** A line of an answer. */
export interface HomeRow {
  /** Tells it from all other rows of its contribution. */
  key: string
  title: string
  /** A quieter line under it. */
  detail?: string
  icon: LucideIcon
  /** Stands in place of the icon. */
  mark?: ReactNode
  /** Default `neutral`. */
  tone?: IconTileTone
  /** ISO moment: when it happened. */
  at?: string
  /** ISO day on which it starts, ends or is due; stands first. */
  day?: string
  /** What the detail says is overdue. */
  isLate?: boolean
  /** Days from today to its first and its last, for a place on a line of time; `media` names its colour. */
  span?: { from: number | undefined; to: number | undefined; media?: string }
  /** What can be done with it on the spot. It can be taken back for a moment (T-08). */
  action?: HomeAction
  /** Leads where the row leads, before what can be done: nothing is decided unseen. */
  look?: Pick<HomeAction, 'label' | 'spoken'>
  /** Where it leads, an address inside the portal; absent: nowhere. */
  href?: string
}

/** Something that is done with a row where it stands. */
export interface HomeAction {
  /** On the button. */
  label: string
  /** The same, with what it is about; spoken. */
  spoken: string
  /** While it can still be taken back. */
  doing: string
  /** Where it did not work. */
  failed: string
  /** Rejects with a `PortError`. */
  run: () => Promise<void>
}

/** What a module adds to the home: one question, the data, and how they are shown. */
export interface HomeContribution<Data = unknown> {
  /** Tells it from all others: `approvals`. */
  id: string
  question: HomeQuestion
  query: Query<Data>
  /** The data as rows, in the contribution’s own words, the first one first. */
  rows(data: Data, context: HomeContext): readonly HomeRow[]
  /** Stands at the end of the heading’s line: since when, how many of what. */
  aside?(data: Data, context: HomeContext): string | undefined
  /** In place of the question’s own title. */
  title?(data: Data, context: HomeContext): string | undefined
  /** Called when the reader opens a row. */
  onOpen?(row: HomeRow, data: Data): void
  /** Calls back when the data are no longer right; absent: nothing is live. */
  onChange?(listener: () => void): () => void
}

/** What rows are worded by. */
export interface HomeContext {
  locale: Locale
  now: Date
}

/** What an application needs before a client is asked in (GEN-09). */
export type FirstStepKey = 'pages' | 'theme' | 'mail' | 'people' | 'campaign'

export interface FirstStep {
  key: FirstStepKey
  /** Follows from what is there. */
  isDone: boolean
  /** Where it is done, an address inside the portal; absent: outside of it. */
  href?: string
}

export interface FirstSteps {
  /** As far as the reader may do them. */
  steps: readonly FirstStep[]
  /** The reader put them away. */
  isHidden: boolean
}

export interface FirstStepsPort {
  query: Query<FirstSteps>
  /** Puts them away for the reader, or shows them again. Rejects with a `PortError`. */
  hide(isHidden: boolean): Promise<void>
  /** Calls back when the answer is no longer right; absent: nothing is live. */
  onChange?(listener: () => void): () => void
}

/** What the home needs from its host. Everything rejects with a `PortError`. */
export interface HomePort {
  /** Who is greeted; until it is known, or where it is not, the greeting has no name. */
  person: Query<{ firstName: string; lastName: string }>
  /** The tenant’s picture behind the greeting; absent: the brand’s colour. */
  pictureUrl?: string
  /** What modules add, in their order. A question that nobody answers is not asked. */
  contributions: readonly HomeContribution[]
  /** What is left to do in an application that begins; absent: the reader sets nothing up. */
  firstSteps?: () => Promise<FirstStepsPort>
  /** Goes to an address inside the portal. */
  open: (href: string) => void
}
