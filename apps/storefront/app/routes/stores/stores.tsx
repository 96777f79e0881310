import { SITES } from '@vitrine/market/sites'
import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { gatewayContext, siteContext } from '#app/context.ts'
import { PageHead } from '#app/site/head/page-head.tsx'
import { useLocalePath } from '#app/site/locale/links.ts'
import { emphasis } from '#app/site/locale/emphasis.tsx'
import type { PageHandle } from '#app/site/locale/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/stores'
import { listStores } from './gateway.ts'
import { openState } from './opening-hours.ts'

export const handle: PageHandle = { namespaces: ['stores'] }

export async function loader({ request, context }: Route.LoaderArgs) {
	const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) || undefined
	const stores = await listStores(context.get(gatewayContext), q)
	const at = { now: new Date(), timeZone: SITES[context.get(siteContext)].timeZone }
	return {
		q,
		stores: stores.map(({ id, name, slug, street, postalCode, city, openingHours }) => ({
			id,
			name,
			slug,
			address: `${street}, ${postalCode} ${city}`,
			open: openState(openingHours, at),
		})),
	}
}

export default function Stores({ loaderData: { q, stores } }: Route.ComponentProps) {
	const t = useTranslations('stores')
	const to = useLocalePath()
	return (
		<div className="page-container pt-s-8">
			<PageHead title={t('pageTitle')} description={t('description')} noindex={q !== undefined} />
			<h1 className="type-display-l">{t.rich('title', emphasis)}</h1>
			<Form className="mt-s-7 flex max-w-[30rem] items-end gap-s-3">
				<TextField
					name="q"
					label={t('near')}
					hint={t('nearHint')}
					defaultValue={q}
					autoComplete="postal-code"
					className="grow"
				/>
				<Button type="submit" variant="secondary">
					{t('search')}
				</Button>
			</Form>
			<p role="status" className="type-small mt-s-7 text-ink-2">
				{t('count', { n: stores.length })}
			</p>
			<ul className="mt-s-5 grid gap-x-s-7 tablet:grid-cols-2 desktop:grid-cols-3">
				{stores.map((store) => (
					<li key={store.id} className="border-t border-line py-s-6">
						<h2 className="type-title-m">
							<Link to={to(`stores/${store.slug}`)} className="link">
								{store.name}
							</Link>
						</h2>
						<p className="mt-s-2 text-ink-2">{store.address}</p>
						<p className="type-small mt-s-2">
							{store.open.isOpen ? t('open', { time: store.open.until }) : t('closed')}
						</p>
					</li>
				))}
			</ul>
		</div>
	)
}
