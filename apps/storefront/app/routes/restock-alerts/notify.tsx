import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { PrivacyLine } from '#app/document/pages/page-link.tsx'
import { ProductLine } from '#app/document/reservations/product-line.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { requestContext } from '#app/request/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { EmailField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/notify'
import { askRestock } from './gateway.ts'
import { loadSoldOut } from './load-sold-out.ts'
import './restock-alerts.css'

export const handle: PageHandle = { namespaces: ['restock', 'reserve', 'checkout', 'err'], pageType: 'produit' }

/** Each form is one person's. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export function loader({ request, context, params }: Route.LoaderArgs) {
	return loadSoldOut({ request, context, urlKey: params.urlKey })
}

export async function action({ request, url: { pathname }, context }: Route.ActionArgs) {
	const values = await readForm({ request })
	const { sku = '', email = '' } = values
	if (sku === '') return refuseFields(values, [{ id: 'sku', field: 'sku', code: 'size-missing' }])
	const { locale, gateway } = context.get(requestContext)
	const pageUrl = `${new URL(localePath(locale, 'stock-alert'), request.url).href}?alert=ALERT_ID`
	const asked = await askRestock(gateway, { email, sku, pageUrl })
	if (asked.ok) throw redirectTo(`${pathname}?done=asked`)
	// Back since the form was shown: it can be bought.
	if (asked.problem.code === 'in-stock') throw redirectTo(`${pathname.replace(/notify\/$/, '')}#sizes`)
	return refuse(values, asked, { whole: 'sku' })
}

/** Tell me when my size is back: which size, which address, and nothing else. */
export default function Notify({ loaderData, actionData }: Route.ComponentProps) {
	const { product, urlKey, sizes, chosen, isAsked } = loaderData
	const t = useTranslations('restock')
	const to = useLocalePath()
	const form = useForm(actionData, { texts: 'restock.problem' })
	const isForm = !isAsked && sizes.length > 0
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('titleOf', { name: product.name })} noindex />
			<h1 className="type-display-l">{t.rich(isAsked ? 'asked.title' : 'title', emphasis)}</h1>
			<p className="lead">{isAsked ? t('asked.text') : t(isForm ? 'intro' : 'none')}</p>
			<ProductLine product={product} />
			{isForm && (
				<>
					<FormProblems form={form} />
					<Form method="post" noValidate className="restock-form">
						<SelectField
							id="sku"
							name="sku"
							label={t('size')}
							options={sizes}
							defaultValue={form.values['sku'] ?? chosen}
							error={form.at('sku')}
						/>
						<EmailField {...form.field('email')} label={t('email')} hint={t('purpose')} />
						<PrivacyLine />
						<SubmitButton size="bar" wide>
							{t('submit')}
						</SubmitButton>
					</Form>
				</>
			)}
			{!isForm && (
				<ButtonLink to={to(`p/${urlKey}`)} size="bar" className="restock-way">
					{t('seeGarment')}
				</ButtonLink>
			)}
		</div>
	)
}
