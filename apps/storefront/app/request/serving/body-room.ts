/** What a body on its way takes of a room, and how fast it comes. */
export type Place = {
	/** False where there is no room and nobody slower to make way: then the body ends. */
	take: (size: number) => boolean
	/** Bytes since the last look. */
	look: () => number
	/** Called when it has to make way. */
	onEnd: (end: () => void) => void
	/** It is whole: nobody's hurry ends it any more. */
	settle: () => void
	leave: () => void
}

type Sender = { held: number; recent: number; before: number | undefined; end: () => void }

/**
 * The bytes that bodies hold together, on their way and until they are answered. Where there is no more room, whoever sent
 * least between two looks makes way for who sends faster: bodies that nearly stand still do not keep others out.
 */
export function createRoom(bytes: number): { enter: () => Place } {
	const senders = new Set<Sender>()
	let held = 0
	function give(sender: Sender): void {
		held -= sender.held
		sender.held = 0
		senders.delete(sender)
	}
	function makeWay(sender: Sender): boolean {
		const others = [...senders].filter((other) => other !== sender && other.before !== undefined)
		const [slowest] = others.toSorted((one, other) => one.before! - other.before!)
		if (!slowest || slowest.before! >= Math.max(sender.recent, sender.before ?? 0)) return false
		give(slowest)
		slowest.end()
		return true
	}
	return {
		enter() {
			const sender: Sender = { held: 0, recent: 0, before: undefined, end: () => undefined }
			senders.add(sender)
			return {
				take(size) {
					held += size
					sender.held += size
					sender.recent += size
					return held <= bytes || makeWay(sender)
				},
				look() {
					sender.before = sender.recent
					sender.recent = 0
					return sender.before
				},
				onEnd: (end) => void (sender.end = end),
				settle: () => void senders.delete(sender),
				leave: () => give(sender),
			}
		},
	}
}
