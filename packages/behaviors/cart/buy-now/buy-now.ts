import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { VARIATION_CLASSES } from '@shopfront/names';

/** Classes of the add-to-cart button that this one has, too. */
const STATES = [
	'disabled',
	VARIATION_CLASSES.incomplete,
	VARIATION_CLASSES.unavailable,
];

/**
 * The button that adds the product of its form and leads to the checkout. The form posts it by itself; this shows the
 * states of the add-to-cart button, asks for missing choices, and prevents a second post.
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
				// Shows the form's own message, and moves the focus to what is missing.
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
	// Browsers keep the page as it was left, and show it again on the way back.
	button.ownerDocument.defaultView?.addEventListener(
		'pageshow',
		() => showLoading( false ),
		{ signal }
	);
	const observer = new MutationObserver( showState );
	observer.observe( main, { attributeFilter: [ 'class' ] } );
	showState();
	return () => observer.disconnect();
};
