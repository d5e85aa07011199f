import type { IconTileTone } from '@atrium/design-system'
import type { Media } from '@atrium/design-system/theme'
import { FileUp, MessageCircle, Stamp, TrendingUp, type LucideIcon } from 'lucide-react'
import type { PersonKey } from '../frame/index.ts'
import type { HomeMessage } from './messages/index.ts'

/** Something that the reader is to decide or to do. */
export interface Waiting {
  id: string
  title: HomeMessage
  kind: 'approval' | 'task'
  media?: Media
  /** Euro. */
  amount?: number
  /** Days that it waits. */
  days?: number
  /** ISO day. */
  until?: string
  /** Days past its day. */
  lateDays?: number
  start?: string
  end?: string
  from: PersonKey
  note?: HomeMessage
  hasPicture?: boolean
}

export interface News {
  id: string
  icon: LucideIcon
  tone: IconTileTone
  title: HomeMessage
  detail: HomeMessage
  href: string
}

export interface NearCampaign {
  name: string
  media: Media
  /** ISO days. */
  start: string
  end: string
}

export interface DueDate {
  day: string
  title: HomeMessage
  campaign: string
  href: string
}

/** Everything that the first page shows of a portal. */
export interface Overview {
  waiting: readonly Waiting[]
  lastVisit: string
  news: readonly News[]
  near: readonly NearCampaign[]
  due: readonly DueDate[]
}

const split: Waiting = {
  id: 'split',
  title: 'item.split',
  kind: 'task',
  lateDays: 1,
  from: 'aylin',
}

export const overview: Overview = {
  waiting: [
    {
      id: 'megalights',
      title: 'item.megalights',
      kind: 'approval',
      media: 'out-of-home',
      amount: 94_500,
      days: 3,
      start: '2027-01-11',
      end: '2027-01-24',
      from: 'aylin',
      note: 'note.megalights',
      hasPicture: true,
    },
    {
      id: 'radio',
      title: 'item.radio',
      kind: 'approval',
      media: 'radio',
      amount: 39_000,
      until: '2026-11-23',
      start: '2027-01-04',
      end: '2027-01-31',
      from: 'jonas',
      note: 'note.radio',
    },
    split,
    {
      id: 'posters',
      title: 'item.posters',
      kind: 'approval',
      media: 'out-of-home',
      amount: 18_250,
      until: '2026-11-26',
      start: '2026-12-01',
      end: '2026-12-14',
      from: 'aylin',
      note: 'note.posters',
      hasPicture: true,
    },
    { id: 'briefing', title: 'item.briefing', kind: 'task', until: '2026-11-30', from: 'jonas' },
  ],
  lastVisit: '2026-11-14',
  news: [
    {
      id: 'plan',
      icon: Stamp,
      tone: 'warn',
      title: 'news.plan',
      detail: 'news.planDetail',
      href: '#cockpit',
    },
    {
      id: 'comment',
      icon: MessageCircle,
      tone: 'info',
      title: 'news.comment',
      detail: 'news.commentDetail',
      href: '#cockpit',
    },
    {
      id: 'files',
      icon: FileUp,
      tone: 'info',
      title: 'news.files',
      detail: 'news.filesDetail',
      href: '#files',
    },
    {
      id: 'reach',
      icon: TrendingUp,
      tone: 'ok',
      title: 'news.reach',
      detail: 'news.reachDetail',
      href: '#cockpit',
    },
  ],
  near: [
    { name: 'Zitrone Launch DACH', media: 'tv', start: '2026-10-12', end: '2026-11-21' },
    { name: 'Küchenwochen Frühjahr', media: 'newspaper', start: '2026-11-22', end: '2027-01-31' },
    { name: 'Räumungsverkauf Kassel', media: 'radio', start: '2026-11-02', end: '2026-11-22' },
  ],
  due: [
    { day: '2026-11-23', title: 'due.radio', campaign: 'Kids Schulstart', href: '#approvals' },
    { day: '2026-11-25', title: 'due.print', campaign: 'Herbst Gastro', href: '#tasks' },
    { day: '2026-11-27', title: 'due.posters', campaign: 'Wiesn-Spezial', href: '#tasks' },
  ],
}

/** A portal in which nothing is to be done. */
export const nothingYet: Overview = {
  waiting: [],
  lastVisit: '2026-11-14',
  news: [],
  near: [],
  due: [],
}
