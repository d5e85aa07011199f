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

/** For a page's `parameters`: to the edges, in the sizes of the designs. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '900px' } },
  viewport: {
    options: {
      desktop: {
        name: 'Desktop, 1440 px',
        styles: { width: '1440px', height: '900px' },
        type: 'desktop',
      },
      phone: {
        name: 'Phone, 390 px',
        styles: { width: '390px', height: '844px' },
        type: 'mobile',
      },
      narrow: {
        name: 'Narrowest, 320 px',
        styles: { width: '320px', height: '640px' },
        type: 'mobile',
      },
    },
  },
} as const

/** For a story's `globals`. */
export const desktop = { viewport: { value: 'desktop', isRotated: false } }
export const phone = { viewport: { value: 'phone', isRotated: false } }
export const narrow = { viewport: { value: 'narrow', isRotated: false } }
