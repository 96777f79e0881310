import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/select.tsx'
import type { Route } from './+types/orders'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { OrderRow } from './order-row.tsx'
import { orderRowView } from '#app/document/orders/order-row-view.ts'
import { listOrders } from '#app/request/orders/gateway.ts'
import './orders.css'

export const handle: PageHandle = { namespaces: ['account'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const year = /^2\d{3}$/.test(searchParams.get('year') ?? '') ? Number(searchParams.get('year')) : undefined
	const page = /^[1-9]\d{0,3}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
	const found = await listOrders({ request, context }, { year, page })
	const { tag } = context.get(requestContext)
	return {
		orders: found.orders.map((order) => orderRowView(order, tag)),
		year: year ?? null,
		page: found.page,
		pageCount: found.pageCount,
		years: found.years,
	}
}

export default function Orders({ loaderData: { orders, year, years, page, pageCount } }: Route.ComponentProps) {
	const t = useTranslations('account.orders')
	const to = useLocalePath()
	return (
		<AccountPage room="orders">
			{years.length > 1 && <YearForm years={years} year={year} />}
			{orders.length === 0 ? (
				<EmptyState
					title={t(years.length === 0 ? 'empty' : 'emptyYear')}
					action={
						years.length === 0 ? (
							<ButtonLink to={to('new')}>{t('seeNew')}</ButtonLink>
						) : (
							<ButtonLink to={to('account/orders')}>{t('allYears')}</ButtonLink>
						)
					}
				/>
			) : (
				<ul className="order-rows">
					{orders.map((order) => (
						<OrderRow key={order.orderNumber} order={order} />
					))}
				</ul>
			)}
			{pageCount > 1 && <Pages page={page} pageCount={pageCount} year={year} />}
		</AccountPage>
	)
}

function YearForm({ years, year }: { years: number[]; year: number | null }) {
	const t = useTranslations('account.orders')
	return (
		<Form className="order-years">
			<SelectField
				key={year}
				name="year"
				label={t('year')}
				defaultValue={year ?? ''}
				onChange={(event) => event.currentTarget.form?.requestSubmit()}
				options={[{ value: '', label: t('allYears') }, ...years.map((one) => ({ value: one, label: one }))]}
			/>
			<Button type="submit" variant="secondary" className="without-script">
				{t('show')}
			</Button>
		</Form>
	)
}

function Pages({ page, pageCount, year }: { page: number; pageCount: number; year: number | null }) {
	const t = useTranslations('account.orders')
	const at = (one: number) => `?${new URLSearchParams({ ...(year ? { year: String(year) } : {}), page: String(one) })}`
	return (
		<nav aria-label={t('pages')} className="account-actions">
			{page > 1 && (
				<Link to={at(page - 1)} className="link link-target" rel="prev">
					{t('newer')}
				</Link>
			)}
			<span className="type-small muted">{t('page', { page, pageCount })}</span>
			{page < pageCount && (
				<Link to={at(page + 1)} className="link link-target" rel="next">
					{t('older')}
				</Link>
			)}
		</nav>
	)
}
