import { useEffect } from 'react'
import { useModuleHost } from './host.tsx'

/** Says in the window's title where in the module the reader is, as long as that has a name of its own. */
export function usePlaceName(name: string | undefined): void {
  const { namePlace } = useModuleHost()
  useEffect(() => (name ? namePlace?.(name) : undefined), [name, namePlace])
}
