/** Lets somebody choose a folder; its files say by themselves where in it they lie. */
export function pickFolder(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.webkitdirectory = true
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  input.click()
}

/** Phones have no folders to choose. */
export const canPickFolder = (): boolean =>
  'webkitdirectory' in HTMLInputElement.prototype && matchMedia('(pointer: fine)').matches
