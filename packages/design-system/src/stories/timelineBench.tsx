import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { Key } from '../collection/index.ts'
import type { KeyBench } from './keyContract.ts'
import { CHANNEL_BARS } from './timelineData.ts'
import { Button } from '../components/Button/index.ts'
import { MediaMark } from '../components/MediaMark/index.ts'
import { StateScreen } from '../components/StateScreen/index.ts'
import { TimelineView } from '../components/TimelineView/TimelineView.tsx'
import type {
  TimelineGroup,
  TimelineSpan,
  TimelineViewProps,
} from '../components/TimelineView/timeline.types.ts'

/** Holds the bars, as a page does. */
export function Held(props: TimelineViewProps) {
  const [bars, setBars] = useState(props.bars)
  const change = (key: Key, span: TimelineSpan) =>
    setBars((old) => old.map((bar) => (bar.key === key ? { ...bar, ...span } : bar)))
  const { onMoveBar, onResizeBar } = props
  return (
    <TimelineView
      {...props}
      bars={bars}
      onMoveBar={
        onMoveBar &&
        ((key, span) => {
          onMoveBar(key, span)
          change(key, span)
        })
      }
      onResizeBar={
        onResizeBar &&
        ((key, span) => {
          onResizeBar(key, span)
          change(key, span)
        })
      }
    />
  )
}

/** What others do to a plan while somebody is in it. */
export function Changing({ groups, bars: all, ...props }: TimelineViewProps) {
  const [isReversed, setReversed] = useState(false)
  const [isFiltered, setFiltered] = useState(false)
  const [gone, setGone] = useState<string>()
  const shown = all.filter(({ label, tone }) => label !== gone && (!isFiltered || tone === 'radio'))
  return (
    <>
      <button onClick={() => setReversed(!isReversed)}>Umkehren</button>
      <button onClick={() => setFiltered(true)}>Nur Radio</button>
      <button onClick={() => setFiltered(false)}>Alle</button>
      <button onClick={() => setGone('Sommerhit')}>Sommerhit entfernen</button>
      <TimelineView {...props} groups={isReversed ? groups.toReversed() : groups} bars={shown} />
    </>
  )
}

export const STATE_GROUPS: readonly TimelineGroup[] = [
  { id: 1, title: 'TV', detail: '182.000 €', mark: <MediaMark kind="tv" isDecorative /> },
  {
    id: 2,
    title: 'Plakat',
    detail: '94.500 €',
    mark: <MediaMark kind="out-of-home" isDecorative />,
  },
  { id: 3, title: 'Noch leer', detail: 'keine Buchung' },
]

export const NOTHING = (
  <StateScreen
    kind="empty"
    title="Noch nichts geplant"
    detail="Legen Sie den ersten Kanal an."
    action={<Button>Kanal anlegen</Button>}
  />
)
export const FAILURE = <StateScreen kind="error" action={<Button>Noch einmal versuchen</Button>} />

/** Words that do not fit anywhere. */
export const LONG_WORDS: Pick<TimelineViewProps, 'groups' | 'bars'> = {
  groups: [
    {
      id: 1,
      title: 'Außenwerbung in Einkaufszentren',
      rows: [
        {
          id: 'a',
          title: 'Werbemittelanlieferungsbestätigung Großflächenplakat Süd',
          detail: 'Landesmediengesellschaft Niedersachsen',
        },
      ],
    },
  ],
  bars: [
    {
      key: 1,
      rowId: 'a',
      start: '2027-02-01',
      end: '2027-03-01',
      label: 'Schaltungsbestätigungsverfahren der Verkehrsbetriebe',
      icon: CHANNEL_BARS[0]!.icon,
    },
  ],
}

export const bars = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('.at-timeline-bar'),
]
export const barOf = (root: HTMLElement, name: RegExp) =>
  within(root).getByRole('gridcell', { name })
export const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
export const grid = (root: HTMLElement) => within(root).getByRole('grid')
/** Past the first drawing: the window is known only then. */
export const drawn = (root: HTMLElement) =>
  waitFor(() => expect(bars(root).length).toBeGreaterThan(0))
/** First and last day in 2027, as they are handed out. */
export const span = (start: string, end: string) => ({ start: `2027-${start}`, end: `2027-${end}` })
/** Pixels of a day, by a bar from 1 March to 18 April. */
export const dayWidth = (root: HTMLElement) =>
  barOf(root, /^Antenne Frühjahr/).getBoundingClientRect().width / 49

/** The stories' plan of seven rows for the table of keys. */
export function keyBenchOf(root: HTMLElement): KeyBench {
  const placeOf = (element: Element) => Number(element.getAttribute('data-at-index'))
  return {
    count: CHANNEL_BARS.length,
    focus: async (index) => {
      bars(root)[0]?.focus()
      await userEvent.keyboard('{Home}{Home}')
      for (let step = 0; step < index; step += 1) await userEvent.keyboard('{ArrowRight}')
    },
    focused: () => placeOf(document.activeElement!),
    selected: () =>
      bars(root)
        .filter((bar) => bar.ariaSelected === 'true')
        .map(placeOf),
  }
}

/** What the browser sends while the mouse pulls a bar; gives back how it lets go. */
export const pull = (bar: HTMLElement, from: number, by: number, end: 'up' | 'Escape') => {
  const rect = bar.getBoundingClientRect()
  const x = rect.left + from
  const at = { pointerId: 1, button: 0, pointerType: 'mouse', clientY: rect.top + 5 }
  fireEvent.pointerDown(bar, { ...at, clientX: x })
  fireEvent.pointerMove(window, { ...at, clientX: x + by / 2 })
  fireEvent.pointerMove(window, { ...at, clientX: x + by })
  if (end === 'Escape') fireEvent.keyDown(bar, { key: 'Escape' })
  return () => fireEvent.pointerUp(window, { ...at, clientX: x + by })
}
