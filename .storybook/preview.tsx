import '../packages/design-system/src/styles/base.css'
import '../packages/design-system/src/styles/fonts.css'
import './preview.css'
import './test-timeouts.ts'
import type { Preview } from '@storybook/react-vite'
import { DocsContainer, DocsPage } from './docs/index.tsx'
import { inSurroundings } from './surroundings.tsx'
import { globalTypes, initialGlobals } from './toolbars.ts'

const size = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [inSurroundings],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      // In tests accessibility.ts asks instead.
      test: import.meta.env.MODE === 'test' ? 'off' : 'error',
      // Spoken texts lie there for some seconds; what they name may have gone by then.
      context: { exclude: ['[data-live-announcer]'] },
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
          [
            'Welcome',
            // Storybook loads the neighbours of what is open: a story, which costs the opening nothing.
            'Working here',
            'Embed',
            ['Vite', 'Next', 'React Router', 'webpack and Rspack', 'A plain page'],
            'Compatibility',
            'Migrating',
          ],
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
          'Portal',
          'Quality',
          'Proofs',
          '*',
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
}

export default preview
