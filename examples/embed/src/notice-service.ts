/** An entry of the building's log, as the service that keeps it has it. */
export interface Notice {
  nr: number
  art: NoticeKind
  /** Calendar day. */
  day: string
  headline: string
  body: string
  link: string
  symbol: string
  writer: string
  edition: number
  /** Who has put their name to it; what was confirmed is not taken away. */
  confirmations?: number
  isGone?: boolean
}

const noticeKinds = ['Termin', 'Aushang', 'Unterlage', 'Bericht', 'Bauarbeiten'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export type NoticeText = Pick<Notice, 'art' | 'day' | 'headline' | 'body' | 'link' | 'symbol'>

/** How that service says no: a number, as HTTP has them, and what it says to people. */
export class Refusal extends Error {
  readonly status: 403 | 404 | 409 | 422
  /** The part of the entry that it is about. */
  readonly part: keyof NoticeText | undefined

  constructor(status: Refusal['status'], text = '', part?: keyof NoticeText) {
    super(text)
    this.status = status
    this.part = part
  }
}

const most = 15

/**
 * A service of another company that keeps the building's log: it gives a page at a time, goes by
 * editions, and has rules of its own. Nothing of what it keeps leaves it, only copies.
 */
export function createNoticeService(kept: Notice[], user: string) {
  const log = 1
  const here = (id: number) => {
    if (id !== log) throw new Refusal(404)
    return kept
      .filter((one) => !one.isGone)
      .toSorted((one, other) => other.day.localeCompare(one.day) || other.nr - one.nr)
  }
  const find = (nr: number): Notice => {
    const found = kept.find((one) => one.nr === nr && !one.isGone)
    if (!found) throw new Refusal(404)
    return found
  }
  const own = (nr: number): Notice => {
    const found = find(nr)
    if (found.writer !== user) throw new Refusal(403, `Das hat ${found.writer} geschrieben.`)
    return found
  }
  const checked = (text: NoticeText): NoticeText => {
    if (text.headline.trim() === '')
      throw new Refusal(422, 'Bitte eine Überschrift angeben.', 'headline')
    if (!/^(|https?:\/\/\S+|\/(?!\/)\S*)$/.test(text.link))
      throw new Refusal(422, 'Das ist keine Adresse.', 'link')
    return { ...text, headline: text.headline.trim() }
  }
  const sent = <T>(answer: T): T => structuredClone(answer)

  return {
    log,
    page: (id: number, from: number, only: { art?: NoticeKind; until?: string }) => {
      const fitting = here(id).filter(
        (one) => (!only.art || one.art === only.art) && (!only.until || one.day <= only.until),
      )
      return sent({ rows: fitting.slice(from, from + most), more: fitting.length > from + most })
    },
    summary: (id: number) => {
      const all = here(id)
      const count = (art: NoticeKind) => all.filter((one) => one.art === art).length
      return {
        counts: noticeKinds.map((art) => ({ art, count: count(art) })),
        first: all.at(-1)?.day ?? null,
        last: all[0]?.day ?? null,
      }
    },
    one: (nr: number) => sent(find(nr)),
    write: (id: number, text: NoticeText) => {
      here(id)
      const nr = Math.max(0, ...kept.map((one) => one.nr)) + 1
      const added: Notice = { nr, edition: 1, writer: user, ...checked(text) }
      kept.push(added)
      return sent(added)
    },
    rewrite: (nr: number, edition: number, text: NoticeText) => {
      const one = own(nr)
      if (one.edition !== edition) throw new Refusal(409)
      return sent(Object.assign(one, checked(text), { edition: edition + 1 }))
    },
    takeAway: (nr: number) => {
      const one = own(nr)
      const { confirmations = 0 } = one
      if (confirmations > 0)
        throw new Refusal(
          403,
          `${confirmations} Mieter haben ihn bestätigt: Er bleibt im Hausbuch.`,
        )
      Object.assign(one, { isGone: true, edition: one.edition + 1 })
    },
    bringBack: (nr: number) => {
      const one = kept.find((each) => each.nr === nr && each.writer === user)
      if (!one) throw new Refusal(404)
      return sent(Object.assign(one, { isGone: false, edition: one.edition + 1 }))
    },
  }
}

export type NoticeService = ReturnType<typeof createNoticeService>
