import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { GiftAnswer } from './form.ts'

/** The balance of a card, for the holder of its number and code. */
export function Balance({ answer }: { answer: GiftAnswer | undefined }) {
	const t = useTranslations('gift')
	const navigation = useNavigation()
	const isAsking = navigation.formData?.get('intent') === 'balance'
	const [error] = answer?.errors ?? []
	const known = KNOWN.find((code) => code === error?.code)
	return (
		<section className="mt-s-10 measure">
			<AccordionItem title={t('balance')} id="balance" headingLevel={2} open={answer !== undefined}>
				<Form method="post" noValidate preventScrollReset className="gift-balance">
					<input type="hidden" name="intent" value="balance" />
					<div role="status">
						{answer?.balance && <Notice tone="success">{t('left', { amount: answer.balance })}</Notice>}
					</div>
					<TextField
						name="cardNumber"
						label={t('cardNumber')}
						autoComplete="off"
						spellCheck={false}
						autoCapitalize="characters"
						maxLength={40}
						defaultValue={answer?.values.cardNumber}
						error={error && t(`problem.${known ?? 'unexpected'}`)}
					/>
					<TextField name="code" label={t('code')} autoComplete="off" spellCheck={false} maxLength={40} />
					<Button type="submit" variant="secondary" loading={isAsking}>
						{t('check')}
					</Button>
				</Form>
			</AccordionItem>
		</section>
	)
}

const KNOWN = ['unknown', 'too-many-requests'] as const
