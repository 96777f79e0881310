import { spawn } from 'node:child_process'
import type { Attack, Target } from './attack.ts'

/** Starts a shop that must refuse; answers what it said, or undefined when it did not end by itself. */
function startOf(variables: Record<string, string>): Promise<string | undefined> {
	const child = spawn(process.execPath, ['apps/standalone/src/main.ts'], {
		env: { PATH: process.env['PATH'], ...variables },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let said = ''
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
	return new Promise((resolve) => {
		const timer = setTimeout(() => {
			child.kill('SIGKILL')
			resolve(undefined)
		}, 30_000)
		child.once('exit', (code) => {
			clearTimeout(timer)
			resolve(code === 78 ? said : undefined)
		})
	})
}

async function startWithoutBank({ bench }: Target): Promise<string | undefined> {
	const said = await startOf({ NODE_ENV: 'production', PORT: '0', VITRINE_DATA_FOLDER: `${bench.folder}/never` })
	const names = ['PAYMENT_ACCOUNTS', 'SMTP_URL', 'MAIL_FROM', 'SHOP_NAME', 'COMPANY_LINE']
	const unsaid = names.filter((name) => !said?.includes(`${name}: `))
	return unsaid.length === 0
		? undefined
		: `a production start without bank and mail: nothing said of ${unsaid.join(', ')}`
}

async function openDemoToAll({ bench }: Target): Promise<string | undefined> {
	const said = await startOf({ HOST: '0.0.0.0', PORT: '0', VITRINE_DATA_FOLDER: `${bench.folder}/never` })
	return said?.includes('would open a demo to others') ? undefined : 'a demo opens on 0.0.0.0 unasked'
}

export const START_ATTACKS: readonly Attack[] = [
	{ finding: 'M9', name: 'production without bank and mail server', run: startWithoutBank },
	{ finding: 'M10', name: 'a demo on every address, unasked', run: openDemoToAll },
]
