import type { VersionLook, ViewItem } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lookOf, viewedOf, withLook, withoutView, withView } from './viewAddress.ts'

/** What the address looks at, and how to look at something else: a link opens it too (ROUTE-13). */
export interface View {
  /** Undefined: nothing. */
  id: number | undefined
  /** Which version of it, or which two; undefined: the one that counts. */
  look: VersionLook | undefined
  open: (item: Pick<ViewItem, 'id' | 'name'>, look?: VersionLook) => void
  lookAt: (look: VersionLook | undefined) => void
  close: () => void
}

/** The viewer's state is the address's; the way back closes it (ROUTE-18). */
export function useView(): View {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const id = viewedOf(search)
  const isOurs = (state as { hasViewer?: boolean } | null)?.hasViewer === true
  return {
    id,
    look: useMemo(() => lookOf(search), [search]),
    lookAt: (look) =>
      void navigate({ pathname, search: withLook(search, look), hash }, { replace: true, state }),
    open: (item, look) =>
      void navigate(
        { pathname, search: withView(search, item, look), hash },
        // From one thing to the next is no step of its own.
        { replace: id !== undefined, state: { hasViewer: id === undefined || isOurs } },
      ),
    close: () => {
      if (isOurs) void navigate(-1)
      else void navigate({ pathname, search: withoutView(search), hash }, { replace: true })
    },
  }
}
