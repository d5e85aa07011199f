/**
 * Lays a text into the clipboard. Where the browser's own is out of reach, as on pages without TLS,
 * it is the copy command's turn (ERR-11). Rejects where neither works.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!copyByCommand(text)) throw error
  }
}

/** Answers the command's own event, so that nothing is selected and no focus moves. */
function copyByCommand(text: string): boolean {
  let isTaken = false
  const take = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    isTaken = event.clipboardData !== null
  }
  document.addEventListener('copy', take, { capture: true })
  // Old, and everywhere: there is no other way without the clipboard.
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', take, { capture: true })
  return isDone && isTaken
}
