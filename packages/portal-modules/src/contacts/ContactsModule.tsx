import type { ModuleProps } from '../kit/index.ts'
import { Contacts } from './Contacts.tsx'
import type { ContactsPort } from './contacts.port.ts'

/** Contacts as a registry shows them: the page's component is the list. */
export function ContactsModule({ port, component }: ModuleProps<ContactsPort>) {
  return <Contacts port={port} listId={component.id} title={component.displayName} />
}
