import { Button, Dialog, ImageSelector } from '@atrium/design-system'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PictureModel } from '../usePictures.ts'
import { pictureKinds } from './ColorFields.tsx'
import { pictureCss } from './studio.css.ts'

interface PictureFieldProps {
  label: string
  description: string
  /** Address of the picture. */
  value: string | null
  onChange: (url: string | null) => void
  pictures: PictureModel
  canEdit: boolean
}

const Root = styled.fieldset`
  ${pictureCss}
`
/** As wide as the file lists ask for: one size to keep. */
const small = (url: string) => (url.startsWith('/images/') ? `${url}?w=280` : url)

/** A picture of the theme: the one that is chosen, and others to choose from or to bring. */
export function PictureField(props: PictureFieldProps) {
  const { label, description, value, onChange, pictures, canEdit } = props
  const { t } = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  const labelId = useId()
  const choose = useRef<HTMLButtonElement>(null)
  const { stock, uploaded, upload } = pictures
  const known = [...uploaded.map(({ url }) => url), ...stock.map(({ url }) => url)]
  const own = value !== null && !known.includes(value) ? [value] : []
  const take = (url: string) => {
    onChange(url)
    pictures.suggestFrom(url)
    setOpen(false)
  }
  return (
    <Root aria-labelledby={labelId}>
      <span className="at-frame">
        {value === null ? <span>{t('picture.none')}</span> : <img src={small(value)} alt="" />}
      </span>
      <div className="at-words">
        <strong id={labelId}>{label}</strong>
        <p>{description}</p>
        {canEdit && (
          <div className="at-buttons">
            <Button ref={choose} size="compact" icon={ImagePlus} onPress={() => setOpen(true)}>
              {t(value === null ? 'picture.choose' : 'picture.change')}
            </Button>
            {value !== null && (
              <Button
                variant="quiet"
                size="compact"
                icon={Trash2}
                onPress={() => {
                  // It goes with the picture; the button beside it stays.
                  choose.current?.focus()
                  onChange(null)
                }}
              >
                {t('picture.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={label} size="large">
        <ImageSelector
          label={t('picture.choose')}
          isLabelHidden
          accept={pictureKinds}
          isUploading={pictures.isUploading}
          images={[
            ...uploaded.map(({ url }, index) => ({
              id: url,
              url: small(url),
              label: t('picture.uploaded', { number: uploaded.length - index }),
            })),
            ...own.map((url) => ({ id: url, url: small(url), label: t('picture.current') })),
            ...stock.map(({ url }, index) => ({
              id: url,
              url: small(url),
              label: t('picture.stock', { number: index + 1 }),
              isStock: true,
            })),
          ]}
          value={value}
          onChange={take}
          onUpload={
            upload &&
            (([file]) => {
              if (file) void upload(file).then((picture) => picture && take(picture.url))
            })
          }
        />
      </Dialog>
    </Root>
  )
}
