import { Check, ImagePlus } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  FieldFrame,
  useField,
  useOwn,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { imageSelectorCss } from './imageSelector.css.ts'
import { imageSelectorStrings } from './imageSelector.strings.ts'

export interface SelectorImage {
  /** Identifies it in `value`. */
  id: string
  /** Address of the picture. */
  url: string
  /** What it shows; caption and spoken name. */
  label: string
  /** From the agency's stock, not the client's own (ENT-20). */
  isStock?: boolean
}

export interface ImageSelectorProps extends Omit<FieldProps, 'isReadOnly'>, ControlProps<'div'> {
  /** Pictures to choose from. */
  images: readonly SelectorImage[]
  /** Id of the chosen picture, `null` for none, when the parent holds it. */
  value?: string | null
  /** Id of the picture chosen at first, when the selector holds it. */
  defaultValue?: string | null
  /** Called with the id of the newly chosen picture. */
  onChange?: (value: string) => void
  /** Adds a place for own pictures; called with the chosen files. */
  onUpload?: (files: File[]) => void
  /** A picture is on its way. */
  isUploading?: boolean
  /** Kinds of pictures that fit; default `image/*`. */
  accept?: string
  /** Stands below, for example colours that the upload found in the picture. */
  aside?: ReactNode
  /** Name in a form. */
  name?: string
}

const Inside = styled.div`
  ${imageSelectorCss}
`

/** One of several pictures, from stock or uploaded. */
export function ImageSelector(props: ImageSelectorProps) {
  const {
    images,
    onUpload,
    isUploading,
    accept = 'image/*',
    value: given,
    defaultValue = null,
    onChange,
    aside,
    name,
    ...rest
  } = props
  const { isDisabled } = props
  const strings = useStrings(imageSelectorStrings)
  const ids = useField(props)
  const group = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, change] = useOwn<string | null>(given, defaultValue, (id) => {
    if (id !== null) onChange?.(id)
  })
  return (
    <FieldFrame field={props} ids={ids} isRadioGroup native={withoutField(rest)}>
      <Inside>
        <div className="at-pictures">
          {onUpload && (
            <div>
              <button
                type="button"
                className="at-add"
                disabled={isDisabled || isUploading}
                onClick={() => input.current?.click()}
              >
                {isUploading ? <Spinner label="" /> : <Icon icon={ImagePlus} size={22} />}
                {isUploading ? strings.sending : strings.upload}
              </button>
              <input
                ref={input}
                type="file"
                hidden
                tabIndex={-1}
                aria-hidden="true"
                accept={accept}
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])]
                  event.target.value = ''
                  if (files.length > 0) onUpload(files)
                }}
              />
            </div>
          )}
          {images.map((image) => (
            <label key={image.id} className="at-picture">
              <input
                type="radio"
                name={name ?? group}
                value={image.id}
                checked={image.id === value}
                disabled={isDisabled}
                required={props.isRequired}
                onChange={() => change(image.id)}
              />
              <span className="at-frame">
                <img src={image.url} alt="" loading="lazy" />
                <span className="at-check">
                  <Icon icon={Check} size={14} />
                </span>
              </span>
              <span className="at-caption">
                <span title={image.label}>{image.label}</span>
                {image.isStock && <span className="at-kind">{strings.stock}</span>}
              </span>
            </label>
          ))}
          {images.length === 0 && !onUpload && <p>{strings.none}</p>}
        </div>
      </Inside>
      {aside}
    </FieldFrame>
  )
}
