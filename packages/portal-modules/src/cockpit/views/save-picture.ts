import { domToBlob } from 'modern-screenshot'

/** What is no picture: what opens, and the menu itself. */
const isControl = (node: Node) =>
  node instanceof Element && node.matches('details, [data-at-control]')

/** A part of the page as PNG, twice as fine as it is on screen, with its own colours (T-33). */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const blob = await domToBlob(element, {
    type: 'image/png',
    scale: 2,
    filter: (node) => !isControl(node),
  })
  // A canvas that the browser cannot make gives nothing.
  if (!blob || blob.size === 0) throw new Error('no picture was made')
  return blob
}
