/** A reason why the shop cannot start that a person can fix: shown as this one sentence. */
export class StartProblem extends Error {
	/** CONFIGURATION (`http/or-exit.ts`) where the configuration is wrong. */
	readonly exitCode: number
	constructor(message: string, exitCode = 1) {
		super(message)
		this.exitCode = exitCode
	}
}
