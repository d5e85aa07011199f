import { Suspense, lazy } from 'react'
import type { ComponentProps } from 'react'
import type { DocsContainer as Blocks } from '@storybook/addon-docs/blocks'

// Stories run as tests without the pages about them: those come when one is opened.
const Container = lazy(() =>
  import('./Container.tsx').then(({ Container: value }) => ({ default: value })),
)
const Page = lazy(() => import('./Page.tsx').then(({ Page: value }) => ({ default: value })))

/** Around every docs page: the surroundings of the toolbar. */
export const DocsContainer = (props: ComponentProps<typeof Blocks>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)

/** What a docs page tells about a component. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
