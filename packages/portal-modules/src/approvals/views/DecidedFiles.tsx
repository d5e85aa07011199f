import { FileIcon } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import type { DecidedFile } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'

const List = styled.ul`
  @layer at.components {
    display: grid;
    gap: var(--at-space-1);
    margin: 0;
    padding: 0;
    list-style: none;

    li {
      display: flex;
      gap: 6px;
      align-items: start;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-icon {
      flex: none;
    }
    .at-changed {
      color: var(--at-warn-text);
    }
  }
`

/** In which versions the files of a campaign were decided, and which have another one now (D-09). */
export function DecidedFiles({ files }: { files: readonly DecidedFile[] }) {
  const { t } = useMessages(messages)
  return (
    <List aria-label={t('past.files')}>
      {files.map(({ id, name, version, currentVersion }) => (
        <li key={id}>
          <FileIcon name={name} />
          <span>
            {`${name} · `}
            {currentVersion === version ? (
              t('past.file', { version })
            ) : (
              <span className="at-changed">
                {t('past.fileSince', { version, current: currentVersion })}
              </span>
            )}
          </span>
        </li>
      ))}
    </List>
  )
}
