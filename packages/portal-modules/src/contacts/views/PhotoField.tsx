import { Avatar, Button, FileButton } from '@atrium/design-system'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { errorText, toPortError, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

export interface PhotoFieldProps {
  /** Gives the initials. */
  name: string
  /** Address of the picture; empty: initials. */
  value: string
  onChange: (address: string) => void
  upload: (file: File) => Promise<string>
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--at-space-4);

    .at-buttons {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
    }
    p {
      margin: var(--at-space-2) 0 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-failure {
      color: var(--at-bad-text);
      font-weight: 500;
    }
  }
`

/** As the server takes them (ENT-20). */
const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
const maxBytes = 20_971_520

/** A picture of somebody: chosen, replaced, taken away; without one they have initials. */
export function PhotoField({ name, value, onChange, upload }: PhotoFieldProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const take = async ([file]: File[]) => {
    if (!file) return
    setFailure(undefined)
    if (file.size > maxBytes) return setFailure(t('error.too-large'))
    setUploading(true)
    try {
      onChange(await upload(file))
    } catch (error) {
      const failed = toPortError(error)
      setFailure(failed.fields.file?.[0] ?? errorText(tools, failed))
    }
    setUploading(false)
  }
  return (
    <Root>
      <Avatar name={name} pictureUrl={value} size="huge" isDecorative />
      <div>
        <div className="at-buttons">
          <FileButton
            icon={ImageUp}
            accept={kinds}
            isPending={isUploading}
            onFiles={(files) => void take(files)}
          >
            {t(value === '' ? 'picture.upload' : 'picture.change')}
          </FileButton>
          {value !== '' && (
            <Button variant="quiet" isDisabled={isUploading} onPress={() => onChange('')}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p>{t('picture.hint')}</p>
        <div role="alert">{failure && <p className="at-failure">{failure}</p>}</div>
      </div>
    </Root>
  )
}
