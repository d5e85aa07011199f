import baseCss from '@atrium/design-system/base.css?inline'
import { shadowCss } from '@atrium/design-system'
import { createRoot } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { App, type Wish } from './App.tsx'
import { addFonts } from './fonts.ts'
import { leadLinks } from './links.ts'
import { addRoot } from './roots.ts'

enableShadowDOM()

/**
 * Nothing is inherited from the page; what is left to its own rules is where the tag stands and how wide it is.
 * Overlays lie over what products lay over their pages: bars and dialogs of Bootstrap are at 1,030 to 1,090.
 */
const hostCss = `
@layer at.reset, at.tokens, at.base, at.components;
@layer at.reset { :host > * { all: initial; } }
@layer at.base {
  :host > [data-place] { display: block; overflow: clip; border-radius: var(--atrium-radius, 14px); }
  [data-frame] { padding: var(--atrium-padding, 16px); }
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
}
:host { display: block; }
:host([hidden]) { display: none; }
[data-at-theme] { --at-z-overlay: 9000; --at-z-toast: 9100; }
`

let count = 0
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
  const forget = addRoot(root)
  count += 1
  // Ids are looked for in all tags of a page.
  const app = createRoot(place, { identifierPrefix: `at${count}` })
  leadLinks(root, element, server)
  return {
    show: (wish) =>
      app.render(
        <App wish={wish} element={element} root={root} onLocation={onLocation} onRetry={onRetry} />,
      ),
    end() {
      app.unmount()
      forget()
      root.replaceChildren()
    },
  }
}
