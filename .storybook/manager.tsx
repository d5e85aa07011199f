import React from 'react'
import { addons, types } from 'storybook/manager-api'
import { BrandTool } from './BrandTool.tsx'
import { workspaceTheme } from './theme.ts'

const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: workspaceTheme(isDark ? 'dark' : 'light'),
  sidebar: { showRoots: true, collapsedRoots: ['quality', 'proofs'] },
})

addons.register('atrium/brand', () => {
  addons.add('atrium/brand/tool', {
    type: types.TOOL,
    title: 'Own brand colour',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => <BrandTool />,
  })
})
