import { saveAddress } from './save-address.ts'

/** Saves what was made in the browser as a file. */
export function saveBytes(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  saveAddress(url, name)
  // The browser has taken what it needs once the click is through.
  setTimeout(() => URL.revokeObjectURL(url))
}
