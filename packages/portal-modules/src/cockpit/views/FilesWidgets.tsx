import {
  Button,
  Card,
  FileIcon,
  formatBytes,
  IconButton,
  ListRow,
  ListRows,
  Skeleton,
  StateScreen,
} from '@atrium/design-system'
import { Download, FileUp, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { formatMoment, saveAddress, useMessages, useModuleHost } from '../../kit/index.ts'
import type { CockpitAsset } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import { UploadDialog } from './UploadDialog.tsx'
import type { WidgetProps } from './widget.ts'

const Tiles = styled.ul`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: var(--at-space-3);
    margin: 0;
    padding: 0;
    list-style: none;

    li {
      min-inline-size: 0;
    }
    button,
    .at-asset {
      display: grid;
      gap: 6px;
      inline-size: 100%;
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-m);
      background: none;
      color: var(--at-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      text-align: start;
    }
    button {
      cursor: pointer;
    }
    button:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    .at-picture {
      display: grid;
      place-items: center;
      aspect-ratio: 4 / 3;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
      overflow: hidden;
    }
    button:hover .at-picture {
      border-color: var(--at-brand-edge);
    }
    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .at-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`

/** More pictures than this are not asked for at once. */
const mostPictures = 12

/** Small pictures of the assets that are pictures; without them their kind is shown. */
function usePictures(assets: readonly CockpitAsset[], load: WidgetProps['model']['pictures']) {
  const [pictures, setPictures] = useState<ReadonlyMap<number, string>>(new Map())
  const wanted = assets
    .filter(({ type }) => type?.startsWith('image/'))
    .slice(0, mostPictures)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (!load || wanted === '') return undefined
    let isHere = true
    load(wanted.split(' ').map(Number)).then(
      (found) => isHere && setPictures(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load, wanted])
  return pictures
}

/** What the campaign is made of; opens in the viewer. */
export function AssetsWidget({ widget, model, data: { assets, campaign } }: WidgetProps) {
  const { t } = useMessages(messages)
  const pictures = usePictures(assets, model.pictures)
  const { openAsset } = model
  return (
    <Card title={widget.title ?? t('assets.title')}>
      {assets.length === 0 && <p>{t('assets.none')}</p>}
      <Tiles>
        {assets.map((asset) => {
          const url = pictures.get(asset.id)
          const inside = (
            <>
              <span className="at-picture">
                {url ? (
                  <img src={url} alt="" loading="lazy" />
                ) : (
                  <FileIcon name={asset.name} size="large" look="tile" />
                )}
              </span>
              <span className="at-name" title={asset.name}>
                {asset.name}
              </span>
            </>
          )
          return (
            <li key={asset.id}>
              {openAsset ? (
                <button type="button" onClick={() => openAsset(asset.id, assets, campaign)}>
                  {inside}
                </button>
              ) : (
                <span className="at-asset">{inside}</span>
              )}
            </li>
          )
        })}
      </Tiles>
    </Card>
  )
}

/** What was handed in for the campaign, to save; who plans or decides hands more in (CAMP-14). */
export function DocumentsWidget({ widget, model, data: { campaign } }: WidgetProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const [isOpen, setOpen] = useState(false)
  const { documents } = model
  const title = widget.title ?? t('documents.title')
  const mayHandIn = model.handIn && (campaign.can.edit || campaign.can.approve)
  return (
    <Card
      title={title}
      aside={
        mayHandIn && (
          <Button size="compact" icon={FileUp} onPress={() => setOpen(true)}>
            {t('action.upload')}
          </Button>
        )
      }
    >
      {documents.state === 'loading' && <Skeleton lines={3} height="28px" />}
      {documents.state === 'failed' && (
        <StateScreen
          kind="error"
          title={t('documents.failed')}
          action={
            <Button icon={RotateCw} onPress={documents.retry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
      {documents.state === 'ready' && documents.data.length === 0 && <p>{t('documents.none')}</p>}
      {documents.state === 'ready' && documents.data.length > 0 && (
        <ListRows aria-label={title}>
          {documents.data.map((document) => (
            <ListRow
              key={document.id}
              title={document.name}
              subtitle={[
                t(`documents.${document.kind}`),
                t(`upload.${document.outcomeId}`),
                formatBytes(locale, document.size),
                document.by,
                formatMoment(locale, new Date(document.at), now()),
              ]
                .filter(Boolean)
                .join(' · ')}
              mark={<FileIcon name={document.name} look="tile" />}
              actions={
                <IconButton
                  icon={Download}
                  size="compact"
                  label={t('documents.save', { name: document.name })}
                  onPress={() => saveAddress(document.url, document.name)}
                />
              }
            />
          ))}
        </ListRows>
      )}
      {isOpen && <UploadDialog model={model} onClose={() => setOpen(false)} />}
    </Card>
  )
}
