import { Banner, Button, Disclosure, Icon, later } from '@atrium/design-system'
import { Download, Eye, FolderOpen, MousePointerClick, Users } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { AudienceChanges } from '../../kit/audience/audience.types.ts'
import { LastChange } from '../../kit/audience/LastChange.tsx'
import { audienceMessages } from '../../kit/audience/messages.ts'
import { formatBytes, formatMinute, ItemSlot, useMessages } from '../../kit/index.ts'
import type { Entry, Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { bringerOf } from './bringer.ts'
import { kindIcons, kindOf } from '../pictures/file-kinds.ts'
import { useInSight } from '../list/useInSight.ts'
import { usePicture } from '../pictures/usePicture.ts'
import { WhoSees } from '../who-sees/WhoSees.tsx'

const VersionList = later(async () => (await import('../versions/VersionList.tsx')).VersionList)

const Root = styled.div`
  @layer at.components {
    --at-ground: var(--at-raised);
    display: flex;
    flex-direction: column;
    background: var(--at-raised);

    .at-preview {
      display: grid;
      place-items: center;
      aspect-ratio: 16 / 9;
      background: linear-gradient(150deg, var(--at-accent-soft), var(--at-brand-soft));
      color: var(--at-brand-text);
      overflow: hidden;
    }
    .at-preview img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    /* All of it can be seen where there is room for it. */
    &[data-at-large] .at-preview {
      aspect-ratio: 4 / 3;
      max-block-size: 52dvh;
      inline-size: 100%;
    }
    &[data-at-large] .at-preview img {
      object-fit: contain;
    }
    .at-who {
      margin-block-end: var(--at-space-4);
    }
    .at-seers {
      display: grid;
      justify-items: start;
      gap: var(--at-space-3);
    }
    .at-seers > p {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-seers > :last-child {
      justify-self: stretch;
    }
    > .at-words {
      display: flex;
      flex-direction: column;
      padding: var(--at-space-4);
    }
    h2 {
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      overflow-wrap: anywhere;
    }
    > .at-words > p {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    dl {
      margin: 14px 0 var(--at-space-4);
      border-block-end: 1px solid var(--at-line);
    }
    dl > div {
      display: flex;
      justify-content: space-between;
      gap: var(--at-space-4);
      padding-block: 6px;
      border-block-start: 1px solid var(--at-line);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    dt {
      flex: none;
      color: var(--at-text-2);
    }
    dd {
      min-inline-size: 0;
      margin: 0;
      font-variant-numeric: tabular-nums;
      text-align: end;
      overflow-wrap: anywhere;
    }
    .at-talk:not(:empty) {
      margin-block-start: var(--at-space-5);
    }
    .at-hint {
      display: grid;
      justify-items: center;
      gap: var(--at-space-3);
      padding: 56px var(--at-space-6);
      color: var(--at-text-2);
      text-align: center;
    }
  }
`

/** Under the entry’s own heading. */
const details = { headingLevel: 3 }

export interface EntryDetailsProps {
  model: Pick<
    FileExplorerModel,
    'nameOf' | 'groups' | 'hasViewer' | 'pictures' | 'peopleOf' | 'audience' | 'versions'
  >
  /** Absent: nothing is looked at. */
  entry: Entry | undefined
  /** It stands beside the list: with its name as a heading, and with a large picture. */
  isBeside?: boolean
  /** The entry whose talk is to be in sight; another object asks for it again. */
  talk?: { id: number } | undefined
  /** Asks who shall see it. */
  onAudience: (entry: Entry) => void
  onOpen: (entry: Entry) => void
}

/** What is known of a file or folder, with a picture of it. */
export function EntryDetails(props: EntryDetailsProps) {
  const { model, entry, isBeside = false, talk, onAudience, onOpen } = props
  const { groups, hasViewer: canView, pictures, peopleOf, audience, versions } = model
  const name = entry ? model.nameOf(entry) : ''
  const { t, locale } = useMessages(messages)
  // Who wants to know it of one, wants to know it of the next as well.
  const [isAsking, setAsking] = useState(false)
  const [isLookingBack, setLookingBack] = useState(false)
  const picture = usePicture(pictures, entry, 'large')
  const talkPlace = useInSight(talk?.id === entry?.id ? talk : undefined)
  if (!entry) {
    return (
      <Root>
        <div className="at-hint">
          <Icon icon={MousePointerClick} size={24} />
          {t('details.none')}
        </div>
      </Root>
    )
  }
  const isFolder = entry.kind === 'folder'
  const kind = kindOf(entry)
  const size = isFolder
    ? t('count.entries', { count: entry.childCount ?? 0 })
    : formatBytes(locale, entry.size ?? 0)
  return (
    <Root data-at-large={isBeside || undefined}>
      <div className="at-preview">
        {picture ? (
          <img src={picture} alt={t('details.preview', { name })} />
        ) : (
          <Icon icon={kindIcons[kind]} size={48} />
        )}
      </div>
      <div className="at-words">
        {isBeside && <h2>{name}</h2>}
        <p>
          {t(`kind.${kind}`)} · {size}
        </p>
        <EntryFacts entry={entry} groups={groups} />
        {peopleOf && groups && (
          <EntrySeers
            {...{ entry, groups, peopleOf }}
            lastChangeOf={audience?.changes.lastChange}
            onAudience={audience && onAudience}
            isOpen={isAsking}
            onOpenChange={setAsking}
          />
        )}
        {versions && !isFolder && (
          <div className="at-who">
            <Disclosure
              title={t('versions.count', { count: entry.contentNumber ?? 1 })}
              level={3}
              isOpen={isLookingBack}
              onOpenChange={setLookingBack}
            >
              {isLookingBack && (
                <VersionList key={entry.id} entry={entry} name={name} versions={versions} />
              )}
            </Disclosure>
          </div>
        )}
        {entry.check && (
          <Banner tone={entry.check === 'pending' ? 'info' : 'bad'}>
            {t(`check.${entry.check}.detail`)}
          </Banner>
        )}
        {!entry.check && (
          <Button
            icon={isFolder ? FolderOpen : canView ? Eye : Download}
            isFullWidth
            onPress={() => onOpen(entry)}
          >
            {t(isFolder || canView ? 'action.open' : 'action.download')}
          </Button>
        )}
        <div className="at-talk" ref={talkPlace}>
          <ItemSlot key={entry.id} type="comments" item={{ id: entry.id, name }} config={details} />
        </div>
      </div>
    </Root>
  )
}

/** Who brought it, when it was changed, and which groups see it. */
function EntryFacts({ entry, groups }: { entry: Entry; groups: readonly Group[] | undefined }) {
  const { t, locale } = useMessages(messages)
  const isFolder = entry.kind === 'folder'
  const seers = groups?.filter(
    (group) => group.seesEverything || entry.audience?.includes(group.id),
  )
  const by = bringerOf({ t }, entry)
  const facts = [
    by && [t(isFolder ? 'details.created' : 'details.uploaded'), by],
    [t('details.modified'), formatMinute(locale, new Date(entry.modifiedAt))],
    seers && [
      t('column.audience'),
      seers.map((group) => group.name).join(', ') || t('audience.nobody'),
    ],
  ].filter((fact): fact is [string, string] => Array.isArray(fact))
  return (
    <dl>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

interface EntrySeersProps {
  entry: Entry
  groups: readonly Group[]
  peopleOf: NonNullable<FileExplorerModel['peopleOf']>
  /** Who changed last who sees it; absent: nobody is told. */
  lastChangeOf: AudienceChanges['lastChange'] | undefined
  /** Absent where nobody changes that. */
  onAudience: ((entry: Entry) => void) | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Who sees it, person by person; asked for only while it is open. */
function EntrySeers(props: EntrySeersProps) {
  const { entry, groups, peopleOf, lastChangeOf, onAudience, isOpen, onOpenChange } = props
  const { t } = useMessages(messages)
  const { t: ta } = useMessages(audienceMessages)
  return (
    <div className="at-who">
      <Disclosure title={t('who.title')} level={3} isOpen={isOpen} onOpenChange={onOpenChange}>
        {isOpen && (
          <div className="at-seers">
            {onAudience && entry.can.changeAudience && (
              <Button size="compact" icon={Users} onPress={() => onAudience(entry)}>
                {ta('menu.open')}
              </Button>
            )}
            {lastChangeOf && <LastChange query={lastChangeOf(entry.id)} />}
            <WhoSees people={peopleOf(entry.id)} groups={groups} entry={entry} />
          </div>
        )}
      </Disclosure>
    </div>
  )
}
