import { html, raw } from 'hono/html';
import type { Attempt } from '../orders/attempts';
import { describeOrder } from '../orders/unanswered-attempts';
import { t } from '../texts';
import type { Markup } from './layout';

/** Its value is the attempt whose risk the shopper accepts. */
export const CONFIRMED = 'shopfront_confirmed';

/** The checkbox's error links here. */
export const CONFIRMED_ID = 'unanswered-confirmed';

export const unconfirmedText = (): string =>
	t(
		'We didn’t send your order, because it may be paid already. To pay again anyway, select the box above the button.'
	);

/** Warns that an attempt may have charged the shopper. To order again, they must tick the checkbox. */
export const unansweredWarning = (
	attempt: Attempt,
	confirmed: string | undefined,
	error: string | undefined
): Markup => {
	const { order_number: number } = describeOrder( attempt );
	const errorId = `${ CONFIRMED_ID }-error`;
	return html`<section class="unanswered" aria-labelledby="unanswered-title">
		<h2 id="unanswered-title">
			${ number ? t( 'We don’t know yet whether order %s was paid', number ) : t( 'We don’t know yet whether your last order was paid' ) }
		</h2>
		<p>
			${ t( 'The payment service did not answer, so you may already have been charged. Check your email and your bank account before you pay again.' ) }
		</p>
		<p><a href="/contact/">${ t( 'Contact us' ) }</a></p>
		<label class="pay-form__choice">
			<input
				type="checkbox"
				id="${ CONFIRMED_ID }"
				name="${ CONFIRMED }"
				value="${ attempt.key }"
				${ confirmed === attempt.key ? raw( 'checked' ) : '' }
				${ error ? raw( `aria-invalid="true" aria-describedby="${ errorId }"` ) : '' }
			/>
			<span>${ t( 'I understand that I may be charged twice.' ) }</span>
		</label>
		${
			error
				? html`<p class="field__error" id="${ errorId }">${ error }</p>`
				: ''
		}
	</section>`;
};
