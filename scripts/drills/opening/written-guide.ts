/** What a guide has its reader do. */
export type Step =
	| { kind: 'chapter'; title: string }
	/** Commands of the machine's owner, or of the shop's user, which end with `code` and answer these lines. */
	| { kind: 'root' | 'shop' | 'service'; text: string; code: number; answers: string[] }
	| { kind: 'file'; path: string; text: string }
	/** What no command does: `<!-- by hand: buy -->`. */
	| { kind: 'hand'; what: string }

const PARTS = /^## (.+)$|^```(\w+)([^\n]*)\n([\s\S]*?)^```$((?:\n+^> .*$)*)|^<!-- by hand: ([\w -]+) -->$/gm

/**
 * The steps of a guide in its order. A block of `sh` is typed: by `root`, or as a `service` that goes on running; a number
 * is the exit code it ends with. `file PATH` is a block that is a file. Quoted lines below a block are what it answers.
 */
export function writtenSteps(guide: string): Step[] {
	return [...guide.matchAll(PARTS)].flatMap(([, title, language, told = '', text = '', quoted = '', what]): Step[] => {
		if (title) return [{ kind: 'chapter', title }]
		if (what) return [{ kind: 'hand', what }]
		const [word = '', path = ''] = told.trim().split(' ')
		if (word === 'file') return [{ kind: 'file', path, text }]
		if (language !== 'sh') return []
		const kind = word === 'root' || word === 'service' ? word : 'shop'
		const answers = quoted.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []))
		return [{ kind, text, code: Number(/\d+/.exec(told)?.[0] ?? 0), answers }]
	})
}

/** Lines of what should be answered that are not in what was said, in this order; `...` stands for anything. */
export function missingAnswers(said: string, answers: readonly string[]): string[] {
	let at = 0
	return answers.filter((answer) => {
		const parts = answer.split('...').map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
		const found = new RegExp(parts.join('[^]*?')).exec(said.slice(at))
		if (found) at += found.index + found[0].length
		return !found
	})
}
