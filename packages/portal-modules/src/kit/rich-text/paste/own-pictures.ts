import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { isPortalPath } from '../../module-host/portal-path.ts'

/** Addresses of the pictures that a text holds. */
function picturesOf(doc: Node): ReadonlySet<string> {
  const found = new Set<string>()
  doc.descendants((node) => {
    if (node.type.name === 'image') found.add(String(node.attrs.src))
  })
  return found
}

/**
 * Takes pictures out of what is pasted unless they are the portal's or stand in the text already: others
 * would tell their host who reads, and the page's policy shows them to nobody.
 */
export function keepOwnPictures(slice: Slice, doc: Node): Slice {
  const known = picturesOf(doc)
  const keep = (content: Fragment): Fragment => {
    const nodes: Node[] = []
    content.forEach((node) => {
      const address = String(node.attrs.src)
      if (node.type.name === 'image' && !isPortalPath(address) && !known.has(address)) return
      nodes.push(node.copy(keep(node.content)))
    })
    return Fragment.from(nodes)
  }
  return new Slice(keep(slice.content), slice.openStart, slice.openEnd)
}
