import { html, raw } from 'hono/html';
import type { Attempt } from '../orders/attempts';
import { describeOrder } from '../orders/unanswered-attempts';
import { t } from '../texts';
import type { Markup } from './layout';

/** Name of the checkbox; its value is the key of the attempt whose risk the shopper accepts. */
export const CONFIRMED = 'shopfront_confirmed';

/** Id of the checkbox, for links to its error. */
export const CONFIRMED_ID = 'unanswered-confirmed';

/** The error of a form that was sent without the confirmation. */
export const unconfirmedText = (): string =>
	t(
		'We didn’t send your order, because it may be paid already. To pay again anyway, select the box above the button.'
	);

/**
 * Renders the warning about an attempt that may have charged the shopper, with the checkbox that a form needs to send the
 * order again.
 *
 * @param attempt
 * @param confirmed The checkbox's value as it was sent; `undefined` if it was not ticked.
 * @param error     `undefined` for none.
 */
export function unansweredWarning(
	attempt: Attempt,
	confirmed: string | undefined,
	error: string | undefined
): Markup {
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
}
