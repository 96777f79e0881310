import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { useSignedIn } from '#app/document/signed-in/use-signed-in.ts'
import { IconLink } from '#app/ui/icon-button.tsx'

/** The link to the account: to its panel on the home page, which a closed site has not, and to its own pages once a script knows of a session. */
export function useAccountEntry() {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const isSignedIn = useSignedIn()
	const { locale, closed } = useDocument()
	return isSignedIn
		? ({ label: t('account'), to: to('account'), icon: 'user-filled' } as const)
		: ({ label: t('signIn'), to: to(closed?.[locale] ? 'auth/sign-in' : '#sign-in'), icon: 'user' } as const)
}

/** The user of the header; on narrow screens it is a tab. */
export function AccountLink() {
	return <IconLink {...useAccountEntry()} className="from-tablet" />
}
