// The way in for every npm command. Plain JavaScript for Node 20, 22 or 24 and without node_modules: it installs what is
// missing and hands over to the Node of the project, which runs scripts/commands/<command>.ts.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const isWindows = process.platform === 'win32'
const projectNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node')

const [command = 'start', ...rest] = process.argv.slice(2)
const file = join(root, 'scripts', 'commands', `${command}.ts`)
if (!existsSync(file)) fail(`There is no command ${command}.`)
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 12)) {
	fail(`Vitrine needs Node 20.12 or later to start with, and this is ${process.versions.node}.`)
}
const reason = whyInstall()
if (reason) await install(reason)
await handOver()

function fail(sentence) {
	console.error(sentence)
	process.exit(1)
}

function readJson(path) {
	try {
		return JSON.parse(readFileSync(path, 'utf8'))
	} catch {
		return undefined
	}
}

/** Compares what npm says it installed with what the lock file asks for. */
function whyInstall() {
	if (!existsSync(modules)) return 'nothing is installed yet'
	const installed = readJson(join(modules, '.package-lock.json'))?.packages
	if (!installed) return 'the last installation did not finish'
	const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {}
	const stale = Object.entries(wanted).find(
		([path, { version, link, optional, peer }]) =>
			path.includes('node_modules/') && !link && !(optional || peer) && installed[path]?.version !== version,
	)
	if (stale) return `${stale[0].replace(/^.*node_modules\//, '')} is not at version ${stale[1].version}`
	const workspace = Object.entries(wanted).find(([path, { link }]) => link && !existsSync(join(root, path)))
	if (workspace) return `the workspace ${workspace[1].resolved} is not linked`
	if (!existsSync(projectNode) && major < 24) return 'the Node of the project is missing'
}

/**
 * `npm ci` with the npm at hand. A Node from inside node_modules must not run it, because npm ci deletes that one under way:
 * npm puts node_modules/.bin first in PATH, so this may well be such a one.
 */
async function install(because) {
	const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
	const variables = Object.entries(process.env).filter(
		([name]) => !/^(npm_(package|lifecycle|node)_?|NODE$|INIT_CWD$|PATH$)/i.test(name),
	)
	const env = { ...Object.fromEntries(variables), PATH: path.join(delimiter) }
	const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false', '--include=dev']
	const cli = process.env.npm_execpath
	const begun = Date.now()
	const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`
	console.log(`Installing, because ${because} ...`)
	const ticking = process.stdout.isTTY && setInterval(() => process.stdout.write(`\r  ${seconds()} `), 1000)
	const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows }
	const npm = cli?.endsWith('npm-cli.js') && !cli.startsWith(modules) ? ['node', [cli, ...flags]] : ['npm', flags]
	const child = spawn(npm[0], npm[1], options)
	const said = []
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data))
	const code = await endOf(child)
	if (ticking) clearInterval(ticking)
	if (ticking) process.stdout.write('\r')
	if (code !== 0) fail(`${Buffer.concat(said)}\nThe installation failed: npm ci ended with ${code}.`)
	console.log(`Installed in ${seconds()}.`)
}

/** Passes signals on and waits. Ctrl-C reaches the child from the terminal as well; it takes several for one. */
async function handOver() {
	const node = existsSync(projectNode) ? projectNode : process.execPath
	const env = { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) }
	const child = spawn(node, [file, ...rest], { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
	if (process.env.npm_lifecycle_event) endWithNpm(child)
	process.exitCode = await endOf(child)
}

/**
 * npm ends at a SIGTERM without passing it on, so stopping `npm start` would leave the shop and its database running: another
 * parent than before means that npm is gone.
 */
function endWithNpm(child) {
	const parent = process.ppid
	const watching = setInterval(() => {
		if (process.ppid === parent) return
		clearInterval(watching)
		child.kill('SIGTERM')
	}, 500)
	watching.unref()
}

function endOf(child) {
	const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
	const passOn = (signal) => child.kill(signal)
	for (const signal of signals) process.on(signal, passOn)
	return new Promise((resolve) => {
		child.on('error', (error) => fail(`${child.spawnfile} cannot be started: ${error.message}`))
		child.on('close', (code, signal) => {
			for (const name of signals) process.removeListener(name, passOn)
			resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
		})
	})
}
