import type { QueryResult } from '../../kit/index.ts'
import type { Fault, FileRefusal } from '../checks.logic.ts'
import type { OrderConflicts, OrderFact } from '../conflict.logic.ts'
import type { BookingDeadline, Order, OrderAction, OrderChoices, OrderOptions } from '../direct-orders.port.ts' // prettier-ignore
import type { OrderDraft, Step } from '../draft.logic.ts'
import type { SentDraft } from '../tabs.logic.ts'
import type { BlockNews } from './useBlockNews.ts'
import type { RegionModel } from './useRegionBudget.ts'

/** An order that two people changed at once. */
export interface OrderConflict extends OrderConflicts {
  /** The order as it stands. */
  theirs: Order
}

/** Everything that the wizard knows and does; its views only show it. */
export interface WizardModel {
  choices: OrderChoices
  /** What is entered, with the media and defaults of its options. */
  draft: OrderDraft
  change: (change: Partial<OrderDraft>) => void
  /** A kept draft that is shown again; `outdated` where it could not be opened. */
  restored: OrderDraft | 'outdated' | undefined
  dismiss: () => void
  discard: () => void
  /** The order that became of this draft in another tab, or by a send whose answer got lost. */
  sent: SentDraft | undefined
  openSent: () => void
  /** Goes on with what is kept by now, or with a new draft. */
  startAnew: () => void
  action: OrderAction
  /** The order that is adjusted; undefined: a new one. */
  order: Order | undefined
  options: QueryResult<OrderOptions> | undefined
  /** Regions to choose from, and what the chosen one may still book. */
  region: RegionModel
  /** Booking deadlines of the chosen campaign; none until they are known. */
  deadlines: readonly BookingDeadline[]
  /** What became of the chosen block while the wizard was open. */
  blockNews: BlockNews
  /** The name by the tenant's rule; undefined where it has none. */
  taxonomy: { text: string } | { failed: true; retry: () => void } | undefined
  files: readonly File[]
  /** Names of attachments of the draft that are not there any more. */
  lostFiles: readonly string[]
  /** They are there again after a reload; undefined: none ever are, or it is not known yet. */
  areFilesKept: boolean | undefined
  addFiles: (chosen: readonly File[]) => void
  removeFile: (file: File) => void
  /** Why the host did not take a file that is among the chosen ones; it is sent no more until it is taken out. */
  faultOfFile: (file: File) => string | undefined
  refusedFiles: readonly FileRefusal[]
  /** In Berlin. */
  today: string
  step: Step
  /** Steps that there are: who adjusts an order chooses no action. */
  steps: readonly Step[]
  invalid: ReadonlySet<Step>
  faults: readonly Fault[]
  /** What is wrong with a field, where it is time to say so. */
  faultOf: (field: string) => string | undefined
  /** Fields that the host refused, as the port names them; those of files are told at their lines. */
  told: readonly string[]
  /** Another one whenever a step was refused, so that the summary shows. */
  refused: object | undefined
  failure: string | undefined
  /** The order as somebody else left it meanwhile, and what both changed; until it is sent. */
  conflict: OrderConflict | undefined
  /** Takes what somebody else entered for a fact or a configured field, instead of what is entered here. */
  takeTheirs: (of: { fact: OrderFact } | { field: string }) => void
  goTo: (step: Step) => void
  /** The browser refused the step's form: now it is time to say what is wrong. */
  refuse: () => void
  next: () => void
  back: (() => void) | undefined
  /** Share of the files that has left, 0 to 1; undefined while nothing is sent. */
  progress: number | undefined
  isSending: boolean
  submit: (isSent: boolean) => void
}
