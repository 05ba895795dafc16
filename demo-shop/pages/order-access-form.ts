import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import type { Markup } from './layout';

const here = ( c: Context< ShopEnv > ): string => {
	const { pathname, search } = new URL( c.req.url );
	return pathname + search;
};

/** Protects an order; shows none of its data. */
export const accessForm = (
	c: Context< ShopEnv >,
	kind: 'login' | 'email',
	isWrong: boolean
): Markup => {
	if ( kind === 'login' ) {
		const redirect = encodeURIComponent( here( c ) );
		return html`<div class="plain-page">
			<h1>Please log in</h1>
			<p>This order belongs to an account.</p>
			<p>
				<a class="button" href="/my-account/?redirect_to=${ redirect }"
					>Log in</a
				>
			</p>
		</div>`;
	}
	return html`<form class="plain-form" method="post" action="${ here( c ) }">
		<h1>Is this your order?</h1>
		<p>
			Tell us the email address that it was made with, and we show it to
			you.
		</p>
		<div class="field">
			<label for="billing_email">Email address</label>
			<input
				id="billing_email"
				name="billing_email"
				type="email"
				autocomplete="email"
				required
				${ isWrong ? html`aria-invalid="true" aria-describedby="billing_email-error"` : '' }
			/>
			${
				isWrong
					? html`<p
							class="form-message"
							id="billing_email-error"
							role="alert"
						>
							This is not the email address of the order.
						</p>`
					: ''
			}
		</div>
		<button class="button" type="submit">Show the order</button>
	</form>`;
};
