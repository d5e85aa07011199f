import { later } from '@atrium/design-system'
import { messageTools, useModuleHost } from '../kit/index.ts'
import { useRecordFile } from '../kit/record-import/useRecordFile.tsx'
import type { ContactList, ContactsPort } from './contacts.port.ts'

// What reads files and shows them comes with the first import.
const ContactsImport = later(
  async () => (await import('./contacts-import/ContactsImport.tsx')).ContactsImport,
)

/** Contacts by a file, for whoever keeps them. */
export function useContactsFile(port: ContactsPort['file'], list: ContactList | undefined) {
  const { locale } = useModuleHost()
  const mediaTypes = list?.mediaTypes ?? []
  return useRecordFile({
    value: 'contacts',
    isOffered: port !== undefined && list?.can.add === true,
    isEmpty: list?.contacts.length === 0,
    load: async () => {
      const [{ contactKind }, { contactFileMessages }, records] = await Promise.all([
        import('./contacts-import/contact-kind.ts'),
        import('./contacts-import/messages/index.ts'),
        port!.stored().load(),
      ])
      const name = messageTools(contactFileMessages, locale).t('export')
      return { kind: contactKind(locale, mediaTypes), records, file: name, sheet: name }
    },
    screen: (props) => <ContactsImport {...props} port={port!} mediaTypes={mediaTypes} />,
  })
}
