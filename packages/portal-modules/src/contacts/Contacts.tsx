import type { ListExtensions } from '../kit/extensions/index.ts'
import { ScreenFocus } from '../kit/ScreenFocus.tsx'
import type { Contact, ContactsPort } from './contacts.port.ts'
import { useContacts } from './useContacts.ts'
import { useContactsFile } from './useContactsFile.tsx'
import { ContactsView } from './views/ContactsView.tsx'

export interface ContactsProps extends ListExtensions<Contact> {
  port: ContactsPort
  listId: number
  /** First-level heading; absent: the list's own name, which is in one language. */
  title?: string
}

/** Whom a client turns to at the agency, and how to be called back (CON-01, CON-03, T-79). */
export function Contacts({ port, listId, title, ...extensions }: ContactsProps) {
  const model = useContacts(port, listId, extensions)
  const { list } = model
  const { menu, screen } = useContactsFile(
    port.file,
    list.state === 'ready' ? list.data : undefined,
  )
  return (
    <ScreenFocus screen={screen ? 'import' : 'contacts'}>
      {screen ?? <ContactsView model={model} title={title} menu={menu} />}
    </ScreenFocus>
  )
}
