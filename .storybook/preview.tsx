import '../packages/design-system/src/styles/base.css'
import '../packages/design-system/src/styles/fonts.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import type { RunOptions } from 'axe-core'
import { DocsContainer, DocsPage } from './docs/index.tsx'
import { inSurroundings } from './surroundings.tsx'
import { globalTypes, initialGlobals } from './toolbars.ts'

const size = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const isTest = import.meta.env.MODE === 'test'
/** In tests contrast.ts looks at colours, in both modes; and only what is amiss is of interest. */
const testOptions: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  resultTypes: ['violations'],
  preload: false,
}

const preview: Preview = {
  decorators: [inSurroundings],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Spoken texts lie there for some seconds; what they name may have gone by then.
      context: { exclude: ['[data-live-announcer]'] },
      options: isTest ? testOptions : {},
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        wide: size(1200, 900),
        desktop: size(1440, 900),
        phone: size(390, 844),
        narrow: size(320, 640),
      },
    },
    backgrounds: { disable: true },
    docs: { page: DocsPage, container: DocsContainer, codePanel: true },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Working here'],
          'Foundations',
          [
            'Colour lab',
            'Colour roles',
            'Typography',
            'Space and grid',
            'Shape and depth',
            'Motion',
            'Icons',
            'Imagery and scrim',
            'Voice and terms',
          ],
          'Tokens',
          'Components',
          [
            'Actions',
            'Inputs',
            'Pickers',
            'Navigation',
            'Overlays',
            'Feedback',
            'Collections',
            'Display',
            'Layout',
            'Media',
            'Shell',
            'Utility',
          ],
          'Patterns',
          'Modules',
          'Pages',
          'Quality',
          '*',
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
}

export default preview
