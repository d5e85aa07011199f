/** A window onto many rows of one height: as many nodes as fit, used again and again. */
export interface Pool<Item> {
  show: (items: Item[]) => void
  /** Draws the nodes in view again. */
  refresh: () => void
  scroller: HTMLElement
}

interface Options<Item> {
  parent: HTMLElement
  className: string
  rowHeight: number
  /** Items beside each other in a row. */
  perRow?: number
  make: () => HTMLElement
  draw: (node: HTMLElement, item: Item) => void
}

/** The floor of what a list can cost: no keys, no roles, no drag, no measuring of heights. */
export function pool<Item>(options: Options<Item>): Pool<Item> {
  const { parent, className, rowHeight, perRow = 1, make, draw } = options
  const scroller = document.createElement('div')
  scroller.className = className
  scroller.style.cssText += 'position:relative;overflow:auto;'
  const spacer = document.createElement('div')
  spacer.style.cssText = 'position:relative;overflow:hidden;contain:strict;'
  scroller.append(spacer)
  parent.append(scroller)
  const nodes: HTMLElement[] = []
  const drawn: (Item | undefined)[] = []
  let items: Item[] = []

  function update(): void {
    const rows = Math.ceil(scroller.clientHeight / rowHeight) + 2
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 1)
    const count = rows * perRow
    while (nodes.length < count) {
      const node = make()
      node.style.position = 'absolute'
      nodes.push(node)
      spacer.append(node)
    }
    for (let offset = 0; offset < count; offset++) {
      const index = first * perRow + offset
      const slot = index % count
      const node = nodes[slot]!
      const item = items[index]
      node.hidden = item === undefined
      if (item === undefined || item === drawn[slot]) {
        drawn[slot] = item
        if (item) place(node, index)
        continue
      }
      drawn[slot] = item
      place(node, index)
      draw(node, item)
    }
  }
  function place(node: HTMLElement, index: number): void {
    const x = perRow === 1 ? 0 : ((index % perRow) * 100) / perRow
    node.style.top = `${Math.floor(index / perRow) * rowHeight}px`
    if (perRow > 1) node.style.left = `${x}%`
  }
  scroller.addEventListener('scroll', update, { passive: true })
  return {
    scroller,
    show: (next) => {
      items = next
      spacer.style.height = `${Math.ceil(items.length / perRow) * rowHeight}px`
      update()
    },
    refresh: () => {
      drawn.fill(undefined)
      update()
    },
  }
}

/** An element with a class, and text. */
export function element(className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement('div')
  made.className = className
  made.append(...children)
  return made
}
