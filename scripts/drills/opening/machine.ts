import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { startSilentMailServer } from '@vitrine/commerce/mail/fixtures'
import { findProgram, postgresFolders } from '../../running/programs.ts'
import { ROOT } from '../../running/run-program.ts'
import { servePictures } from './pictures.ts'
import { shopifyExport } from './shopify-export.ts'
import { openStripe } from './stripe.ts'

const PORT = 21_500
export const PORTS = { pages: PORT, gateway: PORT + 1_000, tls: PORT + 143 }
export const HOSTS = { fr: 'fr.maisonx.com', de: 'de.maisonx.com' }
/** Files at which the guide's reader works. */
const PLACES = ['etc/vitrine', 'etc/ssl', 'etc/nginx/conf.d', 'etc/systemd/system', 'var/lib/vitrine', 'work']

export type Machine = Awaited<ReturnType<typeof openMachine>>

/**
 * What the guide asks for, beside what this machine runs: PostgreSQL of the system on a port and with a cluster of its own, a mail
 * server, a certificate, a bank (Stripe's stand-in), a shop at Shopify with an export and pictures. The folder stands for the
 * machine's root. Throws where a program is missing.
 */
export async function openMachine() {
	const [bin] = postgresFolders()
	const initdb = findProgram('initdb', bin ? [bin] : [])
	if (!initdb || !findProgram('nginx', ['/usr/sbin']) || !findProgram('openssl', []))
		throw new Error('This drill needs PostgreSQL, nginx and openssl (Debian: postgresql nginx openssl).')
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-opening-'))
	// Root's server runs as the user postgres: kept elsewhere, its files would outlive the folder.
	await chmod(folder, 0o755)
	for (const place of PLACES) await mkdir(join(folder, place), { recursive: true })
	const binaries = { initdb, postgres: join(dirname(initdb), 'postgres'), version: dirname(initdb).split('/').at(-2)! }
	const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined, binaries })
	const mails = await startSilentMailServer()
	mails.answers(true)
	const pictures = await servePictures()
	const goods = shopifyExport(pictures.origin)
	pictures.publish(goods.pictures)
	const stripe = await openStripe({ port: PORTS.tls, host: HOSTS.fr })
	certify(join(folder, 'etc/ssl/maisonx'))
	const database = new URL(postgres.url)
	const env = {
		PATH: `${dirname(initdb)}:${process.env.PATH}`,
		HOME: folder,
		PGHOST: database.hostname,
		PGPORT: database.port,
		PGUSER: database.username,
		PGPASSWORD: database.password,
	}
	const password = randomBytes(12).toString('hex')
	/** What the guide writes, and what it is here. The longest first, where one is part of another. */
	const known = new Map([
		['/etc/', `${join(folder, 'etc')}/`],
		['/var/lib/vitrine', join(folder, 'var/lib/vitrine')],
		['/srv/vitrine', ROOT],
		['/usr/bin/node', process.execPath],
		['127.0.0.1:5432', database.host],
		["'...'", `'${password}'`],
		['shop:...@', `shop:${password}@`],
		['PORT=3000', `PORT=${PORTS.pages}`],
		['127.0.0.1:3000', `127.0.0.1:${PORTS.pages}`],
		['127.0.0.1:4000', `127.0.0.1:${PORTS.gateway}`],
		['listen 443', `listen 127.0.0.1:${PORTS.tls}`],
		['smtp://user:password@mail.maisonx.com:587', mails.url],
		['sk_test_...', stripe.secretKey],
		['["whsec_..."]', `["${stripe.webhookSecret}"],"endpoint":"${stripe.endpoint}"`],
	])
	return {
		folder,
		env,
		known,
		mails,
		goods,
		pictures,
		stripe,
		async close() {
			await stripe.close()
			await pictures.close()
			await mails.stop()
			await postgres.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

/** A certificate of two days for the shop's hosts. */
function certify(path: string): void {
	const names = Object.values(HOSTS).map((host) => `DNS:${host}`)
	const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
	const files = ['-keyout', `${path}.key`, '-out', `${path}.crt`]
	const subject = ['-subj', '/CN=maisonx.com', '-addext', `subjectAltName=${names.join()}`]
	execFileSync('openssl', [...args, ...files, ...subject], { stdio: 'ignore' })
}
