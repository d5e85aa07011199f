import { audienceGroups, audiencePeople } from '../../kit/audience/testing/fixtures.ts'
import { createMemoryAudience } from '../../kit/audience/testing/memory-audience.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { freeSlug, isFullFor, placedBefore, slugFault, slugFrom } from '../page-list.logic.ts'
import type {
  ContentCount,
  DeletedPart,
  PageFields,
  PageListPort,
  PageModule,
  PageTemplate,
  PortalPage,
} from '../page-list.port.ts'
import { buildModule, buildPage, somePages, someTemplates } from './fixtures.ts'

type Call = 'pages' | 'preview' | 'save' | 'undo' | 'savePage' | 'arrange' | 'contents' | 'template'

export interface MemoryOptions {
  pages?: readonly PortalPage[]
  templates?: readonly PageTemplate[]
  /** What lies on each page and in each module. */
  contents?: readonly ContentCount[]
  /** Called when somebody wants to look at a page as somebody else. */
  onViewAs?: (page: PortalPage) => void
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryPageList {
  port: PageListPort
  /** The pages as they stand. */
  pages: () => readonly PortalPage[]
  /** Ids of who sees a module now. */
  audienceOf: (moduleId: number) => readonly number[]
  /** Changes a page as somebody else. */
  changeElsewhere: (id: number, change: Partial<PortalPage>) => void
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

const deletedAt = '2026-11-20T08:30:00.000Z'
const me = 'Maren Lindqvist'
/** What the portal itself needs, as far as tests ask for it. */
const reservedSlugs: ReadonlySet<string> = new Set(['administration', 'home', 'settings'])

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryPageList(options: MemoryOptions = {}): MemoryPageList {
  const { templates = someTemplates, contents = [], onViewAs, latency } = options
  const { answer, failNext } = createAnswers<Call>(latency)
  const { emit, listen } = createListeners<void>()
  const instance = crypto.randomUUID()
  let pages = options.pages ?? somePages
  /** What was deleted, the newest first, with what comes back. */
  let deleted: readonly (DeletedPart & { part: PortalPage | PageModule; place: number })[] = []
  let lastId = 1_000

  const notFound = () => new PortError({ code: 'not-found' })
  const findPage = (id: number) => {
    const page = pages.find((one) => one.id === id)
    if (!page) throw notFound()
    return page
  }
  const findModule = (id: number) => {
    const module = pages.flatMap((page) => page.modules).find((one) => one.id === id)
    if (!module) throw notFound()
    return module
  }
  const replace = (page: PortalPage) => {
    pages = pages.map((one) => (one.id === page.id ? page : one))
    emit()
  }
  const known = (exceptId?: number) => ({
    others: pages.filter(({ id }) => id !== exceptId),
    reserved: reservedSlugs,
  })
  const check = (slug: string | null | undefined, exceptId?: number) => {
    const wrong = slug == null ? undefined : slugFault(slug, known(exceptId))
    if (!wrong) return
    throw new PortError({
      code: wrong.fault === 'taken' ? 'conflict' : 'invalid',
      reason: wrong.fault === 'taken' ? 'address-taken' : 'invalid',
      fields: { slug: [wrong.fault] },
    })
  }
  const add = (fields: PageFields, modules: readonly PageModule[] = []) => {
    const page = buildPage({ ...fields, id: ++lastId, modules })
    pages = [...pages, page]
    emit()
    return page
  }
  const inPage = (
    pageId: number,
    change: (modules: readonly PageModule[]) => readonly PageModule[],
  ) => {
    // prettier-ignore
    const page = findPage(pageId)
    replace({ ...page, modules: change(page.modules) })
  }
  const throwAway = (part: PortalPage | PageModule, place: number, page: PortalPage | null) => {
    const gone = {
      kind: page ? ('module' as const) : ('page' as const),
      id: part.id,
      name: part.name,
      page: page && { id: page.id, name: page.name },
      deletedAt,
      deletedBy: me,
    }
    deleted = [{ ...gone, part, place }, ...deleted]
  }
  const takeBack = (kind: DeletedPart['kind'], id: number) => {
    const gone = deleted.find((one) => one.kind === kind && one.id === id)
    if (!gone) throw notFound()
    deleted = deleted.filter((one) => one !== gone)
    return gone
  }

  const audience = createMemoryAudience({
    groups: audienceGroups,
    people: audiencePeople,
    readerId: 52,
    find: (id) => {
      const {
        version,
        canChangeAudience,
        audience: own,
      } = id === -1 ? buildModule({ id, audience: [] }) : findModule(id)
      return { id, audience: own, version, above: [], canChange: canChangeAudience, insideIds: [] }
    },
    assign: (id, groupIds) => {
      const page = pages.find(({ modules }) => modules.some((one) => one.id === id))!
      inPage(page.id, (modules) =>
        modules.map((one) =>
          one.id === id ? { ...one, audience: groupIds, version: one.version + 1 } : one,
        ),
      )
    },
    before: (call) => answer(call, () => undefined),
    now: () => new Date('2026-11-20T09:00:00Z'),
    me,
  })

  const port: PageListPort = {
    pages: () => ({
      key: ['memory-pages', instance],
      load: () =>
        answer('pages', () => ({
          pages,
          deleted: deleted.map(({ part: _part, place: _place, ...gone }) => gone),
        })),
    }),
    templates: () => ({
      key: ['memory-templates', instance],
      load: () => answer('template', () => templates),
    }),
    reservedSlugs,
    audience,
    createPage: ({ commandId: _command, ...fields }) =>
      answer('savePage', () => {
        check(fields.slug)
        return add(fields)
      }),
    savePage: ({ id, version, commandId: _command, ...fields }) =>
      answer('savePage', () => {
        const page = findPage(id)
        if (page.version !== version) throw new PortError({ code: 'conflict', reason: 'stale' })
        check(fields.slug, id)
        const saved = { ...page, ...fields, version: version + 1 }
        replace(saved)
        return saved
      }),
    arrangePage: ({ id, beforeId }) =>
      answer('arrange', () => {
        findPage(id)
        pages = placedBefore(pages, id, beforeId)
        emit()
      }),
    contents: (pageId) =>
      answer('contents', () => {
        findPage(pageId)
        return contents
      }),
    removePage: ({ id }) =>
      answer('savePage', () => {
        const page = findPage(id)
        throwAway(page, pages.indexOf(page), null)
        pages = pages.filter((one) => one !== page)
        emit()
      }),
    restorePage: ({ id }) =>
      answer('savePage', () => {
        const { part, place } = takeBack('page', id)
        const page = part as PortalPage
        const back = { ...page, slug: page.slug && freeSlug(page.slug, known()) }
        pages = pages.toSpliced(place, 0, back)
        emit()
        return back
      }),
    createModule: ({ pageId, groupIds, commandId: _command, ...fields }) =>
      answer('savePage', () => {
        if (isFullFor(findPage(pageId).modules, fields.kind)) {
          throw new PortError({ code: 'conflict', reason: 'already-placed' })
        }
        const standing = audienceGroups.filter(({ type }) => type === 'administrator')
        const audienceIds = [...standing.map(({ id }) => id), ...(groupIds ?? [])]
        const module = buildModule({ ...fields, id: ++lastId, audience: [...new Set(audienceIds)] })
        inPage(pageId, (modules) => [...modules, module])
      }),
    saveModule: ({ pageId, id, version, commandId: _command, ...fields }) =>
      answer('savePage', () => {
        if (findModule(id).version !== version) {
          throw new PortError({ code: 'conflict', reason: 'stale' })
        }
        inPage(pageId, (modules) =>
          modules.map((one) => (one.id === id ? { ...one, ...fields, version: version + 1 } : one)),
        )
      }),
    arrangeModule: ({ pageId, id, beforeId }) =>
      answer('arrange', () => inPage(pageId, (modules) => placedBefore(modules, id, beforeId))),
    removeModule: ({ pageId, id }) =>
      answer('savePage', () => {
        const page = findPage(pageId)
        const module = findModule(id)
        throwAway(module, page.modules.indexOf(module), page)
        inPage(pageId, (modules) => modules.filter((one) => one !== module))
      }),
    restoreModule: ({ pageId, id }) =>
      answer('savePage', () => {
        const { part, place } = takeBack('module', id)
        inPage(pageId, (modules) => modules.toSpliced(place, 0, part as PageModule))
      }),
    applyTemplate: ({ key }) =>
      answer('savePage', () => {
        if (pages.length > 0) throw new PortError({ code: 'conflict', reason: 'has-pages' })
        for (const { name, icon } of templates.find((one) => one.key === key)?.pages ?? []) {
          const module = buildModule({ id: ++lastId, name })
          add({ name, nameEn: null, icon, slug: slugFrom(name), url: null, isHidden: false }, [module]) // prettier-ignore
        }
      }),
    ...(onViewAs && { viewAs: onViewAs }),
    onChange: listen,
  }
  return {
    port,
    pages: () => pages,
    audienceOf: (id) => findModule(id).audience,
    changeElsewhere: (id, change) => {
      const page = findPage(id)
      replace({ ...page, ...change, version: page.version + 1 })
    },
    failNext,
  }
}
