import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { drawerOf, withDrawer, type DrawerMode } from './drawer.logic.ts'

/** What the right drawer shows, and how to change it. Its state is the address's: a link opens it too. */
export interface ShellDrawer {
  mode: DrawerMode
  open: (mode: Exclude<DrawerMode, 'unknown'>) => void
  close: () => void
}

/** The right drawer: one mode at a time (LAY-11); the way back closes it (T-06). */
export function useDrawer(): ShellDrawer {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const mode = drawerOf(search)
  const isOurs = (state as { hasDrawer?: boolean } | null)?.hasDrawer === true

  const open = useCallback(
    (next: Exclude<DrawerMode, 'unknown'>) =>
      void navigate(
        { pathname, search: withDrawer(search, next), hash },
        // From one mode to the next is no step of its own.
        { replace: mode !== 'unknown', state: { hasDrawer: mode === 'unknown' || isOurs } },
      ),
    [hash, isOurs, mode, navigate, pathname, search],
  )
  const close = useCallback(
    // What stands in the drawer may close it and lead elsewhere in one go: then there is nothing to close.
    () =>
      queueMicrotask(() => {
        if (drawerOf(window.location.search) === 'unknown') return
        if (isOurs) void navigate(-1)
        else
          void navigate(
            { pathname, search: withDrawer(search, 'unknown'), hash },
            { replace: true },
          )
      }),
    [hash, isOurs, navigate, pathname, search],
  )
  return { mode, open, close }
}
