import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { languageOf } from '../kit/language/languages.ts'
import type { AudienceChanges, AudienceGroup } from '../kit/audience/audience.types.ts'
import { useAudienceSave, type SaveAudience } from '../kit/audience/useAudienceSave.ts'
import { useChoosableGroupsState } from '../kit/audience/useChoosableGroups.ts'
import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  useQuery,
  useUndo,
  type OfferUndo,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { nextOf, placedBefore } from './page-list.logic.ts'
import type {
  DeletedPart,
  ModuleFields,
  PageFields,
  PageListPort,
  PageModule,
  PageStructure,
  PortalPage,
} from './page-list.port.ts'

/** Undefined: done. Else why not; what was entered is still the dialog's. */
type Outcome = Promise<PortError | undefined>

export interface PageListModel {
  structure: QueryResult<PageStructure>
  /** What a page is called in the reader's language. */
  nameOf: (page: Pick<PortalPage, 'name' | 'nameEn'>) => string
  /** Whom something can be for; undefined while that is not known. */
  groups: readonly AudienceGroup[] | undefined
  changes: AudienceChanges
  saveAudience: SaveAudience
  createPage: (fields: PageFields) => Outcome
  savePage: (page: PortalPage, version: number, fields: PageFields) => Outcome
  /** Hides or shows a page; can be taken back. */
  setHidden: (page: PortalPage, isHidden: boolean) => void
  /** Puts a page before another one, null: at the end; can be taken back. */
  movePage: (page: PortalPage, beforeId: number | null) => void
  removePage: (page: PortalPage) => void
  createModule: (page: PortalPage, fields: ModuleFields, groupIds?: readonly number[]) => Outcome
  saveModule: (page: PortalPage, module: PageModule, version: number, fields: ModuleFields) => Outcome // prettier-ignore
  moveModule: (page: PortalPage, module: PageModule, beforeId: number | null) => void
  removeModule: (page: PortalPage, module: PageModule) => void
  restore: (part: DeletedPart) => void
  applyTemplate: (key: string) => Promise<void>
}

/** Pages as they were when somebody moved something, and as they stand until the host says so, too. */
interface Moved {
  from: PageStructure
  pages: readonly PortalPage[]
}

type Fail = (title: string, error: unknown) => void

interface ArrangingOptions {
  result: QueryResult<PageStructure>
  offerUndo: OfferUndo
  fail: Fail
  reload: () => void
}

/** Moves pages and modules at once on the screen, and at the host one after the other. */
function useArranging({ result, offerUndo, fail, reload }: ArrangingOptions) {
  const { t } = useMessages(messages)
  const [moved, setMoved] = useState<Moved>()
  const [arranging, setArranging] = useState(0)
  const lastMove = useRef(Promise.resolve())
  const loaded = result.state === 'ready' ? result.data : undefined
  const latest = useRef(loaded)
  useEffect(() => {
    latest.current = loaded
  })
  // Until the last of several moves has come, what is loaded knows only some of them.
  const isMoved = moved !== undefined && (arranging > 0 || moved.from === loaded)
  const structure: QueryResult<PageStructure> =
    isMoved && result.state === 'ready'
      ? { ...result, isRefreshing: false, data: { ...moved.from, pages: moved.pages } }
      : result
  const pages = structure.state === 'ready' ? structure.data.pages : []

  /** Sends a move once those before it have come: keys are quicker than a host. */
  const arrange = (
    send: (commandId: string) => Promise<void>,
    { shown, done }: { shown: readonly PortalPage[]; done?: () => void },
  ): void => {
    setMoved((known) => ({ from: latest.current ?? known!.from, pages: shown }))
    setArranging((count) => count + 1)
    const before = lastMove.current
    const go = async () => {
      await before
      try {
        await send(crypto.randomUUID())
        done?.()
      } catch (error) {
        setMoved(undefined)
        fail(t('failed.arrange'), error)
      }
      setArranging((count) => count - 1)
      setMoved((known) => known && { ...known, from: latest.current ?? known.from })
      reload()
    }
    lastMove.current = go()
  }
  /** Moves one of several at once on the screen, then at the host. */
  const move = (
    one: { id: number; name: string },
    beforeId: number | null,
    among: {
      ids: readonly number[]
      pages: readonly PortalPage[]
      send: (beforeId: number | null, commandId: string) => Promise<void>
    },
  ): void => {
    if (!loaded) return
    const before = nextOf(among.ids, one.id)
    const shownBefore = pages
    const order = placedBefore(
      among.ids.map((id) => ({ id })),
      one.id,
      beforeId,
    )
    const place = order.findIndex(({ id }) => id === one.id) + 1
    const title = t('done.moved', { name: one.name, place, count: order.length })
    arrange((commandId) => among.send(beforeId, commandId), {
      shown: among.pages,
      done: () =>
        offerUndo(title, () =>
          arrange((commandId) => among.send(before, commandId), { shown: shownBefore }),
        ),
    })
  }

  return { structure, pages, move, showLoaded: () => setMoved(undefined) }
}

interface ChangesOptions extends Pick<ArrangingOptions, 'offerUndo' | 'fail' | 'reload'> {
  onRefused: () => void
}

/** Two ways to change something: with an undo, and out of a dialog that stays open when it is refused. */
function createChanges({ offerUndo, fail, reload, onRefused }: ChangesOptions) {
  /** Does something that can be taken back; what is shown is loaded anew, also after a refusal. */
  const act = async (
    work: (commandId: string) => Promise<unknown>,
    { failed, done }: { failed: string; done: () => void },
  ) => {
    try {
      await work(crypto.randomUUID())
      done()
    } catch (error) {
      onRefused()
      fail(failed, error)
    }
    reload()
  }
  /** Saves what a dialog holds. */
  const save = async (work: (commandId: string) => Promise<unknown>, done: string): Outcome => {
    try {
      await work(crypto.randomUUID())
      offerUndo(done, undefined)
      return undefined
    } catch (error) {
      return toPortError(error)
    } finally {
      reload()
    }
  }

  return { act, save }
}

interface RestoringOptions {
  port: PageListPort
  act: ReturnType<typeof createChanges>['act']
  offerUndo: OfferUndo
}

/** Brings back what was deleted. */
function useRestoring({ port, act, offerUndo }: RestoringOptions) {
  const { t } = useMessages(messages)
  const restorePage = (id: number, name: string, slug: string | null) =>
    void act(
      async (commandId) => {
        const back = await port.restorePage({ id, commandId })
        const isElsewhere = slug !== null && back.slug !== null && back.slug !== slug
        offerUndo(
          isElsewhere
            ? t('done.restoredElsewhere', { name, slug: back.slug! })
            : t('done.restored', { name }),
          undefined,
        )
      },
      { failed: t('failed.restore', { name }), done: () => undefined },
    )
  const restoreModule = (pageId: number, id: number, name: string) =>
    void act((commandId) => port.restoreModule({ pageId, id, commandId }), {
      failed: t('failed.restore', { name }),
      done: () => offerUndo(t('done.restored', { name }), undefined),
    })
  return { restorePage, restoreModule }
}

/** The pages as they are now, and all that is done with them. */
export function usePageList(port: PageListPort): PageListModel {
  const { announce, locale } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const { groups, areLoading } = useChoosableGroupsState(port.audience, -1, true)
  const pagesResult = useQuery(useMemo(() => port.pages(), [port]))
  // Each page names its groups: shown without them, it would get longer under the reader's eyes.
  const result: QueryResult<PageStructure> =
    areLoading && pagesResult.state === 'ready' ? { state: 'loading' } : pagesResult
  const offerUndo = useUndo()
  const refresh = result.state === 'ready' ? result.refresh : undefined
  const reload = useCallback(() => refresh?.(), [refresh])
  const saveAudience = useAudienceSave(port.audience, offerUndo, reload)!
  useEffect(() => port.onChange?.(reload), [port, reload])

  const nameOf = (page: Pick<PortalPage, 'name' | 'nameEn'>) =>
    (languageOf(locale) === 'en' ? page.nameEn : null) ?? page.name
  const fail = (title: string, error: unknown) =>
    offerUndo(title, undefined, { tone: 'failure', detail: errorText(tools, toPortError(error)) })
  const { structure, pages, move, showLoaded } = useArranging({ result, offerUndo, fail, reload })
  const { act, save } = createChanges({ offerUndo, fail, reload, onRefused: showLoaded })

  const setHidden = (page: PortalPage, isHidden: boolean, isUndo = false): void => {
    const name = nameOf(page)
    let version = page.version
    void act(
      async (commandId) => {
        const saved = await port.savePage({ id: page.id, version, isHidden, commandId })
        version = saved.version
      },
      {
        failed: t('failed.save', { name }),
        done: () => {
          const title = t(isHidden ? 'done.hidden' : 'done.shown', { name })
          if (isUndo) return announce(title)
          offerUndo(title, () => setHidden({ ...page, version }, !isHidden, true))
        },
      },
    )
  }
  const { restorePage, restoreModule } = useRestoring({ port, act, offerUndo })

  return {
    structure,
    nameOf,
    groups,
    changes: port.audience,
    saveAudience,
    createPage: (fields) =>
      save(
        (commandId) => port.createPage({ ...fields, commandId }),
        t('done.created', { name: nameOf(fields) }),
      ),
    savePage: ({ id }, version, fields) =>
      save(
        (commandId) => port.savePage({ ...fields, id, version, commandId }),
        t('done.saved', { name: nameOf(fields) }),
      ),
    setHidden: (page, isHidden) => setHidden(page, isHidden),
    movePage: (page, beforeId) =>
      move({ id: page.id, name: nameOf(page) }, beforeId, {
        ids: pages.map(({ id }) => id),
        pages: placedBefore(pages, page.id, beforeId),
        send: (target, commandId) => port.arrangePage({ id: page.id, beforeId: target, commandId }),
      }),
    removePage(page) {
      const name = nameOf(page)
      void act((commandId) => port.removePage({ id: page.id, commandId }), {
        failed: t('failed.remove', { name }),
        done: () =>
          offerUndo(t('done.removed', { name }), () => restorePage(page.id, name, page.slug)),
      })
    },
    createModule: (page, fields, groupIds) =>
      save(
        (commandId) =>
          port.createModule({
            ...fields,
            pageId: page.id,
            commandId,
            ...(groupIds && { groupIds }),
          }),
        t('done.placed', { name: fields.name }),
      ),
    saveModule: (page, { id }, version, fields) =>
      save(
        (commandId) => port.saveModule({ ...fields, pageId: page.id, id, version, commandId }),
        t('done.saved', { name: fields.name }),
      ),
    moveModule: (page, module, beforeId) =>
      move(module, beforeId, {
        ids: page.modules.map(({ id }) => id),
        pages: pages.map((one) =>
          one.id === page.id
            ? { ...one, modules: placedBefore(one.modules, module.id, beforeId) }
            : one,
        ),
        send: (target, commandId) =>
          port.arrangeModule({ pageId: page.id, id: module.id, beforeId: target, commandId }),
      }),
    removeModule(page, { id, name }) {
      void act((commandId) => port.removeModule({ pageId: page.id, id, commandId }), {
        failed: t('failed.remove', { name }),
        done: () => offerUndo(t('done.removed', { name }), () => restoreModule(page.id, id, name)),
      })
    },
    restore: ({ kind, id, name, page }) =>
      kind === 'page' ? restorePage(id, name, null) : restoreModule(page!.id, id, name),
    applyTemplate: (key) =>
      act((commandId) => port.applyTemplate({ key, commandId }), {
        failed: t('failed.template'),
        done: () => offerUndo(t('done.template'), undefined),
      }),
  }
}
