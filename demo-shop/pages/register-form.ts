import { html, raw } from 'hono/html';
import { ORDER_ATTRIBUTION } from '@shopfront/names';
import type { ShopContext } from '../context';
import { newsletterFields } from '../marketing/newsletter';
import { t } from '../texts';
import type { Markup } from './layout';

/** The platform's markup, with the newsletter choice and the source of the visit where add-ons print them. */
export const registerForm = ( { options }: ShopContext ): Markup =>
	html`<form
		class="plain-form woocommerce-form woocommerce-form-register register"
		method="post"
		action="/my-account/register"
	>
		<h2>${ t( 'Register' ) }</h2>
		<p class="field woocommerce-form-row">
			<label for="reg_email">${ t( 'Email address' ) }</label>
			<input
				class="woocommerce-Input input-text"
				id="reg_email"
				name="email"
				type="email"
				autocomplete="email"
				required
			/>
		</p>
		<p class="field woocommerce-form-row">
			<label for="reg_password">${ t( 'Password' ) }</label>
			<input
				class="woocommerce-Input input-text"
				id="reg_password"
				name="password"
				type="password"
				autocomplete="new-password"
				required
			/>
		</p>
		${
			options.orderAttribution
				? raw(
						`<${ ORDER_ATTRIBUTION.inputs }></${ ORDER_ATTRIBUTION.inputs }>`
					)
				: ''
		}
		${ newsletterFields( options ) }
		<button class="button" type="submit">${ t( 'Register' ) }</button>
	</form>`;
