import { Banner, Button, FileButton } from '@atrium/design-system'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { toPortError, type PortError } from '../port-error.ts'
import { useMessages } from '../language/useMessages.ts'
import { pictureMessages } from './messages.ts'

export interface PictureFieldProps {
  /** Address of the picture; empty: none. */
  value: string
  onChange: (address: string) => void
  upload: (file: File) => Promise<string>
  /** What is said of an upload that failed. */
  failureOf: (error: PortError) => string
}

const Root = styled.section`
  @layer at.components {
    display: grid;
    justify-items: start;
    gap: var(--at-space-2);

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
      gap: var(--at-space-2);
    }
  }
`

/** The picture over something that is written: chosen, replaced, taken away. */
export function PictureField({ value, onChange, upload, failureOf }: PictureFieldProps) {
  const { t } = useMessages(pictureMessages)
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
      setFailure(failureOf(toPortError(error)))
    }
    setUploading(false)
  }
  return (
    <Root aria-labelledby={labelId}>
      <span className="at-label" id={labelId}>
        {t('label')}
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
          {t(value === '' ? 'choose' : 'replace')}
        </FileButton>
        {value !== '' && (
          <Button icon={Trash2} variant="quiet" onPress={() => onChange('')}>
            {t('remove')}
          </Button>
        )}
      </div>
    </Root>
  )
}
