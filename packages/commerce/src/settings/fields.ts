import { z } from 'zod'

/** The first signs, all verify. */
export type Secrets = readonly [string, ...string[]]

/** What `docs/operations.md` says of a setting. */
export type SettingMeta = {
	description: string
	/** `NAME_FILE` may name a file that holds it. */
	isSecret?: boolean
	/** Name under which one secret of the list may be said instead. */
	single?: string
}

/** Meta of a field, whatever wraps it. */
export const metaOf = (field: z.ZodType): Partial<SettingMeta> => field.meta() ?? {}

/** The field, optional, with its meta. */
export function optional<T extends z.ZodType>(field: T): z.ZodOptional<T> {
	return field.optional().meta(metaOf(field))
}

/** A setting that is a secret: its value, or the path of a file as `NAME_FILE`. */
export function secret<T extends z.ZodType>(field: T, description: string): T {
	return field.meta({ description, isSecret: true })
}

const split = (value: unknown) =>
	typeof value === 'string' ? value.split(',').flatMap((part) => part.trim() || []) : value

/** A comma-separated list. */
export const List = z.string().transform((value) => split(value) as string[])

/** Secrets of which the first signs and all verify: comma-separated, or a single one as `single`. */
export function secretList(of: { single: string; length: number; missing: string; description: string }) {
	const { length, missing, ...meta } = of
	const Secret = z.string({ error: missing }).min(length, { error: `must be at least ${length} characters` })
	const Several = z.tuple([Secret], Secret, { error: missing })
	return z.preprocess(split, Several).meta({ ...meta, isSecret: true })
}

const Seconds = z.coerce.number().int().min(0).max(604_800)
export const Port = z.coerce.number().int().min(0).max(65_535)
export const PostgresUrl = z.url({
	protocol: /^postgres(ql)?$/,
	error: 'must look like postgres://user:password@host/name',
})

const MADE = 'a shop in one process makes its own in the data folder'

/** Settings that several processes read, each with the same meaning. */
export const DATABASE_URL = secret(PostgresUrl, 'PostgreSQL 15 or later')
export const DATABASE_READ_URL = secret(
	PostgresUrl.optional(),
	'A streaming replica of it, from which index, feeds and exports are read (decision 0090)',
)
export const NODE_ENV = z
	.enum(['development', 'production', 'test'])
	.default('production')
	.describe('In production a start refuses what would not serve a real shop')
export const LOG_LEVEL = z
	.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
	.default('error')
	.describe('Level of the log on standard output')
export const SHOP_NAME = z
	.string()
	.min(1)
	.default('Vitrine')
	.describe('Name of the shop where no `brand` record has one: in titles, passkeys and e-mails')
export const COMPANY_LINE = z
	.string()
	.default('Vitrine')
	.describe('Company and place below e-mails of a site without a seller, where no `brand` record has them')
export const MAIL_FROM = z
	.string()
	.default('Vitrine <shop@vitrine.example>')
	.describe('Sender of the e-mails, where no `brand` record has one')
export const SmtpUrl = z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
export const SMTP_TEXT =
	'Mail server; one that is not this machine must offer TLS, unless the address ends in `?requireTLS=false`'
export const SUBSCRIPTION_KEYS = secret(
	List.pipe(z.array(z.string()).min(1)),
	`Keys of the shop pages, comma-separated: the gateway takes any; ${MADE}`,
)
export const OPERATOR_KEYS = secret(
	List.pipe(z.array(z.string().min(16, { error: 'must be keys of at least 16 characters' }))),
	`Bearer keys of other systems that may do everything, comma-separated, besides those of \`npm run shop -- api-keys\`; ${MADE}`,
)
export const AUTH_SECRETS = secretList({
	single: 'AUTH_SECRET',
	length: 32,
	missing: 'signs and seals: at least 32 characters, the same for every gateway',
	description: `Seals the keys that sign sessions and signs links to documents; the same for every gateway; ${MADE}`,
})
export const COOKIE_SECRETS = secretList({
	single: 'COOKIE_SECRET',
	length: 32,
	missing: 'signs cookies: at least 32 characters, the same for every storefront',
	description: `Signs the shop's own cookies; the same for every storefront; ${MADE}`,
})
export const PAYMENT_WEBHOOK_SECRETS = secretList({
	single: 'PAYMENT_WEBHOOK_SECRET',
	length: 16,
	missing: 'must be at least 16 characters',
	description: `Signs the events of the sandbox bank; the same for gateway and worker; ${MADE}`,
})
export const SANDBOX_PAYMENTS = z
	.stringbool()
	.optional()
	.describe('The sandbox bank takes the payments that no route leads to an account. By default outside production')
export const SANDBOX_PAGES_URL = z
	.url()
	.default('http://localhost:3000/sandbox')
	.describe("URL of the sandbox bank's pages")
export const ALLOW_SANDBOX = z
	.stringbool()
	.default(false)
	.describe(
		'For staging: lets a start in production sell for play money. Every page has a bar that says so. The same for all processes',
	)
export const SANDBOX_SHIPPING_SECONDS = Seconds.default(0).describe(
	'When a confirmed order leaves by itself; 0: a real warehouse does it',
)
export const SANDBOX_DELIVERY_SECONDS = Seconds.default(0).describe(
	'When its parcel arrives by itself; 0: a real carrier tells',
)
export const SANDBOX_RETURN_SECONDS = Seconds.default(0).describe(
	'When goods that were asked back arrive by themselves, all accepted; 0: a real warehouse tells',
)
export const PRIVATE_WEBHOOKS = z
	.stringbool()
	.default(false)
	.describe('Lets webhooks to other systems lead into the own network, by http too')
export const RATE_LIMIT_PER_MINUTE = z.coerce
	.number()
	.int()
	.min(1)
	.default(600)
	.describe('Calls of one network that change something; fifty times as many may read (decision 0045)')
export const STOCK_HOLD_SECONDS = z.coerce
	.number()
	.int()
	.min(10)
	.max(86_400)
	.default(900)
	.describe('How long a payment under way holds its goods')
export const UNPAID_ORDERS = z.coerce
	.number()
	.int()
	.min(1)
	.default(3)
	.describe('Unpaid orders that one network, or one customer, may have at a time')
export const SECURITY_LOG_TEXT =
	'File of the security events, a JSON line each, created if missing. Rotate it with `copytruncate`'
export const SHUTDOWN_DELAY = z.coerce
	.number()
	.min(0)
	.max(15)
	.default(5)
	.describe('Seconds between SIGTERM, from which `/health/ready` answers 503, and the last listening')

/** Without the slash at its end. */
export const MEDIA_BASE_URL = z
	.url({ protocol: /^https?$/ })
	.transform((url) => url.replace(/\/+$/, ''))
	.optional()
	.describe('Where browsers fetch pictures, such as `https://media.shop.example`; from `/media` of the shop otherwise')

/** A bucket in the place of the folder of pictures; see `openMediaStore`. */
export const MEDIA_S3 = {
	MEDIA_S3_ENDPOINT: z
		.url({ protocol: /^https?$/ })
		.optional()
		.describe('Store of pictures that speaks S3, such as `https://s3.example`, in the place of `MEDIA_FOLDER`'),
	MEDIA_S3_BUCKET: z.string().min(1).optional().describe('Its bucket'),
	MEDIA_S3_REGION: z.string().min(1).optional().describe('Its region; `us-east-1` otherwise'),
	MEDIA_S3_KEY: secret(z.string().min(1).optional(), 'Id of its access key'),
	MEDIA_S3_SECRET: secret(z.string().min(1).optional(), 'The secret of that key'),
}
