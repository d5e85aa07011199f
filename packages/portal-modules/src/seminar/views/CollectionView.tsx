import { KeepFocus } from '@atrium/design-system'
import { useEffect, useMemo, useState } from 'react'
import { useModuleHost } from '../../kit/index.ts'
import { segmentOf } from '../seminar.logic.ts'
import type { Seminar, SeminarPort } from '../seminar.port.ts'
import { SeminarSession } from '../SeminarSession.tsx'
import type { SeminarsModel } from '../useSeminars.ts'
import { CollectionDialogs, type CollectionAsk } from './CollectionDialogs.tsx'
import { CollectionList } from './CollectionList.tsx'
import { SeminarMenu } from './SeminarMenu.tsx'

export interface CollectionViewProps {
  port: SeminarPort
  model: SeminarsModel
  title: string | undefined
}

/** The collection as it is seen, or the seminar that the address names. */
export function CollectionView({ port, model, title }: CollectionViewProps) {
  const { path, setPath } = useModuleHost()
  const { collection, openedId, editing } = model
  const [asks, setAsks] = useState<CollectionAsk>()
  const [last, setLast] = useState<number>()
  if (openedId !== undefined && openedId !== last) setLast(openedId)

  // An address may carry an old title; the id is what counts.
  const opened =
    collection.state === 'ready'
      ? collection.data.seminars.find((one) => one.id === openedId)
      : undefined
  const [segment] = path
  useEffect(() => {
    if (opened && segment !== segmentOf(opened))
      setPath([segmentOf(opened), ...path.slice(1)], { replace: true })
  }, [opened, path, segment, setPath])
  const base = useMemo(() => (segment === undefined ? [] : [segment]), [segment])

  const menuOf = (seminar: Seminar) => (
    <SeminarMenu
      seminar={seminar}
      model={model}
      onEdit={() => setAsks({ edit: seminar.id })}
      onPackage={() => setAsks({ package: seminar.id })}
      onAudience={() => setAsks({ audience: seminar.id })}
      onRemove={() =>
        model.canUndoDelete ? model.remove?.(seminar) : setAsks({ remove: seminar })
      }
    />
  )

  return (
    <KeepFocus>
      {openedId === undefined ? (
        <CollectionList
          model={model}
          title={title}
          onNew={() => setAsks('new')}
          menuOf={menuOf}
          returnTo={last}
        />
      ) : (
        <SeminarSession
          key={openedId}
          port={port}
          seminarId={openedId}
          base={base}
          onLeave={model.close}
          editing={editing}
          onEdit={() => setAsks({ edit: openedId })}
          onPackage={editing.uploadPackage && (() => setAsks({ package: openedId }))}
          menu={opened && menuOf(opened)}
        />
      )}
      {asks && <CollectionDialogs port={port} model={model} asks={asks} onAsk={setAsks} />}
    </KeepFocus>
  )
}
