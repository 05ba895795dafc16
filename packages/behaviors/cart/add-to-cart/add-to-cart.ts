import { readBlockSources } from '@shopfront/behaviors/cart/block-loader';
import {
	createCartClient,
	UNREACHABLE,
	type CartClient,
} from '@shopfront/behaviors/cart/cart-client';
import {
	addViewCartLink,
	createLiveRegion,
} from '@shopfront/behaviors/cart/classic-cart';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createNavigate } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { readForm } from './read-form';

/** A button that leads to the checkout, so that the form has to be posted. */
const BUY_NOW = '.sf-buy-now';

/** Error code of apiFetch for an unreadable response, whose message is for developers. */
const UNREADABLE = 'invalid_json';

/** Returns the server's message as text, or the form's message about a lost connection. */
function getMessage( error: unknown, { dataset }: HTMLFormElement ): string {
	const { code, message } = isRecord( error ) ? error : {};
	return (
		( typeof message === 'string' && code !== UNREADABLE
			? htmlToText( message )
			: '' ) ||
		( code === UNREACHABLE && dataset.sfUnreachable ) ||
		( dataset.sfLost ?? '' )
	);
}

/** Empties the quantity of a product that is in the cart, so that the next press does not add it again. */
function empty( form: HTMLFormElement, name: string ): void {
	const field = form.elements.namedItem( name );
	if ( field instanceof HTMLInputElement ) {
		field.checked = field.defaultChecked;
		field.value = field.defaultValue;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}

async function add(
	form: HTMLFormElement,
	client: CartClient
): Promise< void > {
	if ( form.getAttribute( 'aria-busy' ) === 'true' ) {
		return;
	}
	const view = form.ownerDocument.defaultView ?? window;
	const button = form.querySelector< HTMLElement >( '[type=submit]' );
	const message = form.querySelector< HTMLElement >( '[data-sf-message]' );
	const liveRegion = createLiveRegion(
		view,
		// All else is inert while a modal dialog is open.
		form.closest( 'dialog' ) ?? undefined
	);
	const showLoading = ( isLoading: boolean ) => {
		button?.classList.toggle( 'loading', isLoading );
		button?.setAttribute( 'aria-disabled', String( isLoading ) );
		form.setAttribute( 'aria-busy', String( isLoading ) );
	};
	const showMessage = ( text: string, kind = '' ) => {
		if ( message ) {
			message.textContent = text;
			message.dataset.sfMessage = kind;
		}
	};
	liveRegion.clear();
	showMessage( '' );
	button?.classList.remove( 'added' );
	showLoading( true );
	const addItem = await client.open();
	if ( ! addItem ) {
		// The shop's own page adds the product then.
		form.submit();
		return;
	}
	const products = readForm( form );
	if ( ! view.navigator.onLine ) {
		const text = form.dataset.sfOffline ?? '';
		showMessage( text );
		liveRegion.announce( text );
	}
	const results = await Promise.allSettled(
		products.map( ( { productId, quantity, variation } ) =>
			addItem( productId, quantity, variation )
		)
	);
	const errors = results.flatMap( ( result ) =>
		result.status === 'rejected'
			? [ getMessage( result.reason, form ) ]
			: []
	);
	if ( errors.length > 0 ) {
		results.forEach( ( { status }, index ) => {
			const product = products[ index ];
			if ( product && status === 'fulfilled' ) {
				empty( form, product.field );
			}
		} );
		const text = [ ...new Set( errors ) ].join( ' ' );
		showLoading( false );
		showMessage( text );
		liveRegion.announce( text );
		return;
	}
	const { sfRedirect, sfViewCart, sfCartUrl, sfAdded } = form.dataset;
	const navigate = createNavigate( ( url ) => view.location.assign( url ) );
	if ( sfRedirect && navigate( sfRedirect ) ) {
		return;
	}
	showLoading( false );
	const hasLink = sfViewCart && sfCartUrl;
	// A link says for the eye what the live region says.
	showMessage( hasLink ? '' : ( sfAdded ?? '' ), 'added' );
	if ( button ) {
		button.classList.add( 'added' );
		if ( hasLink ) {
			addViewCartLink( button, sfCartUrl, sfViewCart );
		}
	}
	liveRegion.announceLater( sfAdded );
}

/**
 * A product form that is sent in the background. A form with which nothing is chosen posts, and so does every form of a page that
 * does not say where its cart is.
 */
export const mount: Behavior[ 'mount' ] = ( form, { signal } ) => {
	const view = form.ownerDocument.defaultView ?? window;
	const sources = readBlockSources( form.ownerDocument );
	if ( ! sources || ! ( form instanceof HTMLFormElement ) ) {
		return;
	}
	const client = createCartClient( view, sources );
	client.prepare();
	form.addEventListener(
		'submit',
		( event ) => {
			if (
				! event.defaultPrevented &&
				! event.submitter?.matches( BUY_NOW ) &&
				readForm( form ).length > 0
			) {
				event.preventDefault();
				void add( form, client );
			}
		},
		{ signal }
	);
};
