import type { RefObject } from 'react'
import type { DayNumber, Zone } from '../../../dates/index.ts'
import type { TimelineSight, TimelineWindow } from '../timeline.types.ts'
import type { levelOf } from '../layout/timeline.scale.ts'

/** What is in the page; a little more than what is in sight once somebody scrolls. */
export interface VisibleRange {
  from: number
  to: number
  /** How far the edge of what is in sight may go: bars from here on are never cut at their start. */
  edge: number
  level: ReturnType<typeof levelOf>
}

/** How the ground opens, before the track is measured. */
export interface FirstRange {
  frame: VisibleRange
  /** CSS length of the ground. */
  length: string
  /** Length of the ground in tracks, where the window says how many days it shows. */
  share?: number
}

export interface TimelineViewportOptions {
  scroller: RefObject<HTMLElement | null>
  canvas: RefObject<HTMLElement | null>
  /** The days that can be reached. */
  bounds: { start: DayNumber; end: DayNumber }
  /** Pixels that the column of titles takes. */
  side: number
  isRtl: boolean
  zone: Zone
  view: TimelineWindow | undefined
  defaultView: TimelineWindow
  onViewChange: ((sight: TimelineSight) => void) | undefined
  /** Called with the first day in sight and the pixels of a day, before the ground is laid out. */
  onDraw: (from: number, dayWidth: number) => void
}

/** Where a pointer is along the line of time, from where it begins. */
export interface TimelineViewport {
  dayWidth: () => number
  /** The day under a place of the page, with the part that has gone by. */
  dayAt: (clientX: number) => number
  /** Days in sight. */
  sight: () => { from: number; to: number }
  /** Zooms and keeps the day under the pointer where it is; without one that in the middle. */
  zoom: (factor: number, clientX?: number) => void
  /** Makes a day so wide and keeps the middle. */
  setDayWidth: (width: number) => void
  center: (day: number) => void
  /** Moves by shares of the window. */
  pan: (windows: number) => void
  /** Brings a time into sight and moves no further than needed. */
  reveal: (from: number, to: number) => void
  /** For the element that scrolls. */
  onScroll: () => void
  /** Lays the ground out for paper, where days are as wide as is given, or again for the screen. */
  stretch: (dayWidth: number | undefined) => void
}

/** What the viewport remembers between renders; all of it is read and written outside of them. */
export interface TimelineViewportMemory {
  /** The newest options, with what is in the page. */
  now: RefObject<TimelineViewportOptions & { frame?: VisibleRange | undefined }>
  /** The exact state; scroll positions are rounded. */
  state: RefObject<{ width: number; left: number; track: number; scroll: number; isSet: boolean }>
  /** A window that was asked for and still holds. */
  held: RefObject<TimelineWindow | undefined>
  /** Pixels of a day while the page is printed. */
  paper: RefObject<number | undefined>
  /** Not yet in the page: the ground moves with the commit that brings its bars. */
  isAhead: RefObject<boolean>
  shown: RefObject<VisibleRange | undefined>
  rest: RefObject<ReturnType<typeof setTimeout> | undefined>
  /** How the ground opened. */
  first: FirstRange | undefined
  /** Has other bars and marks rendered. */
  setFrame: (frame: VisibleRange) => void
}
