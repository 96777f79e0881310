import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { AccordionItem } from '#app/ui/accordion.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CodeField } from '#app/ui/text-field.tsx'

/** The balance of a card, for the holder of its number and code. */
export function Balance({ form, balance }: { form: FormState; balance: string | null | undefined }) {
	const t = useTranslations('gift')
	return (
		<section className="gift-balance-section measure">
			<AccordionItem title={t('balance')} id="balance" headingLevel={2} open={form.submitted !== undefined}>
				<Form method="post" noValidate preventScrollReset className="gift-balance">
					<div role="status">{balance && <Notice tone="success">{t('left', { amount: balance })}</Notice>}</div>
					<CodeField {...form.field('cardNumber')} label={t('cardNumber')} />
					<CodeField name="code" label={t('code')} />
					<SubmitButton intent="balance" variant="secondary">
						{t('check')}
					</SubmitButton>
				</Form>
			</AccordionItem>
		</section>
	)
}
