import { Button, Checkbox, Dialog, Icon } from '@atrium/design-system'
import { useCallback, useId, useState } from 'react'
import { styled } from 'styled-components'
import { formatBytes, formatMinute, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { ConflictAnswer, Incoming } from './moving.logic.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Question } from '../useQuestions.ts'
import { kindIcons, kindOf } from '../pictures/file-kinds.ts'
import { usePicture } from '../pictures/usePicture.ts'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-4);

    > dl {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
      gap: var(--at-space-3);
      margin: 0;
    }
    > dl > div {
      display: grid;
      align-content: start;
      gap: var(--at-space-1);
      padding: var(--at-space-3) 14px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      min-inline-size: 0;
    }
    dt {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      color: var(--at-text-2);
      font: 550 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-look {
      display: grid;
      place-items: center;
      block-size: 120px;
      overflow: hidden;
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
    }
    .at-look > img {
      max-inline-size: 100%;
      max-block-size: 120px;
      object-fit: contain;
    }
    dd {
      margin: 0;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    dd.at-newer {
      font-weight: 600;
    }
    p {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
  }
`

/** A file of the reader's computer that browsers draw. */
const isDrawn = (file: File | undefined): file is File =>
  file !== undefined && /^image\/(?!tiff|heic|heif)/.test(file.type)

/** What a file of the reader's computer looks like; its address goes with the picture. */
function OwnLook({ file }: { file: File }) {
  const [isBroken, setBroken] = useState(false)
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  if (isBroken) return null
  return (
    <dd className="at-look">
      <img ref={draw} alt="" onError={() => setBroken(true)} />
    </dd>
  )
}

/** What a file looks like; nothing where nobody knows, or its picture cannot be shown. */
function Look({ url }: { url: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  if (url === undefined || url === broken) return null
  return (
    <dd className="at-look">
      <img src={url} alt="" onError={() => setBroken(url)} />
    </dd>
  )
}

/** Two of one name in one folder: which stays, for this one or for all that come (T-65). */
export function ConflictDialog({
  question,
  pictures,
}: {
  question: Extract<Question, { kind: 'conflict' }>
  /** Absent: there are no pictures of files. */
  pictures: Pictures | undefined
}) {
  const { conflict, folderName, replaced, left, answer } = question
  const { incoming, existing, canReplace } = conflict
  const { t, locale } = useMessages(messages)
  const [isForAll, setForAll] = useState(false)
  const hintId = useId()
  const moving = usePicture(pictures, incoming.entry, 'large')
  const there = usePicture(pictures, existing, 'large')
  const say = (said: ConflictAnswer) => answer({ answer: said, isForAll: isForAll && left > 0 })
  const isNewer = (one: string | null, other: string | null) =>
    one !== null && other !== null && Date.parse(one) > Date.parse(other)

  // When a file came here says nothing of when it was last worked on.
  const isUpload = incoming.key < 0

  const facts = (item: Pick<Incoming, 'kind' | 'name' | 'size' | 'modifiedAt'>, newer: boolean) => (
    <>
      {item.size !== null && <dd>{formatBytes(locale, item.size)}</dd>}
      {item.modifiedAt !== null && (
        <dd className={newer ? 'at-newer' : undefined}>
          {t(newer ? 'conflict.newer' : 'conflict.changed', {
            moment: formatMinute(locale, new Date(item.modifiedAt)),
          })}
        </dd>
      )}
    </>
  )
  const icon = (item: Incoming | typeof existing) => (
    <Icon icon={kindIcons[kindOf({ kind: item.kind, name: item.name, type: null })]} />
  )
  return (
    <Dialog
      isOpen
      onOpenChange={() => answer(undefined)}
      title={t('conflict.title', { name: incoming.name, folder: folderName })}
      footer={
        <>
          <Button onPress={() => answer(undefined)}>{t('action.cancel')}</Button>
          <Button onPress={() => say('skip')}>{t('conflict.skip')}</Button>
          {canReplace && (
            <Button onPress={() => say('replace')} aria-describedby={hintId}>
              {t('conflict.replace')}
            </Button>
          )}
          {/* What loses nothing is at hand. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus */}
          <Button variant="primary" autoFocus onPress={() => say('keep-both')}>
            {t('conflict.keepBoth')}
          </Button>
        </>
      }
    >
      <Root>
        <dl>
          <div>
            <dt>
              {icon(incoming)}
              {t('conflict.incoming')}
            </dt>
            {isDrawn(incoming.file) ? <OwnLook file={incoming.file} /> : <Look url={moving} />}
            {facts(incoming, isNewer(incoming.modifiedAt, existing.modifiedAt))}
          </div>
          <div>
            <dt>
              {icon(existing)}
              {t('conflict.existing')}
            </dt>
            <Look url={there} />
            {facts(existing, !isUpload && isNewer(existing.modifiedAt, incoming.modifiedAt))}
          </div>
        </dl>
        <p id={hintId}>
          {t(
            !canReplace
              ? 'conflict.noReplace'
              : replaced === 'version'
                ? 'conflict.replaceVersion'
                : 'conflict.replaceHint',
          )}
        </p>
        {left > 0 && (
          <Checkbox isSelected={isForAll} onChange={setForAll}>
            {t('conflict.forAll', { count: left })}
          </Checkbox>
        )}
      </Root>
    </Dialog>
  )
}
