/** Looks for malware in kept contents. */
export interface ContentScanner {
  /** What was found in a content, by the scanner's name for it; undefined: nothing. Rejects where it could not be looked at. */
  scan(key: string): Promise<string | undefined>
}
