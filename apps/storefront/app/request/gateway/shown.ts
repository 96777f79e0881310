/** What an answer of the gateway is about. */
export type About = {
	/** The names under which the gateway announces its changes (`Surrogate-Key`, decision 0074); undefined where nobody announces them. */
	keys: readonly string[] | undefined
	/** When what it says is over in any case, in milliseconds since 1970 (`Expires`). */
	until: number
}

/** Collects what a page is made from. */
export type Shown = {
	/** A read begins; what it returns is called with what the answer is about, or with nothing where there was none. */
	begin(): (about: About | undefined) => void
	/** For a page that says something only until an instant, in milliseconds since 1970. */
	holdsUntil(instant: number): void
	/** For a page that says something of the present moment, such as whether a store is open. */
	holdsBriefly(): void
	/** Of everything read so far. Without keys where a part is missing, late, or changes unannounced: then only time tells when the page is old. */
	about(): About
}

export function createShown(): Shown {
	const all = new Set<string>()
	let isAnnounced = true
	let underway = 0
	let until = Number.POSITIVE_INFINITY
	return {
		begin() {
			underway += 1
			return (about) => {
				underway -= 1
				if (about?.keys) for (const key of about.keys) all.add(key)
				else isAnnounced = false
				until = Math.min(until, about?.until ?? until)
			}
		},
		holdsUntil(instant) {
			until = Math.min(until, instant)
		},
		holdsBriefly() {
			isAnnounced = false
		},
		about: () => ({ keys: isAnnounced && underway === 0 ? [...all] : undefined, until }),
	}
}

/** As the gateway writes it: `Surrogate-Key: product:fr:1 tree:fr`. */
export function aboutOf(headers: Headers): About {
	const keys = headers.get('surrogate-key')?.split(' ').filter(Boolean)
	const expires = Date.parse(headers.get('expires') ?? '')
	return { keys, until: Number.isNaN(expires) ? Number.POSITIVE_INFINITY : expires }
}
