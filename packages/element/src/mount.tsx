import baseCss from '@atrium/design-system/base.css?inline'
import { shadowCss } from '@atrium/design-system'
import { createRoot } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { App, type Wish } from './App.tsx'
import { addFonts } from './fonts.ts'
import { leadLinks } from './links.ts'

enableShadowDOM()

/** Nothing is inherited from the page; what is left to the tag's own rules is where it stands and how wide it is. */
const hostCss = `
:host { display: block; }
:host([hidden]) { display: none; }
[data-place] { all: initial; display: block; }
@layer at.base { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }
`

const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

export interface Mounted {
  show: (wish: Wish) => void
  end: () => void
}

interface MountOptions {
  element: HTMLElement
  root: ShadowRoot
  server: () => string
  onLocation: (location: string, replace: boolean) => void
  onRetry: () => void
}

/** Draws in a tag's shadow tree. */
export function mount({ element, root, server, onLocation, onRetry }: MountOptions): Mounted {
  addFonts()
  const base = [hostCss, baseCss, shadowCss].map(sheetOf)
  // Whoever was taken out of the page and put in again has them, with those of themes after them.
  if (!root.adoptedStyleSheets.includes(base[0]!)) root.adoptedStyleSheets = base
  const place = document.createElement('div')
  place.dataset.place = ''
  root.replaceChildren(place)
  // The reader's own size of text; a page may count its `rem` from something else.
  const rem = getComputedStyle(place).fontSize
  element.style.setProperty('--at-rem', rem)
  const app = createRoot(place)
  leadLinks(root, element, server)
  return {
    show: (wish) =>
      app.render(
        <App wish={wish} element={element} root={root} onLocation={onLocation} onRetry={onRetry} />,
      ),
    end() {
      app.unmount()
      root.replaceChildren()
    },
  }
}
