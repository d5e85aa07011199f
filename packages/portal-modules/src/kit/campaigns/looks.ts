import {
  Ban,
  BadgeCheck,
  BadgeInfo,
  ClipboardCheck,
  ClipboardList,
  Eye,
  FileCheck,
  FileSearch,
  NotebookPen,
  PencilRuler,
  ReceiptText,
  ScanSearch,
  Send,
  ShoppingCart,
  Sparkles,
  Stamp,
  Wrench,
} from 'lucide-react'
import { valueLook, type ValueLook } from '../vocabulary/index.ts'
import type {
  CampaignStatus,
  KnownCampaignStatus,
  KnownWorkflowState,
  WorkflowState,
} from './states.ts'

/** A state's icon and tone; beside them always stands its word. */
export type StateLook = ValueLook

const of = (icon: StateLook['icon'], tone: StateLook['tone']): StateLook => ({ icon, tone })

const statusLooks: Readonly<Record<KnownCampaignStatus, StateLook>> = {
  0: of(NotebookPen, 'neutral'),
  1: of(ClipboardList, 'neutral'),
  2: of(PencilRuler, 'neutral'),
  3: of(FileSearch, 'neutral'),
  4: of(Ban, 'neutral'),
  5: of(FileCheck, 'info'),
  6: of(Stamp, 'brand'),
  7: of(BadgeCheck, 'ok'),
  8: of(ScanSearch, 'info'),
  9: of(ShoppingCart, 'info'),
  10: of(ClipboardCheck, 'ok'),
  11: of(ReceiptText, 'ok'),
}

/** Approved with a condition that is not met yet: beside the state, which goes on (COCK-09). */
export const conditionalLook: StateLook = of(BadgeInfo, 'info')

const stateLooks: Readonly<Record<KnownWorkflowState, StateLook>> = {
  Started: of(Sparkles, 'neutral'),
  Briefing: of(NotebookPen, 'neutral'),
  Briefed: of(ClipboardList, 'neutral'),
  Planning: of(PencilRuler, 'neutral'),
  Checking: of(FileSearch, 'neutral'),
  Ready: of(FileCheck, 'info'),
  Approving: of(Stamp, 'brand'),
  Approved: of(BadgeCheck, 'ok'),
  Adjusting: of(Wrench, 'warn'),
  Verification: of(Eye, 'info'),
  Purchasing: of(ShoppingCart, 'info'),
  Purchased: of(ClipboardCheck, 'ok'),
  Confirmed: of(ReceiptText, 'ok'),
  Transferred: of(Send, 'ok'),
  Deactivated: of(Ban, 'neutral'),
}

/** Icon and colour of a state of a campaign (CAMP-08). */
export const statusLook = (status: CampaignStatus): StateLook =>
  valueLook('campaign.status', status, statusLooks)

/** Icon and colour of a state of a channel (COCK-07). */
export const stateLook = (state: WorkflowState): StateLook =>
  valueLook('channel.state', state, stateLooks)
