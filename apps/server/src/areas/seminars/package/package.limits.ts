const MiB = 1024 ** 2

/** What a package may hold at most (SEM-05, T-91). */
export const packageLimits = {
  /** Entries of the zip, folders included. */
  entries: 20_000,
  /** Characters of a path. */
  pathLength: 500,
  /** Bytes of all files, unpacked. */
  bytes: 4096 * MiB,
  /** Bytes of one file, unpacked. */
  fileBytes: 1024 * MiB,
  /** Bytes unpacked for each byte of the zip. */
  ratio: 200,
  /** Bytes unpacked up to which any ratio will do: a course of long texts packs well, too. */
  ratioFreeBytes: 50 * MiB,
  manifestBytes: 10 * MiB,
  /** Chapters and lessons of a course with rules. */
  activities: 2000,
  /** Its rules, with their conditions, objectives and what is passed on of them: all that is looked at for each learner. */
  rules: 20_000,
  /** Characters of all that as it is kept; rules that many lessons share are kept with each of them. */
  sequencingLength: 10 * MiB,
} as const
