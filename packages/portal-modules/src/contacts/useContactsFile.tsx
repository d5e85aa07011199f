import { later } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { messageTools, useModuleHost, useUndo } from '../kit/index.ts'
import { TableMenu } from '../kit/record-import/TableMenu.tsx'
import { useRecordExport } from '../kit/record-import/useRecordExport.ts'
import type { ContactList, ContactsPort } from './contacts.port.ts'

// What reads files and shows them comes with the first import.
const ContactsImport = later(
  async () => (await import('./contacts-import/ContactsImport.tsx')).ContactsImport,
)

/** Says in the address that contacts are being imported. */
const param = { name: 'import', value: 'contacts' } as const

/** Contacts by a file, for whoever keeps them. */
export function useContactsFile(
  port: ContactsPort['file'],
  list: ContactList | undefined,
): {
  /** Absent: it is not for this reader, or there is none here. */
  menu: ReactNode
  /** In place of the contacts, while the address asks for it. */
  screen: ReactNode | undefined
} {
  const { locale, params, setParam } = useModuleHost()
  // Kept here: what was imported can be taken back after its screen has gone.
  const offerUndo = useUndo()
  const save = useRecordExport()
  if (!port || !list?.can.add) return { menu: null, screen: undefined }
  const { mediaTypes } = list
  const menu = (
    <TableMenu
      isEmpty={list.contacts.length === 0}
      onImport={() => setParam(param.name, param.value)}
      onExport={(format) =>
        save(format, async () => {
          const [{ contactKind }, { contactFileMessages }, records] = await Promise.all([
            import('./contacts-import/contact-kind.ts'),
            import('./contacts-import/messages/index.ts'),
            port.stored().load(),
          ])
          const name = messageTools(contactFileMessages, locale).t('export')
          return { kind: contactKind(locale, mediaTypes), records, file: name, sheet: name }
        })
      }
    />
  )
  return {
    menu,
    screen:
      params[param.name] === param.value ? (
        <ContactsImport
          port={port}
          mediaTypes={mediaTypes}
          offerUndo={offerUndo}
          onClose={() => setParam(param.name, undefined)}
        />
      ) : undefined,
  }
}
