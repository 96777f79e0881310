const GOODS = 'goods, their words and pictures'
const TRADE = 'prices, rates and conditions of the shop'
const PLACES = 'stores, makers and sellers: businesses, as they are published'
const STOCK = 'pieces and where they are; orders and reservations by their ids only'
const PROOF = 'evidence of prices, kept five years (law 1): nobody bought anything in it'
const QUEUE = 'how the queue is set up and how full it is'

/** Tables that hold nothing of a person, each with the reason why its columns say nothing of anybody. */
export const NO_PERSON: Readonly<Record<string, string>> = {
	attempts: 'how often something was tried, under keyed hashes that nobody can turn back; an hour at most',
	banner_texts: GOODS,
	banners: GOODS,
	catalog_versions: GOODS,
	categories: GOODS,
	category_texts: GOODS,
	colorway_images: GOODS,
	colorway_texts: GOODS,
	colorways: GOODS,
	// Art. 11: who it was cannot be told any more, so it can neither be found nor handed out.
	consents:
		'choices of a browser under a pseudonym it has drawn, linked to no account; proof for five years (GDPR art. 7(1))',
	content_page_versions: 'pages of law and help as they were published',
	content_pages: 'pages of law and help as the retailer wrote them',
	coupon_codes: TRADE,
	delivery_methods: TRADE,
	document_series: 'the last number of each series',
	kysely_migration: 'which migrations ran',
	kysely_migration_lock: 'which migrations ran',
	manufacturers: PLACES,
	media: GOODS,
	order_origins:
		'from which network or account an unpaid order came, under keyed hashes that nobody can turn back; a day at most',
	payment_webhooks: 'numbers of news of the payment provider, so that none counts twice',
	price_log: PROOF,
	prices: TRADE,
	product_categories: GOODS,
	product_texts: GOODS,
	products: GOODS,
	publications: GOODS,
	sandbox_refunds: 'amounts, in place of the payment provider',
	sandbox_webhooks: 'numbers of payments, in place of the payment provider',
	sellers: PLACES,
	signing_keys: 'keys of the shop',
	size_runs: GOODS,
	sizes: GOODS,
	stock_holds: STOCK,
	stock_levels: STOCK,
	stock_locations: STOCK,
	stock_movements: STOCK,
	stores: PLACES,
	synonyms: 'words of one meaning, as the shop writes them: nothing that anybody has typed',
	variants: GOODS,
	web_domains: TRADE,
	'pgboss.bam': QUEUE,
	'pgboss.job_dependency': QUEUE,
	'pgboss.queue': QUEUE,
	'pgboss.queue_stats': QUEUE,
	'pgboss.schedule': QUEUE,
	'pgboss.subscription': QUEUE,
	'pgboss.version': QUEUE,
	'pgboss.warning': QUEUE,
}
