/** Something done again and again. `run` may be cut off by the end of the process at any point and must bear that. */
export type ScheduledTask = { name: string; everySeconds: number; run: () => Promise<void> }

/** What work in the background needs of a logger; pino has it. */
export type Log = { error(fields: object, message: string): void }
