import type { ReactNode } from 'react'
import { PageFrame, PageHost, type PageFrameProps } from './PageFrame.tsx'

/** For a page's `decorators`: puts it into the portal. */
export const inPage = (
  current: PageFrameProps['current'],
  viewer?: PageFrameProps['viewer'],
  path?: PageFrameProps['path'],
) =>
  function InPage(Story: () => ReactNode) {
    return (
      <PageFrame current={current} viewer={viewer} path={path}>
        <Story />
      </PageFrame>
    )
  }

/** For the `decorators` of a page outside the portal's navigation. */
export const inHost = (Story: () => ReactNode) => (
  <PageHost>
    <Story />
  </PageHost>
)

/** For a page's `parameters`: to the edges. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '900px' } },
} as const

/** For a story's `globals`. */
export const desktop = { viewport: { value: 'desktop', isRotated: false } }
export const phone = { viewport: { value: 'phone', isRotated: false } }
export const narrow = { viewport: { value: 'narrow', isRotated: false } }
