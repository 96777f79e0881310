import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/site/locale/links.ts'
import { useSignedIn } from '#app/site/session/use-signed-in.ts'
import { IconLink } from '#app/ui/icon-button.tsx'

/** Where the account is: its panel on the home page, and its own rooms once a script knows that somebody is signed in. */
export function useAccountEntry() {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const isSignedIn = useSignedIn()
	return isSignedIn
		? ({ label: t('account'), to: to('account'), icon: 'user-filled' } as const)
		: ({ label: t('signIn'), to: to('#sign-in'), icon: 'user' } as const)
}

/** The user of the header; on narrow screens it is a tab. */
export function AccountLink() {
	return <IconLink {...useAccountEntry()} className="max-tablet:hidden" />
}
