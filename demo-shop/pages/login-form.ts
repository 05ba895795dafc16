import { html } from 'hono/html';
import { t } from '../texts';
import type { Markup } from './layout';
import type { Notice } from './notices';

interface LoginForm {
	/** Start of ids: a page may have two forms. */
	id: string;
	/** Target after logging in; `''` for the account. */
	redirect: string;
	/** An error leads back to the popup instead of the account. */
	isPopup?: boolean;
}

/** The platform's markup, which add-ons and behaviors know. */
export const loginForm = ( {
	id,
	redirect,
	isPopup = false,
}: LoginForm ): Markup =>
	html`<form
		class="plain-form woocommerce-form woocommerce-form-login login"
		method="post"
		action="/my-account/login"
	>
		<h2>${ t( 'Log in' ) }</h2>
		${
			redirect
				? html`<input
						type="hidden"
						name="redirect_to"
						value="${ redirect }"
					/>`
				: ''
		}
		${ isPopup ? html`<input type="hidden" name="popup" value="1" />` : '' }
		<p class="field woocommerce-form-row">
			<label for="${ id }username">${ t( 'Email address' ) }</label>
			<input
				class="woocommerce-Input input-text"
				id="${ id }username"
				name="username"
				type="email"
				autocomplete="username"
				required
			/>
		</p>
		<p class="field woocommerce-form-row">
			<label for="${ id }password">${ t( 'Password' ) }</label>
			<input
				class="woocommerce-Input input-text"
				id="${ id }password"
				name="password"
				type="password"
				autocomplete="current-password"
				required
			/>
		</p>
		<button class="button" type="submit">${ t( 'Log in' ) }</button>
		<p class="woocommerce-LostPassword lost_password">
			<a href="/my-account/lost-password/"
				>${ t( 'Forgot password?' ) }</a
			>
			${ isPopup ? html`<a href="/my-account/">${ t( 'Create an account' ) }</a>` : '' }
		</p>
	</form>`;

/** The account link opens it. With a notice, it opens by itself. */
export const loginPopup = ( redirect: string, notice: Notice | null ): Markup =>
	html`<div
		id="login-form-popup"
		class="sf-lightbox-content login-popup woocommerce"
	>
		${
			notice
				? html`<ul class="woocommerce-error" role="alert">
						<li>${ notice.text }</li>
					</ul>`
				: ''
		}
		${ loginForm( { id: 'popup-', redirect, isPopup: true } ) }
	</div>`;
