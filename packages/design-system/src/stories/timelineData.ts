import { BookmarkCheck, Check, Clock } from 'lucide-react'
import type { TimelineBar, TimelineGroup, TimelineTone } from '../components/TimelineView/index.ts'

export const CHANNEL_GROUPS: readonly TimelineGroup[] = [
  {
    id: 'audio',
    title: 'Audio',
    rows: [
      { id: 'nrw', title: 'Funkkombi Nord' },
      { id: 'webradio', title: 'Webradio national' },
    ],
  },
  {
    id: 'video',
    title: 'Video',
    rows: [
      { id: 'tv', title: '20"-Spot national' },
      { id: 'kino', title: 'Kino, 14 Städte' },
    ],
  },
  {
    id: 'aussen',
    title: 'Außen und digital',
    rows: [
      { id: 'mega', title: 'Megalights HH/HB' },
      { id: 'social', title: 'Reels & Stories' },
      { id: 'display', title: 'Programmatic Video' },
    ],
  },
]

const BOTH = { move: true, resize: true }

export const CHANNEL_BARS: readonly TimelineBar[] = [
  {
    key: 'n1',
    rowId: 'nrw',
    start: '2027-01-11',
    end: '2027-02-14',
    tone: 'radio',
    label: 'Radio NRW',
    icon: BookmarkCheck,
    can: BOTH,
  },
  {
    key: 'n2',
    rowId: 'nrw',
    start: '2027-03-01',
    end: '2027-04-18',
    tone: 'radio',
    label: 'Antenne Frühjahr',
    icon: Check,
    gaps: [{ start: '2027-03-22', end: '2027-03-28' }],
    can: BOTH,
  },
  {
    key: 'n3',
    rowId: 'nrw',
    start: '2027-05-17',
    end: '2027-07-04',
    tone: 'radio',
    label: 'Sommerhit',
    icon: Clock,
    isTentative: true,
    can: BOTH,
  },
  {
    key: 'w1',
    rowId: 'webradio',
    start: '2027-02-01',
    end: '2027-03-21',
    tone: 'web-radio',
    label: 'Web-Spots Phase 1',
    icon: Check,
    can: BOTH,
  },
  {
    key: 'w2',
    rowId: 'webradio',
    start: '2027-04-12',
    tone: 'web-radio',
    label: 'Dauerbelegung',
    icon: BookmarkCheck,
    can: BOTH,
  },
  {
    key: 't1',
    rowId: 'tv',
    start: '2027-02-15',
    end: '2027-04-25',
    tone: 'tv',
    label: 'Genehmigt',
    icon: Check,
    can: { move: true },
  },
  {
    key: 't2',
    rowId: 'tv',
    start: '2027-04-05',
    end: '2027-06-13',
    tone: 'tv',
    label: 'Nachlauf',
    icon: Clock,
    isTentative: true,
    can: BOTH,
  },
  {
    key: 'k1',
    rowId: 'kino',
    start: '2027-03-25',
    end: '2027-05-05',
    tone: 'cinema',
    label: 'Vorfilm',
    icon: Check,
    can: BOTH,
  },
  {
    key: 'm1',
    rowId: 'mega',
    start: '2027-02-22',
    end: '2027-05-02',
    tone: 'out-of-home',
    label: 'In Freigabe',
    icon: Clock,
    isTentative: true,
    can: BOTH,
  },
  {
    key: 's1',
    rowId: 'social',
    start: '2027-01-18',
    end: '2027-06-20',
    tone: 'social',
    label: 'Genehmigt',
    icon: Check,
    gaps: [{ start: '2027-04-01', end: '2027-04-11' }],
    can: BOTH,
  },
  {
    key: 'd1',
    rowId: 'display',
    start: '2027-04-01',
    end: '2027-08-16',
    tone: 'digital',
    label: 'Gebucht',
    icon: BookmarkCheck,
  },
]

/** One of each state. */
export const STATE_BARS: readonly TimelineBar[] = [
  {
    key: 1,
    groupId: 1,
    start: '2027-01-04',
    end: '2027-02-14',
    label: 'Gewählt',
    tone: 'tv',
    can: { move: true },
  },
  {
    key: 2,
    groupId: 1,
    start: '2027-02-22',
    end: '2027-04-11',
    label: 'Noch nicht fest',
    tone: 'tv',
    isTentative: true,
  },
  { key: 3, groupId: 1, start: '2027-04-19', label: 'Offenes Ende', tone: 'tv' },
  {
    key: 4,
    groupId: 2,
    start: '2027-01-11',
    end: '2027-03-21',
    label: 'Mit Pause',
    tone: 'out-of-home',
    gaps: [{ start: '2027-02-08', end: '2027-02-28' }],
  },
  {
    key: 5,
    groupId: 2,
    start: '2027-03-01',
    end: '2027-05-09',
    label: 'Überschneidet sich',
    tone: 'out-of-home',
  },
  { key: 6, groupId: 2, start: '2027-05-17', end: '2027-05-19', label: 'Kurz' },
  {
    key: 7,
    groupId: 2,
    start: '2027-06-07',
    end: '2027-07-31',
    label: 'Überfällig',
    tone: 'bad',
  },
]

const NAMES = ['Radio', 'Spot', 'Plakat', 'Anzeige', 'Newsletter', 'Banner', 'Mailing', 'Reel']
const TONES: readonly TimelineTone[] = [
  'radio',
  'tv',
  'out-of-home',
  'print',
  'digital',
  'social',
  'direct',
  'cinema',
]

/** The same numbers each time. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Rows of bars one after the other; 10,000 bars on 500 rows lie within about four years. */
export function manyBars(rowCount: number, perRow: number) {
  const random = seeded(7)
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    id: row,
    title: `Kanal ${row + 1}`,
  }))
  const groups: TimelineGroup[] = []
  for (let at = 0; at < rowCount; at += 25)
    groups.push({ id: `g${at}`, title: `Paket ${at / 25 + 1}`, rows: rows.slice(at, at + 25) })
  const first = Date.UTC(2026, 0, 1, 12)
  const bars: TimelineBar[] = []
  for (let row = 0; row < rowCount; row += 1) {
    let day = Math.floor(random() * 20)
    for (let at = 0; at < perRow; at += 1) {
      const length = 14 + Math.floor(random() * 45)
      const kind = Math.floor(random() * NAMES.length)
      bars.push({
        key: row * perRow + at,
        rowId: row,
        start: first + day * 86_400_000,
        end: first + (day + length) * 86_400_000,
        tone: TONES[kind],
        label: `${NAMES[kind]} ${row + 1}.${at + 1}`,
        can: { move: true, resize: true },
      })
      day += length + 2 + Math.floor(random() * 16)
    }
  }
  return { groups, bars }
}
