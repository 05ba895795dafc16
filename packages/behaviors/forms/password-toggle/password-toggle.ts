import { ensureId } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { GENERAL_SCRIPT_ID, PLATFORM_FIELDS } from '@shopfront/names';

interface PasswordWindow extends Window {
	woocommerce_params?: {
		i18n_password_show?: string;
		i18n_password_hide?: string;
	};
}

const WRAPPER = 'password-input';

/** Moving the field would lose its focus and selection, so we restore both. */
const wrap = ( input: HTMLInputElement ): HTMLElement => {
	const { ownerDocument: page } = input;
	const isFocused = page.activeElement === input;
	const { selectionStart, selectionEnd } = input;
	const wrapper = page.createElement( 'span' );
	wrapper.className = WRAPPER;
	input.before( wrapper );
	wrapper.append( input );
	if ( isFocused ) {
		input.focus( { preventScroll: true } );
		input.setSelectionRange( selectionStart, selectionEnd );
	}
	return wrapper;
};

/** A password field with a button that shows the password (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( input, { signal } ) => {
	const { ownerDocument: page } = input;
	const view: PasswordWindow = page.defaultView ?? window;
	if (
		! ( input instanceof HTMLInputElement ) ||
		input.closest( `.${ WRAPPER }` )?.querySelector( 'button' ) ||
		// WooCommerce's script adds its own button.
		( input.matches( PLATFORM_FIELDS ) &&
			page.getElementById( GENERAL_SCRIPT_ID ) )
	) {
		return undefined;
	}
	const { text } = readSiteSettings( view );
	const params = view.woocommerce_params;
	const show =
		text( 'i18n', 'showPassword' ) ||
		params?.i18n_password_show ||
		'Show password';
	const hide =
		text( 'i18n', 'hidePassword' ) ||
		params?.i18n_password_hide ||
		'Hide password';

	const wrapper = wrap( input );
	const button = page.createElement( 'button' );
	button.type = 'button';
	button.className = 'show-password-input';
	button.setAttribute( 'aria-describedby', ensureId( input ) );
	const setShown = ( isShown: boolean ) => {
		input.type = isShown ? 'text' : 'password';
		button.classList.toggle( 'display-password', isShown );
		button.setAttribute( 'aria-label', isShown ? hide : show );
	};
	setShown( false );
	wrapper.append( button );
	button.addEventListener( 'click', () => {
		setShown( input.type === 'password' );
		input.focus();
	} );
	input.form?.addEventListener( 'submit', () => setShown( false ), {
		capture: true,
		signal,
	} );
	return () => {
		setShown( false );
		button.remove();
		wrapper.replaceWith( input );
	};
};
