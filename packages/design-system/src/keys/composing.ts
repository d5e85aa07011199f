/** What is known of a key that was pressed, of the browser or of React. */
interface PressedKey {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing: boolean }
}

/**
 * Whether the key belongs to an input method, as for Japanese or Chinese: Enter takes what it suggests, and
 * Escape drops that, so a field must do nothing by either. Safari tells the last one by its code alone.
 */
export const isComposing = ({ nativeEvent, isComposing: isOwn, keyCode }: PressedKey): boolean =>
  nativeEvent?.isComposing === true || isOwn === true || keyCode === 229
