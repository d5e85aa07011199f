import { Briefcase, Contact as ContactIcon, Rows3, TableProperties } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages, type OfferUndo } from '../../kit/index.ts'
import { RecordImport } from '../../kit/record-import/RecordImport.tsx'
import type { Medium } from '../contacts.port.ts'
import { contactKind } from './contact-kind.ts'
import type { ContactsImportPort } from './contacts-import.port.ts'
import { contactFileMessages } from './messages/index.ts'

export interface ContactsImportProps {
  port: ContactsImportPort
  mediaTypes: readonly Medium[]
  /** Tells what was taken over and offers to take it back, also after this has gone. */
  offerUndo: OfferUndo
  /** Called once it is taken over, or left without. */
  onClose: () => void
}

/** Contacts out of a file: chosen, matched, looked at, taken over (CON-02). */
export function ContactsImport({ port, mediaTypes, offerUndo, onClose }: ContactsImportProps) {
  const { t, locale } = useMessages(contactFileMessages)
  const kind = useMemo(() => contactKind(locale, mediaTypes), [locale, mediaTypes])
  return (
    <RecordImport
      port={port}
      kind={kind}
      offerUndo={offerUndo}
      onClose={onClose}
      texts={{
        title: t('title'),
        subtitle: t('subtitle'),
        file: {
          title: t('file.title'),
          detail: t('file.detail'),
          drop: t('file.drop'),
          kinds: t('file.kinds'),
          template: t('file.template'),
          emptyTemplate: t('file.emptyTemplate'),
        },
        knows: [
          [TableProperties, t('knows.heads')],
          [ContactIcon, t('knows.people')],
          [Briefcase, t('knows.media')],
          [Rows3, t('knows.notes')],
        ],
        needed: t('needed'),
        exportFile: t('export'),
        exportSheet: t('export'),
        done: t('done'),
      }}
    />
  )
}
