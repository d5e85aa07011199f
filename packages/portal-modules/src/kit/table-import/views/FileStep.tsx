import { Banner, DropZone, Icon, Section, Spinner } from '@atrium/design-system'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/useMessages.ts'
import { tableImportMessages } from '../messages/index.ts'
import type { FileFault } from '../table.types.ts'

/** Names of files that are looked at; older ones say why they are not read. */
export const tableFileNames = '.xlsx,.xlsm,.csv,.txt,.xls'

export interface FileStepProps {
  title: string
  detail: string
  /** Where the file is dropped. */
  drop: string
  /** "… bis 2.000 Zeilen und 20 MB". */
  kinds: string
  /** What is recognised in it. */
  knows: readonly (readonly [LucideIcon, string])[]
  fault: FileFault | undefined
  isReading: boolean
  onFile: (file: File) => void
  /** Beside it all, such as a template. */
  children?: ReactNode
}

/** Where the table comes from, and what is recognised in it. */
export function FileStep(props: FileStepProps) {
  const { title, detail, drop, kinds, knows, fault, isReading, onFile, children } = props
  const { t } = useMessages(tableImportMessages)
  return (
    <Section title={title} description={detail}>
      <div className="at-import-file">
        {fault && (
          <Banner tone="bad" role="alert">
            {t(`fault.${fault}`)}
          </Banner>
        )}
        <DropZone
          label={drop}
          description={kinds}
          buttonLabel={t('file.choose')}
          accept={tableFileNames}
          allowsMultiple={false}
          isDisabled={isReading}
          onFiles={([file]) => file && onFile(file)}
        />
        {isReading && (
          <div className="at-import-wait">
            <Spinner label={t('file.reading')} />
            <span aria-hidden="true">{t('file.reading')}</span>
          </div>
        )}
        {children}
        <div className="at-import-known">
          <h3>{t('file.known')}</h3>
          <ul>
            {knows.map(([icon, text]) => (
              <li key={text}>
                <Icon icon={icon} size={18} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
