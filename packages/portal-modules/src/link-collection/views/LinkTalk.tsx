import { Drawer } from '@atrium/design-system'
import { useState } from 'react'
import { ItemSlot, useHasItemModule, useUrlState } from '../../kit/index.ts'
import type { Link } from '../link-collection.port.ts'

/** The link whose comments are open stands in the address, so that a piece of news leads there. */
export function useTalk(links: readonly Link[]) {
  const isOn = useHasItemModule('comments')
  const [id, setId] = useUrlState('comments', '')
  return {
    about: isOn ? links.find((link) => `${link.id}` === id) : undefined,
    open: isOn ? (link: Link) => setId(`${link.id}`) : undefined,
    close: () => setId(''),
  }
}

/** What is said about a link, beside its collection. */
export function LinkTalk({
  about,
  nameOf,
  onClose,
}: {
  about: Link | undefined
  nameOf: (link: Link) => string
  onClose: () => void
}) {
  // It keeps its words while it goes.
  const [last, setLast] = useState(about)
  if (about && about !== last) setLast(about)
  if (!last) return null
  return (
    <Drawer
      isOpen={about !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={nameOf(last)}
    >
      <ItemSlot type="comments" item={{ id: last.id, name: nameOf(last) }} config={inDrawer} />
    </Drawer>
  )
}

/** Under the drawer’s own heading. */
const inDrawer = { headingLevel: 3 }
