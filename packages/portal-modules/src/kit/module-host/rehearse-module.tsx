import { rehearse } from '@atrium/design-system/collection'
import type { ReactNode } from 'react'
import { MemoryHost, type MemoryHostProps } from './memory-host.tsx'

/**
 * Shows a module beside the page while that has nothing to do, in a host that keeps to itself: who
 * opens it then waits neither for its styles nor for the browser to read its code.
 * @param root a styled element of the module, or a selector: where one is in the page, nothing is done
 * @param scene the module on a port that has a few things at hand
 * @param addresses what it is shown at, one after the other; default its beginning
 */
export function rehearseModule(
  root: Parameters<typeof rehearse>[0],
  scene: () => ReactNode,
  addresses: readonly NonNullable<MemoryHostProps['params']>[] = [{}],
): void {
  const locale = () => (document.documentElement.lang.startsWith('en') ? 'en' : 'de')
  const scenes = addresses.map((params) => () => (
    <MemoryHost key={JSON.stringify(params)} locale={locale()} params={params}>
      {scene()}
    </MemoryHost>
  ))
  rehearse(root, ...scenes)
}
