import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DerivedFile } from '@vitrine/commerce/media/pictures'
import { DEMO_HOUSES, type DemoHouseName } from './demo-house.ts'

const PROGRAM = fileURLToPath(new URL('./compose-demo.ts', import.meta.url))
/** Milliseconds after which a process without work ends. */
const PATIENCE = 60_000
/** Processes in a row that may end without having made anything; then nothing is tried any more. */
const MOST_FAILURES = 3

/** Files to make of one picture. `recipe` is what the program knows to make a picture from. */
export type Work = { recipe: object; files: readonly DerivedFile[] }
type Task = { work: Work; settle: (problem?: string) => void }
type Member = { child: ChildProcess; own: Task[]; current?: Task | undefined; leaving?: NodeJS.Timeout }

/**
 * Processes of low priority that compose pictures into a folder, started when there is work. What is asked for comes before
 * what is not; a series of pictures stays with one process, which then reads what they have in common once.
 */
export class DemoCrew {
	readonly #house: DemoHouseName
	readonly #mediaFolder: string
	readonly #size: number
	readonly #members = new Set<Member>()
	readonly #urgent: Task[] = []
	readonly #series: Task[][] = []
	#failures = 0
	#isStopped = false

	constructor({
		house = DEMO_HOUSES[0],
		mediaFolder,
		size,
	}: { house?: DemoHouseName; mediaFolder: string; size: number }) {
		this.#house = house
		this.#mediaFolder = mediaFolder
		this.#size = size
	}

	/** Makes the files of a picture before everything that nobody waits for. Rejects when that fails. */
	make(work: Work): Promise<void> {
		if (this.#isStopped) return Promise.reject(new Error('Nobody composes pictures any more'))
		return new Promise((resolve, reject) => {
			this.#urgent.push({
				work,
				settle: (problem) => (problem === undefined ? resolve() : reject(new Error(problem))),
			})
			this.#employ()
		})
	}

	/** Makes series of pictures when nobody waits for others. Returns what could not be made, in words. */
	async makeAll(series: readonly (readonly Work[])[], onDone: () => void): Promise<string[]> {
		const problems: string[] = []
		const works = series.flatMap((works) => {
			const tasks: Task[] = []
			const ends = works.map(
				(work) =>
					new Promise<void>((resolve) => {
						tasks.push({
							work,
							settle(problem) {
								if (problem !== undefined) problems.push(problem)
								onDone()
								resolve()
							},
						})
					}),
			)
			this.#series.push(tasks)
			return ends
		})
		this.#employ()
		await Promise.all(works)
		return problems
	}

	/** Ends every process. */
	async stop(): Promise<void> {
		const ends = [...this.#members].map(({ child }) => new Promise((resolve) => child.once('exit', resolve)))
		this.#refuse('The shop is closing')
		await Promise.all(ends)
	}

	/** Tells whoever waits, and begins nothing any more. */
	#refuse(problem: string): void {
		this.#isStopped = true
		for (const { child } of this.#members) child.kill('SIGKILL')
		for (const { settle } of [...this.#urgent.splice(0), ...this.#series.splice(0).flat()]) settle(problem)
	}

	#employ(): void {
		for (const member of this.#members) if (!member.current) this.#next(member)
		while (this.#urgent.length + this.#series.length > 0 && this.#members.size < this.#size && !this.#isStopped)
			this.#next(this.#hire())
	}

	#hire(): Member {
		const child = fork(PROGRAM, [this.#mediaFolder, this.#house])
		const member: Member = { child, own: [] }
		this.#members.add(member)
		child.on('message', ({ problem }: { problem?: string }) => {
			const done = member.current
			member.current = undefined
			this.#failures = 0
			done?.settle(problem)
			this.#next(member)
		})
		const end = (problem: string) => {
			// Who was sent away is no member any more.
			if (!this.#members.delete(member)) return
			clearTimeout(member.leaving)
			if (member.own.length > 0) this.#series.unshift(member.own)
			if (member.current) this.#failures += 1
			member.current?.settle(problem)
			if (this.#failures > MOST_FAILURES || this.#isStopped) this.#refuse(problem)
			else this.#employ()
		}
		child.once('exit', (code) => end(`A process that composes pictures ended with ${code}`))
		// It could not be started.
		child.on('error', (error) => end(error.message))
		return member
	}

	#next(member: Member): void {
		clearTimeout(member.leaving)
		if (member.own.length === 0 && this.#urgent.length === 0) member.own = this.#series.shift() ?? []
		member.current = this.#urgent.shift() ?? member.own.shift()
		// What a process that has just ended cannot be told any more, its end settles.
		if (member.current) member.child.send(member.current.work, () => undefined)
		else member.leaving = setTimeout(() => this.#dismiss(member), PATIENCE).unref()
	}

	/** Nothing is given to it while it ends. */
	#dismiss(member: Member): void {
		this.#members.delete(member)
		member.child.kill('SIGKILL')
	}
}
