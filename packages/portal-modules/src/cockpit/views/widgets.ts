import type { ComponentType } from 'react'
import type { Widget, WidgetType } from '../cockpit.layout.ts'
import type { CockpitData } from '../cockpit.port.ts'
import { ApprovalsWidget } from './ApprovalsWidget.tsx'
import { ChannelsWidget } from './ChannelsWidget.tsx'
import {
  AudienceWidget,
  BookedWidget,
  BudgetWidget,
  DurationWidget,
  StateWidget,
} from './FigureWidgets.tsx'
import { AssetsWidget, DocumentsWidget } from './FilesWidgets.tsx'
import { HistoryWidget } from './HistoryWidget.tsx'
import { KpisWidget } from './KpisWidget.tsx'
import { MediaWidget, SpendingWidget } from './SpendingWidgets.tsx'
import { TalkWidget } from './TalkWidget.tsx'
import type { WidgetProps } from './widget.ts'

/** What shows each kind of widget (COCK-01). */
export const widgetViews: Readonly<Record<WidgetType, ComponentType<WidgetProps>>> = {
  state: StateWidget,
  budget: BudgetWidget,
  duration: DurationWidget,
  booked: BookedWidget,
  audience: AudienceWidget,
  channels: ChannelsWidget,
  approvals: ApprovalsWidget,
  conversation: TalkWidget,
  kpis: KpisWidget,
  spending: SpendingWidget,
  media: MediaWidget,
  assets: AssetsWidget,
  documents: DocumentsWidget,
  history: HistoryWidget,
}

/** A widget without anything to show takes no room: figures of what is not measured, costs of no channels. */
export function isShown({ known, dataKey }: Widget, { kpis, channels }: CockpitData): boolean {
  if (known === 'kpis') return kpis.some(({ key }) => dataKey === undefined || key === dataKey)
  if (known === 'spending') return channels.length > 0
  if (known === 'media')
    return channels.some(({ budget, state }) => (budget ?? 0) > 0 && state !== 'Deactivated')
  return true
}
