/** The build a document was made by: in the browser that of the open page. */
export type Build = {
	id: string
	/** Milliseconds between two questions for a newer one. */
	pollInterval: number
}

let current: Build | undefined

/** In the browser, once: while developing there is none. */
export function rememberBuild(build: Build | undefined): void {
	current = build
}

export function currentBuild(): Build | undefined {
	return current
}
