import { Button, Chip, FileButton, Icon, IconButton, Skeleton } from '@atrium/design-system'
import { Columns2, Download, Eye, RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { extensionOf } from '../../kit/names.ts'
import {
  formatBytes,
  formatMinute,
  useMessages,
  useQuery,
  type FileVersion,
  type VersionLook,
} from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Versions } from './useVersions.ts'
import { kindIcons, kindOf } from '../pictures/file-kinds.ts'

export interface VersionListProps {
  entry: Entry
  /** The name as it is shown. */
  name: string
  versions: Versions
  /** Called before something else is looked at, for whoever stands over it. */
  onLeave?: () => void
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);

    ol {
      display: grid;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: grid;
      grid-template-columns: 56px minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-3);
      padding-block: var(--at-space-2);
      border-block-end: 1px solid var(--at-line);
    }
    .at-small {
      display: grid;
      place-items: center;
      inline-size: 56px;
      block-size: 56px;
      border-radius: var(--at-radius-s);
      background: var(--at-sunken);
      color: var(--at-text-2);
      overflow: hidden;
    }
    .at-small img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .at-number {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--at-space-2);
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-facts {
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    .at-do {
      display: flex;
      gap: 2px;
    }
    > p {
      margin: 0;
      color: var(--at-text-2);
    }
    .at-more {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
    }
    /* In the pane beside a list there is room for words or for buttons. */
    container-type: inline-size;
    @container (max-width: 420px) {
      li {
        grid-template-columns: 44px minmax(0, 1fr);
      }
      .at-small {
        inline-size: 44px;
        block-size: 44px;
      }
      .at-do {
        grid-column: 2;
        margin-inline-start: -8px;
      }
    }
  }
`

/** What a file held and holds, the newest first, and what can be done with each (T-71). */
export function VersionList({ entry, name, versions, onLeave }: VersionListProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { of, look, restore, add, download } = versions
  const query = useMemo(() => of(entry.id), [entry.id, of])
  const result = useQuery(query)
  const isRestoring = useRef(false)
  const hintId = useId()

  // The row says first that there is another version; a list that is kept from before follows.
  const refresh = result.state === 'ready' ? result.refresh : undefined
  const listed = result.state === 'ready' ? result.data[0]?.number : undefined
  const { contentNumber = 1 } = entry
  useEffect(() => {
    if (listed !== undefined && listed !== contentNumber) refresh?.()
  }, [contentNumber, listed, refresh])

  if (result.state === 'loading') {
    return (
      <section aria-busy="true" aria-label={t('versions.loading')}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </section>
    )
  }
  if (result.state === 'failed') {
    return (
      <Root>
        <p role="alert">{errorText(tools, result.error)}</p>
        <div className="at-more">
          <Button size="compact" icon={RotateCw} onPress={result.retry}>
            {t('action.retry')}
          </Button>
        </div>
      </Root>
    )
  }
  const { data: list } = result
  const go = (to: VersionLook | undefined) => {
    onLeave?.()
    look?.(entry, to)
  }
  const takeBack = async (version: FileVersion) => {
    // A second press while the first is on its way would only be refused.
    if (isRestoring.current) return
    isRestoring.current = true
    await restore?.(entry, version)
    isRestoring.current = false
  }
  const [newest, before] = list
  const canCompare = look && newest && before && kindOf(entry) === 'image'
  const extension = extensionOf(entry.name)
  return (
    <Root>
      <ol aria-label={t('versions.list', { name })}>
        {list.map((version) => {
          const { number, isCurrent, createdAt, createdBy, size } = version
          const moment = formatMinute(locale, new Date(createdAt))
          return (
            <li key={number} aria-current={isCurrent || undefined}>
              <Picture version={version} entry={entry} />
              <div>
                <div className="at-number">
                  {t('versions.number', { number })}
                  {isCurrent && <Chip tone="ok">{t('versions.current')}</Chip>}
                </div>
                <div className="at-facts">
                  {createdBy ? t('modified.by', { moment, name: createdBy }) : moment}
                  {' · '}
                  {formatBytes(locale, size)}
                </div>
              </div>
              <div className="at-do">
                {look && (
                  <IconButton
                    icon={Eye}
                    label={t('versions.open', { number })}
                    onPress={() => go(isCurrent ? undefined : { version: number })}
                  />
                )}
                <IconButton
                  icon={Download}
                  label={t('versions.download', { number })}
                  onPress={() => download(entry, version)}
                />
                {!isCurrent && restore && entry.can.edit && (
                  <IconButton
                    icon={RotateCcw}
                    label={t('versions.restore', { number })}
                    onPress={() => void takeBack(version)}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {list.length === 1 && <p>{t(add && entry.can.edit ? 'versions.one' : 'versions.oneRead')}</p>}
      {((add && entry.can.edit) || canCompare) && (
        <div className="at-more">
          {canCompare && (
            <Button
              icon={Columns2}
              onPress={() => go({ compare: [before.number, newest.number], as: 'slider' })}
            >
              {t('versions.compare')}
            </Button>
          )}
          {add && entry.can.edit && (
            <FileButton
              accept={extension === '' ? undefined : `.${extension}`}
              aria-describedby={hintId}
              onFiles={([file]) => file && add(entry, file)}
            >
              {t('versions.add')}
            </FileButton>
          )}
        </div>
      )}
      {add && entry.can.edit && <p id={hintId}>{t('versions.addHint')}</p>}
    </Root>
  )
}

/** A small picture of a version; where there is none, or its address is over, its kind. */
function Picture({ version, entry }: { version: FileVersion; entry: Entry }) {
  const [failed, setFailed] = useState<string>()
  const { pictureUrl } = version
  return (
    <span className="at-small">
      {pictureUrl && failed !== pictureUrl ? (
        <img src={pictureUrl} alt="" onError={() => setFailed(pictureUrl)} />
      ) : (
        <Icon icon={kindIcons[kindOf(entry)]} />
      )}
    </span>
  )
}
