import type {
  CalendarOrder,
  CalendarPort,
  Campaign,
  CampaignApprovalsPort,
  ChannelEdit,
  PlannedChannel,
} from './campaigns.port.ts'
import type { CalendarOrdersModel } from './useCalendarOrders.ts'
import type { CreationModel } from './useCreation.ts'
import type { ExportFormat } from './useExport.ts'
import type { Filters, Look } from './campaigns.logic.ts'
import type { KeepingModel } from './useKeeping.ts'
import type { ListExtensions } from '../kit/extensions/index.ts'
import type { Phase } from '../kit/campaigns/index.ts'
import type { PortError, QueryResult } from '../kit/index.ts'
import type { SavedViewsModel } from '../kit/saved-views/index.ts'

type All = readonly Campaign[]

/** What the campaign status knows and does. */
export interface CampaignsModel {
  result: QueryResult<All>
  /** Those that are over are not there: nothing that is counted or summed is whole. */
  isPartial: boolean
  /** They are still on their way; else they did not come (`refreshError`). */
  isComing: boolean
  all: All
  /** Filtered and in order; in the views without time also by tab. */
  shown: All
  /** Of what passes the filters, by tab (CAMP-01). */
  counts: Readonly<Record<Phase, number>>
  /** How many wait for the viewer's decision. */
  waiting: number
  look: Look
  setLook: (change: Partial<Look>) => void
  setFilters: (change: Partial<Filters>) => void
  /** Lets everything through again. */
  reset: () => void
  isNarrowed: boolean
  /** What is typed; the list follows when there is time. */
  text: string
  setText: (text: string) => void
  /** In Berlin. */
  today: string
  /** The media plan, while it is looked at; undefined where there is none. */
  plan: QueryResult<readonly PlannedChannel[]> | undefined
  /** Direct orders of the calendar. */
  orders: CalendarOrdersModel
  /** Changes a channel of the plan; resolves to what was refused. Undefined: nobody does here. */
  saveChannel: ((id: number, edit: ChannelEdit) => Promise<PortError | undefined>) | undefined
  addressOf: (campaign: Campaign) => string
  open: (campaign: Campaign) => void
  openOrder: (order: CalendarOrder) => void
  /** Shows the week of a day in the calendar. */
  openWeek: (day: string) => void
  copyLinks: (campaigns: All) => void
  canRelease: (campaign: Campaign) => boolean
  /** Undefined: done. Else why not. */
  release: (campaign: Campaign, dueOn: string | null) => Promise<PortError | undefined>
  /** The reader may remind those who decide about it (T-39). */
  canRemind: (campaign: Campaign) => boolean
  remind: (campaigns: All) => Promise<void>
  /** Sets the viewer's star or takes it away; undefined: there are none here (T-29). */
  star: ((campaign: Campaign, isStarred: boolean) => void) | undefined
  /** What waits in it can be approved from here (T-24). */
  canApprove: (campaign: Campaign) => boolean
  /** Undefined: nothing is approved here. */
  approvals: CampaignApprovalsPort | undefined
  exportAs: (format: ExportFormat, campaigns: All) => void
  /** Saves channels, flights and monthly budgets; undefined where there is no plan. */
  exportPlan: ((format: ExportFormat, campaigns: All) => Promise<void>) | undefined
  /** Opens the import of a plan; undefined: there is none here (CAMP-07). */
  importPlan: ((campaign: Campaign) => void) | undefined
  /** Making campaigns; undefined: not here, or not for the reader (CAMP-07). */
  creation: CreationModel | undefined
  /** Names, currencies, audiences, deletions; undefined: not here (CAMP-07). */
  keeping: KeepingModel | undefined
  /** Its channels are written here (CAMP-15). */
  canEditPlan: (campaign: Campaign) => boolean
  openPlan: (campaign: Campaign) => void
  closePlan: () => void
  /** Whose plan the address opens; undefined: none. */
  openedPlanId: number | undefined
  views: SavedViewsModel | undefined
  /** Undefined: nobody subscribes here. */
  calendar: CalendarPort | undefined
  /** What the host adds to the list. */
  extensions: ListExtensions<Campaign>
}
