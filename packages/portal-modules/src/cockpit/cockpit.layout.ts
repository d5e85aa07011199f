/** Kinds of widgets that the cockpit knows (COCK-01, COCK-02). */
export const widgetTypes = [
  'state',
  'budget',
  'duration',
  'booked',
  'audience',
  'channels',
  'approvals',
  'conversation',
  'kpis',
  'spending',
  'media',
  'assets',
  'documents',
  'history',
] as const
export type WidgetType = (typeof widgetTypes)[number]

const layoutColumns = 12
const layoutVersion = 1
const mostWidgets = 60
/** Where data comes from when a layout does not say it. */
const defaultSource = 'cockpitdata'

export interface Widget {
  id: string
  /** As the layout names it. */
  type: string
  /** Undefined: the cockpit does not know it. */
  known: WidgetType | undefined
  x: number
  y: number
  w: number
  h: number
  /** Instead of the widget's own. */
  title: string | undefined
  /** Of a figure: which one. */
  dataKey: string | undefined
  options: Readonly<Record<string, unknown>>
}

export interface Layout {
  source: string
  /** From above, then from the start: the order in which it is read and tabbed. */
  widgets: readonly Widget[]
}

/** What is wrong with a layout: it is no JSON, or not what this version reads. */
export type LayoutFault = 'json' | 'version' | 'shape'

type Record_ = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A source stays below the base: no scheme, no host, no way up (API-43). */
const isRelative = (path: string) => /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(path)

/** Reads a layout from its JSON text; what it does not know of a widget is kept as such (COCK-02). */
export function parseLayout(text: string): { layout: Layout } | { fault: LayoutFault } {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { fault: 'json' }
  }
  if (!isRecord(parsed)) return { fault: 'shape' }
  if (parsed.version !== layoutVersion) return { fault: 'version' }
  const { columns = layoutColumns, widgets, dataSource } = parsed
  if (columns !== layoutColumns || !Array.isArray(widgets) || widgets.length > mostWidgets)
    return { fault: 'shape' }
  const source = dataSource === undefined ? defaultSource : isRecord(dataSource) && dataSource.path
  if (typeof source !== 'string' || !isRelative(source)) return { fault: 'shape' }
  const read = widgets.map(toWidget)
  const known = read.filter((widget) => widget !== undefined)
  if (known.length < read.length) return { fault: 'shape' }
  if (new Set(known.map(({ id }) => id)).size < known.length) return { fault: 'shape' }
  return { layout: { source, widgets: known.toSorted((a, b) => a.y - b.y || a.x - b.x) } }
}

function toWidget(value: unknown): Widget | undefined {
  if (!isRecord(value)) return undefined
  const { x, y, w, h, options } = value
  const id = typeof value.id === 'number' ? String(value.id) : textOf(value.id)
  const type = textOf(value.type)
  if (!id || !type) return undefined
  if (!isCount(x, 0, layoutColumns - 1) || !isCount(w, 1, layoutColumns) || x + w > layoutColumns)
    return undefined
  if (!isCount(y, 0, 999) || !isCount(h, 1, 99)) return undefined
  return {
    id,
    type,
    known: widgetTypes.find((known) => known === type),
    x,
    y,
    w,
    h,
    title: textOf(value.title),
    dataKey: textOf(value.dataKey),
    options: isRecord(options) ? options : {},
  }
}

/** A widget in its place: rows are as high as what stands in them, so only their order counts. */
export interface Placed {
  widget: Widget
  /** From 1. */
  column: number
  span: number
  rows: number
}

/**
 * Places widgets in rows without holes (T-30): where nothing begins or ends between two lines of the
 * layout, they are one.
 */
export function placeWidgets(widgets: readonly Widget[]): Placed[] {
  const lines = [...new Set(widgets.map(({ y }) => y))]
  return widgets.map((widget) => ({
    widget,
    column: widget.x + 1,
    span: widget.w,
    rows: Math.max(
      1,
      lines.filter((line) => line >= widget.y && line < widget.y + widget.h).length,
    ),
  }))
}

/** With a figure and a short line; an audience has much to say beside its own. */
const figures: readonly (string | undefined)[] = ['budget', 'duration', 'booked']

/** Ids of the widgets with one figure that stand in pairs where there is little room; one that is left over has a line of its own. */
export function halvesOf(widgets: readonly Widget[]): ReadonlySet<string> {
  const halves = new Set<string>()
  let first: Widget | undefined
  for (const widget of widgets) {
    const isFigure = figures.includes(widget.known)
    if (isFigure && first) halves.add(first.id).add(widget.id)
    first = isFigure && !first ? widget : undefined
  }
  return halves
}
