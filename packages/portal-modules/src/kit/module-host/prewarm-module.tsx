import { prewarm } from '@atrium/design-system/collection'
import type { ReactNode } from 'react'
import { MemoryHost, type MemoryHostProps } from './memory-host.tsx'

/**
 * Renders a module once outside of the page while the browser is idle, in a host of its own, so that opening
 * it waits neither for its styles nor for its code to be compiled.
 * @param root  a styled element of the module, or a selector: skipped where one is in the page
 * @param render  the module on a port with sample data
 * @param addresses  the addresses that it is rendered at, one after the other; default its first page
 */
export function prewarmModule(
  root: Parameters<typeof prewarm>[0],
  render: () => ReactNode,
  addresses: readonly NonNullable<MemoryHostProps['params']>[] = [{}],
): void {
  const locale = () => (document.documentElement.lang.startsWith('en') ? 'en' : 'de')
  const renders = addresses.map((params) => () => (
    <MemoryHost key={JSON.stringify(params)} locale={locale()} params={params}>
      {render()}
    </MemoryHost>
  ))
  prewarm(root, ...renders)
}
