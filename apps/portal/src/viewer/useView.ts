import type { ViewItem } from '@atrium/portal-modules/kit'
import { useLocation, useNavigate } from 'react-router-dom'
import { viewedOf, withoutView, withView } from './viewAddress.ts'

/** What the address looks at, and how to look at something else: a link opens it too (ROUTE-13). */
export interface View {
  /** Undefined: nothing. */
  id: number | undefined
  open: (item: Pick<ViewItem, 'id' | 'name'>) => void
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
    open: (item) =>
      void navigate(
        { pathname, search: withView(search, item), hash },
        // From one thing to the next is no step of its own.
        { replace: id !== undefined, state: { hasViewer: id === undefined || isOurs } },
      ),
    close: () => {
      if (isOurs) void navigate(-1)
      else void navigate({ pathname, search: withoutView(search), hash }, { replace: true })
    },
  }
}
