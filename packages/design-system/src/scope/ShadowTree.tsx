import { use, type ComponentProps, type ReactNode } from 'react'
import { StyleSheetContext, StyleSheetManager } from 'styled-components'
import { SCALE } from '../theme/index.ts'
import { createSheets } from './sheets.ts'
import { TreeContext, type ScopeTree } from './tree.ts'

export interface ShadowTreeProps {
  /** The shadow root of a custom element. It has adopted the rules of `base.css` and `shadowCss`. */
  root: ShadowRoot
  /** A `ThemeScope` and what stands in it. */
  children: ReactNode
}

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]

const toOwnRem = (css: string) => css.replace(/(\d*\.?\d+)rem\b/g, 'calc(var(--at-rem)*$1)')

/** A page may count its `rem` from 10 px; ours is the reader's own text size. */
const withOwnRem: Plugin = (element) => {
  if (element.type === 'decl' && element.value.includes('rem'))
    element.value = toOwnRem(element.value)
}
// It is part of the names of classes.
Object.defineProperty(withOwnRem, 'name', { value: 'atrium-own-rem' })

const plugins = [withOwnRem]

/**
 * Sizes of text in a shadow tree, in `--at-rem`: set it to what `font-size: medium` is there, in pixels.
 */
export const shadowCss = `[data-at-theme]{${Object.entries(SCALE)
  .filter(([, value]) => /^[\d.]+rem$/.test(value))
  .map(([name, value]) => `--at-${name}:${toOwnRem(value)}`)
  .join(';')}}`

type Styles = NonNullable<ComponentProps<typeof StyleSheetManager>['sheet']>

const stylesOf = new WeakMap<ShadowRoot, Styles>()

const trees = new WeakMap<ShadowRoot, ScopeTree>()

function treeIn(root: ShadowRoot): ScopeTree {
  const tree = trees.get(root) ?? { adopt: createSheets(() => root), place: () => root }
  trees.set(root, tree)
  return tree
}

/**
 * A sheet of styled-components that writes into constructed sheets of the tree: its own style elements are
 * blocked by a content security policy without a nonce, and whoever includes a script has none to give.
 */
function stylesIn(root: ShadowRoot, around: Styles): Styles {
  const known = stylesOf.get(root)
  if (known) return known
  const target = document.createElement('div')
  target.insertBefore = (style) => {
    const sheet = new CSSStyleSheet()
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return Object.defineProperty(style, 'sheet', { value: sheet })
  }
  const styles = around.reconstructWithOptions({ target, useCSSOMInjection: true }, false)
  stylesOf.set(root, styles)
  return styles
}

/**
 * Keeps everything inside in a shadow tree: the components' styles and the theme are adopted there, and
 * overlays mount there. Nothing of the page's styles comes in, and none of ours goes out. Fonts are
 * the page's all the same: browsers know no `@font-face` in a shadow tree.
 */
export function ShadowTree({ root, children }: ShadowTreeProps) {
  const { styleSheet } = use(StyleSheetContext)
  const tree = treeIn(root)
  return (
    <TreeContext value={tree}>
      <StyleSheetManager sheet={stylesIn(root, styleSheet)} stylisPlugins={plugins}>
        {children}
      </StyleSheetManager>
    </TreeContext>
  )
}
