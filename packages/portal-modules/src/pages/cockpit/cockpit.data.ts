import type { Media } from '@atrium/design-system/theme'

export type ChannelState = 'approved' | 'approving' | 'booked' | 'rejected'

export interface Channel {
  id: number
  name: string
  kind: Media
  /** Euros. */
  budget: number
  /** Days, `YYYY-MM-DD`. */
  start: string
  end: string
  state: ChannelState
}

export const COCKPIT = {
  name: 'Sommerfrische 2027',
  about: 'Nordkranz Getränke · Alster Limo',
  start: '2027-04-01',
  end: '2027-08-31',
  budget: 480_000,
  booked: 307_200,
  budgetChange: 12_000,
  reach: 4_820_000,
  reachBefore: 4_675_000,
  /** Of the rail's eleven ticks, from 0. */
  step: 5,
  sinceDays: 3,
}

export const CHANNELS: readonly Channel[] = [
  {
    id: 1,
    name: '20"-Spot national',
    kind: 'tv',
    budget: 182_000,
    start: '2027-04-05',
    end: '2027-06-13',
    state: 'approved',
  },
  {
    id: 2,
    name: 'Megalights HH/HB',
    kind: 'out-of-home',
    budget: 94_500,
    start: '2027-04-19',
    end: '2027-06-16',
    state: 'approving',
  },
  {
    id: 3,
    name: 'Reels & Stories',
    kind: 'social',
    budget: 76_000,
    start: '2027-04-01',
    end: '2027-08-19',
    state: 'approved',
  },
  {
    id: 4,
    name: 'Programmatic Video',
    kind: 'digital',
    budget: 88_500,
    start: '2027-05-01',
    end: '2027-08-16',
    state: 'booked',
  },
  {
    id: 5,
    name: 'Funkkombi Nord',
    kind: 'radio',
    budget: 39_000,
    start: '2027-05-17',
    end: '2027-07-07',
    state: 'approving',
  },
]
