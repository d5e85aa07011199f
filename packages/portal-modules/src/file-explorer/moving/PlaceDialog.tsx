import { collatorOf, Button, Dialog, Icon, Tree, type TreeHandle } from '@atrium/design-system'
import type { Key } from '@atrium/design-system/collection'
import { Folder as FolderIcon } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useHostLocale } from '../../kit/index.ts'
import type { Crumb, Entry, EntryAbilities, Folder } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Moves } from './useMoves.ts'

export interface PlaceDialogProps {
  way: 'move' | 'copy'
  entries: readonly Entry[]
  /** Name of the one that goes there; undefined for several. */
  name: string | undefined
  /** Where they are. */
  from: Folder
  folderAt: Moves['folderAt']
  onChoose: (folderId: number) => void
  onClose: () => void
}

/** A folder of the tree. */
type Place = Crumb

const Line = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: var(--at-space-2);
    min-inline-size: 0;

    > .at-quiet {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
  }
`

/** Moving and copying without dragging: the target is chosen in the tree of folders (T-68). */
export function PlaceDialog(props: PlaceDialogProps) {
  const { way, entries, name, from, folderAt, onChoose, onClose } = props
  const { t } = useMessages(messages)
  const locale = useHostLocale()
  const [chosen, setChosen] = useState<Key>()
  const [known, setKnown] = useState<ReadonlyMap<number, EntryAbilities>>(new Map())
  const tree = useRef<TreeHandle>(null)
  const root = from.path[0]!
  // The keys begin where the choice is made.
  useEffect(() => void tree.current?.focusKey(root.id), [root.id])
  const roots = useMemo<readonly Place[]>(() => [{ id: root.id, name: root.name }], [root])
  const going = useMemo(() => new Set(entries.map(({ id }) => id)), [entries])
  const open = useMemo(() => new Set<Key>(from.path.map(({ id }) => id)), [from])

  const getChildren = useCallback(
    async (place: Place): Promise<readonly Place[]> => {
      const folder = await folderAt(place.id)
      const all = [folder, ...folder.entries]
      setKnown((before) => new Map([...before, ...all.map(({ id, can }) => [id, can] as const)]))
      const collator = collatorOf(locale)
      return (
        folder.entries
          // A folder goes into none of its own.
          .filter(({ kind, id }) => kind === 'folder' && !going.has(id))
          .toSorted((a, b) => collator.compare(a.name, b.name))
          .map(({ id, name: folderName }) => ({ id, name: folderName }))
      )
    },
    [folderAt, locale, going],
  )
  const selected = useMemo(() => new Set(chosen === undefined ? [] : [chosen]), [chosen])
  const target = chosen === undefined ? undefined : Number(chosen)
  const can = target === undefined ? undefined : known.get(target)
  const isHere = way === 'move' && target === from.id
  const isRefused =
    can !== undefined &&
    entries.some(({ kind }) => !(kind === 'folder' ? can.addFolders : can.addFiles))
  const renderItem = useCallback(
    (place: Place) => (
      <Line>
        <Icon icon={FolderIcon} />
        {place.name}
        {place.id === from.id && (
          <span className="at-quiet">{t(way === 'move' ? 'move.here' : 'copy.here')}</span>
        )}
      </Line>
    ),
    [from.id, t, way],
  )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        name === undefined
          ? t(`${way}.titleMany`, { count: entries.length })
          : t(`${way}.title`, { name })
      }
      description={t(isRefused ? 'move.refusedHere' : `${way}.detail`)}
      footer={
        <>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={target === undefined || isHere || isRefused}
            onPress={() => target !== undefined && onChoose(target)}
          >
            {t(`action.${way}`)}
          </Button>
        </>
      }
    >
      <Tree<Place>
        ref={tree}
        label={t('move.folders')}
        roots={roots}
        getKey={placeKey}
        getText={placeName}
        getChildren={getChildren}
        hasChildren={mayHaveChildren}
        renderItem={renderItem}
        defaultExpandedKeys={open}
        selectionMode="single"
        selectedKeys={selected}
        onSelectionChange={(keys) => setChosen([...keys][0])}
        height="min(46dvh, 380px)"
      />
    </Dialog>
  )
}

const placeKey = ({ id }: Place) => id
const placeName = ({ name }: Place) => name
const mayHaveChildren = () => true
