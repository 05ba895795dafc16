import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { VARIATION_CLASSES } from '@shopfront/names';

const STATES = [
	'disabled',
	VARIATION_CLASSES.incomplete,
	VARIATION_CLASSES.unavailable,
];

/**
 * The button that adds its form's product and leads to the checkout. The browser posts the form; we mirror the state of
 * the add-to-cart button, ask for missing choices, and prevent a second post.
 */
export const mount: Behavior[ 'mount' ] = ( button, { signal } ) => {
	const form = button.closest( 'form' );
	const main = form?.querySelector< HTMLElement >(
		'.single_add_to_cart_button'
	);
	if ( ! form || ! main ) {
		return undefined;
	}
	const showState = () => {
		for ( const name of STATES ) {
			button.classList.toggle( name, main.classList.contains( name ) );
		}
	};
	const showLoading = ( isLoading: boolean ) => {
		button.classList.toggle( 'loading', isLoading );
		button.setAttribute( 'aria-busy', String( isLoading ) );
	};
	button.addEventListener(
		'click',
		( event ) => {
			if ( main.classList.contains( 'disabled' ) ) {
				event.preventDefault();
				// The main button shows the message and focuses the missing choice.
				main.click();
			}
		},
		{ signal }
	);
	form.addEventListener(
		'submit',
		( event ) => {
			if ( event.submitter !== button ) {
				return;
			}
			if ( button.classList.contains( 'loading' ) ) {
				event.preventDefault();
			}
			showLoading( true );
		},
		{ signal }
	);
	// The back/forward cache restores the page as it was, loading state included.
	button.ownerDocument.defaultView?.addEventListener(
		'pageshow',
		( { persisted } ) => {
			if ( persisted ) {
				showLoading( false );
			}
		},
		{ signal }
	);
	const observer = new MutationObserver( showState );
	observer.observe( main, { attributeFilter: [ 'class' ] } );
	showState();
	return () => observer.disconnect();
};
