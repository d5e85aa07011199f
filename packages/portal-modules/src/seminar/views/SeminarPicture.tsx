import { Banner, Button, FileButton } from '@atrium/design-system'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { errorText, toPortError, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

export interface SeminarPictureProps {
  /** Address of the picture; empty: none. */
  value: string
  onChange: (address: string) => void
  upload: (file: File) => Promise<string>
}

const Root = styled.section`
  @layer at.components {
    display: grid;
    justify-items: start;
    gap: 8px;

    > .at-label {
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    > img {
      inline-size: 100%;
      aspect-ratio: 16 / 7;
      object-fit: cover;
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
    }
    > .at-tools {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
  }
`

/** The picture of a seminar: chosen, replaced, taken away. */
export function SeminarPicture({ value, onChange, upload }: SeminarPictureProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const labelId = useId()
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const take = async ([file]: File[]) => {
    if (!file) return
    setFailure(undefined)
    setUploading(true)
    try {
      onChange(await upload(file))
    } catch (error) {
      setFailure(errorText(tools, toPortError(error)))
    }
    setUploading(false)
  }
  return (
    <Root aria-labelledby={labelId}>
      <span className="at-label" id={labelId}>
        {t('field.image')}
      </span>
      {value !== '' && <img src={value} alt="" />}
      {failure && <Banner tone="bad">{failure}</Banner>}
      <div className="at-tools">
        <FileButton
          icon={ImagePlus}
          accept="image/*"
          isPending={isUploading}
          onFiles={(files) => void take(files)}
        >
          {t(value === '' ? 'image.choose' : 'image.replace')}
        </FileButton>
        {value !== '' && (
          <Button icon={Trash2} variant="quiet" onPress={() => onChange('')}>
            {t('image.remove')}
          </Button>
        )}
      </div>
    </Root>
  )
}
