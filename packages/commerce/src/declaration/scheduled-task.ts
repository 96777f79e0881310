/** A recurring task. `run` may be interrupted by the end of the process at any point and must tolerate that. */
export type ScheduledTask = {
	name: string
	everySeconds: number
	/** It takes milliseconds and a lock of its own: it waits for no other task. */
	isShort?: boolean
	run: () => Promise<void>
}

/** The logger a background task needs; pino implements it. */
export type Log = { error(fields: object, message: string): void }
