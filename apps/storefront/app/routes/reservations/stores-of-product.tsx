import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import type { StoreWithSizes } from '@vitrine/commerce/reservations/contract'
import { useTranslations } from 'use-intl'
import { OpenWords } from '#app/document/dates/open-words.tsx'
import { openState } from '#app/document/dates/opening-hours.ts'
import { staticMarkup, type Words, wordsIn, wordsOf } from '#app/document/languages/markup.tsx'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { listSizesInStores } from './gateway.ts'

export type StoreParts = { text: string; html: string }

type Asked = Pick<LoaderArgs, 'context'> & { product: ProductPage }

/** How many stores have a garment, in one sentence, and which sizes each has: which is markup (decision 0115). Undefined when the gateway does not say. */
export async function storesOfProduct({ context, product }: Asked): Promise<StoreParts | undefined> {
	const { gateway } = context.get(requestContext)
	const stores = await listSizesInStores(
		gateway,
		product.variants.map(({ sku }) => sku),
	)
	if (!stores) return undefined
	const words = wordsOf({ context })
	const [having, others] = [stores.filter(has), stores.filter((one) => !has(one))]
	const list = <StoresOfProduct having={having} others={others} product={product} words={words} now={new Date()} />
	return {
		text: wordsIn(words, 'reserve')('having', { n: having.length }) as string,
		html: staticMarkup(list, { words, namespaces: ['reserve', 'stores'] }),
	}
}

type StoresProps = {
	having: StoreWithSizes[]
	others: StoreWithSizes[]
	product: ProductPage
	words: Words
	now: Date
}

const has = ({ sizes }: StoreWithSizes) => sizes.length > 0

/** The stores that have a size, each of which leads to its reservation, and the names of the others. */
function StoresOfProduct({ having, others, product: { urlKey, variants }, words, now }: StoresProps) {
	const t = useTranslations('reserve')
	const labels = new Map(variants.map(({ sku, sizeLabel }) => [sku, sizeLabel]))
	const { tag, timeZone } = words
	const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone })
	return (
		<div className="stores-of-product">
			<p className="type-small muted">{t('asOf', { time: clock.format(now) })}</p>
			{having.length > 0 && (
				<ul>
					{having.map(({ store, sizes }) => (
						<li key={store.id}>
							<a href={words.link(`stores/${store.slug}`)} className="link">
								{store.name}
							</a>
							<span className="type-small muted">
								{store.city} · <OpenWords open={openState(store.openingHours, { now, timeZone, tag })} />
							</span>
							<ul aria-label={t('sizesIn', { store: store.name })}>
								{sizes.map(({ sku, stock }) => (
									<li key={sku}>
										<a href={`${words.link(`p/${urlKey}/reserve`)}?sku=${encodeURIComponent(sku)}`} rel="nofollow">
											{labels.get(sku)}
											{stock === 'last-pieces' && <span className="type-micro">{t('stock.last-pieces')}</span>}
										</a>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			)}
			{having.length > 0 && others.length > 0 && (
				<p className="type-small muted">{t('notIn', { stores: others.map(({ store }) => store.name).join(', ') })}</p>
			)}
		</div>
	)
}
