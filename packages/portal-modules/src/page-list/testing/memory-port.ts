import { createMemoryAudience } from '../../kit/audience/testing/memory-audience.ts'
import { audienceGroups, audiencePeople } from '../../kit/audience/testing/fixtures.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import type { PageListPort, PageModule, PortalPage } from '../page-list.port.ts'
import { somePages } from './fixtures.ts'

type Call = 'pages' | 'preview' | 'save' | 'undo'

export interface MemoryOptions {
  pages?: readonly PortalPage[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryPageList {
  port: PageListPort
  /** Ids of who sees a module now. */
  audienceOf: (moduleId: number) => readonly number[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryPageList(options: MemoryOptions = {}): MemoryPageList {
  const { pages = somePages, latency } = options
  const { answer, failNext } = createAnswers<Call>(latency)
  const { tell, listen } = createListeners<void>()
  const instance = crypto.randomUUID()
  const modules = new Map(pages.flatMap((page) => page.modules.map((one) => [one.id, one])))
  const find = (id: number): PageModule => {
    const found = modules.get(id)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const port: PageListPort = {
    pages: () => ({
      key: ['memory-pages', instance],
      load: () =>
        answer('pages', () =>
          pages.map((page) => ({ ...page, modules: page.modules.map(({ id }) => find(id)) })),
        ),
    }),
    audience: createMemoryAudience({
      groups: audienceGroups,
      people: audiencePeople,
      readerId: 52,
      find: (id) => ({
        ...find(id),
        above: [],
        canChange: find(id).canChangeAudience,
        insideIds: [],
      }),
      assign: (id, audience) => {
        modules.set(id, { ...find(id), audience, version: find(id).version + 1 })
        tell()
      },
      before: (call) => answer(call, () => undefined),
      now: () => new Date('2026-11-20T09:00:00Z'),
      me: 'Maren Lindqvist',
    }),
    onChange: listen,
  }
  return { port, audienceOf: (id) => find(id).audience, failNext }
}
