import type { Widget } from '../cockpit.layout.ts'
import type { CockpitData } from '../cockpit.port.ts'
import type { CockpitModel } from '../useCockpit.ts'

/** What every widget is given. */
export interface WidgetProps {
  widget: Widget
  model: CockpitModel
  data: CockpitData
  /** The channel that the address names. */
  channelId: number | null
}
