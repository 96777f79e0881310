import { SITES } from '@vitrine/market/sites'
import { useTranslations } from 'use-intl'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { requestContext } from '#app/request/context.ts'
import { countryOfNumber, phoneCountryViews } from '#app/document/addresses/countries.ts'
import { dateValues, typedDate } from '#app/document/dates/date-parts.ts'
import { type FormError, type FormValues, readForm, refuse } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/profile'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { EmailForm } from './email-form.tsx'
import { done, refusalOf, requireCustomer } from '#app/request/account/answers.ts'
import { changeEmail, changeProfile, findSizeRuns } from '#app/routes/account/gateway.ts'
import { ProfileForm } from './profile-form.tsx'
import { UsualSizesForm } from './usual-sizes-form.tsx'
import { typedSizes, usualSizesView } from './usual-sizes-view.ts'

export const handle: PageHandle = { namespaces: ['account', 'checkout', 'date', 'err'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, siteRecord, tag } = context.get(requestContext)
	const [customer, params, sizeRuns] = await Promise.all([
		requireCustomer({ request, context }),
		siteRecord(),
		findSizeRuns({ request, context }),
	])
	return {
		email: customer.email,
		values: {
			firstName: customer.firstName,
			lastName: customer.lastName,
			...dateValues('birthDate', customer.birthDate),
			phoneNumber: customer.phoneNumber ?? '',
			phoneCountryCode: customer.phoneNumber
				? countryOfNumber(customer.phoneNumber, params.phoneNumberCountries)
				: SITES[site].countryCode,
			languageTag: customer.languageTag,
		},
		phoneCountries: phoneCountryViews(params.phoneNumberCountries, { tag, own: SITES[site].countryCode }),
		languages: emailLanguages(customer.languageTag),
		sizes: sizeRuns && usualSizesView(sizeRuns, customer.usualSizes),
	}
}

/** Three forms: the profile, the usual sizes, and the e-mail address of the account. */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	const what = intentOf(values['intent'])
	const refused =
		what === 'email'
			? await refusalOf(args, await changeEmail(args, emailChange(values, args)))
			: await refusalOf(args, await changeProfile(args, PROFILE_PARTS[what](values)))
	if (refused) return refuse(values, refused, { place: atControl })
	throw done(args, 'account/profile', what)
}

function atControl(error: { field: string; code: string }): FormError {
	return { id: error.field === 'email' ? 'new-email' : error.field, ...error }
}

function intentOf(typed: string | undefined): 'profile' | 'sizes' | 'email' {
	return typed === 'email' || typed === 'sizes' ? typed : 'profile'
}

const PROFILE_PARTS = {
	profile: profileChange,
	sizes: (values: FormValues) => ({ usualSizes: typedSizes(values) }),
}

function profileChange(values: FormValues) {
	const { firstName = '', lastName = '', phoneNumber = '', languageTag = '' } = values
	const birthDate = typedDate(values, 'birthDate')
	const phoneCountry = (values['phoneCountryCode'] ?? '').slice(0, 2)
	return { firstName, lastName, birthDate, phoneNumber, phoneCountry, languageTag: languageTag.slice(0, 10) }
}

function emailChange(values: FormValues, { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
	const { email = '', password = '' } = values
	const pageUrl = new URL(localePath(context.get(requestContext).locale, 'auth/confirm?token=TOKEN'), request.url).href
	return { email, password, pageUrl }
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('account')
	const form = useForm(actionData, { texts: 'account.err', zone: 'account' })
	return (
		<AccountPage room="profile" form={form}>
			<ProfileForm
				key={JSON.stringify(loaderData.values)}
				form={form.part('profile', loaderData.values)}
				phoneCountries={loaderData.phoneCountries}
				languages={loaderData.languages}
			/>
			{loaderData.sizes && loaderData.sizes.length > 0 && (
				<section className="account-section">
					<h2 className="type-title-l thread">{t('sizes.title')}</h2>
					<p className="account-now">{t('sizes.text')}</p>
					<UsualSizesForm
						key={JSON.stringify(loaderData.sizes)}
						departments={loaderData.sizes}
						form={form.part('sizes')}
					/>
				</section>
			)}
			<section className="account-section">
				<h2 className="type-title-l thread">{t('email.title')}</h2>
				<p className="account-now">{t('email.now', { email: loaderData.email })}</p>
				<EmailForm key={loaderData.email} form={form.part('email')} />
			</section>
		</AccountPage>
	)
}

/** The languages we write e-mails in, each in its own words; the one chosen stays what it is, also where two sites share a language. */
function emailLanguages(chosen: string): { tag: string; name: string }[] {
	const rows = LOCALE_CODES.map((code) => ({
		tag: LOCALES[code].tag as string,
		name: LOCALES[code].row.language as string,
	}))
	const names = [...new Set(rows.map(({ name }) => name))]
	return names.flatMap((name) => {
		const same = rows.filter((row) => row.name === name)
		return same.find(({ tag }) => tag === chosen) ?? same[0] ?? []
	})
}
