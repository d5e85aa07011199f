import { CircleAlert, CloudUpload } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { FileButton } from '../FileButton/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconTile } from '../IconTile/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'
import { dropZoneCss } from './dropZone.css.ts'
import { sortFiles } from './dropZone.logic.ts'
import { dropZoneStrings } from './dropZone.strings.ts'
import { useDrop } from './useDrop.ts'

export interface DropZoneProps extends NativeProps<'div'> {
  /** Called with the files that fit, dropped, pasted or chosen. */
  onFiles: (files: File[]) => void
  /** What is put here; default "drop files here". */
  label?: string
  /** What fits: kinds, sizes. */
  description?: ReactNode
  /** What is wrong; the zone finds wrong kinds and folders itself. */
  errorMessage?: ReactNode
  /** Words on the button; default "choose files". */
  buttonLabel?: string
  /** Kinds of files that fit, as `image/*,.pdf`; default all. */
  accept?: string
  /** More than one file; default true. */
  allowsMultiple?: boolean
  /** Takes nothing. */
  isDisabled?: boolean
  /** Default `medium`; `compact` is one line. */
  size?: 'medium' | 'compact'
  /** Content of its own, such as a list: takes files everywhere on it, and shows a sign only while they hang there. */
  children?: ReactNode
}

const Root = styled.div`
  ${dropZoneCss}
`

/** A place to drop, paste or choose files. */
export function DropZone(props: DropZoneProps) {
  const strings = useStrings(dropZoneStrings)
  const {
    onFiles,
    description,
    accept,
    allowsMultiple = true,
    isDisabled = false,
    label = allowsMultiple ? strings.title : strings.titleOne,
    errorMessage,
    buttonLabel,
    size,
    children,
    ...native
  } = props
  const id = useId()
  const [own, setOwn] = useState('')
  const take = (all: readonly File[], isFolder?: readonly boolean[]) => {
    const { files, wrong, hasFolders, hasMore } = sortFiles(
      all,
      { accept, allowsMultiple },
      isFolder,
    )
    const faults = [
      wrong.length > 0 && strings.wrongKind(wrong.map(({ name }) => name).join(', ')),
      hasFolders && strings.folders,
      hasMore && strings.onlyOne,
    ]
    setOwn(faults.filter(Boolean).join(' '))
    if (files.length > 0) onFiles(files)
  }
  const { isOver, handlers } = useDrop(isDisabled, take)
  const fault = errorMessage ?? own
  return (
    <Root
      {...withOwn(native, handlers)}
      data-at-size={size}
      data-at-over={isOver || undefined}
      data-at-disabled={isDisabled || undefined}
      data-at-invalid={fault ? true : undefined}
    >
      {children ?? (
        <div className="at-field">
          <IconTile
            icon={CloudUpload}
            tone={isOver ? 'brand' : 'neutral'}
            size={size === 'compact' ? 'medium' : 'large'}
          />
          <div className="at-words">
            <div className="at-title">{isOver ? strings.release : label}</div>
            <div id={`${id}-hint`} className="at-hint">
              {description ?? strings.hint}
            </div>
          </div>
          <FileButton
            size={size}
            accept={accept}
            allowsMultiple={allowsMultiple}
            isDisabled={isDisabled}
            onFiles={take}
            aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
          >
            {buttonLabel ?? (allowsMultiple ? strings.choose : strings.chooseOne)}
          </FileButton>
        </div>
      )}
      {children && isOver && (
        <div className="at-over">
          <span>
            <Icon icon={CloudUpload} />
            {strings.release}
          </span>
        </div>
      )}
      {fault && (
        <div id={`${id}-fault`} className="at-fault">
          <Icon icon={CircleAlert} size={16} />
          <span>{fault}</span>
        </div>
      )}
      <LiveRegion>{own}</LiveRegion>
    </Root>
  )
}
