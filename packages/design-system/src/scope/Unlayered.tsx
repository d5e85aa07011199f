import type { ComponentProps, ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]

/**
 * Takes the layer away from around a rule. The rules in it become rules of the sheet, one by one, since a
 * sheet takes one at a time.
 */
const withoutLayer: Plugin = (element, _index, _siblings, next) => {
  const { children } = element
  if (element.type !== '@layer' || !Array.isArray(children)) return
  for (const [at, child] of children.entries()) {
    child.root = null
    next(child, at, children, next)
  }
  element.type = 'comm'
  element.children = ''
}
// It is part of the names of classes: the same rules with and without layers are apart.
Object.defineProperty(withoutLayer, 'name', { value: 'atrium-without-layer' })

const plugins = [withoutLayer]

/**
 * Styles of ours inside stand in no cascade layer, so that they win over a host's reset that is in none
 * either. Needs `unlayered.css` in the place of `base.css`.
 */
export const Unlayered = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
)
