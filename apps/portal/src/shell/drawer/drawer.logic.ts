/** Modes of the right drawer; `unknown` is closed (LAY-11). */
export const drawerModes = ['unknown', 'notifications', 'settings', 'chat', 'tasks'] as const
export type DrawerMode = (typeof drawerModes)[number]

/** The mode that an address asks for; anything else is `unknown`. */
export function drawerOf(search: string): DrawerMode {
  const params = new URLSearchParams(search)
  // Over what is looked at nothing else opens (LAY-12).
  const asked = params.get('view') === 'true' ? null : params.get('drawer')
  return drawerModes.find((mode) => mode === asked) ?? 'unknown'
}

/** The query with another mode in it; everything else of it stays. */
export function withDrawer(search: string, mode: DrawerMode): string {
  const params = new URLSearchParams(search)
  if (mode === 'unknown') params.delete('drawer')
  else params.set('drawer', mode)
  const text = params.toString()
  return text && `?${text}`
}
