import { PortError, type PortErrorCode } from '@atrium/portal-modules/kit'
import { pageSize, type ItemFields, type ItemKind, type Overview, type ShownKind, type TimelineItem, type TimelinePort } from '@atrium/portal-modules/timeline' // prettier-ignore
import { me } from './jobs.ts'
import { Refusal, type Notice, type NoticeKind, type NoticeService, type NoticeText } from './notice-service.ts' // prettier-ignore
import { remote, type Remote } from './remote.ts'

const kinds: Record<NoticeKind, ItemKind> = {
  Termin: 'milestone',
  Aushang: 'info',
  Unterlage: 'file',
  Bericht: 'post',
  Bauarbeiten: 'campaign',
}
const artOf = (kind: ShownKind) =>
  Object.entries(kinds).find(([, one]) => one === kind)![0] as NoticeKind

const toItem = (one: Notice): TimelineItem => ({
  id: one.nr,
  title: one.headline,
  text: one.body || null,
  day: one.day,
  kind: kinds[one.art],
  icon: one.symbol || null,
  url: one.link || null,
  author: one.writer,
  version: one.edition,
  can: { edit: one.writer === me },
})
const toText = ({ title, text, day, kind, icon, url }: ItemFields): NoticeText => ({
  art: artOf(kind),
  day,
  headline: title,
  body: text,
  link: url,
  symbol: icon,
})

const codes: Record<Refusal['status'], PortErrorCode> = {
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'invalid',
}
const fieldOf = { headline: 'title', link: 'url', art: 'kind', body: 'text', day: 'day', symbol: 'icon' } // prettier-ignore

/** A refusal of the service in the module's words; a reason that it gives people is passed on. */
const toPortError = ({ status, part, message }: Refusal) =>
  new PortError({
    code: codes[status],
    ...(part && { fields: { [fieldOf[part]]: [message] } }),
    ...(!part && message && { explanation: message }),
  })

/** The building's log, which another company keeps, as the timeline reads and writes it. */
export function createTimelinePort(service: NoticeService, ask: Remote = remote): TimelinePort {
  const call = async <T>(work: () => T): Promise<T> => {
    try {
      return await ask(work)
    } catch (error) {
      throw error instanceof Refusal ? toPortError(error) : error
    }
  }
  return {
    kinds: ['info', 'milestone', 'file', 'post'],
    overview: (id) => ({
      key: ['notices', id],
      load: async () => {
        const { counts, first: firstDay, last: lastDay } = await call(() => service.summary(id))
        return {
          name: 'Hausbuch',
          description: 'Was im Haus war, und was kommt',
          counts: Object.fromEntries(counts.map(({ art, count }) => [kinds[art], count])) as Overview['counts'], // prettier-ignore
          firstDay,
          lastDay,
          can: { add: true },
        }
      },
    }),
    items: (id, { pages, kind, until }) => ({
      key: ['notices', id, kind, until, pages],
      load: async () => {
        const only = { ...(kind && { art: artOf(kind) }), ...(until && { until }) }
        const answers = await Promise.all(
          Array.from({ length: pages }, (_, page) => call(() => service.page(id, page * pageSize, only))), // prettier-ignore
        )
        return {
          items: answers.flatMap(({ rows }) => rows.map(toItem)),
          hasMore: answers.at(-1)?.more === true,
        }
      },
    }),
    item: (id) => ({
      key: ['notices', 'one', id],
      load: async () => toItem(await call(() => service.one(id))),
    }),
    add: async ({ timelineId, fields }) =>
      toItem(await call(() => service.write(timelineId, toText(fields)))),
    save: async ({ id, version, fields }) =>
      toItem(await call(() => service.rewrite(id, version, toText(fields)))),
    remove: ({ id }) => call(() => service.takeAway(id)),
    restore: async ({ id }) => toItem(await call(() => service.bringBack(id))),
  }
}
