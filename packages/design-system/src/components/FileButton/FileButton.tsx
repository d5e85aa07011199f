import { Upload, type LucideIcon } from 'lucide-react'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from '../Button/index.ts'

export interface FileButtonProps extends Omit<
  ButtonProps,
  'download' | 'form' | 'href' | 'isFullWidth' | 'onPress' | 'target' | 'type'
> {
  /** What happens with the files, in a word or two. */
  children: ReactNode
  /** Called with the chosen files; not when the choice is cancelled. */
  onFiles: (files: File[]) => void
  /** Kinds of files to offer, as `image/*,.pdf`. */
  accept?: string
  /** More than one file at once. */
  allowsMultiple?: boolean
  /** A whole folder with everything in it. */
  acceptsFolder?: boolean
  /** Which camera a phone opens instead of its files. */
  camera?: 'user' | 'environment'
  /** Weight on the screen; default `secondary`. */
  variant?: ButtonVariant
  /** Default `medium`. */
  size?: ButtonSize
  /** Lucide icon before the words; default an arrow up. */
  icon?: LucideIcon
  /** Takes no press. */
  isDisabled?: boolean
  /** Why it is disabled. */
  disabledReason?: string
  /** Work runs. */
  isPending?: boolean
}

/** A button that opens the choice of files. */
export function FileButton(props: FileButtonProps) {
  const { onFiles, accept, allowsMultiple, acceptsFolder, camera, icon = Upload, ...button } = props
  const input = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Else the same file could not be chosen twice.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button {...button} icon={icon} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={allowsMultiple}
        capture={camera}
        disabled={props.isDisabled}
        onChange={take}
        {...(acceptsFolder && { webkitdirectory: '' })}
      />
    </>
  )
}
