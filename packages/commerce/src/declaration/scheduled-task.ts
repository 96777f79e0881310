/** A recurring task. `run` may be interrupted by the end of the process at any point and must tolerate that. */
export type ScheduledTask = { name: string; everySeconds: number; run: () => Promise<void> }

/** The logger a background task needs; pino implements it. */
export type Log = { error(fields: object, message: string): void }
