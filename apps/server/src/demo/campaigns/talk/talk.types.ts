/** One to six messages by the name of a channel: the agency begins, then client and agency take turns. */
export type Talk = Readonly<Record<string, readonly string[]>>
