// An empty machine becomes a retailer's shop by docs/guides/opening-a-shop.md, word by word and timed: every block of it is typed, what
// it says is answered has to be. Ends with 1 where the guide does not hold: npm run drill -- opening
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startNginx, type Nginx } from '../running/nginx.ts'
import { ROOT } from '../running/run-program.ts'
import { HANDS } from './opening/hands.ts'
import { openMachine, PORTS } from './opening/machine.ts'
import { missingAnswers, type Step, writtenSteps } from './opening/written-guide.ts'
import { type RunningServer, startServer } from './server.ts'

const GUIDE = join(ROOT, 'docs/guides/opening-a-shop.md')
/** Milliseconds in which what the shop does by itself is done. */
const PATIENCE = 30_000
/** A person with the rights of the machine, npm in the checkout, and settings once they are written. */
const SHELL = `set -eo pipefail
sudo() { while [[ "$1" == -* ]]; do [[ "$1" == -u ]] && shift; shift; done; "$@"; }
useradd() { :; }
chown() { :; }
install() { :; }
npm() { command npm --prefix ${ROOT} "$@"; }
[ -f etc/vitrine/vitrine.env ] && { set -a; . etc/vitrine/vitrine.env; set +a; }
cd work
`

const machine = await openMachine()
const { folder, env, known } = machine
let shop: RunningServer | undefined
let edge: Nginx | undefined

const here = (text: string) => [...known].reduce((all, [written, real]) => all.replaceAll(written, real), text)

function type(text: string): Promise<{ code: number; said: string }> {
	const child = spawn('bash', ['-c', SHELL + here(text)], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
	let said = ''
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data))
	return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, said })))
}

/** Types a block; one that only asks is asked again until it is answered as written. */
async function follow({ text, code, answers }: Extract<Step, { answers: string[] }>): Promise<void> {
	const onlyAsks = /^curl (?!.*(-d|-X))/m.test(text)
	for (const until = Date.now() + PATIENCE; ; await wait(500)) {
		const { code: ended, said } = await type(text)
		const missing = missingAnswers(said, answers.map(here))
		const [key] = /vtr_live_[\w-]+/.exec(said) ?? []
		if (key) known.set('vtr_live_...', key)
		if (ended === code && missing.length === 0) return
		if (!onlyAsks || Date.now() > until)
			throw new Error(`${here(text)}ended with ${ended}, without: ${missing.join(' | ')}\n${said}`)
	}
}

/** What the machine's own supervisor does: starts the unit that was written, and nginx with its new host. */
async function startService(): Promise<void> {
	const unit = readFileSync(join(folder, 'etc/systemd/system/vitrine.service'), 'utf8')
	const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
	const [, program = ''] = /^\S+ (.*)$/.exec(command) ?? []
	const settings = await readFile(join(folder, 'etc/vitrine/vitrine.env'), 'utf8')
	const told = Object.fromEntries(settings.split('\n').flatMap((line) => (line ? [line.split(/=(.*)/s, 2)] : [])))
	const gatewayUrl = `http://127.0.0.1:${PORTS.gateway}`
	const [script = '', ...args] = program.split(' ')
	shop = await startServer({ env: { ...env, ...told }, gatewayUrl, program: script, args, patience: 60 })
	const hosts = await readFile(join(folder, 'etc/nginx/conf.d/maisonx.conf'), 'utf8')
	edge = await startNginx({ workers: 1, http: () => hosts })
}

async function take(step: Step): Promise<string> {
	if (step.kind === 'hand') return HANDS[step.what]!(machine)
	if (step.kind === 'file') await writeFile(resolve(folder, 'work', here(step.path)), here(step.text))
	else if (step.kind === 'service') await startService()
	else if (step.kind !== 'chapter') await follow(step)
	return ''
}

const steps = writtenSteps(readFileSync(GUIDE, 'utf8'))
const begun = performance.now()
const seconds = (from: number) => `${((performance.now() - from) / 1_000).toFixed(1)} s`
try {
	for (const step of steps) {
		const from = performance.now()
		const saw = await take(step)
		if (step.kind === 'chapter') console.log(`${step.title} (${seconds(begun)} so far)`)
		else {
			const [line = ''] = (step.kind === 'hand' ? step.what : 'path' in step ? step.path : step.text).split('\n')
			console.log(`  ${seconds(from).padStart(7)}  ${line.slice(0, 100)}${saw && `: ${saw}`}`)
		}
	}
	const { asked } = machine.pictures
	console.log(
		`${asked.given} pictures given, ${asked.missing} asked for in vain; ${machine.mails.received()} e-mails, ${machine.stripe.taken()} events taken`,
	)
	console.log(`held: a shop in ${seconds(begun)}`)
} catch (error) {
	console.error(`WRONG after ${seconds(begun)}: ${error instanceof Error ? error.message : error}`)
	process.exitCode = 1
} finally {
	await shop?.stop()
	await edge?.stop()
	await machine.close()
}
